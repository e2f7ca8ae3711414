import Foundation
import InbetweenStage
import InbetweenViewGraph

/// Follows the attributes that move: what the lanes of the timeline show.
///
/// An attribute is watched from its first animator on, or from when it stands below something that
/// asks for each frame, as keyframes do. A scalar of it gets a lane when it first differs.
@MainActor
final class Lanes {
  /// One watched attribute of one view.
  private final class Watched {
    let target: AnyObject
    let owner: ViewNode
    let id: UInt8
    let name: AttributeName
    let number: Int
    /// The lane of each scalar, or nil while it has not moved.
    var lanes: [Int?]
    var values: [Double]
    var time: Double
    /// The items that show the view, as the page knows them.
    var place: ClosedRange<Int>?

    init(
      _ target: AnyObject, owner: ViewNode, id: UInt8, name: AttributeName, number: Int,
      values: [Double], time: Double
    ) {
      (self.target, self.owner, self.id, self.name) = (target, owner, id, name)
      (self.number, self.values, self.time) = (number, values, time)
      lanes = Array(repeating: nil, count: values.count)
    }
  }

  private struct Key: Hashable {
    let target: ObjectIdentifier
    let id: UInt8
  }

  /// More attributes than this are not watched: nobody could read so many lanes.
  static let limit = 160
  /// How many nodes below something that asks for each frame are looked at.
  private static let depthLimit = 400

  private var watched: [Key: Watched] = [:]
  private var order: [Watched] = []
  private var laneCount = 0
  private var seenFollowers: Set<ObjectIdentifier> = []
  private var lastTime = 0.0
  private var lastEmission = -1
  private var needsPlaces = false
  private var isFull: Bool { order.count >= Self.limit }

  /// Appends the samples of the frame, and to the story what is new about the lanes.
  func sample(_ graph: Graph, to out: inout ByteWriter, story: inout Story) {
    let time = graph.time
    discover(graph)
    leaveDetached(time, &story)
    var samples = Samples()
    for attribute in order {
      guard let now = values(of: attribute) else { continue }
      if now == attribute.values {
        attribute.time = time
        continue
      }
      let rates = velocity(of: attribute, now, at: time)
      for index in now.indices where index < attribute.values.count {
        if now[index] == attribute.values[index] { continue }
        if attribute.lanes[index] == nil {
          attribute.lanes[index] = declare(attribute, index, &story)
          // Where it stood before.
          var first = Samples()
          write(attribute, index, attribute.values[index], 0, &first)
          first.append(to: &out, at: attribute.time)
        }
        write(attribute, index, now[index], rates[index], &samples)
      }
      attribute.values = now
      attribute.time = time
    }
    samples.append(to: &out, at: time)
    if graph.statistics.emissions != lastEmission || needsPlaces {
      lastEmission = graph.statistics.emissions
      needsPlaces = false
      for attribute in order where attribute.lanes.contains(where: { $0 != nil }) {
        if let place = place(of: attribute), place != attribute.place {
          attribute.place = place
          story.places.append([attribute.number, place.lowerBound, place.upperBound])
        }
      }
    }
    lastTime = time
  }

  /// The number of a watched attribute.
  func number(of target: ObjectIdentifier, _ id: UInt8) -> Int? {
    watched[Key(target: target, id: id)]?.number
  }

  // MARK: Which attributes

  private func discover(_ graph: Graph) {
    if isFull { return }
    graph.forEachRunning { animator in
      if isFull { return }
      let node = animator.node
      let target: AnyObject = animator.targetObject
      let before = animator.value(at: animator.start)
      watch(
        target, owner: node, id: animator.attribute, name: animator.name, values: before,
        time: animator.start)
    }
    for follower in graph.followers {
      let isNew = seenFollowers.insert(ObjectIdentifier(follower)).inserted
      if isNew || graph.statistics.emissions != lastEmission {
        var budget = Self.depthLimit
        if let view = follower as? ViewNode { lookBelow(view, graph.time, &budget) }
        if let render = follower as? RenderNode { look(render, graph.time, &budget) }
      }
    }
  }

  private func lookBelow(_ view: ViewNode, _ time: Double, _ budget: inout Int) {
    var outputs: [RenderNode] = []
    view.collect(into: &outputs)
    for output in outputs { look(output, time, &budget) }
  }

