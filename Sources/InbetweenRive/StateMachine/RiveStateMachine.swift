/// A state machine that plays on an artboard: a few values in, motion out.
public final class RiveStateMachine {
  public let artboard: RiveArtboard
  let definition: MachineDefinition
  /// Where the machine is if its artboard is nested.
  weak var host: NestedArtboard?
  var inputs: [InputValue]
  private var layers: [LayerPlayer] = []
  let binds: BindSet?
  var context: DataContext?
  lazy var pointers = PointerTracker(self)
  /// Events of this frame, with the seconds that had passed since.
  public private(set) var reportedEvents: [RiveEvent] = []
  /// What listeners get at the start of the next frame.
  private var pendingEvents: [RiveEvent] = []
  private var firedListeners: [Int] = []
  /// Nothing moves until something is changed from outside.
  public private(set) var isSettled = false
  /// How a random state chooses; a source of numbers 0..<1.
  public var random: () -> Float = { 0 }
  private var viewModelObservers: [(ViewModelValue, Int)] = []
  private var needsAdvance = false
  /// The layers in which triggers of the view model have been used.
  var usedTriggers: [ObjectIdentifier: Set<Int>] = [:]
  /// Revisions of values that conditions have seen.
  var seenRevisions: [Int: Int] = [:]

  /// A value that drives transitions.
  struct InputValue {
    var bits: UInt32
    var isFired = false
    /// The layers in which the trigger has been used.
    var usedLayers: Set<Int> = []
  }

  private static let mostEvents = 1000

  enum Setting {
    case bool(Bool)
    case number(Float)
    case trigger
  }

  init(_ artboard: RiveArtboard, _ index: Int) {
    self.artboard = artboard
    definition = artboard.definition.machines[index]
    inputs = definition.inputs.map { InputValue(bits: $0.initial) }
    binds = definition.binds.isEmpty ? nil : BindSet(definition.binds, artboard: artboard)
    layers = definition.layers.indices.map { LayerPlayer($0, of: self) }
    artboard.machine = self
  }

  deinit { unobserve() }

  public var name: String { definition.name }

  // MARK: - Frame

  /// Moves on by a time: one frame.
  /// - Parameter seconds: not negative; what is not finite counts as 0.
  /// - Returns: false where nothing will change any more until something is set.
  @discardableResult public func advance(_ seconds: Float) -> Bool {
    let seconds = seconds.isFinite ? max(0, seconds) : 0
    if isSettled, !artboard.isWoken, seconds > 0 { return false }
    artboard.isWoken = false
    var more = advanceLayers(seconds, isNewFrame: true)
    if artboard.advanceComponents(seconds, isNewFrame: true) { more = true }
    for _ in 0..<5 {
      if artboard.updatePass(isRoot: true) { more = true }
      if tryChangeState() {
        _ = advanceLayers(0, isNewFrame: false)
        more = true
      }
      if artboard.advanceComponents(0, isNewFrame: false) { more = true }
      context?.instance.resetTriggers()
      if !artboard.hasComponentDirt { break }
    }
    if seconds == 0 { more = true }
    isSettled = !more
    // What is still to be told to listeners is told in the next frame.
    if more || !pendingEvents.isEmpty || !firedListeners.isEmpty { artboard.isWoken = true }
    return more
  }

  /// The layers alone, without what the artboard does with the values.
  func advanceLayers(_ seconds: Float, isNewFrame: Bool) -> Bool {
    if isNewFrame {
      deliver()
      needsAdvance = false
      usedTriggers.removeAll(keepingCapacity: true)
    }
    binds?.update(writesSources: false)
    for layer in layers where layer.advance(seconds) { needsAdvance = true }
    if binds?.advance(isNewFrame ? seconds : 0) == true { needsAdvance = true }
    for index in inputs.indices {
      inputs[index].isFired = false
      inputs[index].usedLayers.removeAll()
    }
    return needsAdvance
  }

  func tryChangeState() -> Bool {
    binds?.update(writesSources: false)
    var changed = false
    for layer in layers where layer.updateState() { changed = true }
    return changed
  }

  /// Hands events and changes of the view model to the listeners that wait for them.
  private func deliver() {
    reportedEvents = []
    var rounds = 0
    while !pendingEvents.isEmpty || !firedListeners.isEmpty, rounds < 100 {
      rounds += 1
      let events = pendingEvents
      let fired = firedListeners
      pendingEvents = []
      firedListeners = []
      for event in events { notify(event, from: nil) }
      for listener in fired {
        perform(definition.listeners[listener], at: nil, before: nil)
      }
    }
  }

