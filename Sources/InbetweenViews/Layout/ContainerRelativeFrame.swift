import Foundation
import InbetweenViewGraph

/// A frame whose lengths are made of those of the nearest container: a scroll view, or the stage.
struct ContainerRelativeFrame {
  var axes: Axis.Set
  var alignment: Alignment
  var length: (CGFloat, Axis) -> CGFloat
}

extension ContainerRelativeFrame: LayerModifier {
  func _makeLayer(_ child: RenderNode, owner: ViewNode) -> ContainerRelativeFrameLayer {
    ContainerRelativeFrameLayer(child, self, owner: owner)
  }

  func _updateLayer(_ layer: ContainerRelativeFrameLayer, owner: ViewNode) {
    layer.settings = self
  }
}

/// A node whose room others take as a measure: a scroll view.
@MainActor
protocol RelativeContainer: RenderNode {
  /// The size of the container without its safe area, points.
  var relativeSize: CGSize { get }
  /// Remembers a frame that is to be laid out again when the size is another.
  func addRelative(_ layer: ContainerRelativeFrameLayer)
}

/// A frame that may go before the container does.
struct RelativeFrameReference { weak var layer: ContainerRelativeFrameLayer? }

final class ContainerRelativeFrameLayer: WrapperRenderNode {
  var settings: ContainerRelativeFrame { didSet { setNeedsLayout() } }

  init(_ child: RenderNode, _ settings: ContainerRelativeFrame, owner: ViewNode) {
    self.settings = settings
    super.init(child, owner: owner)
  }

  private var container: CGSize {
    var node = parent
    while let current = node {
      if let container = current as? any RelativeContainer {
        container.addRelative(self)
        return container.relativeSize
      }
      node = current.parent
    }
    return graph.clearSize
  }

  private var fixed: FrameLayout {
    let container = container
    func length(_ axis: Axis, _ whole: CGFloat) -> CGFloat? {
      guard settings.axes.contains(Axis.Set(axis)) else { return nil }
      return settings.length(whole, axis).asLength
    }
    return FrameLayout(
      width: length(.horizontal, container.width), height: length(.vertical, container.height),
      alignment: settings.alignment)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { fixed.size(proposal, child) }

  override func placeChildren(_ proposal: ProposedViewSize) {
    let (origin, offer) = fixed.placement(in: frame.rect.size, proposal, child)
    place(child, at: origin, proposal: offer, mirrored: isMirrored)
  }

  override func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? { nil }
}

extension View {
  /// Gives the view the lengths of the nearest container, a scroll view or the screen without its
  /// safe area.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    modifier(ContainerRelativeFrame(axes: axes, alignment: alignment) { length, _ in length })
  }

  /// Gives the view lengths made of those of the nearest container.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerRelativeFrame(axes: axes, alignment: alignment, length: length))
  }

  /// Divides the length of the nearest container into equal columns and gives the view some of them.
  ///
  /// - Parameters:
  ///   - count: how many columns there are; at least one.
  ///   - span: how many of them the view takes.
  ///   - spacing: between columns, points.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    let count = CGFloat(max(1, count))
    let span = CGFloat(max(1, span))
    return modifier(
      ContainerRelativeFrame(axes: axes, alignment: alignment) { length, _ in
        let column = (length - spacing * (count - 1)) / count
        return max(0, column * span + spacing * (span - 1))
      })
  }
}
