import Foundation
import InbetweenDrawing
import InbetweenViewGraph

/// A leaf of fixed size that draws a rectangle of its own size.
struct Box: LeafView {
  var width = 50.0
  var height = 30.0

  func _makeRender(owner: ViewNode) -> BoxRenderNode { BoxRenderNode(self, owner: owner) }

  func _updateRender(_ render: BoxRenderNode, owner: ViewNode) {
    if render.box.width == width, render.box.height == height { return }
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

  override func emit(into list: inout DisplayList) {
    itemIndex = list.items.count
    list.items.append(.init(.rect, values: values))
  }

  override func frameDidChange() { graph.patch(itemIndex, values) }

  private var values: DisplayList.Values {
    .init(shown.x, shown.y, shown.width, shown.height)
  }
}
