import Foundation

extension Path {
  /// The outline of the line that stroking this one draws, for filling with the non-zero rule. It
  /// follows curves to 0.02 points. A width that is not positive gives an empty path.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
    var stroker = Stroker(style)
    for line in polylines(tolerance: 0.02) {
      for piece in line.dashed(style.dash, phase: style.dashPhase) { stroker.add(piece) }
    }
    return stroker.outline
  }
}

extension Path.Polyline {
  /// The drawn pieces under a dash pattern (lengths on and off in turn, points). Patterns that are
  /// empty, negative or shorter than a ten-thousandth of the line draw a solid line.
  func dashed(_ pattern: [CGFloat], phase: CGFloat) -> [Path.Polyline] {
    let period = pattern.reduce(0, +) * (pattern.count % 2 == 0 ? 1 : 2)
    let corners = isClosed ? points + [points[0]] : points
    let length = zip(corners, corners.dropFirst()).reduce(0) { $0 + Self.distance($1.0, $1.1) }
    guard period > 0, period.isFinite, pattern.allSatisfy({ $0 >= 0 }), length / period < 10_000
    else { return [self] }
    var index = 0
    var position = phase.isFinite ? phase.truncatingRemainder(dividingBy: period) : 0
    if position < 0 { position += period }
    while position >= pattern[index % pattern.count] {
      position -= pattern[index % pattern.count]
      index += 1
    }
    var left = pattern[index % pattern.count] - position
    var result: [Path.Polyline] = []
    var piece = Path.Polyline(points: [corners[0]])
    func end() {
      if index % 2 == 0 { result.append(piece) }
      index += 1
      left = pattern[index % pattern.count]
    }
    for (start, stop) in zip(corners, corners.dropFirst()) {
      let span = Self.distance(start, stop)
      var done: CGFloat = 0
      while span - done > left {
        done += left
        let at = CGPoint(
          x: start.x + (stop.x - start.x) * done / span,
          y: start.y + (stop.y - start.y) * done / span)
        piece.points.append(at)
        end()
        piece = Path.Polyline(points: [at])
      }
      left -= span - done
      piece.points.append(stop)
    }
    if index % 2 == 0 { result.append(piece) }
    return result
  }

  static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(b.x - a.x, b.y - a.y) }
}

/// Draws the two sides of lines, with their joins and caps.
private struct Stroker {
  let style: StrokeStyle
  let half: CGFloat
  var outline = Path()

  init(_ style: StrokeStyle) {
    self.style = style
    half = style.lineWidth / 2
  }

  mutating func add(_ line: Path.Polyline) {
    var points: [CGPoint] = []
    for point in line.points where point != points.last { points.append(point) }
    if line.isClosed, points.count > 1, points.first == points.last { points.removeLast() }
    if points.count == 1 { return addDot(points[0]) }
    if points.isEmpty { return }
    if line.isClosed, points.count > 2 {
      addSide(points + [points[0], points[1]], closed: true)
      addSide(
        points.reversed() + [points[points.count - 1], points[points.count - 2]], closed: true)
    } else {
      addSide(points, closed: false)
      addCap(at: points[points.count - 1], from: points[points.count - 2])
      addSide(points.reversed(), closed: false)
      addCap(at: points[0], from: points[1])
      outline.closeSubpath()
    }
  }

  /// A line without length shows its caps alone.
  private mutating func addDot(_ point: CGPoint) {
    let box = CGRect(x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half)
    switch style.lineCap {
    case .butt: break
    case .round: outline.addEllipse(in: box)
    case .square: outline.addRect(box)
    }
  }

  /// The side on the left of the direction of travel (y pointing down: the smaller y of a line to
  /// the right). A closed side repeats its first two points at the end.
  private mutating func addSide(_ points: [CGPoint], closed: Bool) {
    for index in 1..<points.count {
      let normal = normal(points[index - 1], points[index])
      let isLast = closed && index == points.count - 1
      if index == 1 {
        let first = offset(points[0], normal)
        if closed {
          outline.move(to: first)
        } else if outline.isEmpty || outline.elements.last == .closeSubpath {
          outline.move(to: first)
        } else {
          outline.addLine(to: first)
        }
      }
      if isLast { break }
      outline.addLine(to: offset(points[index], normal))
      if index + 1 < points.count {
        addJoin(at: points[index], normal, self.normal(points[index], points[index + 1]))
      }
    }
    if closed { outline.closeSubpath() }
  }

  private mutating func addJoin(at point: CGPoint, _ before: CGVector, _ after: CGVector) {
    let turn = before.dx * after.dy - before.dy * after.dx
    let cosine = before.dx * after.dx + before.dy * after.dy
    let end = offset(point, after)
    if turn < 0 {
      // The inner side: through the corner itself, which the non-zero rule hides.
      outline.addLine(to: point)
      outline.addLine(to: end)
      return
    }
    // Small turns are pieces of curves: their corners are closed whatever the join.
    let isCurve = cosine > 0.97
    let ratio = 1 / max(1e-12, ((1 + cosine) / 2).squareRoot())
    switch style.lineJoin {
    case .round where !isCurve:
      let start = atan2(before.dy, before.dx)
      outline.addRelativeArc(
        center: point, radius: half, startRadians: start, deltaRadians: atan2(turn, cosine))
    case .bevel where !isCurve: outline.addLine(to: end)
    default:
      if isCurve || ratio <= style.miterLimit {
        let scale = half / (1 + cosine)
        outline.addLine(
          to: CGPoint(
            x: point.x + (before.dx + after.dx) * scale,
            y: point.y + (before.dy + after.dy) * scale))
      }
      outline.addLine(to: end)
    }
  }

  private mutating func addCap(at point: CGPoint, from previous: CGPoint) {
    let normal = normal(previous, point)
    let ahead = CGVector(dx: -normal.dy, dy: normal.dx)
    switch style.lineCap {
    case .butt: break
    case .round:
      outline.addRelativeArc(
        center: point, radius: half, startRadians: atan2(normal.dy, normal.dx), deltaRadians: .pi)
    case .square:
      for side in [1.0, -1.0] as [CGFloat] {
        outline.addLine(
          to: CGPoint(
            x: point.x + (ahead.dx + side * normal.dx) * half,
            y: point.y + (ahead.dy + side * normal.dy) * half))
      }
    }
  }

  private func normal(_ a: CGPoint, _ b: CGPoint) -> CGVector {
    let length = Path.Polyline.distance(a, b)
    return CGVector(dx: (b.y - a.y) / length, dy: -(b.x - a.x) / length)
  }

  private func offset(_ point: CGPoint, _ normal: CGVector) -> CGPoint {
    CGPoint(x: point.x + normal.dx * half, y: point.y + normal.dy * half)
  }
}
