/// A `.spring` that takes over from one with another response: the response eases from the old to
/// the new one by smoothstep (semantics 3.4).
///
/// It answers as a `FluidSpringTable` does, for a distance to go and an initial velocity.
public struct BlendedFluidSpring: Sendable {
  private let table: FluidSpringTable

  /// - Parameters:
  ///   - fromResponse: Response of the spring that is replaced, in seconds.
  ///   - blendDuration: Seconds until the new response holds.
  public init(
    fromResponse: Double, toResponse: Double, dampingFraction: Double, blendDuration: Double
  ) {
    table = .table(
      response: toResponse, dampingFraction: dampingFraction, blendingFrom: fromResponse,
      over: blendDuration)
  }

  public func coefficients(at time: Double) -> (position: Double, velocityResponse: Double) {
    table.coefficients(at: time)
  }

  public func rates(at time: Double) -> (position: Double, velocityResponse: Double) {
    table.rates(at: time)
  }

  public func rest(distanceSquared: Double, dot: Double, velocitySquared: Double) -> Double {
    table.rest(distanceSquared: distanceSquared, dot: dot, velocitySquared: velocitySquared)
  }
}
