/// Puts the objects of state machines where they belong: each to the latest that can hold it.
struct MachineImporter {
  private var machine: MachineDefinition?
  /// The latest bindable property, which the next object that needs one takes.
  private var bindable = -1
  private enum Owner { case state, transition }
  /// What fire actions belong to.
  private var actionOwner: Owner?
  /// Where a transition is, and the object id of its interpolator.
  private struct PendingInterpolator {
    var machine: MachineDefinition
    var layer, state, transition, object: Int
  }
  private var pending: [PendingInterpolator] = []

  mutating func begin(_ record: Int, in artboard: ArtboardDefinition) {
    let new = MachineDefinition(name: artboard.scope.string(record, Slot.Animation.name))
    artboard.machines.append(new)
    machine = new
    actionOwner = nil
    bindable = -1
  }

  /// Interpolators are named by object ids, which are known when the artboard is complete.
  func finish(in artboard: ArtboardDefinition, interpolators: [Int: Int32]) {
    for it in pending {
      guard let place = interpolators[it.object] else { continue }
      it.machine.layers[it.layer].states[it.state].transitions[it.transition].interpolator =
        artboard.interpolators[Int(place)]
    }
  }

  func add(_ bind: BindDefinition) { machine?.binds.append(bind) }

  func addUnknownInput() {
    machine?.inputs.append(.init(kind: .none, name: "", initial: 0, type: nil))
  }

  func addUnknownState() {
    guard let machine, let layer = machine.layers.indices.last else { return }
    machine.layers[layer].states.append(.init(kind: .inert))
  }

  /// Takes the object if it is one of a state machine.
  mutating func take(_ record: Int, _ type: ObjectType, in artboard: ArtboardDefinition) -> Bool {
    let schema = Schema.shared
    let scope = artboard.scope
    if schema.type(type, is: .bindableProperty) {
      bindable = record
      return true
    }
    if schema.type(type, is: .stateMachineInput) {
      addInput(record, type, scope)
    } else if type == .stateMachineLayer {
      let name = scope.string(record, Slot.StateMachineComponent.name)
      machine?.layers.append(.init(name: name))
    } else if schema.type(type, is: .layerState) {
      addState(record, type, scope)
    } else if schema.type(type, is: .blendAnimation) {
      addBlend(record, type, scope)
    } else if schema.type(type, is: .stateTransition) {
      addTransition(record, type, scope)
    } else if schema.type(type, is: .transitionCondition) {
      addCondition(record, type, scope)
    } else if schema.type(type, is: .transitionComparator) {
      addOperand(record, type, scope)
    } else if schema.type(type, is: .stateMachineFireAction) {
      addFireAction(record, type, scope)
    } else if schema.type(type, is: .stateMachineListener) {
      addListener(record, type, scope)
    } else if schema.type(type, is: .listenerInputType) {
      addListenerTrigger(record, type, scope)
    } else if schema.type(type, is: .listenerAction) {
      addListenerAction(record, type, scope)
    } else {
      return false
    }
    return true
  }

  private func addInput(_ record: Int, _ type: ObjectType, _ scope: RecordScope) {
    let name = scope.string(record, Slot.StateMachineComponent.name)
    let input: MachineDefinition.Input
    switch type {
    case .stateMachineBool:
      input = .init(
        kind: .bool, name: name, initial: scope.uint(record, Slot.StateMachineBool.value),
        type: type)
    case .stateMachineNumber:
      input = .init(
        kind: .number, name: name, initial: scope.uint(record, Slot.StateMachineNumber.value),
        type: type)
    default: input = .init(kind: .trigger, name: name, initial: 0, type: type)
    }
    machine?.inputs.append(input)
  }

  private mutating func addState(_ record: Int, _ type: ObjectType, _ scope: RecordScope) {
    guard let machine, let layer = machine.layers.indices.last else { return }
    var state = MachineDefinition.State(kind: .inert, type: type)
    state.flags = scope.uint(record, Slot.LayerState.flags)
    switch type {
    case .entryState: state.kind = .entry
    case .exitState: state.kind = .exit
    case .anyState: state.kind = .any
    case .animationState:
      state.kind = .animation
      state.animation = scope.index(record, Slot.AnimationState.animationId)
      state.speed = scope.float(record, Slot.AdvanceableState.speed)
    case .blendState1DInput:
      state.kind = .blend1D
      state.input = scope.index(record, Slot.BlendState1DInput.inputId)
    case .blendState1DViewModel:
      state.kind = .blend1D
      state.bindable = bindable
    case .blendStateDirect: state.kind = .blendDirect
    default: break
    }
    machine.layers[layer].states.append(state)
    actionOwner = .state
  }

