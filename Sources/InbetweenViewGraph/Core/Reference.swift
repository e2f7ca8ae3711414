/// A way to a node or a graph for those that may outlive it: it answers nil once that is gone.
///
/// A weak reference would do the same, but every retain of an object that ever had one takes the
/// slow path, and nodes are retained in every update.
@MainActor
package final class Reference<Object: AnyObject> {
  // Cleared by the object when it leaves, which is before it is freed.
  nonisolated(unsafe) package private(set) unowned(unsafe) var object: Object?

  package init(_ object: Object) { self.object = object }

  nonisolated func clear() { object = nil }
}
