import Foundation

extension Path {
  /// Reads SVG path data (SVG 1.1, chapter 8: all commands, absolute and relative); nil where the
  /// text is no path data.
  public init?(svg: some StringProtocol) {
    var reader = PathDataReader(Array(svg.utf8))
    guard reader.read() else { return nil }
    self = reader.path
  }
}

private struct PathDataReader {
  let text: [UInt8]
  var index = 0
  var path = Path()
  var current = CGPoint.zero
  var start = CGPoint.zero
  /// The control point that a smooth curve mirrors, with the kind of curve that left it.
  var control: (point: CGPoint, isCubic: Bool)?

  init(_ text: [UInt8]) { self.text = text }

  mutating func read() -> Bool {
    var command: UInt8 = 0
    while true {
      skipSeparators()
      guard index < text.count else { return true }
      let byte = text[index]
      let isLetter = (byte | 32) >= 97 && (byte | 32) <= 122
      if isLetter {
        command = byte
        index += 1
      } else if command == 0 || command | 32 == 122 {
        return false
      }
      guard path.elements.isEmpty == false || command | 32 == 109 else { return false }
      guard perform(command) else { return false }
      // More pairs after a move draw lines.
      if command == 77 { command = 76 }
      if command == 109 { command = 108 }
    }
  }

  private mutating func perform(_ command: UInt8) -> Bool {
    let isRelative = command >= 97
    let origin = isRelative ? current : .zero
    var next: (CGPoint, Bool)?
    defer { control = next.map { (point: $0.0, isCubic: $0.1) } }
    func mirrored(cubic: Bool) -> CGPoint {
      guard let control, control.isCubic == cubic else { return current }
      return CGPoint(x: 2 * current.x - control.point.x, y: 2 * current.y - control.point.y)
    }
    switch Character(UnicodeScalar(command | 32)) {
    case "m":
      guard let end = point(origin) else { return false }
      path.move(to: end)
      (current, start) = (end, end)
    case "l":
      guard let end = point(origin) else { return false }
      line(to: end)
    case "h":
      guard let x = number() else { return false }
      line(to: CGPoint(x: origin.x + x, y: current.y))
    case "v":
      guard let y = number() else { return false }
      line(to: CGPoint(x: current.x, y: origin.y + y))
    case "c":
      guard let first = point(origin), let second = point(origin), let end = point(origin) else {
        return false
      }
      path.addCurve(to: end, control1: first, control2: second)
      (current, next) = (end, (second, true))
    case "s":
      let first = mirrored(cubic: true)
      guard let second = point(origin), let end = point(origin) else { return false }
      path.addCurve(to: end, control1: first, control2: second)
      (current, next) = (end, (second, true))
    case "q":
      guard let middle = point(origin), let end = point(origin) else { return false }
      path.addQuadCurve(to: end, control: middle)
      (current, next) = (end, (middle, false))
    case "t":
      let middle = mirrored(cubic: false)
      guard let end = point(origin) else { return false }
      path.addQuadCurve(to: end, control: middle)
      (current, next) = (end, (middle, false))
    case "a":
      guard let rx = number(), let ry = number(), let turn = number(), let large = flag(),
        let sweep = flag(), let end = point(origin)
      else { return false }
      arc(abs(rx), abs(ry), turn * .pi / 180, large, sweep, end)
      current = end
    case "z":
      path.closeSubpath()
      current = start
    default: return false
    }
    return true
  }

  private mutating func line(to end: CGPoint) {
    path.addLine(to: end)
    current = end
  }

  /// From the ends of an arc to its centre (SVG 1.1, appendix F.6).
  private mutating func arc(
    _ rx: CGFloat, _ ry: CGFloat, _ turn: CGFloat, _ large: Bool, _ sweep: Bool, _ end: CGPoint
  ) {
    if rx == 0 || ry == 0 || end == current { return path.addLine(to: end) }
    let half = CGPoint(x: (current.x - end.x) / 2, y: (current.y - end.y) / 2)
      .applying(CGAffineTransform(rotationAngle: -turn))
    let stretch = max(1, (half.x / rx * half.x / rx + half.y / ry * half.y / ry).squareRoot())
    let (rx, ry) = (rx * stretch, ry * stretch)
    let (a, b) = (rx * half.y, ry * half.x)
    let square = max(0, (rx * rx * ry * ry - a * a - b * b) / (a * a + b * b))
    let factor = square.squareRoot() * (large == sweep ? -1 : 1)
    let middle = CGPoint(x: factor * rx * half.y / ry, y: -factor * ry * half.x / rx)
    let from = atan2((half.y - middle.y) / ry, (half.x - middle.x) / rx)
    var delta = atan2((-half.y - middle.y) / ry, (-half.x - middle.x) / rx) - from
    if sweep, delta < 0 { delta += 2 * .pi }
    if !sweep, delta > 0 { delta -= 2 * .pi }
    let center = middle.applying(CGAffineTransform(rotationAngle: turn))
    var unit = Path()
    unit.addRelativeArc(center: .zero, radius: 1, startRadians: from, deltaRadians: delta)
    let place = CGAffineTransform(
      translationX: center.x + (current.x + end.x) / 2, y: center.y + (current.y + end.y) / 2
    ).rotated(by: turn).scaledBy(x: rx, y: ry)
    path.append(Array(unit.elements.dropFirst()), transform: place)
  }

  // MARK: - Tokens

  private mutating func skipSeparators() {
    while index < text.count, [9, 10, 13, 32, 44].contains(text[index]) { index += 1 }
  }

  private mutating func point(_ origin: CGPoint) -> CGPoint? {
    guard let x = number(), let y = number() else { return nil }
    return CGPoint(x: origin.x + x, y: origin.y + y)
  }

  /// One digit: flags need no separator after them.
  private mutating func flag() -> Bool? {
    skipSeparators()
    guard index < text.count, text[index] == 48 || text[index] == 49 else { return nil }
    index += 1
    return text[index - 1] == 49
  }

  private mutating func number() -> CGFloat? {
    skipSeparators()
    let first = index
    if index < text.count, text[index] == 43 || text[index] == 45 { index += 1 }
    var (digits, points) = (0, 0)
    while index < text.count {
      if text[index] >= 48, text[index] <= 57 {
        digits += 1
      } else if text[index] == 46, points == 0 {
        points = 1
      } else {
        break
      }
      index += 1
    }
    if digits == 0 { return nil }
    if index + 1 < text.count, text[index] | 32 == 101 {
      var end = index + 1
      if text[end] == 43 || text[end] == 45 { end += 1 }
      let hasDigits = end < text.count && text[end] >= 48 && text[end] <= 57
      while end < text.count, text[end] >= 48, text[end] <= 57 { end += 1 }
      if hasDigits { index = end }
    }
    let value = Double(String(decoding: text[first..<index], as: UTF8.self)) ?? .nan
    return value.isFinite ? value : nil
  }
}
