/// A node that may edit the transaction for those below it.
///
/// The edited transaction is made once in each flush, when someone below first asks: an update
/// that starts in mid-tree passes the edits of its ancestors all the same.
@MainActor
open class TransactionNode {
  fileprivate unowned(unsafe) let graph: Graph
  package unowned(unsafe) var outer: TransactionNode?
  private var flush = -1
  private var cached = Transaction()

  init(graph: Graph, outer: TransactionNode?) {
    self.graph = graph
    self.outer = outer
  }

  /// The transaction below this node in the flush under way.
  final var outgoingTransaction: Transaction {
    if flush == graph.flushNumber { return cached }
    flush = graph.flushNumber
    cached = outer?.outgoingTransaction ?? graph.rootTransaction
    edit(&cached)
    return cached
  }

  /// The flush under way, by number.
  final var flushNumber: Int { graph.flushNumber }

  /// Forgets what was made in this flush, because the node's own inputs arrived after it.
  final func reset() { flush = -1 }

  /// Places of the modifiers from here upwards that animated nothing in the flush under way, since
  /// the value that they watch did not change.
  final var bypassed: [SourcePlace] {
    var places: [SourcePlace] = []
    var node: TransactionNode? = self
    while let current = node {
      if let place = current.idlePlace { places.append(place) }
      node = current.outer
    }
    return places
  }

  /// Overridden: where an edit is written that has nothing to do in the flush under way.
  var idlePlace: SourcePlace? { nil }

  /// Edits the transaction.
  open func edit(_ transaction: inout Transaction) {}
}

/// `.animation(_:value:)`: sets the animation in the flushes in which the value changed.
final class ValueAnimationEdit: TransactionNode {
  var animation: Animation?
  var place: SourcePlace
  private var changedIn = -1

  init(_ animation: Animation?, _ place: SourcePlace, graph: Graph, outer: TransactionNode?) {
    self.animation = animation
    self.place = place
    super.init(graph: graph, outer: outer)
  }

  func valueDidChange() {
    changedIn = flushNumber
    reset()
  }

  override var idlePlace: SourcePlace? { changedIn == flushNumber ? nil : place }

  override func edit(_ transaction: inout Transaction) {
    if changedIn != flushNumber { return }
    var step = TransactionStep(
      kind: .valueModifier, place: place, before: transaction.animation, after: animation)
    step.isBlocked = transaction.disablesAnimations
    transaction.steps.append(step)
    if !step.isBlocked { transaction.animation = animation }
  }
}

/// `.animation(_:)` without a value, and `.animation(_:body:)`: sets the animation in every flush.
final class PlainAnimationEdit: TransactionNode {
  var animation: Animation?
  var place: SourcePlace
  let kind: TransactionStep.Kind

  init(
    _ animation: Animation?, _ kind: TransactionStep.Kind, _ place: SourcePlace, graph: Graph,
    outer: TransactionNode?
  ) {
    self.animation = animation
    self.kind = kind
    self.place = place
    super.init(graph: graph, outer: outer)
  }

  override func edit(_ transaction: inout Transaction) {
    var step = TransactionStep(
      kind: kind, place: place, before: transaction.animation, after: animation)
    step.isBlocked = transaction.disablesAnimations
    transaction.steps.append(step)
    if !step.isBlocked { transaction.animation = animation }
  }
}

/// `.transaction { }` and `.transaction(value:) { }`.
final class ClosureEdit: TransactionNode {
  var transform: (inout Transaction) -> Void
  var place: SourcePlace?
  /// Runs only in flushes in which a value changed.
  let needsChange: Bool
  let kind: TransactionStep.Kind
  private var changedIn = -1

  init(
    needsChange: Bool, kind: TransactionStep.Kind = .transactionModifier, place: SourcePlace?,
    graph: Graph, outer: TransactionNode?, transform: @escaping (inout Transaction) -> Void
  ) {
    self.transform = transform
    self.place = place
    self.kind = kind
    self.needsChange = needsChange
    super.init(graph: graph, outer: outer)
  }

  func valueDidChange() {
    changedIn = flushNumber
    reset()
  }

  override func edit(_ transaction: inout Transaction) {
    if needsChange, changedIn != flushNumber { return }
    let (before, disabled) = (transaction.animation, transaction.disablesAnimations)
    let known = transaction.completions.count
    transform(&transaction)
    for completion in transaction.completions.dropFirst(known) {
      graph.sealAfterUpdate(completion)
    }
    let disables = transaction.disablesAnimations && !disabled
    if transaction.animation == before, !disables { return }
    var step = TransactionStep(
      kind: kind, place: place, before: before, after: transaction.animation)
    step.disables = disables
    transaction.steps.append(step)
  }
}
