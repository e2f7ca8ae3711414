import Foundation
import InbetweenDrawing
import InbetweenViewGraph

@testable import InbetweenViews

/// A stage of points on which views are touched. Every character is half as wide as its font's
/// size, every line 1.2 times as high (`PlainTypesetter`).
@MainActor
final class Host {
  let graph: Graph

  init(
    _ view: some View, width: Double = 100, height: Double = 100,
    environment change: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    graph = Graph(size: CGSize(width: width, height: height), typesetter: PlainTypesetter())
    var environment = EnvironmentValues()
    change(&environment)
    graph.journal.recordsChanges = true
    graph.build(view, environment: environment)
  }

  func send(
    _ phase: PointerEvent.Phase, _ x: Double, _ y: Double, at time: Double? = nil, id: Int = 0
  ) {
    graph.send(
      PointerEvent(phase, at: CGPoint(x: x, y: y), time: time ?? graph.time, id: id))
  }

  func tap(_ x: Double, _ y: Double, at time: Double? = nil) {
    send(.down, x, y, at: time)
    send(.up, x, y)
  }

  /// The lines of the list without the canvas and the owners.
  func lines(at time: Double? = nil) -> [String] {
    graph.frame(at: time ?? graph.time).text.split(separator: "\n").dropFirst().map { line in
      line.trimmingCharacters(in: .whitespaces).components(separatedBy: " @")[0]
    }
  }

  func element(_ label: String) -> Element? {
    graph.elements().first { $0.label == label || $0.identifier == label }
  }

  /// The values of an attribute of the first text or image that has it.
  func values(_ name: String, at time: Double) -> [Double] {
    graph.frame(at: time)
    func find(_ node: RenderNode) -> [Double]? {
      for attribute in node.attributes where attribute.name.name == name { return attribute.values }
      var found: [Double]?
      node.forEachChild { child in if found == nil { found = find(child) } }
      return found
    }
    return find(graph.rootRender) ?? []
  }
}

/// Something that tests note, in order.
@MainActor
final class Notes {
  var lines: [String] = []

  func callAsFunction(_ line: String) { lines.append(line) }
}
