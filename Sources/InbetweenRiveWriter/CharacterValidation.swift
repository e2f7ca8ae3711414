/// Finds all that is wrong with a character before a byte is written.
struct CharacterValidation {
  let character: Character
  private(set) var faults: [String] = []

  /// The deepest tree of parts that is written: deeper ones are likely endless.
  static let deepest = 256

  init(_ character: Character) {
    self.character = character
    if character.artboards.isEmpty { faults.append("there is no artboard") }
    duplicates(character.artboards.map(\.name), "artboards")
    for viewModel in character.viewModels { check(viewModel) }
    duplicates(character.viewModels.map(\.name), "view models")
    for picture in character.pictures where picture.bytes.isEmpty {
      faults.append("the picture '\(picture.name)' has no bytes")
    }
    for artboard in character.artboards { check(artboard) }
  }

  private mutating func duplicates(_ names: [String], _ what: String) {
    var seen: Set<String> = []
    for name in names where !seen.insert(name).inserted {
      faults.append("two \(what) are called '\(name)'; the second could not be found")
    }
  }

  private mutating func add(_ new: [String], _ place: String) {
    faults += new.map { "\(place): \($0)" }
  }

  private mutating func check(_ viewModel: ViewModel) {
    let place = "view model '\(viewModel.name)'"
    if viewModel.name.isEmpty { faults.append("a view model has no name") }
    for property in viewModel.properties { add(property.faults, place) }
    duplicates(viewModel.properties.map(\.name), "properties of \(place)")
  }

  // MARK: Parts

  private mutating func check(_ artboard: Artboard) {
    let place = "artboard '\(artboard.name)'"
    var parts: Set<ObjectIdentifier> = []
    // What is no tree has no end.
    guard collect(artboard, depth: 0, place, &parts) else { return }
    checkReferences(artboard, place, parts)
    duplicates(artboard.animations.map(\.name), "animations of \(place)")
    for animation in artboard.animations {
      let inner = "\(place), animation '\(animation.name)'"
      add(animation.faults, inner)
      for track in animation.tracks where !parts.contains(ObjectIdentifier(track.part)) {
        faults.append("\(inner): a track moves '\(track.part.name)', which is not in the artboard")
      }
    }
    duplicates(artboard.stateMachines.map(\.name), "state machines of \(place)")
    for machine in artboard.stateMachines {
      check(machine, artboard, "\(place), state machine '\(machine.name)'")
    }
  }

  /// - Returns: whether the parts are a tree.
  private mutating func collect(
    _ part: Component, depth: Int, _ place: String, _ parts: inout Set<ObjectIdentifier>
  ) -> Bool {
    let here = depth == 0 ? place : "\(place), \(type(of: part)) '\(part.name)'"
    if depth > Self.deepest {
      faults.append("\(here): parts lie more than \(Self.deepest) levels deep; is there a cycle?")
      return false
    }
    guard parts.insert(ObjectIdentifier(part)).inserted, !part.isAddedTwice else {
      faults.append("\(here): it was added twice; a part has one parent")
      return false
    }
    add(part.faults, here)
    var isTree = true
    for child in part.children {
      isTree = collect(child, depth: depth + 1, place, &parts) && isTree
    }
    return isTree
  }

