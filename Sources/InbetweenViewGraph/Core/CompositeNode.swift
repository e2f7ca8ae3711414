import Foundation
import Observation

/// The node of a view with a body.
@MainActor
package final class CompositeNode<V: View>: TypedNode<V> {
  private lazy var properties = PropertyOwner(node: self)
  private var child: TypedNode<V.Body>!
  private var animatable: AnimatableAdapter<V>?

  override init(_ view: V, _ context: NodeContext) {
    super.init(view, context)
    animatable = AnimatableAdapter<V>.make(for: view)
    child = V.Body._makeNode(evaluateBody(), childContext)
  }

  override package var isUserView: Bool { isAppType(V.self) }

  override package var name: String { typeName(V.self) }

  private func evaluateBody() -> V.Body {
    var copy = animatable?.presented(view) ?? view
    return graph.evaluate(self, properties) {
      properties.install(&copy)
      return copy.body
    }
  }

  override package func viewDidChange(from old: V) {
    animatable?.modelDidChange(to: view, node: self)
    refresh()
  }

  override package func refresh() { child.update(evaluateBody(), environment: environment) }

  override package func environmentDidChange(_ new: EnvironmentValues) {
    let old = environment
    environment = new
    if new.differs(from: old, in: properties.tracker.keys) {
      refresh()
    } else {
      child.inherit(new)
    }
  }

  override package func forEachChild(_ visit: (ViewNode) -> Void) { visit(child) }

  override package func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? {
    child.trait(key)
  }

  override package var attributes: [(id: UInt8, name: AttributeName, values: [Double])] {
    animatable?.attributes ?? []
  }

  override package func animator(of attribute: UInt8) -> Animator? { animatable?.running }

  override package func didDetach() {
    properties.detach()
    animatable?.detach()
  }
}

/// The name of a type without its module and generic arguments.
package func typeName(_ type: Any.Type) -> String {
  TypeNames.lock.withLock {
    if let name = TypeNames.known[ObjectIdentifier(type)] { return name }
    let full = String(describing: type)
    let name = full.firstIndex(of: "<").map { String(full[..<$0]) } ?? full
    TypeNames.known[ObjectIdentifier(type)] = name
    return name
  }
}

/// Whether a type is the app's, not one of those that the product's own views are made of.
package func isAppType(_ type: Any.Type) -> Bool {
  TypeNames.lock.withLock {
    if let isApp = TypeNames.isApp[ObjectIdentifier(type)] { return isApp }
    let module = String(reflecting: type).prefix { $0 != "." }
    let isApp = !TypeNames.ownModules.contains(String(module))
    TypeNames.isApp[ObjectIdentifier(type)] = isApp
    return isApp
  }
}

private enum TypeNames {
  static let ownModules: Set<String> = [
    "InbetweenViewGraph", "InbetweenViews", "InbetweenStage", "Inbetween", "SwiftUI",
  ]
  static let lock = NSLock()
  // Only touched under the lock.
  nonisolated(unsafe) static var known: [ObjectIdentifier: String] = [:]
  // Only touched under the lock.
  nonisolated(unsafe) static var isApp: [ObjectIdentifier: Bool] = [:]
}
