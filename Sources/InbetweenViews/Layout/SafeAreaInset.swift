import Foundation
import InbetweenDrawing
import InbetweenViewGraph

/// The top or bottom of a rectangle.
@frozen
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
  case top, bottom

  /// Some of these edges.
  @frozen
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ edge: VerticalEdge) { self.init(rawValue: 1 << edge.rawValue) }
    public static let top = Set(.top)
    public static let bottom = Set(.bottom)
    public static let all: Set = [.top, .bottom]
  }
}

/// The leading or trailing side of a rectangle.
@frozen
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
  case leading, trailing

  /// Some of these edges.
  @frozen
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ edge: HorizontalEdge) { self.init(rawValue: 1 << edge.rawValue) }
    public static let leading = Set(.leading)
    public static let trailing = Set(.trailing)
    public static let all: Set = [.leading, .trailing]
  }
}

/// Content with a view along one side, of which it is kept clear. The content may still grow behind
/// that view (`ignoresSafeArea`).
struct SafeAreaInsetView<Content: View, Inset: View> {
  var content: Content
  var inset: ZStack<Inset>
  var edge: Edge
  var spacing: CGFloat
}

extension SafeAreaInsetView: View {
  typealias Body = Never

  static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    SafeAreaInsetNode(view, context)
  }
}

private final class SafeAreaInsetNode<Content: View, Inset: View>: TypedNode<
  SafeAreaInsetView<Content, Inset>
>
{
  /// Several views of the content stand in front of one another.
  private typealias Inner = ZStack<Content>
  private var child: TypedNode<Inner>!
  private var inset: TypedNode<ZStack<Inset>>!
  private var layer: SafeAreaInsetLayer!

  private var inner: Inner { ZStack { view.content } }

  override init(_ view: SafeAreaInsetView<Content, Inset>, _ context: NodeContext) {
    super.init(view, context)
    child = Inner._makeNode(inner, childContext)
    inset = ZStack<Inset>._makeNode(view.inset, childContext)
    var outputs: [RenderNode] = []
    child.collect(into: &outputs)
    inset.collect(into: &outputs)
    layer = SafeAreaInsetLayer(outputs[0], outputs[1], owner: self)
    updateLayer()
  }

  private func updateLayer() {
    layer.update(view.edge, view.spacing, view.inset.alignment)
  }

  override func refresh() {
    child.update(inner, environment: environment)
    inset.update(view.inset, environment: environment)
    updateLayer()
  }

  override func collect(into outputs: inout [RenderNode]) { outputs.append(layer) }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    visit(child)
    visit(inset)
  }

  override func didDetach() { layer.detach() }
}

final class SafeAreaInsetLayer: WrapperRenderNode {
  private let inset: RenderNode
  private var edge = Edge.top
  private var gap: CGFloat = 0
  private var alignment = Alignment.center

  init(_ child: RenderNode, _ inset: RenderNode, owner: ViewNode) {
    self.inset = inset
    super.init(child, owner: owner)
    inset.parent = self
  }

  func update(_ edge: Edge, _ spacing: CGFloat, _ alignment: Alignment) {
    if edge == self.edge, spacing == gap, alignment == self.alignment { return }
    (self.edge, gap, self.alignment) = (edge, spacing, alignment)
    setNeedsLayout()
  }

  private var isVertical: Bool { edge == .top || edge == .bottom }

  /// What the inset and its distance take off along its axis.
  private func taken(_ offer: ProposedViewSize) -> CGFloat {
    let size = inset.sizeThatFits(
      isVertical
        ? ProposedViewSize(width: offer.width, height: nil)
        : ProposedViewSize(width: nil, height: offer.height))
    return (isVertical ? size.height : size.width) + gap
  }

