import Foundation
import InbetweenViewGraph

/// Content with an action for coming into and leaving the window of the scroll view around.
struct ScrollVisibilityView<Content: View> {
  var content: Content
  var threshold: Double
  var action: (Bool) -> Void
}

extension ScrollVisibilityView: UnaryView, View {
  typealias Body = Never

  static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    ScrollVisibilityNode(view, context)
  }
}

private final class ScrollVisibilityNode<Content: View>: UnaryNode<ScrollVisibilityView<Content>>,
  LayoutReader
{
  private weak var render: RenderNode?
  private var told = false

  override init(_ view: ScrollVisibilityView<Content>, _ context: NodeContext) {
    super.init(view, context)
    graph.addLayoutReader(self)
  }

  override func collect(into outputs: inout [RenderNode]) {
    let start = outputs.count
    child.collect(into: &outputs)
    render = outputs.count > start ? outputs[start] : nil
  }

  func layoutDidFinish() {
    guard let render, render.hasPlace else { return }
    // Without a scroll view around, what shows is what the stage shows.
    let share = render.scrollView(along: nil)?.shownShare(of: render) ?? 1
    let shows = share > 0 && share >= view.threshold
    if shows == told { return }
    told = shows
    graph.enqueueAction(of: self, for: "onScrollVisibilityChange") { [weak self] in
      guard let self, isAttached else { return }
      view.action(shows)
    }
  }

  override func didDetach() { graph.removeLayoutReader(self) }
}

extension RenderNode {
  /// The nearest scroll view around, or the nearest one that scrolls along an axis.
  func scrollView(along axis: Axis?) -> ScrollRenderNode? {
    var node = parent
    while let current = node {
      if let scroll = current as? ScrollRenderNode,
        axis.map({ scroll.settings.axes.contains(Axis.Set($0)) }) ?? true
      {
        return scroll
      }
      node = current.parent
    }
    return nil
  }
}

extension View {
  /// Runs a closure when the view comes into the window of the scroll view around, and when it
  /// leaves.
  ///
  /// - Parameter threshold: the share of the view's area that has to show, 0...1.
  public nonisolated func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    ScrollVisibilityView(content: self, threshold: threshold, action: action)
  }
}
