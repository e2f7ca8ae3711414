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
    clips = !environment.disablesScrollClip
    margins = environment.scrollMargins
    anchors = environment.scrollAnchors
  }
}

/// A view whose content scrolls.
@MainActor
protocol ScrollContainer: UnaryView {
  func makeScrollRender(_ owner: ViewNode) -> ScrollRenderNode
  func updateScrollRender(_ render: ScrollRenderNode, _ owner: ViewNode)
  func scrollBehavior(_ owner: ViewNode) -> (any ScrollTargetBehavior)?
}

extension ScrollContainer {
  func scrollBehavior(_ owner: ViewNode) -> (any ScrollTargetBehavior)? {
    owner.environment.scrollTargetBehavior
  }
}

/// The node of a view whose content scrolls.
final class ScrollNode<V: ScrollContainer>: TypedNode<V>, ContainerBoundary {
  private var child: TypedNode<V.Content>!
  private var render: ScrollRenderNode!
  private var position: ScrollPositionRequest?

  override init(_ view: V, _ context: NodeContext) {
    super.init(view, context)
    var context = childContext
    context.environment = innerEnvironment
    child = V.Content._makeNode(view.content, context)
    render = view.makeScrollRender(self)
    render.behavior = view.scrollBehavior(self)
    render.onPull = environment.onPull
    graph.shared(ScrollCenter.self).add(render)
    outputsDidChange()
    follow(environment.scrollPosition)
  }

  override func viewDidChange(from old: V) {
    refresh()
    update()
  }

  override func refresh() { child.update(view.content, environment: innerEnvironment) }

  override func forEachChild(_ visit: (ViewNode) -> Void) { visit(child) }

  override func environmentDidChange(_ new: EnvironmentValues) {
    environment = new
    child.inherit(innerEnvironment)
    update()
  }

  private func update() {
    view.updateScrollRender(render, self)
    render.behavior = view.scrollBehavior(self)
    render.onPull = environment.onPull
    follow(environment.scrollPosition)
  }

  /// A position is for this scroll view, not for those inside.
  private var innerEnvironment: EnvironmentValues {
    if environment.scrollPosition == nil, environment.onPull == nil { return environment }
    if inner?.source != environment.version {
      var values = environment
      values.scrollPosition = nil
      values.onPull = nil
      inner = (environment.version, values)
    }
    return inner!.values
  }
  private var inner: (source: UInt64, values: EnvironmentValues)?

  override func outputsDidChange() {
    guard let render else { return }
    var outputs: [RenderNode] = []
    child.collect(into: &outputs)
    render.children = outputs
  }

  override func collect(into outputs: inout [RenderNode]) { outputs.append(render) }

  override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? { nil }

  override var name: String { typeName(V.self) }

  // MARK: The position

  private func follow(_ new: ScrollPositionRequest?) {
    let old = position
    position = new
    render.onScroll = new.map { request in
      { [weak self] in request.tell(self?.render.identityShown(at: request.anchor)) }
    }
    guard let new, new.target != .none, new.target != old?.target else { return }
    // What the scroll view told itself is where it stands.
    if case .view(let id, _) = new.target, render.phase.isScrolling,
      id == render.identityShown(at: new.anchor)
    {
      return
    }
    graph.afterLayout { [weak self] in
      guard let self, isAttached else { return }
      render.move(to: new.target)
    }
  }

  override func didDetach() {
    graph.shared(ScrollCenter.self).remove(render)
    render.detach()
  }
}
