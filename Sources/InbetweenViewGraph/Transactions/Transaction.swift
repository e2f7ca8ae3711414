/// The context of one state change on its way down the view tree.
public struct Transaction {
  public var animation: Animation? {
    get { animationStorage ?? nil }
    set { animationStorage = .some(newValue) }
  }
  /// nil: never set, so that merging keeps the outer one's.
  private var animationStorage: Animation??
  /// Switches off the `.animation` modifiers below; an animation that the transaction itself
  /// carries still runs.
  public var disablesAnimations = false
  /// The change is one of a stream, as from a drag.
  public var isContinuous = false
  /// Velocity is recorded for an animation that follows.
  public var tracksVelocity = false
  private var values: [ObjectIdentifier: Any] = [:]
  /// Some key has a value.
  package var carriesValues: Bool { !values.isEmpty }
  private var completionList: CompletionList?
  package var completions: [AnimationCompletion] {
    get { completionList?.items ?? [] }
    set { completionList = newValue.isEmpty ? nil : CompletionList(newValue) }
  }
  /// How the animation came to be what it is: the root first, then each edit on the way down.
  package var steps: [TransactionStep] = []

  /// Which call made the transaction, so that the writes of one are one change; 0: none.
  package var turn = 0

  public init() {}

  public init(animation: Animation?) { animationStorage = .some(animation) }

  package init(animation: Animation?, kind: TransactionStep.Kind, place: SourcePlace) {
    animationStorage = .some(animation)
    steps = [TransactionStep(kind: kind, place: place, before: nil, after: animation)]
  }

  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Adds a closure that is called once, when the animations of the change have come to their
  /// end by `criteria`, or soon where nothing animates.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    completions.append(AnimationCompletion(criteria: criteria, action: completion))
  }

  /// Nothing is set: the transaction of a plain write.
  package var isPlain: Bool {
    animationStorage == nil && !disablesAnimations && !isContinuous && !tracksVelocity
      && values.isEmpty
      && completionList == nil && steps.isEmpty
  }

  /// This transaction with what the inner one sets.
  package func overridden(by inner: Transaction) -> Transaction {
    var merged = self
    if inner.animationStorage != nil {
      merged.animationStorage = inner.animationStorage
      merged.steps = inner.steps
    } else {
      merged.steps += inner.steps
    }
    merged.disablesAnimations = disablesAnimations || inner.disablesAnimations
    merged.isContinuous = isContinuous || inner.isContinuous
    merged.tracksVelocity = tracksVelocity || inner.tracksVelocity
    merged.values.merge(inner.values) { _, new in new }
    if inner.completionList != nil { merged.completions += inner.completions }
    if !inner.isPlain { merged.turn = inner.turn == 0 ? Self.nextTurn() : inner.turn }
    return merged
  }

  /// Whether two writes were made by one call of `withAnimation` or `withTransaction`, or both by
  /// none.
  package func isSameTurn(as other: Transaction) -> Bool { turn == other.turn }

  // MARK: The transaction of the code that runs

  // Views live on the main actor: state is written, and so this is read and set, on its thread
  // only. It is not inherited by tasks, as it is not on Apple's systems.
  nonisolated(unsafe) private static var running = Transaction()
  nonisolated(unsafe) private static var turns = 0

  package static func nextTurn() -> Int {
    turns += 1
    return turns
  }

  package static var current: Transaction { running }

  package static func with<R>(_ transaction: Transaction, _ body: () throws -> R) rethrows -> R {
    let outer = running
    running = transaction
    defer { running = outer }
    return try body()
  }
}

/// A value of one's own that travels with a transaction.
public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func _valuesEqual(_ lhs: Value, _ rhs: Value) -> Bool
}

extension TransactionKey {
  public static func _valuesEqual(_ lhs: Value, _ rhs: Value) -> Bool { valuesEqual(lhs, rhs) }
}

/// When a completion is called.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let isRemoval: Bool

  /// The animation has logically ended; a spring may still swing.
  public static let logicallyComplete = Self(isRemoval: false)
  /// Nothing of the animation is left.
  public static let removed = Self(isRemoval: true)
}

/// One edit of a transaction's animation.
package struct TransactionStep {
  package enum Kind: String, Sendable {
    case withAnimation, withTransaction, binding
    case valueModifier = ".animation(value:)"
    case animationModifier = ".animation(_:)"
    case bodyModifier = ".animation(body:)"
    case transactionModifier = ".transaction"
    case transition = "transition.animation"
    case phaseAnimator, keyframeAnimator
    case host
    case policy = ".motionPolicy"
  }

  package var kind: Kind
  package var place: SourcePlace?
  package var before: Animation?
  package var after: Animation?
  /// The edit did not happen because animations are disabled.
  package var isBlocked = false
  /// The edit set `disablesAnimations`.
  package var disables = false
}