  private mutating func checkReferences(
    _ artboard: Artboard, _ place: String, _ parts: Set<ObjectIdentifier>
  ) {
    func contains(_ part: Component) -> Bool { parts.contains(ObjectIdentifier(part)) }
    artboard.forEachPart { part in
      let here = "\(place), \(type(of: part)) '\(part.name)'"
      if let clip = part as? ClippingShape, !contains(clip.source) {
        faults.append("\(here): its window '\(clip.source.name)' is not in the artboard")
      }
      if let order = part as? DrawOrder, !contains(order.neighbour) {
        faults.append("\(here): its neighbour '\(order.neighbour.name)' is not in the artboard")
      }
      if let picture = part as? Picture, !character.pictures.indices.contains(picture.asset) {
        faults.append(
          "\(here): it shows picture \(picture.asset) of \(character.pictures.count)")
      }
      let skin = (part as? PointsPath)?.skin ?? (part as? Mesh)?.skin
      for bone in skin?.bones ?? [] where !contains(bone) {
        faults.append("\(here): its bone '\(bone.name)' is not in the artboard")
      }
    }
    if let model = artboard.viewModel, !character.viewModels.contains(where: { $0 === model }) {
      faults.append("\(place): its view model '\(model.name)' is not one of the character's")
    }
    if let machine = artboard.defaultStateMachine,
      !artboard.stateMachines.contains(where: { $0 === machine })
    {
      faults.append("\(place): its default state machine '\(machine.name)' is not one of its own")
    }
    for binding in artboard.bindings {
      checkProperty(binding.source, artboard, place)
      if !contains(binding.part) {
        faults.append("\(place): the bound part '\(binding.part.name)' is not in the artboard")
      } else if binding.property == .color || binding.part.key(of: binding.property) == nil {
        faults.append(
          "\(place): '\(binding.part.name)' has no number \(binding.property.rawValue) to bind")
      }
    }
  }

  private mutating func checkProperty(
    _ property: ViewModelProperty, _ artboard: Artboard, _ place: String
  ) {
    if artboard.viewModel?.properties.contains(where: { $0 === property }) != true {
      faults.append(
        "\(place): the property '\(property.name)' is not one of the artboard's view model")
    }
  }

  // MARK: State machines

  private mutating func check(_ machine: StateMachine, _ artboard: Artboard, _ place: String) {
    if machine.layers.isEmpty { faults.append("\(place): it has no layer") }
    for layer in machine.layers {
      let here = "\(place), layer '\(layer.name)'"
      if layer.entry.transitions.isEmpty {
        faults.append("\(here): no transition leaves its entry, so that it would never play")
      }
      for (index, state) in layer.all.enumerated() {
        check(state, layer, artboard, "\(here), state \(index)")
      }
    }
  }

  private mutating func check(
    _ state: State, _ layer: Layer, _ artboard: Artboard, _ place: String
  ) {
    func has(_ animation: LinearAnimation) -> Bool {
      artboard.animations.contains { $0 === animation }
    }
    switch state.kind {
    case .entry, .any, .exit: break
    case .animation(let animation, let speed):
      add(Faults.finite([speed], "its speed"), place)
      if !has(animation) {
        faults.append("\(place): the animation '\(animation.name)' is not in the artboard")
      }
    case .blend(let property, let parts):
      checkProperty(property, artboard, place)
      add(Faults.finite(parts.map(\.value), "the blend"), place)
      if parts.isEmpty { faults.append("\(place): the blend has no animation") }
      for part in parts where !has(part.animation) {
        faults.append("\(place): the animation '\(part.animation.name)' is not in the artboard")
      }
      for (part, next) in zip(parts, parts.dropFirst()) where next.value <= part.value {
        faults.append("\(place): the blend's value \(next.value) follows \(part.value); they rise")
      }
    }
    for transition in state.transitions { check(transition, state, layer, artboard, place) }
  }

  private mutating func check(
    _ transition: Transition, _ state: State, _ layer: Layer, _ artboard: Artboard,
    _ place: String
  ) {
    if !layer.all.contains(where: { $0 === transition.to }) {
      faults.append("\(place): a transition leads to a state of another layer")
    }
    if !(0...3_600_000).contains(transition.duration) {
      faults.append(
        "\(place): a transition lasts \(transition.duration) ms; 0 to 3,600,000 can be played")
    }
    if let percent = transition.exitPercent, !(0...1_000_000).contains(percent) {
      faults.append("\(place): a transition waits for \(percent) per cent; from 0 can be reached")
    }
    add(transition.easing.faults("a transition"), place)
    switch transition.easing {
    case .hold, .values:
      faults.append("\(place): a transition mixes linearly or by a curve")
    case .linear, .curve: break
    }
    for condition in transition.conditions {
      checkProperty(condition.property, artboard, place)
      if case .number(_, _, let value) = condition {
        add(Faults.finite([value], "a condition"), place)
      }
    }
  }
}

extension Component {
  /// This part and all below, parents first.
  func forEachPart(_ visit: (Component) -> Void) {
    visit(self)
    for child in children { child.forEachPart(visit) }
  }
}
