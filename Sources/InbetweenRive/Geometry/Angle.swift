/// Angles in radians.
enum Angle {
  /// The float nearest to the number; `Float.pi` is the one below it.
  static let pi = Float(Double.pi)

  /// The angle on the shorter way from one to another.
  static func between(_ a: Float, _ b: Float, _ t: Float) -> Float {
    let full = 2 * Angle.pi
    let from = a.truncatingRemainder(dividingBy: full)
    let to = b.truncatingRemainder(dividingBy: full)
    var difference = to - from
    if difference > Angle.pi {
      difference -= full
    } else if difference < -Angle.pi {
      difference += full
    }
    return from + difference * t
  }
}
