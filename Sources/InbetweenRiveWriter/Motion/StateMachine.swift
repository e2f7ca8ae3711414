/// Decides which animations play.
public final class StateMachine {
  public var name: String
  /// Run at once, in order; a later one has the last word on properties that both set.
  public var layers: [Layer]

  public init(_ name: String, _ layers: [Layer] = []) {
    (self.name, self.layers) = (name, layers)
  }
}

/// States of which one is current.
public final class Layer {
  public var name: String
  /// Where the layer begins.
  public let entry = State(.entry)
  /// Its transitions are tried before those of the current state.
  public let any = State(.any)
  /// Where the layer ends.
  public let exit = State(.exit)
  public private(set) var states: [State] = []

  public init(_ name: String) { self.name = name }

  @discardableResult
  public func add(_ state: State) -> State {
    states.append(state)
    return state
  }

  /// All states, in the order of the file.
  var all: [State] { [any, entry, exit] + states }
}

/// What a layer plays.
public final class State {
  public enum Kind {
    case entry, any, exit
    case animation(LinearAnimation, speed: Float = 1)
    /// Mixes the two animations whose values lie around the property's.
    case blend(NumberProperty, [(animation: LinearAnimation, value: Float)])
  }

  public let kind: Kind
  /// The first whose conditions all hold is taken.
  public var transitions: [Transition] = []

  public init(_ kind: Kind) { self.kind = kind }

  public convenience init(_ animation: LinearAnimation) { self.init(.animation(animation)) }
}

/// A way to another state.
public struct Transition {
  public var to: State
  /// Milliseconds over which both states are mixed.
  public var duration: Int
  /// The mix over this time.
  public var easing: Easing
  /// Per cent of the state's animation that must have been played.
  public var exitPercent: Int?
  /// Whether another transition may begin before this one has ended. Values then jump.
  public var canBeInterrupted: Bool
  public var conditions: [Condition]

  public init(
    to state: State, duration: Int = 0, easing: Easing = .linear, exitPercent: Int? = nil,
    canBeInterrupted: Bool = false, _ conditions: [Condition] = []
  ) {
    (self.to, self.duration, self.easing) = (state, duration, easing)
    (self.exitPercent, self.canBeInterrupted) = (exitPercent, canBeInterrupted)
    self.conditions = conditions
  }

  /// The bits of the format: exit time is on, is per cent; may be interrupted.
  var flags: Int { (exitPercent == nil ? 0 : 4 | 8) | (canBeInterrupted ? 32 : 0) }
}

/// What must hold for a transition.
public enum Condition {
  public enum Comparison: Int, Sendable {
    case equal = 0
    case notEqual = 1
    case atMost = 2
    case atLeast = 3
    case less = 4
    case greater = 5
  }

  case number(NumberProperty, Comparison, Float)
  case boolean(BooleanProperty, Bool)
  /// Was fired since the last frame.
  case trigger(TriggerProperty)

  var property: ViewModelProperty {
    switch self {
    case .number(let property, _, _): property
    case .boolean(let property, _): property
    case .trigger(let property): property
    }
  }
}
