/// Which phase comes next: a pure state machine.
package struct PhaseSequence<Phase: Equatable> {
  package private(set) var phases: [Phase]
  package private(set) var index = 0
  /// Loops for ever; otherwise a trigger runs it once through and back to the first.
  package let loops: Bool
  package private(set) var isRunning = false
  /// Phases that were left in no time, one after the other: a whole round of them would never end.
  private var instantPhases = 0

  package enum Step: Equatable {
    /// Go to the phase at this index, with that phase's animation.
    case enter(Int)
    /// Every phase of a round took no time.
    case stuck
    case rest
  }

  package init(phases: [Phase], loops: Bool) {
    self.phases = phases
    self.loops = loops
  }

  package var current: Phase? { phases.indices.contains(index) ? phases[index] : nil }

  /// The first step of a loop, when the view appears.
  package mutating func start() -> Step { loops ? begin() : .rest }

  /// Stops at the first phase.
  package mutating func rest() -> Step {
    isRunning = false
    if index == 0 { return .rest }
    index = 0
    return .enter(0)
  }

  /// The trigger changed: toward the second phase, from wherever the sequence is.
  package mutating func trigger() -> Step { begin() }

  private mutating func begin() -> Step {
    if phases.count < 2 { return .rest }
    isRunning = true
    instantPhases = 0
    index = 1
    return .enter(index)
  }

  /// The phase that was entered is complete.
  package mutating func complete(instantly: Bool) -> Step {
    if !isRunning { return .rest }
    instantPhases = instantly ? instantPhases + 1 : 0
    if loops, instantPhases >= phases.count {
      isRunning = false
      return .stuck
    }
    if !loops, index == 0 {
      isRunning = false
      return .rest
    }
    index = (index + 1) % phases.count
    return .enter(index)
  }

  /// Other phases: from what is shown to the new first one (semantics 6.4, decided there).
  package mutating func replace(with new: [Phase]) -> Step {
    if new == phases { return .rest }
    let shown = current
    phases = new
    index = 0
    instantPhases = 0
    isRunning = loops && new.count > 1
    guard let first = new.first else { return .rest }
    if isRunning { return .enter(0) }
    return first == shown ? .rest : .enter(0)
  }
}