  private func rest(_ offer: ProposedViewSize, _ taken: CGFloat) -> ProposedViewSize {
    isVertical
      ? ProposedViewSize(width: offer.width, height: offer.height.map { max(0, $0 - taken) })
      : ProposedViewSize(width: offer.width.map { max(0, $0 - taken) }, height: offer.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let taken = taken(proposal)
    var size = child.sizeThatFits(rest(proposal, taken))
    if isVertical { size.height += taken } else { size.width += taken }
    return size
  }

  /// The content's part of the frame.
  private var inner: CGRect {
    let size = frame.rect.size
    let taken = taken(ProposedViewSize(size))
    let isRight = edge == .trailing && !isMirrored || edge == .leading && isMirrored
    switch edge {
    case .top:
      return CGRect(
        x: frame.x, y: frame.y + taken, width: size.width, height: max(0, size.height - taken))
    case .bottom:
      return CGRect(x: frame.x, y: frame.y, width: size.width, height: max(0, size.height - taken))
    case .leading, .trailing:
      return CGRect(
        x: frame.x + (isRight ? 0 : taken), y: frame.y, width: max(0, size.width - taken),
        height: size.height)
    }
  }

  override var clearRoom: (outer: CGRect, inner: CGRect)? { (frame.rect, inner) }

  override func placeChildren(_ proposal: ProposedViewSize) {
    let inner = inner
    child.place(
      at: inner.origin, proposal: rest(proposal, taken(ProposedViewSize(frame.rect.size))))
    let offer =
      isVertical
      ? ProposedViewSize(width: frame.width, height: nil)
      : ProposedViewSize(width: nil, height: frame.height)
    let size = inset.sizeThatFits(offer)
    // Along the side at its alignment, across it at the very edge.
    var origin = RenderNode.origin(of: inset, sized: size, in: frame.rect.size, alignment)
    switch edge {
    case .top: origin.y = 0
    case .bottom: origin.y = frame.height - size.height
    case .leading: origin.x = 0
    case .trailing: origin.x = frame.width - size.width
    }
    place(inset, at: origin, proposal: offer, mirrored: isMirrored)
  }

  override func emit(into list: inout DisplayList) {
    child.emit(into: &list)
    inset.emit(into: &list)
  }

  override func forEachChild(_ visit: (RenderNode) -> Void) {
    visit(child)
    visit(inset)
  }

  override func leave() {
    super.leave()
    inset.leave()
  }

  override func comeBack() {
    super.comeBack()
    inset.comeBack()
  }
}

/// Keeps content clear of its sides by fixed distances; it may still grow over them.
struct SafeAreaPaddingModifier: LayerModifier {
  var insets: EdgeInsets

  func _makeLayer(_ child: RenderNode, owner: ViewNode) -> SafeAreaPaddingLayer {
    SafeAreaPaddingLayer(child, insets, owner: owner)
  }

  func _updateLayer(_ layer: SafeAreaPaddingLayer, owner: ViewNode) { layer.insets = insets }
}

final class SafeAreaPaddingLayer: WrapperRenderNode {
  var insets: EdgeInsets { didSet { if insets != oldValue { setNeedsLayout() } } }

  init(_ child: RenderNode, _ insets: EdgeInsets, owner: ViewNode) {
    self.insets = insets
    super.init(child, owner: owner)
  }

  private func rest(_ offer: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: offer.width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: offer.height.map { max(0, $0 - insets.top - insets.bottom) })
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = child.sizeThatFits(rest(proposal))
    return CGSize(
      width: size.width + insets.leading + insets.trailing,
      height: size.height + insets.top + insets.bottom)
  }

  override var clearRoom: (outer: CGRect, inner: CGRect)? {
    let left = isMirrored ? insets.trailing : insets.leading
    let inner = CGRect(
      x: frame.x + left, y: frame.y + insets.top,
      width: max(0, frame.width - insets.leading - insets.trailing),
      height: max(0, frame.height - insets.top - insets.bottom))
    return (frame.rect, inner)
  }

  override func placeChildren(_ proposal: ProposedViewSize) {
    place(
      child, at: CGPoint(x: insets.leading, y: insets.top), proposal: rest(proposal),
      mirrored: isMirrored)
  }

  override func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    let own = child.sizeThatFits(rest(ProposedViewSize(size)))
    let shift = key.axis == .horizontal ? insets.leading : insets.top
    return child.knownExplicitGuide(key, in: own).map { $0 + shift }
  }
}

extension View {
  /// Puts a view along the top or bottom and keeps this one clear of it.
  ///
  /// - Parameter spacing: between both, points; nil: the default.
  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    SafeAreaInsetView(
      content: self,
      inset: ZStack(alignment: Alignment(horizontal: alignment, vertical: .center)) { content() },
      edge: edge == .top ? .top : .bottom,
      spacing: spacing ?? Looks.length(.safeAreaInsetSpacing))
  }

  /// Puts a view along the leading or trailing side and keeps this one clear of it.
  ///
  /// - Parameter spacing: between both, points; nil: the default.
  public nonisolated func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    SafeAreaInsetView(
      content: self,
      inset: ZStack(alignment: Alignment(horizontal: .center, vertical: alignment)) { content() },
      edge: edge == .leading ? .leading : .trailing,
      spacing: spacing ?? Looks.length(.safeAreaInsetSpacing))
  }

  /// Keeps the view clear of its sides, points; what ignores the safe area may grow over them.
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(SafeAreaPaddingModifier(insets: insets))
  }

  /// Keeps the view clear of some sides, points; the default where no length is given.
  public nonisolated func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    safeAreaPadding(EdgeInsets(all: length ?? Looks.length(.safeAreaPadding)).only(edges))
  }

  /// Keeps the view clear of its sides, points.
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(.all, length)
  }
}
