/// The objects of one artboard.
struct ArtboardEncoder {
  let artboard: Artboard
  /// The number of its view model in the file.
  let viewModel: Int?
  /// The artboard's parts with their skins and weights, before curves.
  private var parts: [ObjectRecord] = []
  private var ids = ComponentIds()
  /// The curves of keys and transitions, each once, in the order in which they are first met.
  private var curves: [Easing: Int] = [:]
  private var curveRecords: [ObjectRecord] = []

  init(_ artboard: Artboard, viewModel: Int?) {
    self.artboard = artboard
    self.viewModel = viewModel
    var next = 0
    number(artboard, &next)
    collectParts(artboard)
    collectCurves(from: next)
  }

  func records() -> [ObjectRecord] {
    var records = parts
    records += curveRecords
    for animation in artboard.animations { records += self.records(of: animation) }
    for machine in artboard.stateMachines { records += self.records(of: machine) }
    return records
  }

  // MARK: Parts

  /// Parts are numbered as they are written: a part, its weight or its skin with the tendons, then
  /// what is below it.
  private mutating func number(_ part: Component, _ next: inout Int) {
    ids.ids[ObjectIdentifier(part)] = next
    next += part is DrawOrder ? 2 : 1
    if carryingSkin(of: part) != nil { next += 1 }
    if let skin = ownSkin(of: part) { next += 1 + skin.bones.count }
    for child in part.children { number(child, &next) }
  }

  /// The skin that bends a vertex.
  private func carryingSkin(of part: Component) -> Skin? {
    guard part is Vertex else { return nil }
    return part.parent.flatMap(ownSkin)
  }

  private func ownSkin(of part: Component) -> Skin? {
    (part as? PointsPath)?.skin ?? (part as? Mesh)?.skin
  }

  private mutating func collectParts(_ part: Component) {
    let id = ids[part]
    for (place, var record) in part.records(ids).enumerated() {
      // A second record, such as the target of a draw rule, lies below the first.
      let parent = place == 0 ? part.parent.map { ids[$0] } : id
      if let parent { record.set(.parentId, parent, unless: 0) }
      if part === artboard {
        if let machine = artboard.defaultStateMachine,
          let index = artboard.stateMachines.firstIndex(where: { $0 === machine })
        {
          record.set(.defaultStateMachine, index)
        }
        if let viewModel { record.set(.artboardViewModel, viewModel) }
      }
      parts.append(record)
    }
    // A binding is about the object before it.
    for binding in artboard.bindings where binding.part === part {
      parts.append(bind(binding.source, to: part.key(of: binding.property)!))
    }
    if let vertex = part as? Vertex, let skin = carryingSkin(of: vertex) {
      var weight = skin.weight(of: vertex)
      weight.set(.parentId, id, unless: 0)
      parts.append(weight)
    }
    if let skin = ownSkin(of: part) {
      for (place, var record) in skin.records(of: part, ids).enumerated() {
        record.set(.parentId, place == 0 ? id : id + 1, unless: 0)
        parts.append(record)
      }
    }
    for child in part.children { collectParts(child) }
  }

  // MARK: Curves

  private mutating func collectCurves(from first: Int) {
    func visit(_ easing: Easing) {
      guard curves[easing] == nil, let record = easing.record else { return }
      curves[easing] = first + curveRecords.count
      curveRecords.append(record)
    }
    for animation in artboard.animations {
      for key in animation.tracks.flatMap(\.keys) { visit(key.easing) }
    }
    for machine in artboard.stateMachines {
      for state in machine.layers.flatMap(\.all) {
        for transition in state.transitions { visit(transition.easing) }
      }
    }
  }

  // MARK: Animations

  private func records(of animation: LinearAnimation) -> [ObjectRecord] {
    var record = ObjectRecord(.linearAnimation)
    record.set(.animationName, animation.name)
    record.set(.framesPerSecond, animation.framesPerSecond, unless: 60)
    record.set(.duration, animation.duration, unless: 60)
    record.set(.loop, animation.loop.rawValue, unless: 0)
    var records = [record]
    var current: Int?
    for track in animation.tracks.sorted(by: { ids[$0.part] < ids[$1.part] }) {
      let id = ids[track.part]
      if current != id {
        var object = ObjectRecord(.keyedObject)
        object.set(.keyedObjectId, id, unless: 0)
        records.append(object)
        current = id
      }
      var property = ObjectRecord(.keyedProperty)
      property.set(.keyedPropertyKey, Int(track.part.key(of: track.property)!.rawValue))
      records.append(property)
      records += track.keys.map(self.record)
    }
    return records
  }

