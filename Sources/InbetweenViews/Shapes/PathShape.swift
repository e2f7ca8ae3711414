import Foundation
import InbetweenDrawing
import InbetweenViewGraph

/// A path is a shape that keeps its own coordinates. It has no animatable data: a new path shows at
/// once.
extension Path: Shape {
  public func path(in rect: CGRect) -> Path { self }
}

extension Path {
  /// An arc of a circle, joined to the current point by a line.
  ///
  /// - Parameters:
  ///   - startAngle: from the positive x axis.
  ///   - clockwise: SwiftUI takes the word from a y axis that points up: `false` follows growing
  ///     angles (clockwise on screen), `true` falling ones.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center, radius: radius, startRadians: startAngle.radians,
      endRadians: endAngle.radians, clockwise: clockwise, transform: transform)
  }

  /// An arc that turns by `delta` from its start; growing angles turn clockwise on screen.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    addRelativeArc(
      center: center, radius: radius, startRadians: startAngle.radians,
      deltaRadians: delta.radians, transform: transform)
  }
}
