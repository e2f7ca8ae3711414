/// Where a value of state lives, and who read it.
@MainActor
package class AnyStateLocation {
  /// A node takes itself out before it goes.
  private var readers: [ObjectIdentifier: Unowned] = [:]

  private struct Unowned { unowned(unsafe) let node: ViewNode }

  /// Whose state it was, once that view has left.
  fileprivate(set) var leftOwner: String?

  nonisolated init() {}

  func ownerDidLeave(_ path: String) { leftOwner = path }

  func addReader(_ node: ViewNode) { readers[ObjectIdentifier(node)] = Unowned(node: node) }

  func removeReader(_ node: ViewNode) { readers[ObjectIdentifier(node)] = nil }

  // In any order: the graph puts what is marked in order.
  func invalidateReaders() { for reader in readers.values { reader.node.setNeedsRefresh() } }
}

/// The value of one `@State`.
///
/// A write is visible at once to code that runs outside an update, and to bodies when the
/// transaction it was queued under is flushed.
@MainActor
package final class StateLocation<Value>: AnyStateLocation, DetachableStorage {
  /// Closures of the view, and with them its state, may outlive the stage.
  private let graph: Reference<Graph>
  /// As bodies see it.
  private var value: Value
  /// As everyone else sees it.
  private var latest: Value

  package init(_ value: Value, graph: Graph) {
    self.graph = graph.reference
    self.value = value
    latest = value
  }

  package func read() -> Value {
    guard let graph = graph.object else { return latest }
    guard let owner = graph.evaluating else { return graph.isUpdating ? value : latest }
    owner.noteRead(of: self)
    return value
  }

  /// One binding for all evaluations, so that a child that is handed it sees no change.
  package var binding: Binding<Value> {
    if let cachedBinding { return cachedBinding }
    let binding = Binding<Value>(
      read: { onMain { self.read() } },
      write: { value, transaction in
        // Both stay on the thread they are on; see `onMain`.
        nonisolated(unsafe) let (value, transaction) = (value, transaction)
        onMain { self.write(value, transaction: transaction) }
      })
    cachedBinding = binding
    return binding
  }

  private var cachedBinding: Binding<Value>?

  // The binding holds the location: the view's leaving ends the cycle.
  package func detach() { cachedBinding = nil }

  package func write(_ new: Value, transaction: Transaction) {
    guard let graph = graph.object else {
      latest = new
      return
    }
    if valuesEqual(latest, new) {
      graph.noteUnchangedWrite(transaction)
      return
    }
    if let leftOwner {
      graph.journal.note(
        Journal.Incident(time: graph.time, kind: .lateWrite, owner: leftOwner))
    }
    latest = new
    if let pending, graph.isOpen(pendingChange, for: transaction) {
      pending.value = new
      return
    }
    let pending = Pending(new)
    self.pending = pending
    pendingChange = graph.enqueue(transaction) { [self] in
      value = pending.value
      invalidateReaders()
    }
  }

  /// The value of a change that is queued. Another write in the same change replaces it.
  private final class Pending {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  private var pending: Pending?
  private var pendingChange = 0
}
