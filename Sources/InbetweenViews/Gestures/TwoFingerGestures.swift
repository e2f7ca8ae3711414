import Foundation
import InbetweenViewGraph

/// Two pointers and how they lie to each other, now and at the beginning.
public struct TwoFingers {
  private var points: [(id: Int, location: CGPoint)] = []
  private var start: (distance: Double, angle: Double, center: CGPoint)?
  /// The angle without jumps at half a turn, radians.
  private var angle = 0.0
  private var isActive = false
  private var samples: [(time: Double, scale: Double, angle: Double)] = []

  struct Reading {
    var scale = 1.0
    /// Radians.
    var angle = 0.0
    /// Each second.
    var scaleVelocity = 0.0
    var angleVelocity = 0.0
    /// Points on the root.
    var center: CGPoint
  }

  /// - Parameter begins: whether the reading is enough for the gesture to begin.
  mutating func handle(
    _ event: GestureEvent, _ begins: (Reading) -> Bool
  ) -> GesturePhase<Reading> {
    guard case .pointer(let pointer) = event else {
      if case .cancel = event { return .failed }
      return .possible(nil)
    }
    switch pointer.phase {
    case .cancel: return .failed
    case .down:
      if points.count < 2 { points.append((pointer.id, pointer.location)) }
      if points.count == 2, start == nil {
        start = lie
        angle = start?.angle ?? 0
      }
    case .move, .up:
      guard let index = points.firstIndex(where: { $0.id == pointer.id }) else { break }
      points[index].location = pointer.location
    }
    guard let start, points.count == 2 else {
      return pointer.phase == .up ? .failed : .possible(nil)
    }
    let reading = read(from: start, at: pointer.time)
    let isOver = pointer.phase == .up && points.contains { $0.id == pointer.id }
    if !isActive { isActive = begins(reading) }
    if !isActive { return isOver ? .failed : .possible(nil) }
    return isOver ? .ended(reading) : .active(reading)
  }

  private var lie: (distance: Double, angle: Double, center: CGPoint) {
    let (a, b) = (points[0].location, points[1].location)
    return (
      a.distance(to: b), atan2(b.y - a.y, b.x - a.x),
      CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
    )
  }

  private mutating func read(
    from start: (distance: Double, angle: Double, center: CGPoint), at time: Double
  ) -> Reading {
    let now = lie
    angle += remainder(now.angle - angle, 2 * .pi)
    var reading = Reading(center: start.center)
    reading.scale = start.distance > 0 ? now.distance / start.distance : 1
    reading.angle = angle - start.angle
    samples.append((time, reading.scale, reading.angle))
    while samples.count > 2, samples[1].time <= time - Looks.scroll(.velocityWindow) {
      samples.removeFirst()
    }
    if let first = samples.first, time > first.time {
      reading.scaleVelocity = (reading.scale - first.scale) / (time - first.time)
      reading.angleVelocity = (reading.angle - first.angle) / (time - first.time)
    }
    return reading
  }
}

/// Two fingers that move apart or together.
public struct MagnifyGesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    /// The distance of the fingers, in that at the beginning.
    public var magnification: CGFloat
    /// Each second.
    public var velocity: CGFloat
    public var startAnchor: UnitPoint
    /// Between the fingers at the beginning, points of the view.
    public var startLocation: CGPoint
  }

  /// How much the scale must differ from 1 before the gesture begins.
  public var minimumScaleDelta: CGFloat

  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnifyGesture: Gesture {
  public typealias Body = Never
  public typealias _State = TwoFingers

  public static var _recognizesMovement: Bool { true }

  public static func _makeState() -> TwoFingers { TwoFingers() }

  public func _handle(
    _ event: GestureEvent, _ state: inout TwoFingers, _ context: inout GestureContext
  ) -> GesturePhase<Value> {
    let phase = state.handle(event) { abs($0.scale - 1) >= minimumScaleDelta }
    let (date, layer) = (context.date, context.layer)
    return phase.map {
      let place = layer.localPoint($0.center) ?? .zero
      return Value(
        time: date, magnification: $0.scale, velocity: $0.scaleVelocity,
        startAnchor: layer.anchor(of: place), startLocation: place)
    }
  }
}

/// Two fingers that move apart or together; the form before iOS 17.
public struct MagnificationGesture {
  public var minimumScaleDelta: CGFloat

  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnificationGesture: Gesture {
  public typealias Value = CGFloat
  public typealias Body = Never
  public typealias _State = TwoFingers

  public static var _recognizesMovement: Bool { true }

  public static func _makeState() -> TwoFingers { TwoFingers() }

  public func _handle(
    _ event: GestureEvent, _ state: inout TwoFingers, _ context: inout GestureContext
  ) -> GesturePhase<CGFloat> {
    state.handle(event) { abs($0.scale - 1) >= minimumScaleDelta }.map { CGFloat($0.scale) }
  }
}

/// Two fingers that turn around each other.
public struct RotateGesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var rotation: Angle
    /// Each second.
    public var velocity: Angle
    public var startAnchor: UnitPoint
    /// Between the fingers at the beginning, points of the view.
    public var startLocation: CGPoint
  }

  /// How far the fingers must turn before the gesture begins.
  public var minimumAngleDelta: Angle

  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotateGesture: Gesture {
  public typealias Body = Never
  public typealias _State = TwoFingers

  public static var _recognizesMovement: Bool { true }

  public static func _makeState() -> TwoFingers { TwoFingers() }

  public func _handle(
    _ event: GestureEvent, _ state: inout TwoFingers, _ context: inout GestureContext
  ) -> GesturePhase<Value> {
    let phase = state.handle(event) { abs($0.angle) >= minimumAngleDelta.radians }
    let (date, layer) = (context.date, context.layer)
    return phase.map {
      let place = layer.localPoint($0.center) ?? .zero
      return Value(
        time: date, rotation: .radians($0.angle), velocity: .radians($0.angleVelocity),
        startAnchor: layer.anchor(of: place), startLocation: place)
    }
  }
}

/// Two fingers that turn around each other; the form before iOS 17.
public struct RotationGesture {
  public var minimumAngleDelta: Angle

  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotationGesture: Gesture {
  public typealias Value = Angle
  public typealias Body = Never
  public typealias _State = TwoFingers

  public static var _recognizesMovement: Bool { true }

  public static func _makeState() -> TwoFingers { TwoFingers() }

  public func _handle(
    _ event: GestureEvent, _ state: inout TwoFingers, _ context: inout GestureContext
  ) -> GesturePhase<Angle> {
    state.handle(event) { abs($0.angle) >= minimumAngleDelta.radians }
      .map { .radians($0.angle) }
  }
}

extension RenderNode {
  fileprivate func anchor(of point: CGPoint) -> UnitPoint {
    UnitPoint(
      x: shown.width > 0 ? point.x / shown.width : 0.5,
      y: shown.height > 0 ? point.y / shown.height : 0.5)
  }
}
