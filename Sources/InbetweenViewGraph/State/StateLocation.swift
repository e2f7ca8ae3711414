/// Where a value of state lives, and who read it.
@MainActor
package class AnyStateLocation {
  private var readers: [ObjectIdentifier: Unowned] = [:]

  private struct Unowned { unowned(unsafe) let node: ViewNode }

  nonisolated init() {}

  func addReader(_ node: ViewNode) { readers[ObjectIdentifier(node)] = Unowned(node: node) }

  func removeReader(_ node: ViewNode) { readers[ObjectIdentifier(node)] = nil }

  /// Marks those that read the value; in order of depth, so that runs are alike.
  func invalidateReaders(in graph: Graph) {
    for reader in readers.values { graph.markDirty(reader.node) }
  }
}

/// The value of one `@State`.
///
/// A write is visible at once to code that runs outside an update, and to bodies when the
/// transaction it was queued under is flushed.
@MainActor
package final class StateLocation<Value>: AnyStateLocation {
  private unowned let graph: Graph
  /// As bodies see it.
  private var value: Value
  /// As everyone else sees it.
  private var latest: Value

  package init(_ value: Value, graph: Graph) {
    self.graph = graph
    self.value = value
    latest = value
  }

  package func read() -> Value {
    guard let owner = graph.evaluating else { return graph.isUpdating ? value : latest }
    owner.noteRead(of: self)
    return value
  }

  /// One binding for all evaluations, so that a child that is handed it sees no change.
  package private(set) lazy var binding = Binding<Value>(
    read: { onMain { self.read() } },
    write: { value, transaction in
      // Both stay on the thread they are on; see `onMain`.
      nonisolated(unsafe) let (value, transaction) = (value, transaction)
      onMain { self.write(value, transaction: transaction) }
    })

  package func write(_ new: Value, transaction: Transaction) {
    if valuesEqual(latest, new) {
      graph.noteUnchangedWrite(transaction)
      return
    }
    latest = new
    graph.enqueue(transaction) { [self] in
      value = new
      invalidateReaders(in: graph)
    }
  }
}
