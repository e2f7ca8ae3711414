/// What a parent hands to the nodes below it when it makes or updates them.
@MainActor
public struct NodeContext {
  package unowned(unsafe) let graph: Graph
  package unowned(unsafe) var parent: ViewNode?
  package var environment: EnvironmentValues
  /// The nearest node above that may edit the transaction, or nil for the root's.
  package unowned(unsafe) var transactionSource: TransactionNode?

  package init(
    graph: Graph, parent: ViewNode?, environment: EnvironmentValues,
    transactionSource: TransactionNode?
  ) {
    self.graph = graph
    self.parent = parent
    self.environment = environment
    self.transactionSource = transactionSource
  }
}
