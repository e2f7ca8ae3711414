import Foundation
import InbetweenDrawing
import InbetweenViewGraph

/// Keeps the place of a view and draws nothing of it.
struct HiddenModifier: LayerModifier {
  func _makeLayer(_ child: RenderNode, owner: ViewNode) -> HiddenLayer {
    HiddenLayer(child, owner: owner)
  }

  func _updateLayer(_ layer: HiddenLayer, owner: ViewNode) {}
}

final class HiddenLayer: WrapperRenderNode {
  override func emit(into list: inout DisplayList) { child.forgetItems() }

  override func hitTest(_ point: CGPoint) -> RenderNode? { nil }
}

extension View {
  /// Hides the view; its place in the layout stays.
  public nonisolated func hidden() -> some View { modifier(HiddenModifier()) }
}
