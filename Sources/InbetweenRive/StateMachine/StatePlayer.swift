/// A state while it plays.
final class StatePlayer {
  let index: Int
  let state: MachineDefinition.State
  private unowned let machine: RiveStateMachine
  private var players: [AnimationPlayer] = []
  /// For blends: the place of each player among the state's, and its share.
  private var blends: [(place: Int, share: Float)] = []
  private var reset: AnimationReset?
  private(set) var keepsGoing = false

  init(_ index: Int, _ state: MachineDefinition.State, _ machine: RiveStateMachine) {
    self.index = index
    self.state = state
    self.machine = machine
    let artboard = machine.artboard
    switch state.kind {
    case .animation:
      if let tracks = artboard.tracks(of: state.animation) {
        players = [AnimationPlayer(tracks, speed: state.speed)]
        keepsGoing = true
      }
    case .blend1D, .blendDirect:
      for (place, blend) in state.blends.enumerated() {
        guard let tracks = artboard.tracks(of: blend.animation) else { continue }
        players.append(AnimationPlayer(tracks))
        blends.append((place, 0))
      }
      keepsGoing = !players.isEmpty
      share()
      if state.resets, !players.isEmpty {
        reset = AnimationReset(baseline: players.map(\.tracks), in: machine)
      }
    default: break
    }
  }

  /// How the state is called in reports: its animation's name, or its type.
  var name: String {
    switch state.kind {
    case .animation: "Animation:\(players.first?.tracks.animation.name ?? "?")"
    case .blend1D, .blendDirect: "Blend:\(state.type?.rawValue ?? 0)"
    case .entry: "Entry"
    case .exit: "Exit"
    case .any: "Any"
    case .inert: ""
    }
  }

  func advance(_ seconds: Float) {
    guard !players.isEmpty else { return }
    let speed = state.kind == .animation ? state.speed : 1
    var more = false
    for index in players.indices where players[index].advance(seconds * speed, machine) {
      more = true
    }
    // The runtime never settles in a blend: its value may change at any time.
    keepsGoing = more || state.kind != .animation
    share()
  }

  /// How much each animation of a blend has of the whole.
  private func share() {
    if state.kind == .blend1D { blend1D() }
    if state.kind == .blendDirect { blendDirect() }
  }

  private func blend1D() {
    let value =
      state.bindable >= 0 ? machine.number(ofBindable: state.bindable) : machine.number(state.input)
    // The first animation that is not before the value, and the one before it.
    var low = 0
    var high = blends.count
    while low < high {
      let middle = (low + high) / 2
      if state.blends[blends[middle].place].value < value {
        low = middle + 1
      } else {
        high = middle
      }
    }
    let to = low < blends.count ? state.blends[blends[low].place].value : nil
    let from = low > 0 ? state.blends[blends[low - 1].place].value : nil
    var mix: Float = 1
    var mixFrom: Float = 1
    if let to, let from, to != from {
      mix = (value - from) / (to - from)
      mixFrom = 1 - mix
    }
    for index in blends.indices {
      let place = state.blends[blends[index].place].value
      blends[index].share = place == to ? mix : place == from ? mixFrom : 0
    }
  }

  private func blendDirect() {
    for index in blends.indices {
      let blend = state.blends[blends[index].place]
      let value: Float =
        switch blend.source {
        case 0: machine.number(blend.input)
        case 1: blend.share
        default: machine.number(ofBindable: blend.bindable)
        }
      blends[index].share = min(1, max(0, value / 100))
    }
  }

  func apply(_ mix: Float) {
    if state.kind == .animation {
      if let player = players.first { player.tracks.apply(at: player.time, mix: mix) }
      return
    }
    reset?.apply()
    for (player, blend) in zip(players, blends) {
      let share = mix * blend.share
      if share != 0 { player.tracks.apply(at: player.time, mix: share) }
    }
  }

  /// What of the last step lay beyond the end; nil for states that are no animation.
  var spilledTime: Float? { state.kind == .animation ? players.first?.spilledTime : nil }

  func clearSpilledTime() {
    for index in players.indices { players[index].clearSpilledTime() }
  }

  /// Seconds of the state's animation.
  var animationDuration: Float? {
    state.kind == .animation ? players.first?.tracks.animation.durationSeconds : nil
  }

  /// The animation that times an exit.
  func exitPlayer(for transition: MachineDefinition.Transition) -> AnimationPlayer? {
    if state.kind == .animation { return players.first }
    guard transition.exitBlend >= 0 else { return nil }
    return zip(players, blends).first { $1.place == transition.exitBlend }?.0
  }

  var tracks: [AnimationTracks] { players.map(\.tracks) }
}
