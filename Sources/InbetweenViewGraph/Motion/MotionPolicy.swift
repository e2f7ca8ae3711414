import InbetweenTiming

/// What motion may do in a part of the tree: what a component asks before it moves something.
///
/// Read it with `@Environment(\.motionPolicy)`. Unless it is set, it follows from what the person
/// asked of the system; previews and tests set one with `motionPolicy(_:)`. It is passive: nothing
/// stops by itself, unless it is enforced.
///
/// Gate at the trigger, where one condition decides whether a run begins, and not in each keyframe.
/// Not in the trigger's value either: a value that changes with the policy starts runs that nobody
/// asked for.
public struct MotionPolicy: Hashable, Sendable {
  /// What stands in for a movement.
  public enum Replacement: Hashable, Sendable {
    /// Nothing: the movement itself is shown.
    case movement
    /// The old and the new state fade into each other where they are.
    case fade
    /// The new state is shown at once.
    case still
  }

  /// Things may move, scale and turn.
  public var allowsTravel: Bool
  /// Things may repeat without end.
  public var allowsLoops: Bool
  /// How long a change should take, in seconds: of the movement, or of the fade in its place.
  public var recommendedDuration: Double
  /// What to show in place of a movement.
  public var replacement: Replacement

  /// - Parameter recommendedDuration: seconds, at least 0; what is no length counts as 0.
  public init(
    allowsTravel: Bool = true, allowsLoops: Bool = true, recommendedDuration: Double = 0.35,
    replacement: Replacement? = nil
  ) {
    self.allowsTravel = allowsTravel
    self.allowsLoops = allowsLoops
    self.recommendedDuration = recommendedDuration.isFinite ? max(0, recommendedDuration) : 0
    self.replacement = replacement ?? (allowsTravel ? .movement : .fade)
  }

  /// All motion. A third of a second is the system's own length for a change of place.
  public static let full = MotionPolicy()
  /// No travel and no loops; short fades.
  public static let reduced = MotionPolicy(
    allowsTravel: false, allowsLoops: false, recommendedDuration: 0.2)
  /// Nothing moves and nothing fades.
  public static let still = MotionPolicy(
    allowsTravel: false, allowsLoops: false, recommendedDuration: 0, replacement: .still)

  /// The animation for a change that moves something: the given one where travel is allowed, a
  /// plain fade's where a fade replaces it, none for a still.
  public func animation(_ movement: Animation? = .default) -> Animation? {
    switch replacement {
    case .movement: allowsTravel ? movement : nil
    case .fade: .easeInOut(duration: recommendedDuration)
    case .still: nil
    }
  }

  /// What follows from the person's settings: with less movement asked for nothing travels or
  /// loops, and a fade tells of the change; a device low on power stops loops only.
  static func derived(from environment: EnvironmentValues) -> MotionPolicy {
    if environment[ReduceMotionKey.self] { return .reduced }
    return MotionPolicy(allowsLoops: !environment[LowPowerKey.self])
  }
}

private enum MotionPolicyKey: EnvironmentKey {
  static var defaultValue: MotionPolicy? { nil }
}

extension EnvironmentValues {
  /// What motion may do here; derived from the person's settings unless it is set.
  public var motionPolicy: MotionPolicy {
    get { self[MotionPolicyKey.self] ?? .derived(from: self) }
    set { self[MotionPolicyKey.self] = newValue }
  }
}

extension View {
  /// Sets what motion may do in this view and those below it.
  ///
  /// - Parameter enforced: the policy also edits the transactions on their way down: without travel
  ///   what would move, scale or turn does so at once, and transitions that move become fades;
  ///   without loops no animation repeats for ever, and phases and keyframes that loop rest at
  ///   their first value. Without travel, phases and keyframes by trigger rest too. Their own
  ///   closures cannot be edited, so a component that asks the policy itself shows more.
  public nonisolated func motionPolicy(
    _ policy: MotionPolicy, enforced: Bool = false, _fileID: StaticString = #fileID,
    _line: UInt = #line
  ) -> some View {
    let place = SourcePlace(_fileID, _line)
    let law = enforced ? EnforcedMotionPolicy(policy: policy, place: place) : nil
    return TransactionView(
      content: EnvironmentWriter(
        content: self, value: law,
        write: { if let law = $1 { $0.enforcedMotionPolicy = law } }, isPure: true),
      edit: .closure { if let law { $0.enforcedMotionPolicy = law } }, value: (),
      isEqual: { _, _ in true }, place: place
    )
    .environment(\.motionPolicy, policy)
  }
}
