/// One layer: its present state, and the one before while they mix.
final class LayerPlayer {
  private unowned let machine: RiveStateMachine
  private let index: Int
  private let layer: MachineDefinition.Layer
  private let anyState: StatePlayer?
  private var current: StatePlayer?
  private var from: StatePlayer?
  private var transition: MachineDefinition.Transition?
  private var transitionIsDone = false
  private var mix: Float = 1
  private var mixFrom: Float = 1
  private var holdsFrom = false
  private var isWaitingForExit = false
  private var reset: AnimationReset?
  /// An animation that is applied once more as it was when its state was left.
  private var held: (tracks: AnimationTracks, time: Float)?

  private static let mostChanges = 100

  init(_ index: Int, of machine: RiveStateMachine) {
    self.machine = machine
    self.index = index
    let layer = machine.definition.layers[index]
    self.layer = layer
    anyState = layer.index(of: .any).map { StatePlayer($0, layer.states[$0], machine) }
    current = layer.index(of: .entry).map { StatePlayer($0, layer.states[$0], machine) }
  }

  var stateName: String { current?.name ?? "" }

  /// - Returns: whether there is more to come.
  func advance(_ seconds: Float) -> Bool {
    current?.advance(seconds)
    updateMix(seconds)
    if mix < 1, !holdsFrom { from?.advance(seconds) }
    apply()
    var changes = 0
    var changed = false
    while updateState() {
      apply()
      changed = true
      changes += 1
      if changes == Self.mostChanges { return false }
    }
    current?.clearSpilledTime()
    return changed || mix != 1 || isWaitingForExit || current?.keepsGoing == true
  }

  private var duration: Float {
    transition.map { machine.duration(of: $0) } ?? 0
  }

  private var isMixing: Bool { transition != nil && from != nil && duration != 0 && mix < 1 }

  private func updateMix(_ seconds: Float) {
    guard let transition, let from, duration != 0 else {
      mix = 1
      return
    }
    let time =
      transition.durationIsPercentage
      ? (from.animationDuration ?? 0) * duration / 100 : duration / 1000
    mix = time > 0 ? min(1, max(0, mix + seconds / time)) : 1
    if mix == 1, !transitionIsDone {
      transitionIsDone = true
      reset = nil
      machine.fire(transition.actions, at: 1)
    }
  }

  private func apply() {
    reset?.apply()
    if let held {
      held.tracks.apply(at: held.time, mix: mixFrom)
      self.held = nil
    }
    let interpolator = transition?.interpolator
    if let from, mix < 1 { from.apply(interpolator?.transform(mixFrom) ?? mixFrom) }
    current?.apply(interpolator?.transform(mix) ?? mix)
  }

  /// Takes a transition if one may be taken.
  func updateState() -> Bool {
    if isMixing, transition?.allowsEarlyExit != true { return false }
    isWaitingForExit = false
    if let anyState, change(from: anyState) { return true }
    if let current { return change(from: current) }
    return false
  }

  private func change(from state: StatePlayer) -> Bool {
    guard let chosen = allowedTransition(of: state) else { return false }
    let old = current
    if let old { machine.fire(old.state.actions, at: 1) }
    let new = StatePlayer(chosen.target, layer.states[chosen.target], machine)
    current = new
    transition = chosen
    machine.use(chosen.conditions, inLayer: index)
    machine.fire(chosen.actions, at: 0)
    transitionIsDone = machine.duration(of: chosen) == 0
    if transitionIsDone { machine.fire(chosen.actions, at: 1) }
    machine.fire(new.state.actions, at: 0)
    from = old
    reset =
      transitionIsDone ? nil : AnimationReset(states: [old, new].compactMap { $0 }, in: machine)
    if let old, chosen.hasExitTime, let player = old.exitPlayer(for: chosen) {
      // The exit may be in the middle of a frame: the animation stops exactly there.
      let exit = exitSeconds(of: chosen, player)
      if player.totalTime > exit || chosen.pausesOnExit {
        held = (player.tracks, player.time)
      }
    }
    mixFrom = mix
    if mix != 0 { holdsFrom = chosen.pausesOnExit }
    if let spilled = old?.spilledTime { new.advance(spilled) }
    mix = 0
    updateMix(0)
    isWaitingForExit = false
    return true
  }

  private func allowedTransition(of state: StatePlayer) -> MachineDefinition.Transition? {
    let candidates = state.state.transitions.filter {
      $0.target != current?.index && layer.states.indices.contains($0.target)
    }
    if !state.state.isRandom {
      return candidates.first { isAllowed($0, state) }
    }
    let allowed = candidates.filter { isAllowed($0, state) }
    let total = allowed.reduce(0) { $0 + Float($1.randomWeight) }
    guard total > 0 else { return nil }
    var rest = min(0.999_999, max(0, machine.random())) * total
    for transition in allowed {
      rest -= Float(transition.randomWeight)
      if rest < 0 { return transition }
    }
    return allowed.last
  }

  private func isAllowed(_ transition: MachineDefinition.Transition, _ state: StatePlayer) -> Bool {
    if transition.isDisabled { return false }
    for condition in transition.conditions
    where !machine.holds(condition, inLayer: index) { return false }
    if transition.hasExitTime, let player = state.exitPlayer(for: transition) {
      var exit = exitSeconds(of: transition, player)
      let animation = player.tracks.animation
      if exit <= animation.durationSeconds, animation.loop != .oneShot,
        animation.durationSeconds > 0
      {
        // Within one round: that of the present round.
        exit +=
          (player.lastTotalTime / animation.durationSeconds).rounded(.down)
          * animation.durationSeconds
      }
      if player.totalTime < exit {
        isWaitingForExit = true
        return false
      }
    }
    return true
  }

  private func exitSeconds(
    of transition: MachineDefinition.Transition, _ player: AnimationPlayer
  ) -> Float {
    let exit = machine.exitTime(of: transition)
    guard transition.exitTimeIsPercentage else { return exit / 1000 }
    let animation = player.tracks.animation
    return exit / 100 * animation.durationSeconds
  }
}