  private func addBlend(_ record: Int, _ type: ObjectType, _ scope: RecordScope) {
    guard let (machine, layer, state) = latestState else { return }
    var blend = MachineDefinition.Blend(
      animation: scope.index(record, Slot.BlendAnimation.animationId))
    if type == .blendAnimation1D {
      blend.value = scope.float(record, Slot.BlendAnimation1D.value)
    } else {
      typealias Keys = Slot.BlendAnimationDirect
      blend.input = scope.index(record, Keys.inputId)
      blend.share = scope.float(record, Keys.mixValue)
      blend.source = scope.uint(record, Keys.blendSource)
      blend.bindable = bindable
    }
    machine.layers[layer].states[state].blends.append(blend)
  }

  private var latestState: (MachineDefinition, Int, Int)? {
    guard let machine, let layer = machine.layers.indices.last,
      let state = machine.layers[layer].states.indices.last
    else { return nil }
    return (machine, layer, state)
  }

  private mutating func addTransition(_ record: Int, _ type: ObjectType, _ scope: RecordScope) {
    guard let (machine, layer, state) = latestState else { return }
    typealias Keys = Slot.StateTransition
    var transition = MachineDefinition.Transition(
      record: record, target: scope.index(record, Keys.stateToId),
      flags: scope.uint(record, Keys.flags),
      randomWeight: scope.uint(record, Keys.randomWeight))
    if type == .blendStateTransition {
      transition.exitBlend = scope.index(record, Slot.BlendStateTransition.exitBlendAnimationId)
    }
    machine.layers[layer].states[state].transitions.append(transition)
    let number = machine.layers[layer].states[state].transitions.count - 1
    let interpolator = scope.index(record, Keys.interpolatorId)
    if interpolator >= 0 {
      pending.append(
        .init(
          machine: machine, layer: layer, state: state, transition: number, object: interpolator))
    }
    actionOwner = .transition
  }

  private var latestTransition: (MachineDefinition, Int, Int, Int)? {
    guard let (machine, layer, state) = latestState,
      let transition = machine.layers[layer].states[state].transitions.indices.last
    else { return nil }
    return (machine, layer, state, transition)
  }

  private func addCondition(_ record: Int, _ type: ObjectType, _ scope: RecordScope) {
    guard let (machine, layer, state, transition) = latestTransition else { return }
    var condition = MachineDefinition.Condition(kind: .never)
    switch type {
    case .transitionTriggerCondition:
      condition.kind = .trigger
      condition.input = scope.index(record, Slot.TransitionInputCondition.inputId)
    case .transitionBoolCondition, .transitionNumberCondition:
      condition.kind = type == .transitionBoolCondition ? .bool : .number
      condition.input = scope.index(record, Slot.TransitionInputCondition.inputId)
      condition.operation =
        .init(rawValue: scope.uint(record, Slot.TransitionValueCondition.opValue)) ?? .equal
      if type == .transitionNumberCondition {
        condition.value = scope.float(record, Slot.TransitionNumberCondition.value)
      }
    case .transitionViewModelCondition, .transitionArtboardCondition:
      condition.kind = .operands
      condition.operation =
        .init(rawValue: scope.uint(record, Slot.TransitionViewModelCondition.opValue)) ?? .equal
    default: break
    }
    machine.layers[layer].states[state].transitions[transition].conditions.append(condition)
  }

  private func addOperand(_ record: Int, _ type: ObjectType, _ scope: RecordScope) {
    guard let (machine, layer, state, transition) = latestTransition,
      let last = machine.layers[layer].states[state].transitions[transition].conditions.indices.last
    else { return }
    let operand: MachineDefinition.Operand
    switch type {
    case .transitionPropertyViewModelComparator: operand = .bindable(bindable)
    case .transitionPropertyComponentComparator:
      typealias Keys = Slot.TransitionPropertyComponentComparator
      operand = .component(
        object: scope.index(record, Keys.objectId),
        key: UInt16(truncatingIfNeeded: scope.uint(record, Keys.propertyKey)))
    case .transitionPropertyArtboardComparator:
      operand = .artboard(
        scope.uint(record, Slot.TransitionPropertyArtboardComparator.propertyType))
    case .transitionValueBooleanComparator:
      operand = .bool(scope.bool(record, Slot.TransitionValueBooleanComparator.value))
    case .transitionValueNumberComparator:
      operand = .number(scope.float(record, Slot.TransitionValueNumberComparator.value))
    case .transitionValueStringComparator:
      operand = .string(scope.string(record, Slot.TransitionValueStringComparator.value))
    case .transitionValueColorComparator:
      operand = .color(scope.uint(record, Slot.TransitionValueColorComparator.value))
    case .transitionValueTriggerComparator:
      operand = .trigger(scope.uint(record, Slot.TransitionValueTriggerComparator.value))
    case _ where Schema.shared.type(type, is: .transitionValueIdComparator):
      operand = .id(scope.uint(record, Slot.TransitionValueIdComparator.value))
    default: operand = .itself
    }
    var condition = machine.layers[layer].states[state].transitions[transition].conditions[last]
    if condition.left == nil { condition.left = operand } else { condition.right = operand }
    machine.layers[layer].states[state].transitions[transition].conditions[last] = condition
  }

