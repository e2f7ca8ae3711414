import Foundation
import InbetweenDrawing
import InbetweenViewGraph
import InbetweenViews

extension Stage {
  /// An animatable attribute of a view on the stage.
  package struct Attribute {
    package let id: UInt8
    package let name: AttributeName
    package let values: [Double]
    package let animator: Animator?
    package let target: AnyObject

    /// What the journal calls it.
    @MainActor var journalKey: Journal.Target? {
      if let layer = target as? RenderNode { return Journal.Target(layer.owner, layer, id) }
      return (target as? ViewNode).map { Journal.Target($0, nil, id) }
    }
  }

  /// The presentation value of a scalar, as it was drawn last: `offset.y`, `scale.x`, `opacity`,
  /// `rotation.angle`, `frame.width`, `font.size`, `animatableData`, `keyframes.scale`. A name
  /// without its part means the first: `rotation` is its angle, in degrees. `phase` is the number
  /// of the phase.
  ///
  /// What the display list draws by its numbers is read from there.
  ///
  /// An effect belongs to the views inside it: of several around the view, the nearest counts.
  ///
  /// - Throws: `StageError` that lists what is there, where the view or the attribute is not.
  public func value(_ name: String, of query: ViewQuery = .any) throws -> Double {
    let (attribute, lane) = try find(name, of: query)
    return drawn(attribute, lane)
  }

  private func drawn(_ attribute: Attribute, _ lane: Int) -> Double {
    let values = graph.isListCurrent ? attribute.values(drawnBy: displayList) : attribute.values
    return attribute.name.value(values[lane], lane: lane)
  }

  /// What is drawn of a scalar, what state says, and, while an animation runs, its velocity.
  package func reading(
    _ name: String, of query: ViewQuery
  ) throws -> (value: Double, model: Double, velocity: Double?) {
    let (attribute, lane) = try find(name, of: query)
    let value = drawn(attribute, lane)
    guard let animator = attribute.animator else { return (value, value, nil) }
    return (
      value, attribute.name.value(animator.model[lane], lane: lane),
      attribute.name.value(animator.velocity(at: time)[lane], lane: lane)
    )
  }

  /// The model's value of a scalar: what state says, wherever the presentation is by now.
  ///
  /// - Throws: `StageError` as `value(_:of:)` does.
  public func modelValue(_ name: String, of query: ViewQuery = .any) throws -> Double {
    let (attribute, lane) = try find(name, of: query)
    guard let animator = attribute.animator else { return try value(name, of: query) }
    return attribute.name.value(animator.model[lane], lane: lane)
  }

  /// The velocity of a scalar per second, now; 0 while nothing animates it.
  public func velocity(_ name: String, of query: ViewQuery = .any) throws -> Double {
    let (attribute, lane) = try find(name, of: query)
    guard let animator = attribute.animator else { return 0 }
    return attribute.name.value(animator.velocity(at: time)[lane], lane: lane)
  }

  /// Whether an animation of the attribute runs.
  public func isAnimating(_ name: String, of query: ViewQuery = .any) throws -> Bool {
    try find(name, of: query).attribute.animator != nil
  }

  /// How the last change of the attribute was shown, in one line: which animation applied, from
  /// where, in place of which. Nil while it has not changed.
  public func trace(of name: String, of query: ViewQuery = .any) throws -> String? {
    let (attribute, _) = try find(name, of: query)
    return graph.journal.changes.last { $0.key == attribute.journalKey }?.line
  }

  func find(
    _ name: String, of query: ViewQuery
  ) throws -> (attribute: Attribute, lane: Int) {
    let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
    let attributes = try attributes(of: query)
    guard let attribute = attributes.first(where: { $0.name.name == parts.first }) else {
      let known = Set(attributes.map(\.name.name)).sorted().joined(separator: ", ")
      throw StageError("There is no attribute \(name) on \(query). There are: \(known).")
    }
    if parts.count == 1 { return (attribute, 0) }
    guard let lane = attribute.name.lanes.firstIndex(of: parts[1]) else {
      let known = attribute.name.lanes.joined(separator: ", ")
      throw StageError("\(parts[0]) has no part \(parts[1]). It has: \(known).")
    }
    return (attribute, lane)
  }

