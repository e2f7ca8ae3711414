import InbetweenDrawing
import InbetweenViewGraph

/// Keeps what the frames of a stage showed.
@MainActor
package final class Recorder {
  private struct Key: Hashable {
    let target: ObjectIdentifier
    let attribute: UInt8
    let lane: Int
  }

  private struct Track {
    // Keeps the node alive, so that no later one takes its address and its place in the tracks.
    let target: AnyObject
    let owner: String
    let name: String
    let unit: String
    var samples: [(time: Double, value: Double)]
  }

  private let framesPerSecond: Double
  private var tracks: [Key: Track] = [:]
  private var order: [Key] = []
  private var lastTime = 0.0
  /// Some of the frames, evenly spread over time: at most `filmLimit`, the first among them.
  package private(set) var film: [(time: Double, list: DisplayList)] = []
  private static let filmLimit = 24
  private var filmStride = 1
  private var frameCount = 0

  init(framesPerSecond: Double) { self.framesPerSecond = framesPerSecond }

  func record(_ graph: Graph, _ list: DisplayList) {
    lastTime = graph.time
    keep(list)
    visit(graph.rootRender, graph.time)
    visitViews(graph.root, graph.time)
  }

  /// Keeps every nth frame; when they are too many, every other one of those and half as many on.
  private func keep(_ list: DisplayList) {
    if let last = film.last, last.time == lastTime {
      film[film.count - 1].list = list
      return
    }
    defer { frameCount += 1 }
    guard frameCount % filmStride == 0 else { return }
    if film.count == Self.filmLimit {
      film = stride(from: 0, to: film.count, by: 2).map { film[$0] }
      filmStride *= 2
      guard frameCount % filmStride == 0 else { return }
    }
    film.append((lastTime, list))
  }

  private func visit(_ node: RenderNode, _ time: Double) {
    for attribute in node.attributes {
      add(node, node.owner, attribute.id, attribute.name, attribute.values, time)
    }
    node.forEachChild { visit($0, time) }
  }

  private func visitViews(_ node: ViewNode, _ time: Double) {
    for attribute in node.attributes {
      add(node, node, attribute.id, attribute.name, attribute.values, time)
    }
    node.forEachChild { visitViews($0, time) }
  }

  private func add(
    _ target: AnyObject, _ owner: ViewNode, _ attribute: UInt8, _ name: AttributeName,
    _ values: [Double], _ time: Double
  ) {
    for (lane, value) in values.enumerated() {
      let key = Key(target: ObjectIdentifier(target), attribute: attribute, lane: lane)
      let shown = name.value(value, lane: lane)
      if tracks[key] == nil {
        tracks[key] = Track(
          target: target, owner: owner.path, name: name.name(ofLane: lane), unit: name.unit,
          samples: [])
        order.append(key)
      }
      if let last = tracks[key]!.samples.last, last.time == time {
        tracks[key]!.samples[tracks[key]!.samples.count - 1].value = shown
      } else {
        tracks[key]!.samples.append((time, shown))
      }
    }
  }

  /// The recording so far: one track for each scalar that moved.
  package func recording(_ graph: Graph) -> Recording {
    var recording = Recording(framesPerSecond: framesPerSecond, duration: lastTime)
    for key in order {
      let track = tracks[key]!
      guard let first = track.samples.first,
        track.samples.contains(where: { abs($0.value - first.value) > 1e-9 })
      else { continue }
      recording.tracks.append(
        Recording.Track(
          owner: track.owner, attribute: track.name, unit: track.unit, samples: track.samples))
    }
    recording.events = graph.journal.events.map {
      Recording.Event(time: $0.time, kind: $0.kind.rawValue, name: $0.name, owner: $0.owner)
    }
    recording.transactions = graph.journal.changes.map {
      Recording.TransactionLine(
        time: $0.time, owner: $0.owner, attribute: $0.attribute.name, trace: $0.line)
    }
    return recording
  }
}

extension AttributeName {
  package func name(ofLane lane: Int) -> String {
    lanes.indices.contains(lane) ? "\(name).\(lanes[lane])" : name
  }

  /// A lane as people read it.
  package func value(_ lane: Double, lane index: Int) -> Double {
    factors.indices.contains(index) ? lane * factors[index] : lane
  }
}
