import Foundation
import InbetweenDrawing
import Observation

@testable import InbetweenViewGraph

/// A leaf of fixed size that draws nothing.
struct Box: LeafView {
  var width = 50.0
  var height = 30.0

  func _makeRender(owner: ViewNode) -> BoxRenderNode { BoxRenderNode(self, owner: owner) }

  func _updateRender(_ render: BoxRenderNode, owner: ViewNode) {
    render.box = self
    render.setNeedsLayout()
  }
}

final class BoxRenderNode: RenderNode {
  var box: Box

  init(_ box: Box, owner: ViewNode) {
    self.box = box
    super.init(owner: owner)
  }

  override var animatesGeometry: Bool { true }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: box.width, height: box.height)
  }
}

/// A model whose changes drive the views of a test.
@Observable final class Model {
  var x = 0.0
  var y = 0.0
  var flag = false
  var other = false
  var count = 0
  var items: [Int] = []
}

/// Drives a graph by hand.
@MainActor
final class Bench {
  let graph = Graph(size: CGSize(width: 390, height: 844), typesetter: PlainTypesetter())

  init<V: View>(_ view: V) {
    graph.journal.recordsChanges = true
    graph.build(view, environment: EnvironmentValues())
    graph.frame(at: 0)
  }

  func at(_ time: Double, _ event: () -> Void) {
    graph.advance(to: time)
    event()
    graph.advance(to: time)
  }

  /// The shown scalars of the first attribute of a name, at a time.
  func value(_ name: String, at time: Double, lane: Int = 0, index: Int = 0) -> Double {
    graph.frame(at: time)
    var found: [[Double]] = []
    func visit(_ node: RenderNode) {
      for attribute in node.attributes where attribute.name.name == name {
        found.append(attribute.values)
      }
      node.forEachChild(visit)
    }
    visit(graph.rootRender)
    return found.indices.contains(index) ? found[index][lane] : .nan
  }
}

func close(_ a: Double, _ b: Double, _ tolerance: Double = 0.01) -> Bool { abs(a - b) <= tolerance }
