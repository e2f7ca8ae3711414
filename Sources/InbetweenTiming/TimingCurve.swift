/// A curve from (0, 0) to (1, 1): input progress on x, output progress on y.
///
/// Bezier control points keep x within 0...1, so that the curve is a function of x; y is free.
/// Numbers that are not finite count as an unbent curve (0 for the first point, 1 for the second).
/// Facts: measured on Apple's UnitCurve (semantics 2).
public struct TimingCurve: Hashable, Sendable {
  enum Shape: Hashable, Sendable {
    case identity
    case bezier
    case circularEaseIn
    case circularEaseOut
    case circularEaseInOut
    /// The inverse of `circularEaseInOut`.
    case circularEaseOutIn
  }

  /// The polynomials x(t) and y(t), as `((a t + b) t + c) t`.
  public struct Coefficients: Hashable, Sendable {
    public let ax, bx, cx, ay, by, cy: Double

    init(x1: Double, y1: Double, x2: Double, y2: Double) {
      cx = 3 * x1
      bx = 3 * (x2 - x1) - cx
      ax = 1 - cx - bx
      cy = 3 * y1
      by = 3 * (y2 - y1) - cy
      ay = 1 - cy - by
    }
  }

  let shape: Shape
  /// Control points of a bezier; the circular shapes keep those of the identity.
  public let x1, y1, x2, y2: Double
  public let coefficients: Coefficients

  /// A cubic Bezier curve with the control points (x1, y1) and (x2, y2).
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = Self.bounded(x1, in: 0...1, else: 0)
    self.y1 = Self.bounded(y1, in: -1e9...1e9, else: 0)
    self.x2 = Self.bounded(x2, in: 0...1, else: 1)
    self.y2 = Self.bounded(y2, in: -1e9...1e9, else: 1)
    coefficients = Coefficients(x1: self.x1, y1: self.y1, x2: self.x2, y2: self.y2)
    shape = self.x1 == self.y1 && self.x2 == self.y2 ? .identity : .bezier
  }

  private init(_ shape: Shape) {
    self.shape = shape
    (x1, y1, x2, y2) = (0, 0, 1, 1)
    coefficients = Coefficients(x1: 0, y1: 0, x2: 1, y2: 1)
  }

  public static let linear = TimingCurve(0, 0, 1, 1)
  public static let easeIn = TimingCurve(0.42, 0, 1, 1)
  public static let easeOut = TimingCurve(0, 0, 0.58, 1)
  public static let easeInOut = TimingCurve(0.42, 0, 0.58, 1)
  /// A quarter circle that leaves the start level.
  public static let circularEaseIn = TimingCurve(.circularEaseIn)
  /// A quarter circle that reaches the end level.
  public static let circularEaseOut = TimingCurve(.circularEaseOut)
  /// Two quarter circles of half the size.
  public static let circularEaseInOut = TimingCurve(.circularEaseInOut)

  /// Whether output equals input.
  public var isLinear: Bool { shape == .identity }

  /// Whether this is one of the shapes made of quarter circles.
  public var isCircular: Bool { shape != .identity && shape != .bezier }

  /// The curve with input and output exchanged.
  public var inverse: TimingCurve {
    switch shape {
    case .identity, .bezier: TimingCurve(y1, x1, y2, x2)
    case .circularEaseIn: .circularEaseOut
    case .circularEaseOut: .circularEaseIn
    case .circularEaseInOut: TimingCurve(.circularEaseOutIn)
    case .circularEaseOutIn: .circularEaseInOut
    }
  }

  /// Output progress for an input progress, which is clamped to 0...1. The output may leave 0...1.
  public func value(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    switch shape {
    case .identity:
      return progress
    case .bezier:
      let t = parameter(at: progress)
      let c = coefficients
      let y = ((c.ay * t + c.by) * t + c.cy) * t
      return (y / Self.precision).rounded() * Self.precision
    case .circularEaseIn:
      return Self.quarterCircle(progress)
    case .circularEaseOut:
      return 1 - Self.quarterCircle(1 - progress)
    case .circularEaseInOut:
      return progress < 0.5
        ? Self.quarterCircle(2 * progress) / 2 : 1 - Self.quarterCircle(2 - 2 * progress) / 2
    case .circularEaseOutIn:
      return progress < 0.5
        ? (1 - Self.quarterCircle(1 - 2 * progress)) / 2
        : (1 + Self.quarterCircle(2 * progress - 1)) / 2
    }
  }

  /// The slope dy/dx at an input progress, which is clamped to 0...1; infinite where the curve is
  /// vertical.
  ///
  /// Where a control point lies on its end point the answer is not the limit but the measured one:
  /// 1 at the start, 0 at the end.
  public func velocity(at progress: Double) -> Double {
    let x = progress > 0 ? min(progress, 1) : 0
    switch shape {
    case .identity:
      return 1
    case .bezier:
      if x == 0 && x1 == 0 && y1 == 0 { return 1 }
      if x == 1 && x2 == 1 && y2 == 1 { return 0 }
      let t = x == 0 || x == 1 ? x : parameter(at: x)
      let c = coefficients
      let dy = (3 * c.ay * t + 2 * c.by) * t + c.cy
      // At the ends the closed form is exact where the polynomial leaves a rounding error.
      let dx = x == 0 ? 3 * x1 : x == 1 ? 3 * (1 - x2) : (3 * c.ax * t + 2 * c.bx) * t + c.cx
      if dx <= 0 { return dy == 0 ? 0 : dy > 0 ? .infinity : -.infinity }
      return dy / dx
    case .circularEaseIn:
      return Self.quarterCircleSlope(x)
    case .circularEaseOut:
      return Self.quarterCircleSlope(1 - x)
    case .circularEaseInOut:
      return Self.quarterCircleSlope(x < 0.5 ? 2 * x : 2 - 2 * x)
    case .circularEaseOutIn:
      return Self.quarterCircleSlope(x < 0.5 ? 1 - 2 * x : 2 * x - 1)
    }
  }

  /// Solver and result precision of Apple's curves: 2^-20 (semantics 2.3).
  static let precision = 0x1p-20

  /// The t with x(t) = x for x inside 0...1: Newton, then bisection where Newton does not arrive.
  private func parameter(at x: Double) -> Double {
    let c = coefficients
    var t = x
    for _ in 0..<8 {
      let error = ((c.ax * t + c.bx) * t + c.cx) * t - x
      if abs(error) < Self.precision {
        if t >= 0 && t <= 1 { return t }
        break
      }
      let slope = (3 * c.ax * t + 2 * c.bx) * t + c.cx
      if abs(slope) < 1e-7 { break }
      t -= error / slope
    }
    var low = 0.0
    var high = 1.0
    for _ in 0..<40 {
      t = (low + high) / 2
      let error = ((c.ax * t + c.bx) * t + c.cx) * t - x
      if abs(error) < Self.precision { break }
      if error < 0 { low = t } else { high = t }
    }
    return t
  }

  private static func quarterCircle(_ x: Double) -> Double { 1 - (1 - x * x).squareRoot() }

  private static func quarterCircleSlope(_ x: Double) -> Double { x / (1 - x * x).squareRoot() }

  private static func bounded(
    _ number: Double, in range: ClosedRange<Double>, else unbent: Double
  ) -> Double {
    number.isFinite ? min(max(number, range.lowerBound), range.upperBound) : unbent
  }
}
