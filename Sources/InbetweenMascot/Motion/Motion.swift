/// A motion of a character: courses of channels over a time. What it does not name rests.
struct Motion<Name: Hashable> {
  var name: String
  var span: Span
  private(set) var curves: [Name: Curve] = [:]

  init(_ name: String, seconds: Double, loops: Bool) {
    self.name = name
    span = Span(seconds: seconds, loops: loops)
  }

  func curve(_ channel: Name, rest: Double) -> Curve {
    curves[channel] ?? Curve(constant: rest)
  }

  /// Stays at a value.
  mutating func hold(_ channel: Name, _ value: Double) { curves[channel] = Curve(constant: value) }

  /// Passes these values at these times (seconds).
  mutating func keys(_ channel: Name, _ points: (Double, Double)...) {
    curves[channel] = Curve(points)
  }

  mutating func set(_ channel: Name, _ curve: Curve) { curves[channel] = curve }

  /// Swings between two values.
  ///
  /// - Parameters:
  ///   - times: full swings in the motion's time.
  ///   - delay: seconds until the first value is reached first.
  mutating func swing(
    _ channel: Name, _ first: Double, _ second: Double, times: Int = 1, delay: Double = 0
  ) {
    let half = span.seconds / Double(2 * times)
    var points = (0..<2 * times).map { index in
      (
        (delay + half * Double(index)).truncatingRemainder(dividingBy: span.seconds),
        index % 2 == 0 ? first : second
      )
    }
    points.sort { $0.0 < $1.0 }
    curves[channel] = Curve(points)
  }
}