  /// Tells listeners of an event; `source` is the nested artboard that it comes from.
  func notify(_ event: RiveEvent, from source: NestedArtboard?) {
    for listener in definition.listeners {
      for trigger in listener.triggers where trigger.kind == .event {
        guard trigger.event == event.object,
          source.map({ $0.id == listener.target })
            ?? !(artboard.component(listener.target) is NestedArtboard)
        else { continue }
        perform(listener, at: nil, before: nil)
      }
    }
    if let host { host.artboard.machine?.notify(event, from: host) }
  }

  // MARK: - Events

  func report(_ component: Component, delay: Float) {
    // Listeners may answer events with events; a frame has room for so many.
    guard reportedEvents.count < Self.mostEvents else { return }
    let event = RiveEvent(name: component.name, delay: delay, object: component.id)
    reportedEvents.append(event)
    pendingEvents.append(event)
    artboard.wake()
  }

  // MARK: - Data

  /// Binds the machine and its artboard to values.
  public func bind(_ instance: RiveViewModelInstance) {
    let context = DataContext(instance: instance, parent: nil)
    artboard.bind(context)
    bind(context)
  }

  func bind(_ context: DataContext) {
    self.context = context
    binds?.bind(context)
    unobserve()
    for (number, listener) in definition.listeners.enumerated() {
      for trigger in listener.triggers where trigger.kind == .viewModel {
        guard let value = context.value(trigger.path) else { continue }
        let token = value.addObserver { [unowned self] in
          if firedListeners.count < Self.mostEvents { firedListeners.append(number) }
          artboard.wake()
        }
        viewModelObservers.append((value, token))
      }
    }
    artboard.isWoken = true
  }

  private func unobserve() {
    for (value, token) in viewModelObservers { value.removeObserver(token) }
    viewModelObservers = []
  }

  // MARK: - States

  /// What each layer plays, for tests and reports.
  public var stateNames: [String] { layers.map(\.stateName) }

  /// Fires what a state or transition says happens at its start (0) or end (1).
  func fire(_ actions: [MachineDefinition.FireAction], at moment: UInt32) {
    for action in actions where action.occurs == moment {
      switch action.effect {
      case .event(let id):
        if let event = artboard.component(id) { report(event, delay: 0) }
      case .trigger(let path): context?.value(path)?.fire()
      }
    }
  }
}

extension RiveStateMachine: CallbackReceiver {
  func callback(_ component: Component, _ key: UInt16, delay: Float) {
    if component is Event {
      report(component, delay: delay)
    } else {
      component.fire(key)
    }
  }
}

/// Something that a machine reports.
public struct RiveEvent: Equatable, Sendable {
  public let name: String
  /// seconds of the frame that had passed since it happened
  public let delay: Float
  /// the object's id
  public let object: Int
}

extension RiveArtboard {
  public var stateMachineNames: [String] { definition.machines.map(\.name) }

  /// The name of the machine that plays where none is named; nil where the file names none.
  public var defaultStateMachineName: String? {
    let machines = definition.machines
    let index = definition.defaultMachine
    return machines.indices.contains(index) ? machines[index].name : nil
  }

  /// Plays one of the state machines; nil is the default one, or the first where the file names
  /// none.
  /// - Throws: `RiveLookupError` with the names that there are.
  public func stateMachine(_ name: String? = nil) throws -> RiveStateMachine {
    let names = stateMachineNames
    if let name {
      guard let index = names.firstIndex(of: name) else {
        throw RiveLookupError(kind: "state machine", name: name, existing: names)
      }
      return RiveStateMachine(self, index)
    }
    guard !names.isEmpty else {
      throw RiveLookupError(kind: "state machine", name: "", existing: names)
    }
    let index = definition.defaultMachine
    return RiveStateMachine(self, names.indices.contains(index) ? index : 0)
  }

  /// The view model that the artboard's own data is of; nil where it has none.
  public var defaultViewModel: Int? {
    file.viewModels.indices.contains(definition.viewModel) ? definition.viewModel : nil
  }

  func report(_ component: Component, delay: Float) { machine?.report(component, delay: delay) }
}
