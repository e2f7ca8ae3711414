/// Something that a person does with fingers, recognized from what pointers do.
///
/// A gesture is a value: `_handle` is a state machine whose state the view's layer keeps, and whose
/// answers are a phase and actions that someone else performs. A user's gesture gives a `body`
/// made of others.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  associatedtype Value = Body.Value
  associatedtype Body: Gesture
  associatedtype _State = Body._State

  var body: Body { get }

  static func _makeState() -> _State

  /// Whether it is movement that makes the gesture, rather than a pressing at one place. A gesture
  /// of movement need not wait for one of pressing, since a moved pointer presses no more.
  static var _recognizesMovement: Bool { get }

  func _handle(
    _ event: GestureEvent, _ state: inout _State, _ context: inout GestureContext
  ) -> GesturePhase<Value>
}

extension Gesture {
  public static var _recognizesMovement: Bool { Body._recognizesMovement }
}

extension Gesture where Body == Never {
  public var body: Never { fatalError("\(Self.self) is a built-in gesture and has no body") }

  public static var _recognizesMovement: Bool { false }
}

extension Gesture where Value == Body.Value, _State == Body._State {
  public static func _makeState() -> _State { Body._makeState() }

  public func _handle(
    _ event: GestureEvent, _ state: inout _State, _ context: inout GestureContext
  ) -> GesturePhase<Value> {
    body._handle(event, &state, &context)
  }
}

extension Never: Gesture {
  public typealias Value = Never
  public typealias _State = Void

  public static func _makeState() {}

  public static var _recognizesMovement: Bool { false }

  public func _handle(
    _ event: GestureEvent, _ state: inout Void, _ context: inout GestureContext
  ) -> GesturePhase<Never> {
    .failed
  }
}

extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
  public typealias _State = Wrapped._State
  public typealias Body = Never

  public static func _makeState() -> _State { Wrapped._makeState() }

  public static var _recognizesMovement: Bool { Wrapped._recognizesMovement }

  public func _handle(
    _ event: GestureEvent, _ state: inout _State, _ context: inout GestureContext
  ) -> GesturePhase<Wrapped.Value> {
    self?._handle(event, &state, &context) ?? .failed
  }
}

/// Which gestures of a view and of the views below it are recognized.
@frozen
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}
