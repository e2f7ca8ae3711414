import Foundation
import InbetweenViewGraph

/// A touch that moves.
public struct DragGesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    /// Where the pointer is, points.
    public var location: CGPoint
    /// Where it went down, points.
    public var startLocation: CGPoint
    /// Points per second.
    public var velocity: CGSize

    /// Points.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where the movement would come to rest: a quarter of a second's way further (Apple gives the
    /// velocity as four times the way to that place).
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    public var predictedEndTranslation: CGSize {
      CGSize(
        width: translation.width + velocity.width / 4,
        height: translation.height + velocity.height / 4)
    }
  }

  /// How far the pointer must move before the gesture begins, points.
  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace

  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }
}

extension DragGesture: Gesture {
  public typealias Body = Never

  public static var _recognizesMovement: Bool { true }

  @MainActor
  public struct _State {
    var start: PointerEvent?
    var startLocation = CGPoint.zero
    var isActive = false
    var velocity = PointerVelocity()
  }

  public static func _makeState() -> _State { _State() }

  public func _handle(
    _ event: GestureEvent, _ state: inout _State, _ context: inout GestureContext
  ) -> GesturePhase<Value> {
    guard case .pointer(let pointer) = event else {
      if case .cancel = event { return .failed }
      return .possible(nil)
    }
    if pointer.phase == .cancel { return .failed }
    let location = context.point(pointer.location, in: coordinateSpace)
    if pointer.phase == .down, state.start == nil {
      state.start = pointer
      state.startLocation = location
    }
    // A second finger changes nothing.
    guard let start = state.start else { return .failed }
    let isOther = start.id != pointer.id
    if !isOther { state.velocity.note(location, at: pointer.time) }
    let value = Value(
      time: context.date, location: isOther ? state.velocity.last : location,
      startLocation: state.startLocation, velocity: state.velocity.value)
    if isOther { return state.isActive ? .active(value) : .possible(nil) }
    let distance = minimumDistance.isFinite ? max(0, minimumDistance) : 0
    if !state.isActive {
      // The way is measured where the finger is, not where effects put the view.
      state.isActive = start.location.distance(to: pointer.location) >= distance
      if !state.isActive { return pointer.phase == .up ? .failed : .possible(nil) }
    }
    return pointer.phase == .up ? .ended(value) : .active(value)
  }
}

/// The velocity of a pointer over its last tenth of a second (looks: the window of a scroll view).
struct PointerVelocity {
  private var samples: [(time: Double, point: CGPoint)] = []

  var last: CGPoint { samples.last?.point ?? .zero }

  mutating func note(_ point: CGPoint, at time: Double) {
    // A pointer that is lifted where it was keeps the velocity that it had; one that rested first
    // has none left.
    if let last = samples.last, last.time == time { samples.removeLast() }
    samples.append((time, point))
    let start = time - Looks.scroll(.velocityWindow)
    while samples.count > 2, samples[1].time <= start { samples.removeFirst() }
  }

  /// Points per second.
  var value: CGSize {
    guard let first = samples.first, let last = samples.last, last.time > first.time else {
      return .zero
    }
    let time = last.time - first.time
    return CGSize(
      width: (last.point.x - first.point.x) / time, height: (last.point.y - first.point.y) / time)
  }
}
