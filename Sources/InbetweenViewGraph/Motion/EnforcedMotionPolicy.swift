import InbetweenTiming

/// A policy that edits the transactions of a part of the tree.
package struct EnforcedMotionPolicy: Equatable {
  package var policy: MotionPolicy
  package var place: SourcePlace

  /// Whether phases or keyframes rest: their closures cannot be edited.
  func rests(loops: Bool) -> Bool { !policy.allowsTravel || (loops && !policy.allowsLoops) }

  /// Whether an attribute may not be animated so.
  func blocks(_ animation: Animation, of attribute: AttributeName) -> Bool {
    (!policy.allowsTravel && attribute.isMovement)
      || (!policy.allowsLoops && animation.repeatsForever)
  }
}

private enum EnforcedKey: EnvironmentKey, TransactionKey {
  static var defaultValue: EnforcedMotionPolicy? { nil }
}

extension EnvironmentValues {
  package var enforcedMotionPolicy: EnforcedMotionPolicy? {
    get { self[EnforcedKey.self] }
    set { self[EnforcedKey.self] = newValue }
  }
}

extension Transaction {
  /// The innermost policy that is enforced where the transaction is.
  package var enforcedMotionPolicy: EnforcedMotionPolicy? {
    get { carriesValues ? self[EnforcedKey.self] : nil }
    set { self[EnforcedKey.self] = newValue }
  }

  /// Takes away the animation where a policy forbids it for this attribute.
  @MainActor
  mutating func enforcePolicy(for target: any AnimatorTarget, _ attribute: UInt8) {
    guard let law = enforcedMotionPolicy, let animation,
      law.blocks(animation, of: target.attributeName(attribute))
    else { return }
    steps.append(
      TransactionStep(kind: .policy, place: law.place, before: animation, after: nil))
    self.animation = nil
  }
}

extension Animation {
  /// The animation never comes to an end by itself.
  package var repeatsForever: Bool {
    guard let motion else { return false }
    return motion.modifiers.contains { if case .repeated(nil, _) = $0 { true } else { false } }
  }
}
