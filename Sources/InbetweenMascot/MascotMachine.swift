import InbetweenRiveWriter

/// The animations and the state machine of a mascot, for any rig.
///
/// Three layers: what moves by itself; the moods, each of which leads to each other; the one-shots,
/// which add to whatever mood plays, so that nothing that is fired is lost while moods blend.
struct MascotMachine {
  let rig: Rig

  /// How long one mood turns into another: milliseconds, and the mix over it. Both ends are at
  /// rest, so that speeds are continuous.
  static let blend = (milliseconds: 420, easing: Easing.curve(0.4, 0, 0.3, 1))

  init(_ rig: Rig) { self.rig = rig }

  /// - Returns: the view model that drives it.
  func addToArtboard() -> ViewModel {
    let viewModel = ViewModel(Mascot.viewModelName)
    let mood = viewModel.add(NumberProperty("mood"))
    let triggers = OneShot.allCases.map { viewModel.add(TriggerProperty($0.rawValue)) }
    let board = rig.artboard
    board.viewModel = viewModel
    let life = ambient
    let moods = Mood.allCases.map { animation(of: $0.motion) }
    let rest = animation(of: OneShot.restMotion)
    let shots = OneShot.allCases.map { animation(of: $0.motion) }
    board.animations = [life] + moods + [rest] + shots
    let machine = StateMachine(
      Mascot.machineName,
      [lifeLayer(life), moodLayer(moods, mood), oneShotLayer(rest, shots, triggers)])
    board.stateMachines = [machine]
    board.defaultStateMachine = machine
    return viewModel
  }

  // MARK: Layers

  private func lifeLayer(_ animation: LinearAnimation) -> Layer {
    let layer = Layer("Life")
    let state = layer.add(State(animation))
    layer.entry.transitions = [Transition(to: state)]
    return layer
  }

  private func moodLayer(_ animations: [LinearAnimation], _ mood: NumberProperty) -> Layer {
    let layer = Layer("Mood")
    let states = animations.map { layer.add(State($0)) }
    for (number, state) in states.enumerated() {
      layer.entry.transitions.append(Transition(to: state, [.number(mood, .equal, Float(number))]))
      state.transitions = states.enumerated().filter { $0.offset != number }.map {
        Transition(
          to: $0.element, duration: Self.blend.milliseconds, easing: Self.blend.easing,
          [.number(mood, .equal, Float($0.offset))])
      }
    }
    // A number that is no mood.
    layer.entry.transitions.append(Transition(to: states[0]))
    return layer
  }

  private func oneShotLayer(
    _ rest: LinearAnimation, _ animations: [LinearAnimation], _ triggers: [TriggerProperty]
  ) -> Layer {
    let layer = Layer("One-shots")
    let resting = layer.add(State(rest))
    layer.entry.transitions = [Transition(to: resting)]
    for (animation, trigger) in zip(animations, triggers) {
      let state = layer.add(State(animation))
      // It begins at rest, but for the entrance, which begins elsewhere.
      resting.transitions.append(Transition(to: state, [.trigger(trigger)]))
      layer.any.transitions.append(
        Transition(to: state, duration: 150, easing: Self.blend.easing, [.trigger(trigger)]))
      state.transitions = [Transition(to: resting, exitPercent: 100)]
    }
    return layer
  }

  // MARK: Animations

  private var ambient: LinearAnimation {
    let span = Rig.ambientSpan
    let animation = LinearAnimation("Life", duration: span.frames, loop: .loop)
    animation.tracks = rig.ambient.map { Track($0.part, $0.property, $0.curve.keys(span)) }
    return animation
  }

  /// Every property that any mood moves has its keys in each of them.
  private func animation(of motion: Motion<Channel>) -> LinearAnimation {
    animation(motion, Channel.allCases) { channel in
      (channel.rest, rig.targets[channel] ?? [])
    }
  }

  private func animation(of motion: Motion<ActChannel>) -> LinearAnimation {
    animation(motion, ActChannel.allCases) { channel in
      (channel.rest, rig.acts[channel] ?? [])
    }
  }

  private func animation<Name: Hashable>(
    _ motion: Motion<Name>, _ channels: [Name],
    _ targets: (Name) -> (rest: Double, targets: [Rig.Target])
  ) -> LinearAnimation {
    let animation = LinearAnimation(
      motion.name, duration: motion.span.frames, loop: motion.span.loops ? .loop : .once)
    for channel in channels {
      let (rest, targets) = targets(channel)
      let curve = motion.curve(channel, rest: rest)
      animation.tracks += targets.map { target in
        Track(target.part, target.property, curve.map(target.value).keys(motion.span))
      }
    }
    return animation
  }
}