  private func record(of key: Key) -> ObjectRecord {
    var record: ObjectRecord
    switch key.value {
    case .number(let value):
      record = ObjectRecord(.keyFrameDouble)
      record.set(.keyFrameValue, value)
    case .color(let color):
      record = ObjectRecord(.keyFrameColor)
      record.set(.keyFrameColor, color: color)
    }
    record.set(.frame, key.frame, unless: 0)
    record.set(.interpolationType, key.easing.interpolationType, unless: 0)
    if let curve = curves[key.easing] { record.set(.interpolatorId, curve) }
    return record
  }

  // MARK: State machines

  private func records(of machine: StateMachine) -> [ObjectRecord] {
    var record = ObjectRecord(.stateMachine)
    record.set(.animationName, machine.name)
    return [record] + machine.layers.flatMap(records)
  }

  private func records(of layer: Layer) -> [ObjectRecord] {
    var record = ObjectRecord(.stateMachineLayer)
    record.set(.layerName, layer.name)
    let states = layer.all
    return [record]
      + states.flatMap { state in
        records(of: state) + state.transitions.flatMap { records(of: $0, states) }
      }
  }

  private func number(of animation: LinearAnimation) -> Int {
    artboard.animations.firstIndex { $0 === animation } ?? 0
  }

  private func records(of state: State) -> [ObjectRecord] {
    switch state.kind {
    case .entry: return [ObjectRecord(.entryState)]
    case .any: return [ObjectRecord(.anyState)]
    case .exit: return [ObjectRecord(.exitState)]
    case .animation(let animation, let speed):
      var record = ObjectRecord(.animationState)
      record.set(.stateAnimation, number(of: animation))
      record.set(.stateSpeed, speed, unless: 1)
      return [record]
    case .blend(let property, let parts):
      return [
        ObjectRecord(.bindablePropertyNumber), bind(property, to: .bindableNumber),
        ObjectRecord(.blendState1DViewModel),
      ]
        + parts.map { part in
          var record = ObjectRecord(.blendAnimation1D)
          record.set(.blendAnimation, number(of: part.animation))
          record.set(.blendValue, part.value)
          return record
        }
    }
  }

  private func records(of transition: Transition, _ states: [State]) -> [ObjectRecord] {
    var record = ObjectRecord(.stateTransition)
    record.set(.transitionTarget, states.firstIndex { $0 === transition.to } ?? 0)
    record.set(.transitionFlags, transition.flags, unless: 0)
    record.set(.transitionDuration, transition.duration, unless: 0)
    record.set(.exitTime, transition.exitPercent ?? 0, unless: 0)
    record.set(
      .transitionInterpolationType, transition.easing.interpolationType, unless: 1)
    if let curve = curves[transition.easing] { record.set(.transitionInterpolator, curve) }
    return [record] + transition.conditions.flatMap(records)
  }

  /// A condition, the value that it looks at with its binding, and what it is compared with.
  private func records(of condition: Condition) -> [ObjectRecord] {
    var record = ObjectRecord(.transitionViewModelCondition)
    var value: ObjectRecord
    let bindable: ObjectType
    let key: PropertyKey
    switch condition {
    case .number(_, let comparison, let number):
      record.set(.conditionOperation, comparison.rawValue, unless: 0)
      (bindable, key) = (.bindablePropertyNumber, .bindableNumber)
      value = ObjectRecord(.transitionValueNumberComparator)
      value.set(.comparedNumber, number)
    case .boolean(_, let isOn):
      (bindable, key) = (.bindablePropertyBoolean, .bindableBoolean)
      value = ObjectRecord(.transitionValueBooleanComparator)
      value.set(.comparedBoolean, isOn)
    case .trigger:
      (bindable, key) = (.bindablePropertyTrigger, .bindableTrigger)
      value = ObjectRecord(.transitionValueTriggerComparator)
    }
    return [
      record, ObjectRecord(bindable), bind(condition.property, to: key),
      ObjectRecord(.transitionPropertyViewModelComparator), value,
    ]
  }

  /// Lets the object before it follow a property of the view model.
  private func bind(_ property: ViewModelProperty, to key: PropertyKey) -> ObjectRecord {
    let place = artboard.viewModel?.properties.firstIndex { $0 === property } ?? 0
    var path = ByteWriter()
    path.unsigned(UInt64(viewModel ?? 0))
    path.unsigned(UInt64(place))
    var record = ObjectRecord(.dataBindContext)
    record.set(.boundProperty, Int(key.rawValue))
    record.set(.boundPath, data: path.bytes)
    return record
  }
}