  private func addFireAction(_ record: Int, _ type: ObjectType, _ scope: RecordScope) {
    guard let (machine, layer, state) = latestState else { return }
    let occurs = scope.uint(record, Slot.StateMachineFireAction.occursValue)
    let action: MachineDefinition.FireAction
    if type == .stateMachineFireEvent {
      let event = scope.index(record, Slot.StateMachineFireEvent.eventId)
      action = .init(occurs: occurs, effect: .event(event))
    } else {
      let path = scope.path(record, Slot.StateMachineFireTrigger.viewModelPathIds)
      action = .init(occurs: occurs, effect: .trigger(path))
    }
    if actionOwner == .transition,
      let last = machine.layers[layer].states[state].transitions.indices.last
    {
      machine.layers[layer].states[state].transitions[last].actions.append(action)
    } else {
      machine.layers[layer].states[state].actions.append(action)
    }
  }

  private func addListener(_ record: Int, _ type: ObjectType, _ scope: RecordScope) {
    var listener = MachineDefinition.Listener(
      name: scope.string(record, Slot.StateMachineComponent.name),
      target: scope.index(record, Slot.StateMachineListener.targetId), triggers: [])
    if type == .stateMachineListenerSingle {
      typealias Keys = Slot.StateMachineListenerSingle
      listener.triggers = [
        .init(
          kind: .init(rawValue: scope.uint(record, Keys.listenerTypeValue)),
          event: scope.index(record, Keys.eventId),
          path: scope.path(record, Keys.viewModelPathIds))
      ]
    }
    machine?.listeners.append(listener)
  }

  private func addListenerTrigger(_ record: Int, _ type: ObjectType, _ scope: RecordScope) {
    guard let machine, let last = machine.listeners.indices.last else { return }
    var trigger = MachineDefinition.Trigger(
      kind: .init(rawValue: scope.uint(record, Slot.ListenerInputType.listenerTypeValue)))
    switch type {
    case .listenerInputTypeEvent:
      trigger.kind = .event
      trigger.event = scope.index(record, Slot.ListenerInputTypeEvent.eventId)
    case .listenerInputTypeViewModel:
      trigger.kind = .viewModel
      trigger.path = scope.path(record, Slot.ListenerInputTypeViewModel.viewModelPathIds)
    default: break
    }
    machine.listeners[last].triggers.append(trigger)
  }

  private func addListenerAction(_ record: Int, _ type: ObjectType, _ scope: RecordScope) {
    guard let machine, let last = machine.listeners.indices.last else { return }
    var action: MachineDefinition.ListenerAction
    switch type {
    case .listenerBoolChange:
      action = .init(effect: .bool(scope.uint(record, Slot.ListenerBoolChange.value)))
    case .listenerNumberChange:
      action = .init(effect: .number(scope.float(record, Slot.ListenerNumberChange.value)))
    case .listenerTriggerChange: action = .init(effect: .trigger)
    case .listenerAlignTarget:
      typealias Keys = Slot.ListenerAlignTarget
      action = .init(
        effect: .align(
          target: scope.index(record, Keys.targetId),
          keepsOffset: scope.bool(record, Keys.preserveOffset)))
    case .listenerFireEvent:
      action = .init(effect: .fire(event: scope.index(record, Slot.ListenerFireEvent.eventId)))
    case .listenerViewModelChange: action = .init(effect: .viewModel(bindable: bindable))
    default: return
    }
    if Schema.shared.type(type, is: .listenerInputChange) {
      action.input = scope.index(record, Slot.ListenerInputChange.inputId)
      action.nestedInput = scope.index(record, Slot.ListenerInputChange.nestedInputId)
    }
    machine.listeners[last].actions.append(action)
  }
}
