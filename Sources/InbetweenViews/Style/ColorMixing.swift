import InbetweenDrawing

extension ResolvedColor {
  /// The colour that lies a fraction (0...1) of the way to another.
  ///
  /// - Parameter encoded: mixes the gamma-encoded components; else cube-root LMS, the space in
  ///   which animations and gradients are measured to move.
  func mixed(with other: ResolvedColor, fraction: Double, encoded: Bool) -> ResolvedColor {
    func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
    let opacity = between(self.opacity, other.opacity)
    if encoded {
      return ResolvedColor(
        red: between(red, other.red), green: between(green, other.green),
        blue: between(blue, other.blue), opacity: opacity)
    }
    return mix(with: other, by: fraction)
  }
}