  /// The attributes of a view: those around it, nearest first, then those inside.
  package func attributes(of query: ViewQuery) throws -> [Attribute] {
    if case .any = query {
      var all: [Attribute] = []
      collect(graph.rootRender, into: &all)
      collectViews(graph.root, into: &all)
      return all
    }
    let (render, view) = try locate(query)
    var all: [Attribute] = []
    if let render {
      // Inside the view, down to where it branches; then outwards.
      var inner: RenderNode? = render
      while let current = inner {
        add(current, to: &all)
        inner = (current as? WrapperRenderNode)?.child
      }
      var outer = render.parent
      while let current = outer {
        add(current, to: &all)
        outer = current.parent
      }
    }
    var above: ViewNode? = view
    while let current = above {
      addView(current, to: &all)
      above = current.parent
    }
    collectViews(view, into: &all)
    if let render { collect(render, into: &all) }
    return all
  }

  /// What a view draws by: nodes beside each other.
  func renderNodes(of query: ViewQuery) throws -> [RenderNode] {
    let (render, view) = try locate(query)
    if let render { return [render] }
    var outputs: [RenderNode] = []
    view.collect(into: &outputs)
    return outputs
  }

  private func outermostRender(of node: ViewNode) -> RenderNode? {
    var outputs: [RenderNode] = []
    node.collect(into: &outputs)
    return outputs.first
  }

  private func add(_ node: RenderNode, to all: inout [Attribute]) {
    for attribute in node.attributes.reversed() {
      all.append(
        Attribute(
          id: attribute.id, name: attribute.name, values: attribute.values,
          animator: node.animator(of: attribute.id), target: node))
    }
  }

  private func addView(_ node: ViewNode, to all: inout [Attribute]) {
    for attribute in node.attributes {
      all.append(
        Attribute(
          id: attribute.id, name: attribute.name, values: attribute.values,
          animator: node.animator(of: attribute.id), target: node))
    }
  }

  private func collect(_ node: RenderNode, into all: inout [Attribute]) {
    add(node, to: &all)
    node.forEachChild { collect($0, into: &all) }
  }

  private func collectViews(_ node: ViewNode, into all: inout [Attribute]) {
    addView(node, to: &all)
    node.forEachChild { collectViews($0, into: &all) }
  }

  /// Where a view is: its render node, if it has one, and its view node.
  private func locate(_ query: ViewQuery) throws -> (render: RenderNode?, view: ViewNode) {
    switch query {
    case .any: return (graph.rootRender, graph.root)
    case .identifier, .text:
      let node = try element(query).node
      return (node, node.owner)
    case .type(let name):
      guard let node = search(graph.root, { $0.name == name && !$0.standsAround }) else {
        throw StageError("\(query) is not on the stage.")
      }
      return (outermostRender(of: node), node)
    }
  }

  /// The node of a view, or nil where it is not on the stage.
  package func findView(_ query: ViewQuery) -> ViewNode? { try? locate(query).view }

  /// The element that a query names: text matches a label, a value or what is shown.
  package func element(_ query: ViewQuery) throws -> Element {
    let elements = graph.elements()
    let found: Element?
    switch query {
    case .identifier(let identifier): found = elements.first { $0.identifier == identifier }
    case .text(let text):
      found = elements.first { $0.label == text } ?? elements.first { $0.value == text }
    case .any: found = elements.first
    case .type: found = nil
    }
    if let found { return found }
    var known = elements.prefix(12).map { $0.identifier.map { "#" + $0 } ?? "\"\($0.label)\"" }
    if elements.count > 12 { known.append("…") }
    throw StageError(
      "\(query) is not on the stage. There are: \(known.joined(separator: ", ")).")
  }

  /// The frame of a view around what is shown now, effects included; points of the stage.
  public func shownFrame(of query: ViewQuery) throws -> CGRect {
    switch query {
    case .any: return CGRect(origin: .zero, size: settings.size)
    case .identifier, .text: return try element(query).frame
    case .type:
      let (render, _) = try locate(query)
      guard let frame = render?.frameOnRoot else {
        throw StageError("\(query) shows nothing that has a place.")
      }
      return frame
    }
  }

  private func search(_ node: ViewNode, _ matches: (ViewNode) -> Bool) -> ViewNode? {
    if matches(node) { return node }
    var found: ViewNode?
    node.forEachChild { if found == nil { found = search($0, matches) } }
    return found
  }
}
