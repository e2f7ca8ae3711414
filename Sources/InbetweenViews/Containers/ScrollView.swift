import Foundation
import InbetweenViewGraph

/// A window on content that may be larger, moved by a finger. Several views in it stand below one
/// another, or side by side where it scrolls horizontally.
public struct ScrollView<Content: View> {
  public var axes: Axis.Set
  public var showsIndicators: Bool
  public var content: Content

  /// - Parameter showsIndicators: kept; indicators are not drawn.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }
}

extension ScrollView: ScrollContainer, View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    ScrollNode(view, context)
  }

  func makeScrollRender(_ owner: ViewNode) -> ScrollRenderNode {
    ScrollRenderNode(settings(owner), owner: owner)
  }

  func updateScrollRender(_ render: ScrollRenderNode, _ owner: ViewNode) {
    render.settings = settings(owner)
  }

  @MainActor
  private func settings(_ owner: ViewNode) -> ScrollRenderNode.Settings {
    ScrollRenderNode.Settings(axes: axes, environment: owner.environment)
  }
}

extension ScrollRenderNode.Settings {
  @MainActor
  init(axes: Axis.Set, environment: EnvironmentValues) {
    self.axes = axes
    isEnabled = environment.isScrollEnabled
    target = environment.scrollTarget
    clips = !environment.disablesScrollClip
    margins = environment.scrollMargins
    anchor = environment.scrollAnchor
  }
}

/// A view whose content scrolls.
@MainActor
protocol ScrollContainer: UnaryView {
  func makeScrollRender(_ owner: ViewNode) -> ScrollRenderNode
  func updateScrollRender(_ render: ScrollRenderNode, _ owner: ViewNode)
}

/// The node of a view whose content scrolls.
final class ScrollNode<V: ScrollContainer>: TypedNode<V>, ContainerBoundary {
  private var child: TypedNode<V.Content>!
  private var render: ScrollRenderNode!
  private var position: ScrollPositionRequest?

  override init(_ view: V, _ context: NodeContext) {
    super.init(view, context)
    child = V.Content._makeNode(view.content, childContext)
    render = view.makeScrollRender(self)
    graph.shared(ScrollCenter.self).add(render)
    outputsDidChange()
    follow(environment.scrollPosition)
  }

  override func viewDidChange(from old: V) {
    refresh()
    update()
  }

  override func refresh() { child.update(view.content, environment: environment) }

  override func forEachChild(_ visit: (ViewNode) -> Void) { visit(child) }

  override func environmentDidChange(_ new: EnvironmentValues) {
    super.environmentDidChange(new)
    update()
  }

  private func update() {
    view.updateScrollRender(render, self)
    follow(environment.scrollPosition)
  }

  override func outputsDidChange() {
    guard let render else { return }
    var outputs: [RenderNode] = []
    child.collect(into: &outputs)
    render.children = outputs
  }

  override func collect(into outputs: inout [RenderNode]) { outputs.append(render) }

  override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? { nil }

  override var name: String { typeName(V.self) }

  // MARK: The identity in the window

  private func follow(_ new: ScrollPositionRequest?) {
    let old = position
    position = new
    render.onScroll = new.map { request in
      { [weak self] isAtRest in if isAtRest { self?.tell(request) } }
    }
    guard let new, new.id != old?.id, let id = new.id else { return }
    graph.afterLayout { [weak self] in
      guard let self, isAttached else { return }
      _ = render.scroll(to: id, anchor: new.anchor)
    }
  }

  /// Writes the identity of the view in the middle of the window's beginning.
  private func tell(_ request: ScrollPositionRequest) {
    if let id = render.firstShown?.identity, id != request.id { request.write(id) }
  }

  override func didDetach() {
    graph.shared(ScrollCenter.self).remove(render)
    render.detach()
  }
}
