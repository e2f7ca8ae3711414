/// Makes the state changes of the body with an animation.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _fileID: StaticString = #fileID, _line: UInt = #line,
  _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.turn = Transaction.nextTurn()
  transaction.animation = animation
  transaction.steps = [
    TransactionStep(
      kind: .withAnimation, place: SourcePlace(_fileID, _line), before: nil, after: animation)
  ]
  return try Transaction.with(transaction, body)
}

/// Makes the state changes of the body with an animation, and calls `completion` once, when the
/// animations of these changes have ended by the criteria; at once where nothing animates.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _fileID: StaticString = #fileID, _line: UInt = #line,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.turn = Transaction.nextTurn()
  transaction.animation = animation
  transaction.steps = [
    TransactionStep(
      kind: .withAnimation, place: SourcePlace(_fileID, _line), before: nil, after: animation)
  ]
  let listener = AnimationCompletion(
    criteria: completionCriteria, at: SourcePlace(_fileID, _line), action: completion)
  transaction.completions.append(listener)
  defer { listener.bodyDidEnd() }
  return try Transaction.with(transaction, body)
}

/// Makes the state changes of the body with a transaction, merged into the present one.
public func withTransaction<Result>(
  _ transaction: Transaction, _fileID: StaticString = #fileID, _line: UInt = #line,
  _ body: () throws -> Result
) rethrows -> Result {
  var transaction = transaction
  transaction.turn = Transaction.nextTurn()
  if transaction.steps.isEmpty {
    transaction.steps = [
      TransactionStep(
        kind: .withTransaction, place: SourcePlace(_fileID, _line), before: nil,
        after: transaction.animation, disables: transaction.disablesAnimations)
    ]
  }
  defer { CompletionList.endUnused(transaction.completions) }
  return try Transaction.with(Transaction.current.overridden(by: transaction), body)
}

/// Makes the state changes of the body with one value of the transaction set.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction.current
  transaction.turn = Transaction.nextTurn()
  transaction[keyPath: keyPath] = value
  return try Transaction.with(transaction, body)
}
