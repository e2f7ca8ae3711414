import Foundation

/// How a corner is rounded.
public enum RoundedCornerStyle: Sendable, Hashable, CaseIterable {
  /// A quarter of an ellipse.
  case circular
  /// Curvature that rises and falls gradually, as on Apple's devices.
  case continuous
}

/// A radius for each corner, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  public var topLeading, bottomLeading, bottomTrailing, topTrailing: CGFloat

  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

extension Path {
  /// A rounded rectangle whose corners have one size. Radii are limited to half the side.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    var (most, size) = (CGSize(width: rect.width / 2, height: rect.height / 2), cornerSize)
    // A radius (equal sizes) stays a radius when it is limited, so that it ends in a capsule.
    if size.width == size.height {
      most = CGSize(width: min(most.width, most.height), height: min(most.width, most.height))
    }
    size = CGSize(
      width: Self.limit(size.width, to: most.width),
      height: Self.limit(size.height, to: most.height))
    addRoundedRect(in: rect, sizes: Array(repeating: size, count: 4), style, transform)
  }

  /// A rounded rectangle with a radius for each corner; leading is left. Where two radii do not fit
  /// on their side, all shrink by one factor.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let wanted = [
      cornerRadii.bottomTrailing, cornerRadii.bottomLeading, cornerRadii.topLeading,
      cornerRadii.topTrailing,
    ].map { Self.limit($0, to: max(rect.width, rect.height)) }
    var factor: CGFloat = 1
    for (index, side) in [rect.width, rect.height, rect.width, rect.height].enumerated() {
      let sum = wanted[index] + wanted[(index + 1) % 4]
      if sum > side { factor = min(factor, side / sum) }
    }
    let sizes = wanted.map { CGSize(width: $0 * factor, height: $0 * factor) }
    addRoundedRect(in: rect, sizes: sizes, style, transform)
  }

  private static func limit(_ radius: CGFloat, to most: CGFloat) -> CGFloat {
    radius.isNaN ? 0 : max(0, min(radius, most))
  }

  /// Corners in the order in which they are met: bottom right, bottom left, top left, top right.
  private mutating func addRoundedRect(
    in rect: CGRect, sizes: [CGSize], _ style: RoundedCornerStyle, _ transform: CGAffineTransform
  ) {
    if rect.isNull { return }
    if sizes.allSatisfy({ $0.width <= 0 || $0.height <= 0 }) {
      return addRect(rect, transform: transform)
    }
    // Each corner's own axes: along the side that arrives at it, and along the side that leaves.
    let corners: [(point: CGPoint, into: CGVector, out: CGVector)] = [
      (CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0)),
      (CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1)),
      (CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0)),
      (CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1)),
    ]
    /// How far a corner may reach along its sides, in units of its radius.
    func reach(_ index: Int) -> CGFloat {
      let (previous, next) = (sizes[(index + 3) % 4], sizes[(index + 1) % 4])
      let own = sizes[index]
      func share(_ side: CGFloat, _ a: CGFloat, _ b: CGFloat) -> CGFloat {
        a + b > 0 ? side / (a + b) : .infinity
      }
      let horizontal = index % 2 == 0 ? next : previous
      let vertical = index % 2 == 0 ? previous : next
      return min(
        share(rect.width, own.width, horizontal.width),
        share(rect.height, own.height, vertical.height))
    }
    var added: [Element] = [.move(to: CGPoint(x: rect.maxX, y: rect.midY))]
    for (index, corner) in corners.enumerated() {
      let size = sizes[index]
      func place(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
        CGPoint(
          x: corner.point.x + (corner.into.dx * along + corner.out.dx * across) * size.width,
          y: corner.point.y + (corner.into.dy * along + corner.out.dy * across) * size.height)
      }
      if size.width <= 0 || size.height <= 0 {
        added.append(.line(to: corner.point))
      } else {
        let outline = CornerOutline(style, reach: reach(index))
        added.append(.line(to: place(outline.start, 0)))
        for curve in outline.curves {
          added.append(
            .curve(
              to: place(curve.2.x, curve.2.y), control1: place(curve.0.x, curve.0.y),
              control2: place(curve.1.x, curve.1.y)))
        }
      }
    }
    added.append(.closeSubpath)
    append(added, transform: transform)
  }
}

/// A corner of radius 1 whose vertex is the origin, from (start, 0) to (0, start).
private struct CornerOutline {
  var start: CGFloat
  var curves: [(CGPoint, CGPoint, CGPoint)]

  init(_ style: RoundedCornerStyle, reach: CGFloat) {
    let smoothness =
      style == .circular ? 0 : min(1, max(0, (reach - 1) / (Self.continuousReach - 1)))
    if smoothness == 0 {
      let handle = 1 - Self.quarterHandle
      start = 1
      curves = [
        (CGPoint(x: handle, y: 0), CGPoint(x: 0, y: handle), CGPoint(x: 0, y: 1))
      ]
      return
    }
    // Where a side is too short for the whole curve, it nears the circle point by point, so that a
    // radius that grows to half the side ends in a capsule without a jump.
    let points = zip(Self.circle, Self.continuous).map { round, smooth in
      CGPoint(
        x: round.x + (smooth.x - round.x) * smoothness,
        y: round.y + (smooth.y - round.y) * smoothness)
    }
    start = points[0].x
    curves = [
      (points[1], points[2], points[3]), (points[4], points[5], points[6]),
      (points[7], points[8], points[9]),
    ]
  }

  static let quarterHandle: CGFloat = 0.5522847498307936
  static let continuousReach: CGFloat = 1.528665

  /// The corner that UIKit draws, as its paths print it (radius 1, rounded to 6 digits and made
  /// symmetric about the diagonal).
  static let continuous: [CGPoint] = mirrored([
    CGPoint(x: continuousReach, y: 0), CGPoint(x: 1.088493, y: 0), CGPoint(x: 0.868407, y: 0),
    CGPoint(x: 0.631494, y: 0.074911), CGPoint(x: 0.372824, y: 0.169060),
  ])

  /// A quarter circle cut at the same two directions.
  static let circle: [CGPoint] = {
    let cut = atan2(CGFloat(1 - 0.631494), 1 - 0.074911)
    func onCircle(_ angle: CGFloat, _ tangent: CGFloat) -> CGPoint {
      CGPoint(
        x: 1 - (sin(angle) + tangent * cos(angle)), y: 1 - (cos(angle) - tangent * sin(angle)))
    }
    let outer = 4 / 3 * tan(cut / 4)
    let inner = 4 / 3 * tan((.pi / 2 - 2 * cut) / 4)
    return mirrored([
      onCircle(0, 0), onCircle(0, outer), onCircle(cut, -outer), onCircle(cut, 0),
      onCircle(cut, inner),
    ])
  }()

  static func mirrored(_ half: [CGPoint]) -> [CGPoint] {
    half + half.reversed().map { CGPoint(x: $0.y, y: $0.x) }
  }
}
