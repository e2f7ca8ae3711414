import Glibc

/// How a value goes from one key to the next.
enum Interpolator {
  case ease(CubicEase)
  case value(CubicEase)
  case elastic(Elastic)

  init?(_ scope: RecordScope, _ record: Int) {
    guard let type = scope.records[record].type else { return nil }
    switch type {
    case .cubicEaseInterpolator, .cubicValueInterpolator:
      typealias Keys = Slot.CubicInterpolator
      let curve = CubicEase(
        x1: scope.float(record, Keys.x1), y1: scope.float(record, Keys.y1),
        x2: scope.float(record, Keys.x2), y2: scope.float(record, Keys.y2))
      self = type == .cubicEaseInterpolator ? .ease(curve) : .value(curve)
    case .elasticInterpolator:
      typealias Keys = Slot.ElasticInterpolator
      self = .elastic(
        Elastic(
          amplitude: scope.float(record, Keys.amplitude),
          period: scope.float(record, Keys.period),
          easing: scope.uint(record, Keys.easingValue)))
    default: return nil
    }
  }

  /// The progress at a fraction of the time.
  func transform(_ fraction: Float) -> Float {
    switch self {
    case .ease(let curve): curve.progress(fraction)
    case .value: fraction
    case .elastic(let elastic): elastic.transform(fraction)
    }
  }

  /// The value between two at a fraction of the time.
  @inline(__always) func value(_ from: Float, _ to: Float, _ fraction: Float) -> Float {
    switch self {
    case .ease(let curve): from + (to - from) * curve.progress(fraction)
    case .value(let curve): curve.value(from, to, fraction)
    case .elastic(let elastic): from + (to - from) * elastic.transform(fraction)
    }
  }
}

/// A Bézier curve in time: x1 and x2 are fractions of the time, y1 and y2 of the change (or, for
/// `value`, values themselves).
struct CubicEase {
  let x1, y1, x2, y2: Float
  /// x at eleven parameters, to start the search near its end.
  private let samples: [Float]

  init(x1: Float, y1: Float, x2: Float, y2: Float) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
    samples = (0...10).map { Self.bezier(Float($0) * 0.1, x1, x2) }
  }

  /// One coordinate of the curve from 0 to 1.
  static func bezier(_ t: Float, _ a: Float, _ b: Float) -> Float {
    (((1 - 3 * b + 3 * a) * t + (3 * b - 6 * a)) * t + 3 * a) * t
  }

  private static func slope(_ t: Float, _ a: Float, _ b: Float) -> Float {
    3 * (1 - 3 * b + 3 * a) * t * t + 2 * (3 * b - 6 * a) * t + 3 * a
  }

  /// The parameter at which the curve's x is the fraction: up to four steps of Newton's, or ten
  /// halvings where the curve is too flat for them.
  func parameter(_ fraction: Float) -> Float {
    var start: Float = 0
    var sample = 1
    while sample < 10, samples[sample] <= fraction {
      start += 0.1
      sample += 1
    }
    sample -= 1
    let span = samples[sample + 1] - samples[sample]
    var t = start + (span == 0 ? 0 : (fraction - samples[sample]) / span) * 0.1
    let slope = Self.slope(t, x1, x2)
    if slope >= 0.001 {
      for _ in 0..<4 {
        let slope = Self.slope(t, x1, x2)
        if slope == 0 { return t }
        t -= (Self.bezier(t, x1, x2) - fraction) / slope
      }
      return t
    }
    if slope == 0 { return t }
    var (low, high) = (start, start + 0.1)
    for _ in 0..<10 {
      t = low + (high - low) / 2
      let off = Self.bezier(t, x1, x2) - fraction
      if abs(off) <= 0.0000001 { break }
      if off > 0 { high = t } else { low = t }
    }
    return t
  }

  func progress(_ fraction: Float) -> Float {
    if fraction <= 0 { return Self.bezier(0, y1, y2) }
    if fraction >= 1 { return 1 }
    return Self.bezier(parameter(fraction), y1, y2)
  }

  /// With y1 and y2 as values: the curve from `from` to `to` itself.
  func value(_ from: Float, _ to: Float, _ fraction: Float) -> Float {
    let t = parameter(fraction)
    let a = to + 3 * (y1 - y2) - from
    let b = 3 * (y2 - y1 * 2 + from)
    let c = 3 * (y1 - from)
    return ((a * t + b) * t + c) * t + from
  }
}

/// A swing that dies away.
struct Elastic {
  let amplitude: Float
  let period: Float
  private let shift: Float
  /// 0 in, 1 out, 2 both
  let easing: UInt32

  init(amplitude: Float, period: Float, easing: UInt32) {
    self.amplitude = amplitude
    self.period = period == 0 ? 1 : period
    self.easing = easing
    shift =
      amplitude < 1 ? self.period / 4 : self.period / (2 * Angle.pi) * asinf(1 / amplitude)
  }

  /// Below amplitude 1 the swing is fitted to the end value near the end.
  private func fitted(_ time: Float) -> Float {
    guard amplitude < 1 else { return amplitude }
    let span = abs(shift)
    let distance = abs(time)
    guard distance < span else { return amplitude }
    let part = distance / span
    return amplitude * part + 1 - part
  }

  private func wave(_ time: Float) -> Float { sinf((time - shift) * (2 * Angle.pi) / period) }

  func transform(_ f: Float) -> Float {
    switch easing {
    case 0:
      let time = f - 1
      return -(fitted(time) * exp2f(10 * time) * wave(-time))
    case 2:
      let time = f * 2 - 1
      let size = fitted(time)
      return time < 0
        ? -0.5 * (size * exp2f(10 * time) * wave(-time))
        : 0.5 * (size * exp2f(-10 * time) * wave(time)) + 1
    default:
      return fitted(f) * exp2f(-10 * f) * wave(f) + 1
    }
  }
}
