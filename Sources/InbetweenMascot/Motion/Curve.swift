import InbetweenRiveWriter

/// The course of one channel over a motion: points that a smooth line passes.
///
/// The line is a cubic between neighbours. Its slopes are those of Fritsch and Carlson (Monotone
/// Piecewise Cubic Interpolation, 1980): it never swings beyond the points, rests at turning
/// points, and its speed is continuous, in loops also from the end to the beginning.
struct Curve: Equatable {
  struct Point: Equatable {
    /// Seconds.
    var time: Double
    var value: Double
  }

  var points: [Point]

  init(_ points: [(Double, Double)]) { self.points = points.map { Point(time: $0.0, value: $0.1) } }

  init(constant value: Double) { points = [Point(time: 0, value: value)] }

  func map(_ transform: (Double) -> Double) -> Curve {
    var copy = self
    for index in copy.points.indices { copy.points[index].value = transform(points[index].value) }
    return copy
  }

  /// The value by time, from 0 to the motion's length.
  func values(_ span: Span) -> (_ time: Double) -> Double {
    let slopes = CurveSlopes(self, span)
    return { slopes.value(at: $0) }
  }

  /// Keyframes at 60 frames in a second.
  func keys(_ span: Span) -> [Key] { CurveSlopes(self, span).keys() }
}

/// How long a motion lasts, and whether it begins again.
struct Span: Equatable {
  /// Seconds.
  var seconds: Double
  var loops: Bool

  static let framesPerSecond = 60.0

  var frames: Int { Int((seconds * Self.framesPerSecond).rounded()) }
}

/// A curve's points on whole frames, with the slopes of its line.
private struct CurveSlopes {
  private struct Knot {
    var frame: Double
    var value: Double
    /// Per frame.
    var slope: Double
  }

  private var knots: [Knot]
  private let span: Span

  init(_ curve: Curve, _ span: Span) {
    self.span = span
    let length = Double(span.frames)
    var points = curve.points.map {
      (($0.time * Span.framesPerSecond).rounded(), $0.value)
    }
    points = points.enumerated().filter { $0.offset == 0 || $0.element.0 > points[$0.offset - 1].0 }
      .map(\.element)
    // A loop's last point may repeat its first.
    if span.loops, points.count > 1, points.last!.0 - points[0].0 >= length { points.removeLast() }
    knots = points.map { Knot(frame: $0.0, value: $0.1, slope: 0) }
    let count = knots.count
    guard count > 1 else { return }
    if span.loops {
      for index in knots.indices {
        var before = knots[(index + count - 1) % count]
        var after = knots[(index + 1) % count]
        if index == 0 { before.frame -= length }
        if index == count - 1 { after.frame += length }
        knots[index].slope = Self.slope(before, knots[index], after)
      }
      close(length)
    } else if count > 2 {
      for index in 1..<count - 1 {
        knots[index].slope = Self.slope(knots[index - 1], knots[index], knots[index + 1])
      }
    }
  }

  /// Lets a loop begin and end at the same knot: where no point lies at its beginning, the line is
  /// cut there.
  private mutating func close(_ length: Double) {
    if knots[0].frame > 0 {
      var before = knots[knots.count - 1]
      before.frame -= length
      let (value, slope) = Self.line(before, knots[0], at: 0)
      knots.insert(Knot(frame: 0, value: value, slope: slope), at: 0)
    }
    knots.append(Knot(frame: length, value: knots[0].value, slope: knots[0].slope))
  }

  private static func slope(_ before: Knot, _ knot: Knot, _ after: Knot) -> Double {
    let (left, right) = (knot.frame - before.frame, after.frame - knot.frame)
    let rise = (knot.value - before.value) / left
    let next = (after.value - knot.value) / right
    guard rise * next > 0 else { return 0 }
    // The weighted harmonic mean.
    return 3 * (left + right) / ((2 * right + left) / rise + (right + 2 * left) / next)
  }

  private static func line(_ a: Knot, _ b: Knot, at frame: Double) -> (Double, Double) {
    let length = b.frame - a.frame
    let t = (frame - a.frame) / length
    let (t2, t3) = (t * t, t * t * t)
    let value =
      (2 * t3 - 3 * t2 + 1) * a.value + (t3 - 2 * t2 + t) * length * a.slope
      + (3 * t2 - 2 * t3) * b.value + (t3 - t2) * length * b.slope
    let slope =
      (6 * t2 - 6 * t) * (a.value - b.value) / length + (3 * t2 - 4 * t + 1) * a.slope
      + (3 * t2 - 2 * t) * b.slope
    return (value, slope)
  }

  func value(at time: Double) -> Double {
    let frame = min(max(time * Span.framesPerSecond, 0), Double(span.frames))
    guard let next = knots.firstIndex(where: { $0.frame > frame }) else {
      return knots[knots.count - 1].value
    }
    return next == 0 ? knots[0].value : Self.line(knots[next - 1], knots[next], at: frame).0
  }

  func keys() -> [Key] {
    if knots.allSatisfy({ $0.value == knots[0].value }) { return [Key(0, Float(knots[0].value))] }
    return knots.enumerated().map { index, knot in
      guard index + 1 < knots.count else { return Key(Int(knot.frame), Float(knot.value)) }
      let next = knots[index + 1]
      let length = next.frame - knot.frame
      let easing: Easing =
        knot.slope == 0 && next.slope == 0
        ? .rest
        : .values(
          Float(knot.value + knot.slope * length / 3), Float(next.value - next.slope * length / 3))
      return Key(Int(knot.frame), Float(knot.value), easing)
    }
  }
}

extension Easing {
  /// From rest to rest: the cubic whose slopes are 0 at both ends.
  static let rest = Easing.curve(1 / 3, 0, 2 / 3, 1)
}
