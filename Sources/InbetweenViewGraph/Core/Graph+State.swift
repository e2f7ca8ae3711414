import Foundation
import Observation

/// State: who writes, who reads, and what an evaluation notes.
extension Graph {
  /// Whether bodies are being evaluated, so that state reads as it was at the transaction.
  package var isUpdating: Bool { pass == .flush || pass == .animate || pass == .layout }

  /// Queues a write under a transaction. Writes in one turn under the same transaction are one
  /// change.
  ///
  /// - Returns: The number of the change, for `isOpen`.
  @discardableResult
  package func enqueue(_ transaction: Transaction, _ write: @escaping () -> Void) -> Int {
    if let evaluating {
      let content = evaluating.node as? any FrameContent
      journal.note(
        Journal.Incident(
          time: time, kind: content == nil ? .writeInBody : .writeInFrame,
          owner: evaluating.node.path, place: content?.place))
      warn(
        """
        State was written while the body of \(evaluating.node.path) was evaluated. The write \
        takes effect after the update; move it to an action, onChange or task.
        """)
    }
    if let last = queue.indices.last, !queue[last].isInterpolation, queue[last].cause == nil,
      queue[last].transaction.isSameTurn(as: transaction)
    {
      queue[last].writes.append(write)
      return queue[last].number
    }
    for completion in transaction.completions { completion.willBeFlushed() }
    batches += 1
    queue.append(Batch(number: batches, transaction: transaction, writes: [write]))
    return batches
  }

  /// Queues a new environment, as one change of its own.
  ///
  /// - Parameter cause: What was changed, in a few words, for reports.
  package func enqueueEnvironment(_ new: EnvironmentValues, cause: String) {
    batches += 1
    queue.append(
      Batch(
        number: batches, transaction: Transaction(), writes: [{ [self] in root.inherit(new) }],
        cause: cause))
  }

  /// Whether a write under the transaction, made now, would belong to the change of this number:
  /// then a second write of the same state only replaces the first, however many there are.
  package func isOpen(_ number: Int, for transaction: Transaction) -> Bool {
    guard let last = queue.last, last.number == number else { return false }
    return last.transaction.isSameTurn(as: transaction)
  }

  /// An object that a node observes is about to change.
  package func enqueueRefresh(of node: ViewNode, transaction: Transaction) {
    if isOpen(node.queuedRefresh, for: transaction) { return }
    node.queuedRefresh = enqueue(transaction) { [unowned(unsafe) self] in
      // A node that has left meanwhile is not marked.
      markDirty(node)
    }
  }

  /// A write that changes nothing: its completion belongs here all the same.
  func noteUnchangedWrite(_ transaction: Transaction) {
    for completion in transaction.completions { completion.belongs(to: self) }
  }

  /// Runs a closure while this instant settles, after the update under way.
  ///
  /// - Parameters:
  ///   - node: whom it belongs to, `kind`: what it is, `place`: where it is written, for reports.
  package func enqueueAction(
    of node: ViewNode? = nil, for kind: String = "an action", at place: SourcePlace? = nil,
    _ action: @escaping () -> Void
  ) {
    actions.append(Action(node: node, kind: kind, place: place, run: action))
  }

  /// Runs a closure in this update once layout is done, under the same transaction.
  package func afterLayout(_ action: @escaping () -> Void) {
    layoutFollowers.append(action)
    needsLayout = true
  }

  /// A modifier on the way down added completions of its own.
  package func sealAfterUpdate(_ completion: AnimationCompletion) {
    completion.willBeFlushed()
    settlingCompletions.append(completion)
  }

  /// Marks a node whose content follows time, not a change of state: it is evaluated in an update
  /// of its own, in which nothing animates, since what it shows is already on its way.
  package func refreshAsShown(_ node: ViewNode) {
    if pass == .animate { return markDirty(node) }
    enqueueAsShown { [self] in markDirty(node) }
  }

  /// Queues an update of its own, in which nothing animates.
  package func enqueueAsShown(_ write: @escaping () -> Void) {
    if let last = queue.indices.last, queue[last].isInterpolation {
      queue[last].writes.append(write)
    } else {
      batches += 1
      queue.append(
        Batch(
          number: batches, transaction: Transaction(), writes: [write], isInterpolation: true))
    }
  }

  package func markDirty(_ node: ViewNode) {
    if node.isDirty || !node.isAttached { return }
    node.isDirty = true
    dirty.insert(node)
  }

  /// Evaluates a body of `node`, noting what it reads.
  package func evaluate<V>(
    _ node: ViewNode, _ properties: PropertyOwner, _ body: () -> V
  ) -> V {
    statistics.bodies += 1
    if journal.countsBodies {
      journal.countBody(
        of: node, frame: statistics.frames, isInterpolating: isInterpolating)
    }
    if node.depth > Self.depthLimit { bodyRecursion(at: node) }
    let outer = evaluating
    properties.forgetReads()
    evaluating = properties
    defer { evaluating = outer }
    let reference = node.reference
    return withObservationTracking(body) {
      // It stays on the thread it is on; see `onMain`.
      nonisolated(unsafe) let transaction = Transaction.current
      onMain {
        guard let node = reference.object else { return }
        node.graph.enqueueRefresh(of: node, transaction: transaction)
      }
    }
  }

  /// Nodes within nodes: deeper than any real tree, shallower than the stack.
  static let depthLimit = 1500

  func bodyRecursion(at node: ViewNode) -> Never {
    fatalError(
      """
      The body of \(node.name) contains itself: the view tree is more than \(Self.depthLimit) levels \
      deep. End the recursion with a condition.
      """)
  }
}
