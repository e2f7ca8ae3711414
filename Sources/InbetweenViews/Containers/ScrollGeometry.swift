import Foundation
import InbetweenViewGraph

/// The sizes of a scroll view and where its content stands. All lengths are points.
public struct ScrollGeometry: Equatable, Sendable {
  /// What of the content is at the top left of the bounds. With insets it begins below zero.
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  /// Margins and safe area: how far the content's ends stay away from those of the bounds.
  public var contentInsets: EdgeInsets
  /// The room between the insets.
  public var containerSize: CGSize

  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// All that shows of the content's space.
  public var bounds: CGRect {
    CGRect(
      x: contentOffset.x, y: contentOffset.y,
      width: containerSize.width + contentInsets.leading + contentInsets.trailing,
      height: containerSize.height + contentInsets.top + contentInsets.bottom)
  }

  /// What shows of the content's space between the insets.
  public var visibleRect: CGRect {
    CGRect(
      x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
      width: containerSize.width, height: containerSize.height)
  }
}

extension ScrollGeometry: CustomDebugStringConvertible {
  public var debugDescription: String {
    "ScrollGeometry(offset \(contentOffset), content \(contentSize), container \(containerSize))"
  }
}

/// Content with an action for what the first scroll view in it shows.
struct ScrollChangeView<Content: View, Seen, Value: Equatable> {
  var content: Content
  var look: @MainActor (ScrollRenderNode) -> Seen
  /// The value that is made of what was seen. The first one is told as a change from itself.
  var value: (Seen) -> Value
  var action: (Value, Value) -> Void
}

extension ScrollChangeView: UnaryView, View {
  typealias Body = Never

  static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    ScrollChangeNode(view, context)
  }
}

private final class ScrollChangeNode<Content: View, Seen, Value: Equatable>: UnaryNode<
  ScrollChangeView<Content, Seen, Value>
>, LayoutReader
{
  private weak var scroll: ScrollRenderNode?
  private var told: Value?

  override init(_ view: ScrollChangeView<Content, Seen, Value>, _ context: NodeContext) {
    super.init(view, context)
    graph.addLayoutReader(self)
  }

  func layoutDidFinish() {
    if scroll?.owner.isAttached != true {
      scroll = graph.shared(ScrollCenter.self).views(below: self).first
    }
    guard let scroll, scroll.hasPlace else { return }
    let value = view.value(view.look(scroll))
    if value == told { return }
    let old = told ?? value
    told = value
    graph.enqueueAction(of: self, for: "a change of a scroll view") { [weak self] in
      guard let self, isAttached else { return }
      view.action(old, value)
    }
  }

  override func didDetach() { graph.removeLayoutReader(self) }
}

extension View {
  /// Runs a closure with a value made of the first scroll view's geometry, first when that has its
  /// place and then whenever the value is another.
  public nonisolated func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    ScrollChangeView(content: self, look: { $0.geometry }, value: transform, action: action)
  }

  /// Runs a closure with the identities of the views that show, by at least a share of themselves,
  /// in the first scroll view.
  public nonisolated func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    ScrollChangeView(
      content: self,
      look: { scroll in
        scroll.targets.filter { scroll.shownShare(of: $0) >= threshold }.map(\.identity)
      },
      value: { $0.compactMap { $0?.base as? ID } }, action: { action($1) })
  }
}