  private func look(_ node: RenderNode, _ time: Double, _ budget: inout Int) {
    if budget <= 0 || isFull { return }
    budget -= 1
    for attribute in node.attributes {
      watch(
        node, owner: node.owner, id: attribute.id, name: attribute.name,
        values: attribute.values, time: time)
    }
    var children: [RenderNode] = []
    node.forEachChild { children.append($0) }
    for child in children { look(child, time, &budget) }
  }

  private func watch(
    _ target: AnyObject, owner: ViewNode, id: UInt8, name: AttributeName, values: [Double],
    time: Double
  ) {
    let key = Key(target: ObjectIdentifier(target), id: id)
    if watched[key] != nil || isFull { return }
    let new = Watched(
      target, owner: owner, id: id, name: name, number: nextNumber, values: values, time: time)
    nextNumber += 1
    watched[key] = new
    order.append(new)
  }

  private var nextNumber = 0

  private func leaveDetached(_ time: Double, _ story: inout Story) {
    for attribute in order where !attribute.owner.isAttached {
      watched[Key(target: ObjectIdentifier(attribute.target), id: attribute.id)] = nil
      if attribute.lanes.contains(where: { $0 != nil }) {
        story.left.append(Story.Left(attribute: attribute.number, time: time))
      }
    }
    order.removeAll { !$0.owner.isAttached }
  }

  // MARK: Their numbers

  private func values(of attribute: Watched) -> [Double]? {
    let all =
      (attribute.target as? RenderNode)?.attributes ?? (attribute.target as? ViewNode)?.attributes
    return all?.first { $0.id == attribute.id }?.values
      ?? animator(of: attribute)?.value(at: lastTime)
  }

  private func animator(of attribute: Watched) -> Animator? {
    (attribute.target as? RenderNode)?.animator(of: attribute.id)
      ?? (attribute.target as? ViewNode)?.animator(of: attribute.id)
  }

  /// Of what no animator moves, the mean since the frame before.
  private func velocity(of attribute: Watched, _ now: [Double], at time: Double) -> [Double] {
    if let animator = animator(of: attribute) { return animator.velocity(at: time) }
    let span = time - attribute.time
    return now.indices.map { index in
      span > 1e-9 && index < attribute.values.count
        ? (now[index] - attribute.values[index]) / span : 0
    }
  }

  private func declare(_ attribute: Watched, _ index: Int, _ story: inout Story) -> Int {
    let lane = laneCount
    laneCount += 1
    needsPlaces = true
    story.lanes.append(
      Story.Lane(
        lane: lane, attribute: attribute.number, owner: attribute.owner.path,
        node: attribute.owner.serial, name: attribute.name.name(ofLane: index),
        unit: attribute.name.unit))
    return lane
  }

  private func write(
    _ attribute: Watched, _ index: Int, _ value: Double, _ rate: Double, _ samples: inout Samples
  ) {
    samples.add(
      lane: attribute.lanes[index] ?? 0, value: attribute.name.value(value, lane: index),
      speed: attribute.name.value(rate, lane: index))
  }

  /// The first and the last item that show the attribute's view.
  private func place(of attribute: Watched) -> ClosedRange<Int>? {
    var outputs: [RenderNode] = []
    if let render = attribute.target as? RenderNode { outputs = [render] }
    (attribute.target as? ViewNode)?.collect(into: &outputs)
    var budget = Self.depthLimit
    var low = Int.max
    var high = -1
    func visit(_ node: RenderNode) {
      if budget <= 0 { return }
      budget -= 1
      if node.itemIndex >= 0 {
        low = min(low, node.itemIndex)
        high = max(high, node.itemIndex)
      }
      node.forEachChild(visit)
    }
    outputs.forEach(visit)
    return high < 0 ? nil : low...high
  }
}

/// Values and speeds of lanes at one time.
private struct Samples {
  private var bytes = ByteWriter()
  private var count = 0

  mutating func add(lane: Int, value: Double, speed: Double) {
    bytes.count(lane)
    bytes.number(value)
    bytes.number(speed)
    count += 1
  }

  func append(to out: inout ByteWriter, at time: Double) {
    if count == 0 { return }
    out.byte(FrameRecord.samples)
    out.time(time)
    out.count(count)
    out.append(bytes)
  }
}
