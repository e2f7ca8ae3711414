/// Objects that the rooms above keep once for each graph: the focus, stored defaults.
@MainActor
package protocol SharedObject: AnyObject { init(graph: Graph) }

extension Graph {
  /// The graph's object of a type, made on first use.
  package func shared<Object: SharedObject>(_ type: Object.Type) -> Object {
    let key = ObjectIdentifier(type)
    if let known = sharedObjects[key] { return unsafeDowncast(known, to: Object.self) }
    let made = Object(graph: self)
    sharedObjects[key] = made
    return made
  }
}
