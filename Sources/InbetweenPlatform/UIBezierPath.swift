import Foundation
import InbetweenDrawing

/// The corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// An outline of UIKit's, for shapes that are made of it: rounding some corners only is what files
/// want of it most.
public final class UIBezierPath {
  private var path: Path

  public init() { path = Path() }

  public init(rect: CGRect) { path = Path(rect) }

  public init(ovalIn rect: CGRect) { path = Path(ellipseIn: rect) }

  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    path = Path(roundedRect: rect, cornerRadius: cornerRadius)
  }

  /// - Parameter cornerRadii: width and height of the rounding; at most half of the sides.
  public init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    let (width, height) = (
      Self.radius(cornerRadii.width, rect.width), Self.radius(cornerRadii.height, rect.height)
    )
    // A quarter of an ellipse by a cubic curve reaches this share of the way to the corner.
    let reach = 0.5522847498
    path = Path()
    func corner(_ which: UIRectCorner, at point: CGPoint, from: CGVector, to: CGVector) {
      guard corners.contains(which), width > 0, height > 0 else {
        return path.elements.isEmpty ? path.move(to: point) : path.addLine(to: point)
      }
      let start = CGPoint(x: point.x - from.dx * width, y: point.y - from.dy * height)
      let end = CGPoint(x: point.x + to.dx * width, y: point.y + to.dy * height)
      if path.elements.isEmpty { path.move(to: start) } else { path.addLine(to: start) }
      path.addCurve(
        to: end,
        control1: CGPoint(
          x: start.x + (point.x - start.x) * reach, y: start.y + (point.y - start.y) * reach),
        control2: CGPoint(
          x: end.x + (point.x - end.x) * reach, y: end.y + (point.y - end.y) * reach))
    }
    let (right, down) = (CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1))
    let (left, up) = (CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: -1))
    corner(.topLeft, at: CGPoint(x: rect.minX, y: rect.minY), from: up, to: right)
    corner(.topRight, at: CGPoint(x: rect.maxX, y: rect.minY), from: right, to: down)
    corner(.bottomRight, at: CGPoint(x: rect.maxX, y: rect.maxY), from: down, to: left)
    corner(.bottomLeft, at: CGPoint(x: rect.minX, y: rect.maxY), from: left, to: up)
    path.closeSubpath()
  }

  private static func radius(_ radius: Double, _ side: Double) -> Double {
    radius.isNaN ? 0 : min(max(0, radius), abs(side) / 2)
  }

  public func move(to point: CGPoint) { path.move(to: point) }

  public func addLine(to point: CGPoint) { path.addLine(to: point) }

  public func addCurve(
    to end: CGPoint, controlPoint1 control1: CGPoint, controlPoint2 control2: CGPoint
  ) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }

  public func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: end, control: controlPoint)
  }

  public func close() { path.closeSubpath() }

  /// The outline as SwiftUI takes it: `Path(path.cgPath)`.
  public var cgPath: CGPath { path }
}

/// An outline of CoreGraphics; here every outline is a `Path`.
public typealias CGPath = Path

extension Path {
  public init(_ path: CGPath) { self = path }

  public var cgPath: CGPath { self }
}
