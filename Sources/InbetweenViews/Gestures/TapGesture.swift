import Foundation
import InbetweenViewGraph

/// One or several short touches at a place.
public struct TapGesture {
  /// How many taps are needed; less than 1 counts as 1.
  public var count: Int

  public init(count: Int = 1) { self.count = count }
}

extension TapGesture: Gesture {
  public typealias Value = Void
  public typealias Body = Never
  public typealias _State = TapRecognition

  public static func _makeState() -> TapRecognition { TapRecognition() }

  public func _handle(
    _ event: GestureEvent, _ state: inout TapRecognition, _ context: inout GestureContext
  ) -> GesturePhase<Void> {
    state.handle(event, count: count, &context).map { _ in () }
  }
}

/// A tap or several, with its place.
public struct SpatialTapGesture {
  public struct Value: Equatable, @unchecked Sendable {
    // A point is two numbers; it has no reference to share.
    /// Points.
    public var location: CGPoint
  }

  public var count: Int
  public var coordinateSpace: CoordinateSpace

  public init(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }
}

extension SpatialTapGesture: Gesture {
  public typealias Body = Never
  public typealias _State = TapRecognition

  public static func _makeState() -> TapRecognition { TapRecognition() }

  public func _handle(
    _ event: GestureEvent, _ state: inout TapRecognition, _ context: inout GestureContext
  ) -> GesturePhase<Value> {
    let location = { (context: GestureContext, point: CGPoint) in
      Value(location: context.point(point, in: coordinateSpace))
    }
    return state.handle(event, count: count, &context).map { location(context, $0) }
  }
}

/// How far a tap has come (looks: a tap moves up to 45 points and lasts up to 0.75 s, the next one
/// of several follows within 0.35 s).
public struct TapRecognition {
  private var taps = 0
  private var press: PointerEvent?

  init() {}

  /// The value is the place on the root.
  mutating func handle(
    _ event: GestureEvent, count: Int, _ context: inout GestureContext
  ) -> GesturePhase<CGPoint> {
    switch event {
    case .cancel: return .failed
    // Whatever was waited for did not come in time.
    case .time: return .failed
    case .pointer(let pointer):
      switch pointer.phase {
      case .cancel: return .failed
      case .down:
        if press != nil { return .failed }
        press = pointer
        context.ask(at: pointer.time + Looks.gesture(.tapDuration))
        return .possible(nil)
      case .move:
        guard let press else { return .possible(nil) }
        if press.location.distance(to: pointer.location) > Looks.gesture(.tapMovement) {
          return .failed
        }
        context.ask(at: press.time + Looks.gesture(.tapDuration))
        return .possible(nil)
      case .up:
        guard let press,
          press.location.distance(to: pointer.location) <= Looks.gesture(.tapMovement),
          pointer.time - press.time <= Looks.gesture(.tapDuration)
        else { return .failed }
        self.press = nil
        taps += 1
        if taps >= max(1, count) { return .ended(pointer.location) }
        context.ask(at: pointer.time + Looks.gesture(.doubleTapInterval))
        return .possible(nil)
      }
    }
  }
}

extension CGPoint {
  /// Points.
  func distance(to other: CGPoint) -> CGFloat {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}
