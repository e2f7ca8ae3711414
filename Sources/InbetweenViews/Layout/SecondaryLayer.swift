import Foundation
import InbetweenDrawing
import InbetweenViewGraph

/// Content with another view behind it or in front of it, which gets the content's frame as its
/// room and has no say in the layout.
struct SecondaryView<Content: View, Secondary: View> {
  var content: Content
  /// Several views stand in front of one another.
  var secondary: ZStack<Secondary>
  var role: SecondaryRole

  init(
    content: Content, secondary: Secondary, _ alignment: Alignment, _ role: SecondaryRole
  ) {
    self.content = content
    self.secondary = ZStack(alignment: alignment) { secondary }
    self.role = role
  }
}

/// What the second view is for.
enum SecondaryRole: Equatable {
  case background
  case overlay
  /// The content shows where the second view does.
  case mask
}

extension SecondaryView: View {
  typealias Body = Never

  static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    SecondaryNode(view, context)
  }
}

/// The node of content with a second view. Where the content stands for several views, each gets a
/// second view of its own.
private final class SecondaryNode<Content: View, Secondary: View>: TypedNode<
  SecondaryView<Content, Secondary>
>
{
  private typealias Pair = (
    content: RenderNode, secondary: TypedNode<ZStack<Secondary>>, layer: SecondaryLayer
  )

  private var child: TypedNode<Content>!
  private var pairs: [Pair] = []

  override init(_ view: SecondaryView<Content, Secondary>, _ context: NodeContext) {
    super.init(view, context)
    child = Content._makeNode(view.content, childContext)
  }

  // Goes by the name of the view that it lays another over.
  override var name: String { child.name }

  override var standsAround: Bool { true }

  override func refresh() {
    child.update(view.content, environment: environment)
    for pair in pairs {
      pair.secondary.update(view.secondary, environment: environment)
      pair.layer.alignment = view.secondary.alignment
    }
  }

  override func collect(into outputs: inout [RenderNode]) {
    let start = outputs.count
    child.collect(into: &outputs)
    let old = pairs
    pairs = []
    for index in start..<outputs.count {
      let content = outputs[index]
      let pair = old.first { $0.content === content } ?? makePair(content)
      content.parent = pair.layer
      pair.layer.inheritTraits()
      pairs.append(pair)
      outputs[index] = pair.layer
    }
    for pair in old where !pairs.contains(where: { $0.content === pair.content }) {
      pair.secondary.detach()
      pair.layer.detach()
    }
  }

  private func makePair(_ content: RenderNode) -> Pair {
    let secondary = ZStack<Secondary>._makeNode(view.secondary, childContext)
    var render: [RenderNode] = []
    secondary.collect(into: &render)
    let layer = SecondaryLayer(
      content, render[0], view.role, view.secondary.alignment, owner: self)
    return (content, secondary, layer)
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    visit(child)
    for pair in pairs { visit(pair.secondary) }
  }

  // What the second view says is not for the container.
  override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? { child.trait(key) }

  override func didDetach() { for pair in pairs { pair.layer.detach() } }
}

/// The layer of a view and the one behind it or in front of it.
final class SecondaryLayer: WrapperRenderNode {
  private let secondary: RenderNode
  private let role: SecondaryRole
  var alignment: Alignment { didSet { if alignment != oldValue { setNeedsLayout() } } }

  init(
    _ child: RenderNode, _ secondary: RenderNode, _ role: SecondaryRole, _ alignment: Alignment,
    owner: ViewNode
  ) {
    self.secondary = secondary
    self.role = role
    self.alignment = alignment
    super.init(child, owner: owner)
    secondary.parent = self
  }

  override func placeChildren(_ proposal: ProposedViewSize) {
    super.placeChildren(proposal)
    let room = frame.rect.size
    let offer = ProposedViewSize(room)
    let size = secondary.sizeThatFits(offer)
    let (horizontal, vertical) = (alignment.horizontal.key, alignment.vertical.key)
    // The guides are those of the content, so that a badge can hang on a guide that it sets.
    let origin = CGPoint(
      x: child.guide(horizontal, in: room) - secondary.guide(horizontal, in: size),
      y: child.guide(vertical, in: room) - secondary.guide(vertical, in: size))
    place(secondary, at: origin, proposal: offer, mirrored: isMirrored)
  }

  override func emit(into list: inout DisplayList) {
    switch role {
    case .background:
      secondary.emit(into: &list)
      child.emit(into: &list)
    case .overlay:
      child.emit(into: &list)
      secondary.emit(into: &list)
    case .mask:
      list.items.append(.init(.mask, owner: list.owner(owner)))
      list.items.append(.init(.maskShape))
      secondary.emit(into: &list)
      list.items.append(.init(.pop))
      child.emit(into: &list)
      list.items.append(.init(.pop))
    }
  }

  override func forEachChild(_ visit: (RenderNode) -> Void) {
    if role == .overlay {
      visit(child)
      visit(secondary)
    } else {
      visit(secondary)
      visit(child)
    }
  }

  // A mask is not there to be touched.
  override func hitTest(_ point: CGPoint) -> RenderNode? {
    role == .mask ? child.hitTest(point) : super.hitTest(point)
  }

  override func leave() {
    super.leave()
    secondary.leave()
  }

  override func comeBack() {
    super.comeBack()
    secondary.comeBack()
  }
}

extension View {
  /// Draws a view behind this one, in this one's frame.
  @_disfavoredOverload
  public nonisolated func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    SecondaryView(content: self, secondary: background, alignment, .background)
  }

  /// Draws views behind this one, in this one's frame.
  public nonisolated func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    SecondaryView(content: self, secondary: content(), alignment, .background)
  }

  /// Draws a view in front of this one, in this one's frame.
  @_disfavoredOverload
  public nonisolated func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    SecondaryView(content: self, secondary: overlay, alignment, .overlay)
  }

  /// Draws views in front of this one, in this one's frame.
  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    SecondaryView(content: self, secondary: content(), alignment, .overlay)
  }

  /// Shows this view where a mask is opaque.
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
    SecondaryView(content: self, secondary: mask, .center, .mask)
  }

  /// Shows this view where a mask is opaque.
  public nonisolated func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    SecondaryView(content: self, secondary: mask(), alignment, .mask)
  }
}
