import Foundation
import InbetweenDrawing
import InbetweenViewGraph

/// The scroll views of a stage.
@MainActor
final class ScrollCenter: SharedObject {
  private var views: [ScrollRenderNode] = []
  /// Those who want to know what moves a scroll view.
  var observers: [any ScrollPhaseObserver] = []

  init(graph: Graph) {}

  func add(_ view: ScrollRenderNode) { views.append(view) }

  func remove(_ view: ScrollRenderNode) { views.removeAll { $0 === view } }

  /// Those whose view stands below another one, the outermost first.
  func views(below node: ViewNode) -> [ScrollRenderNode] {
    views.filter { view in
      var above: ViewNode? = view.owner
      while let current = above {
        if current === node { return true }
        above = current.parent
      }
      return false
    }
    .sorted { ($0.owner.depth, $0.owner.serial) < ($1.owner.depth, $1.owner.serial) }
  }

  /// Those that a view stands in, the innermost first.
  func views(around node: ViewNode) -> [ScrollRenderNode] {
    sequence(first: node, next: \.parent).dropFirst().compactMap { above in
      views.first { $0.owner === above }
    }
  }

  func phaseDidChange(
    _ view: ScrollRenderNode, from old: ScrollPhase, to new: ScrollPhase, velocity: CGVector?
  ) {
    for observer in observers {
      observer.phaseDidChange(view, from: old, to: new, velocity: velocity)
    }
  }
}

/// Somebody who wants to know what moves a scroll view.
@MainActor
protocol ScrollPhaseObserver: ViewNode {
  func phaseDidChange(
    _ scroll: ScrollRenderNode, from old: ScrollPhase, to new: ScrollPhase, velocity: CGVector?)
}

/// Content whose scroll views can be moved to a view by its identity.
public struct ScrollViewReader<Content: View> {
  public var content: (ScrollViewProxy) -> Content

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

/// Moves the scroll views of a reader.
public struct ScrollViewProxy {
  fileprivate let owner: Owner

  @MainActor
  fileprivate final class Owner {
    weak var node: ViewNode?

    nonisolated init() {}

    func scroll(to id: AnyHashable, anchor: UnitPoint?, under transaction: Transaction) {
      guard let node else { return }
      let graph = node.graph
      graph.enqueue(transaction) { [weak node] in
        // What the same change adds is to be found as well.
        graph.afterLayout {
          guard let node, node.isAttached else { return }
          let center = graph.shared(ScrollCenter.self)
          let views = center.views(below: node) + center.views(around: node)
          if views.contains(where: { $0.scroll(to: id, anchor: anchor) }) { return }
          graph.warn(
            """
            \(node.path): scrollTo(\(id)) found no view with this identity in the \(views.count) \
            scroll views of the reader. Give the view .id(\(id)), or a ForEach with it.
            """)
        }
      }
    }
  }

  /// Brings the view of an identity into sight, in the first scroll view that has it.
  ///
  /// - Parameter anchor: the point of the view that is put to the same point of the scroll view;
  ///   nil: by as little as shows the view.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    // They stay on the thread they are on; see `onMain`.
    let owner = owner
    nonisolated(unsafe) let (id, transaction) = (AnyHashable(id), Transaction.current)
    onMain { owner.scroll(to: id, anchor: anchor, under: transaction) }
  }
}

extension ScrollViewReader: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    ScrollReaderNode(view, context)
  }
}

private final class ScrollReaderNode<Content: View>: TypedNode<ScrollViewReader<Content>> {
  private lazy var properties = PropertyOwner(node: self)
  private let proxy = ScrollViewProxy(owner: ScrollViewProxy.Owner())
  private var child: TypedNode<Content>!

  override init(_ view: ScrollViewReader<Content>, _ context: NodeContext) {
    super.init(view, context)
    proxy.owner.node = self
    child = Content._makeNode(evaluate(), childContext)
  }

  private func evaluate() -> Content { graph.evaluate(self, properties) { view.content(proxy) } }

  override func refresh() { child.update(evaluate(), environment: environment) }

  override func environmentDidChange(_ new: EnvironmentValues) {
    environment = new
    child.inherit(new)
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) { visit(child) }

  override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? { child.trait(key) }

  override var name: String { "ScrollViewReader" }

  override func didDetach() { properties.detach() }
}
