import Foundation

extension Path {
  /// An arc of a circle, joined to the current point by a line.
  ///
  /// - Parameters:
  ///   - startRadians: measured from the positive x axis; growing angles turn clockwise on screen.
  ///   - endRadians: likewise.
  ///   - clockwise: SwiftUI takes the word from a y axis that points up: `false` follows growing
  ///     angles (clockwise on screen), `true` falling ones.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startRadians: CGFloat, endRadians: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    var delta = endRadians - startRadians
    guard delta.isFinite else { return }
    let turn = 2 * CGFloat.pi
    if clockwise, delta > 0 {
      delta = delta.truncatingRemainder(dividingBy: turn) - turn
    } else if !clockwise, delta < 0 {
      delta = delta.truncatingRemainder(dividingBy: turn) + turn
    }
    addRelativeArc(
      center: center, radius: radius, startRadians: startRadians, deltaRadians: delta,
      transform: transform)
  }

  /// An arc of a circle that turns by `deltaRadians`, positive being clockwise on screen. More than
  /// two turns look like one turn and the rest, and are stored so.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startRadians: CGFloat, deltaRadians: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard startRadians.isFinite, deltaRadians.isFinite, radius.isFinite else { return }
    let turn = 2 * CGFloat.pi
    var delta = deltaRadians
    if abs(delta) > 2 * turn {
      delta = delta.truncatingRemainder(dividingBy: turn) + (delta < 0 ? -turn : turn)
    }
    func onCircle(_ angle: CGFloat, tangent: CGFloat = 0) -> CGPoint {
      CGPoint(
        x: center.x + radius * (cos(angle) - tangent * sin(angle)),
        y: center.y + radius * (sin(angle) + tangent * cos(angle)))
    }
    let start = onCircle(startRadians)
    var added: [Element] = [isEmpty ? .move(to: start) : .line(to: start)]
    // A cubic follows a quarter of a circle to 2.7e-4 of its radius.
    let count = max(1, Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = delta / CGFloat(count)
    let handle = 4 / 3 * tan(step / 4)
    if delta != 0 {
      for index in 0..<count {
        let from = startRadians + step * CGFloat(index)
        let to = startRadians + step * CGFloat(index + 1)
        added.append(
          .curve(
            to: onCircle(to), control1: onCircle(from, tangent: handle),
            control2: onCircle(to, tangent: -handle)))
      }
    }
    append(added, transform: transform)
  }

  /// The arc that rounds the corner between the lines from the current point to `tangent1End` and on
  /// to `tangent2End`. Without a corner (points in a line, no radius) it is a line to `tangent1End`.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let current = currentPoint else {
      move(to: tangent1End.applying(transform))
      return
    }
    let corner = tangent1End
    // The arc is worked out before the transform, in the space of the tangents.
    let start = current.applying(transform.inverted())
    let (toStart, toEnd) = (unit(from: corner, to: start), unit(from: corner, to: tangent2End))
    guard let toStart, let toEnd, radius > 0, radius.isFinite else {
      return addLine(to: corner.applying(transform))
    }
    let cosine = min(1, max(-1, toStart.dx * toEnd.dx + toStart.dy * toEnd.dy))
    let half = acos(cosine) / 2
    guard half > 1e-9, half < .pi / 2 - 1e-9 else {
      return addLine(to: corner.applying(transform))
    }
    let reach = radius / tan(half)
    let bisector = CGVector(dx: toStart.dx + toEnd.dx, dy: toStart.dy + toEnd.dy)
    let length = hypot(bisector.dx, bisector.dy)
    let away = radius / sin(half)
    let center = CGPoint(
      x: corner.x + bisector.dx / length * away, y: corner.y + bisector.dy / length * away)
    let first = CGPoint(x: corner.x + toStart.dx * reach, y: corner.y + toStart.dy * reach)
    let last = CGPoint(x: corner.x + toEnd.dx * reach, y: corner.y + toEnd.dy * reach)
    let startAngle = atan2(first.y - center.y, first.x - center.x)
    var delta = atan2(last.y - center.y, last.x - center.x) - startAngle
    if delta > .pi { delta -= 2 * .pi }
    if delta < -.pi { delta += 2 * .pi }
    addRelativeArc(
      center: center, radius: radius, startRadians: startAngle, deltaRadians: delta,
      transform: transform)
  }

  /// An ellipse, from the middle of its right side, clockwise on screen.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    if rect.isNull { return }
    var circle = Path()
    circle.addRelativeArc(center: .zero, radius: 1, startRadians: 0, deltaRadians: 2 * .pi)
    circle.closeSubpath()
    let fit = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
    addPath(circle, transform: fit.concatenating(transform))
  }

  private func unit(from: CGPoint, to: CGPoint) -> CGVector? {
    let length = hypot(to.x - from.x, to.y - from.y)
    guard length > 0, length.isFinite else { return nil }
    return CGVector(dx: (to.x - from.x) / length, dy: (to.y - from.y) / length)
  }
}
