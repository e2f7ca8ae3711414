import Foundation
import InbetweenViewGraph

/// Says where one alignment guide of a view is.
struct AlignmentGuideModifier {
  var key: AlignmentKey
  var compute: (ViewDimensions) -> CGFloat

  init(_ key: AlignmentKey, _ compute: @escaping (ViewDimensions) -> CGFloat) {
    self.key = key
    self.compute = compute
  }
}

extension AlignmentGuideModifier: LayerModifier {
  func _makeLayer(_ child: RenderNode, owner: ViewNode) -> AlignmentGuideLayer {
    AlignmentGuideLayer(child, self, owner: owner)
  }

  func _updateLayer(_ layer: AlignmentGuideLayer, owner: ViewNode) { layer.guide = self }
}

final class AlignmentGuideLayer: WrapperRenderNode {
  var guide: AlignmentGuideModifier {
    didSet {
      graph.noteGuide(guide.key)
      setNeedsLayout()
    }
  }

  init(_ child: RenderNode, _ guide: AlignmentGuideModifier, owner: ViewNode) {
    self.guide = guide
    super.init(child, owner: owner)
    graph.noteGuide(guide.key)
  }

  override func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    guard key == guide.key else { return child.explicitGuide(key, in: size) }
    let value = guide.compute(child.dimensions(in: size))
    return value.isFinite ? value : 0
  }
}

extension View {
  /// Says where a guide of the view is, from its leading edge, points.
  public nonisolated func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(g.key, computeValue))
  }

  /// Says where a guide of the view is, from its top, points.
  public nonisolated func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(g.key, computeValue))
  }
}
