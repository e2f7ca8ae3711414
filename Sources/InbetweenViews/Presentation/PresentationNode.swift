import Foundation
import InbetweenViewGraph

/// Content with views that are shown over the whole stage while something is the case.
///
/// The shown views are part of the tree where they are written, so that they inherit the
/// environment there; only their drawing is put in front of all others. Each layer has a transition
/// that brings its own animation, so that a change without animation shows it as well.
struct PresentationView<Content: View> {
  /// One layer that is shown, from back to front.
  struct Layer {
    var view: AnyView
    var transition: AnyTransition
  }

  var content: Content
  /// What is shown now; nil: nothing. Another identity is another presentation.
  var id: AnyHashable?
  var layers: () -> [Layer]
}

extension PresentationView: View {
  typealias Body = Never

  static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    PresentationNode(view, context)
  }
}

private final class PresentationNode<Content: View>: TypedNode<PresentationView<Content>> {
  private var child: TypedNode<Content>!
  private var elements: ElementList<Key>!

  private struct Key: Hashable {
    var id: AnyHashable
    var layer: Int
  }

  override init(_ view: PresentationView<Content>, _ context: NodeContext) {
    super.init(view, context)
    child = Content._makeNode(view.content, childContext)
    elements = ElementList(owner: self)
    // The stage has no root yet while it is built; what is to be shown then arrives after that.
    if view.id != nil {
      graph.enqueueAction { [weak self] in
        guard let self, isAttached else { return }
        graph.enqueue(Transaction()) { [weak self] in self?.show() }
      }
    }
  }

  override func refresh() {
    child.update(view.content, environment: environment)
    if graph.rootRender != nil { show() }
  }

  private func show() {
    guard let id = view.id else {
      return elements.reconcile(
        [], make: { _ in preconditionFailure("nothing to make") }, update: { _, _ in })
    }
    let layers = view.layers()
    let context = childContext
    elements.reconcile(
      layers.indices.map { Key(id: id, layer: $0) },
      make: { TypedElementHost(Self.content(layers[$0]), context) },
      update: { index, host in
        (host as? TypedElementHost<TraitView<TransitionTrait, AnyView>>)?
          .update(Self.content(layers[index]), environment: environment)
      })
  }

  private static func content(
    _ layer: PresentationView<Content>.Layer
  ) -> TraitView<TransitionTrait, AnyView> {
    layer.view._trait(TransitionTrait.self, layer.transition)
  }

  override func outputsDidChange() {
    var outputs: [RenderNode] = []
    elements?.forEach({ $0.collect(into: &outputs) })
    graph.rootRender?.show(outputs, over: self)
    super.outputsDidChange()
  }

  override func environmentDidChange(_ new: EnvironmentValues) {
    environment = new
    child.inherit(new)
    elements.forEach({ $0.environmentDidChange(new) })
  }

  override func collect(into outputs: inout [RenderNode]) { child.collect(into: &outputs) }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    visit(child)
    elements?.forEach(visit)
  }

  override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? { child.trait(key) }

  // What a shown view says upwards is for the sheet it is on.
  override func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    child.preference(key)
  }

  override func didDetach() { graph.rootRender?.show([], over: self) }
}

/// Takes away what shows the view: a sheet, a cover, a page of a navigation.
public struct DismissAction {
  let action: () -> Void

  init(_ action: @escaping () -> Void) { self.action = action }

  public func callAsFunction() { action() }
}

/// The older way to take away what shows the view.
public struct PresentationMode {
  public let isPresented: Bool
  let action: () -> Void

  public mutating func dismiss() { action() }
}

private enum DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction {} }
}

extension EnvironmentValues {
  public var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  public var presentationMode: Binding<PresentationMode> {
    let (isPresented, dismiss) = (isPresented, dismiss.action)
    return Binding(
      get: { PresentationMode(isPresented: isPresented, action: dismiss) }, set: { _ in })
  }
}

extension View {
  /// The view as it stands on a sheet or page: it can take that away.
  nonisolated func presented(dismiss: @escaping () -> Void) -> some View {
    transformEnvironment(\.self) { environment in
      environment.isPresented = true
      environment.dismiss = DismissAction(dismiss)
    }
  }
}
