import Foundation

@testable import InbetweenRive

/// Drawing commands without nesting: each with its geometry and its clips in the artboard's space.
struct FlatDrawing {
  struct Outline {
    var verbs: [Character] = []
    var points: [(Double, Double)] = []
    var rule = 0

    mutating func add(_ verb: Character, _ points: [(Double, Double)]) {
      verbs.append(verb)
      self.points += points
    }

    mutating func add(_ other: Outline) {
      verbs += other.verbs
      points += other.points
    }

    var contours: [Outline] {
      var result: [Outline] = []
      var at = 0
      for verb in verbs {
        let count = ["M": 1, "L": 1, "Q": 2, "C": 3][verb] ?? 0
        if verb == "M" || result.isEmpty { result.append(Outline()) }
        result[result.count - 1].add(verb, Array(points[at..<at + count]))
        at += count
      }
      return result
    }
  }

  enum Content {
    case path(Outline)
    /// The matrix of a picture.
    case image([Double])
    case mesh([(Double, Double)])
  }

  struct Command {
    var content: Content
    var clips: [Outline]
    var color: UInt32?
    /// numbers of a gradient and its colours
    var gradient: (kind: String, numbers: [Double], stops: [(Double, UInt32)])?
    var stroke: [Double]?
    var feather = 0.0
    var blend = 3
    var opacity = 1.0
  }

  var commands: [Command] = []

  static func multiply(_ a: [Double], _ b: [Double]) -> [Double] {
    [
      a[0] * b[0] + a[2] * b[1], a[1] * b[0] + a[3] * b[1],
      a[0] * b[2] + a[2] * b[3], a[1] * b[2] + a[3] * b[3],
      a[0] * b[4] + a[2] * b[5] + a[4], a[1] * b[4] + a[3] * b[5] + a[5],
    ]
  }

  static func apply(_ m: [Double], _ p: (Double, Double)) -> (Double, Double) {
    (m[0] * p.0 + m[2] * p.1 + m[4], m[1] * p.0 + m[3] * p.1 + m[5])
  }

  // MARK: - Comparison

  /// The first difference, or nil. Empty outlines are nothing on either side.
  static func difference(ours: FlatDrawing, theirs: FlatDrawing) -> String? {
    let (a, b) = (ours.commands.filter(\.isSeen), theirs.commands.filter(\.isSeen))
    for (number, (x, y)) in zip(a, b).enumerated() {
      if let found = difference(x, y) { return "draw \(number) of \(b.count): \(found)" }
    }
    return a.count == b.count ? nil : "\(a.count) draws instead of \(b.count)"
  }

  private static func difference(_ a: Command, _ b: Command) -> String? {
    switch (a.content, b.content) {
    case (.path(let x), .path(let y)):
      if let found = difference(x, y, isFill: a.stroke == nil) { return "path: " + found }
    case (.image(let x), .image(let y)):
      for (p, q) in zip(x, y) where abs(p - q) > 1e-3 * max(1, abs(q)) {
        return "image at \(x) instead of \(y)"
      }
    case (.mesh(let x), .mesh(let y)):
      if x.count != y.count { return "mesh of \(x.count) points instead of \(y.count)" }
      for (p, q) in zip(x, y) where !isNear(p, q) { return "mesh point \(p) instead of \(q)" }
    default: return "\(a.name) instead of \(b.name)"
    }
    if let found = paintDifference(a, b) { return found }
    if a.clips.count != b.clips.count {
      return "\(a.clips.count) clips instead of \(b.clips.count)"
    }
    var left = a.clips
    for clip in b.clips {
      guard let match = left.firstIndex(where: { difference($0, clip, isFill: true) == nil }) else {
        let nearest = left.first.flatMap { difference($0, clip, isFill: true) } ?? ""
        return "no clip like one of theirs: \(nearest)"
      }
      // A closed rectangle of four lines is a clip of a shape; the artboard's has three.
      if clip.verbs.count != 5, left[match].rule != clip.rule {
        return "clip rule \(left[match].rule) instead of \(clip.rule)"
      }
      left.remove(at: match)
    }
    return nil
  }

  private static func paintDifference(_ a: Command, _ b: Command) -> String? {
    func hex(_ color: UInt32?) -> String { color.map { String($0, radix: 16) } ?? "none" }
    func isNear(_ x: UInt32, _ y: UInt32) -> Bool {
      [0, 8, 16, 24].allSatisfy { abs(Int(x >> $0 & 255) - Int(y >> $0 & 255)) <= 1 }
    }
    if (a.color == nil) != (b.color == nil) || a.color.map({ !isNear($0, b.color!) }) == true {
      return "colour \(hex(a.color)) instead of \(hex(b.color))"
    }
    switch (a.gradient, b.gradient) {
    case (let x?, let y?):
      if x.kind != y.kind { return "\(x.kind) instead of \(y.kind)" }
      for (p, q) in zip(x.numbers, y.numbers) where abs(p - q) > 0.05 {
        return "gradient \(x.numbers) instead of \(y.numbers)"
      }
      if x.stops.count != y.stops.count { return "\(x.stops.count) stops" }
      for (p, q) in zip(x.stops, y.stops) where abs(p.0 - q.0) > 1e-3 || !isNear(p.1, q.1) {
        return "stop \(p.0) \(hex(p.1)) instead of \(q.0) \(hex(q.1))"
      }
    case (nil, nil): break
    default: return "gradient \(a.gradient != nil) instead of \(b.gradient != nil)"
    }
    switch (a.stroke, b.stroke) {
    case (let x?, let y?):
      if abs(x[0] - y[0]) > 1e-3 * max(1, y[0]) || x[1] != y[1] || x[2] != y[2] {
        return "stroke \(x) instead of \(y)"
      }
    case (nil, nil): break
    default: return "stroke \(a.stroke != nil) instead of \(b.stroke != nil)"
    }
    if abs(a.feather - b.feather) > 1e-3 * max(1, b.feather) {
      return "feather \(a.feather) instead of \(b.feather)"
    }
    if a.blend != b.blend { return "blend \(a.blend) instead of \(b.blend)" }
    if abs(a.opacity - b.opacity) > 1e-3 { return "opacity \(a.opacity) instead of \(b.opacity)" }
    if case .path(let x) = a.content, case .path(let y) = b.content, a.stroke == nil,
      x.rule != y.rule
    {
      return "fill rule \(x.rule) instead of \(y.rule)"
    }
    return nil
  }

  private static func isNear(_ p: (Double, Double), _ q: (Double, Double)) -> Bool {
    abs(p.0 - q.0) <= 0.05 && abs(p.1 - q.1) <= 0.05
  }

  /// The contours of both, those with the same steps and starts beside each other.
  private static func reordered(_ a: Outline, _ b: Outline) -> (Outline, Outline)? {
    var left = a.contours
    var sorted = a
    sorted.verbs = []
    sorted.points = []
    for contour in b.contours {
      guard
        let match = left.firstIndex(where: {
          $0.verbs == contour.verbs && isNear($0.points[0], contour.points[0])
        })
      else { return nil }
      sorted.add(left[match])
      left.remove(at: match)
    }
    return left.isEmpty ? (sorted, b) : nil
  }

  private static func difference(_ a: Outline, _ b: Outline, isFill: Bool) -> String? {
    if a.verbs != b.verbs || a.contours.count > 1 {
      // A fill is the same in whatever order its contours are.
      if isFill, let (x, y) = reordered(a, b) { return difference(x, y, isFill: false) }
    }
    if a.verbs != b.verbs {
      return "\(a.verbs.count) steps \(String(a.verbs.prefix(30))) instead of \(b.verbs.count) "
        + String(b.verbs.prefix(30))
    }
    for (number, (p, q)) in zip(a.points, b.points).enumerated() where !isNear(p, q) {
      return "point \(number) of \(b.points.count) \(p) instead of \(q)"
    }
    return nil
  }
}

extension FlatDrawing.Command {
  var name: String {
    switch content {
    case .path: stroke == nil ? "fill" : "stroke"
    case .image: "image"
    case .mesh: "mesh"
    }
  }

  var isSeen: Bool {
    if case .path(let outline) = content { return !outline.verbs.isEmpty }
    return true
  }
}

/// Flattens what the player draws.
final class FlatCanvas: RiveCanvas {
  private(set) var drawing = FlatDrawing()
  private var stack: [([Double], [FlatDrawing.Outline])] = []
  private var matrix: [Double] = [1, 0, 0, 1, 0, 0]
  private var clips: [FlatDrawing.Outline] = []

  func save() { stack.append((matrix, clips)) }

  func restore() { (matrix, clips) = stack.removeLast() }

  func transform(_ m: Matrix) {
    matrix = FlatDrawing.multiply(matrix, [m.xx, m.xy, m.yx, m.yy, m.tx, m.ty].map(Double.init))
  }

  private func flat(_ path: RivePath, rule: Int) -> FlatDrawing.Outline {
    var result = FlatDrawing.Outline()
    result.rule = rule
    var at = 0
    var last = Point.zero
    func flat(_ points: [Point]) -> [(Double, Double)] {
      points.map { FlatDrawing.apply(matrix, (Double($0.x), Double($0.y))) }
    }
    for verb in path.outline.verbs {
      let points = path.outline.points
      switch verb {
      case .move: result.add("M", flat([points[at]]))
      case .line: result.add("L", flat([points[at]]))
      case .quad:
        // Recorded as the cubic that is the same curve.
        let (c, end) = (points[at], points[at + 1])
        let third: Float = 2 / 3
        result.add("C", flat([.between(last, c, third), .between(end, c, third), end]))
      case .cubic: result.add("C", flat(Array(points[at..<at + 3])))
      case .close: result.add("Z", [])
      }
      at += verb.pointCount
      if at > 0 { last = points[at - 1] }
    }
    return result
  }

  func clip(_ path: RivePath, rule: FillRule) {
    clips.append(flat(path, rule: Int(rule.rawValue)))
  }

  func draw(_ path: RivePath, _ paint: RivePaint) {
    var rule = 0
    if case .fill(let own) = paint.style { rule = Int(own.rawValue) }
    var command = FlatDrawing.Command(content: .path(flat(path, rule: rule)), clips: clips)
    if case .stroke(let thickness, let cap, let join) = paint.style {
      command.stroke = [Double(thickness), Double(cap), Double(join)]
    }
    switch paint.shade {
    case .color(let color): command.color = color
    case .linear(let start, let end, let stops):
      command.gradient = (
        "linear", [start.x, start.y, end.x, end.y].map(Double.init),
        stops.map { (Double($0.position), $0.color) }
      )
    case .radial(let center, let radius, let stops):
      command.gradient = (
        "radial", [center.x, center.y, radius].map(Double.init),
        stops.map { (Double($0.position), $0.color) }
      )
    }
    command.feather = Double(paint.feather)
    command.blend = Int(paint.blend.rawValue)
    drawing.commands.append(command)
  }

  func draw(_ image: RiveImage, blend: RiveBlend, opacity: Float) {
    drawing.commands.append(
      .init(
        content: .image(matrix), clips: clips, blend: Int(blend.rawValue),
        opacity: Double(opacity)))
  }

  func draw(_ mesh: RiveMesh, of image: RiveImage, blend: RiveBlend, opacity: Float) {
    let points = mesh.points.map { FlatDrawing.apply(matrix, (Double($0.x), Double($0.y))) }
    drawing.commands.append(
      .init(
        content: .mesh(points), clips: clips, blend: Int(blend.rawValue),
        opacity: Double(opacity)))
  }
}

extension FlatDrawing {
  /// Flattens the commands of a recording.
  /// - Parameter paths: the recording's table of outlines.
  init(_ commands: [[Any]], paths: [String]) {
    var stack: [([Double], [Outline])] = []
    var matrix: [Double] = [1, 0, 0, 1, 0, 0]
    var clips: [Outline] = []
    func outline(_ number: Int, _ rule: Int) -> Outline {
      var result = Outline()
      result.rule = rule
      var numbers: [Double] = []
      var verb: Character?
      func flush() {
        guard let verb else { return }
        let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
          FlatDrawing.apply(matrix, (numbers[$0], numbers[$0 + 1]))
        }
        result.add(verb, points)
        numbers = []
      }
      for word in paths[number].split(separator: " ") {
        if let number = Double(word) {
          numbers.append(number)
        } else {
          flush()
          verb = word.first
        }
      }
      flush()
      return result
    }
    func doubles(_ value: Any?) -> [Double] {
      (value as? [Any])?.compactMap { ($0 as? NSNumber)?.doubleValue } ?? []
    }
    func color(_ value: Any?) -> UInt32? {
      (value as? String).flatMap { UInt32($0, radix: 16) }
    }
    for command in commands {
      func int(_ index: Int) -> Int { (command[index] as? NSNumber)?.intValue ?? 0 }
      switch command[0] as? String {
      case "save": stack.append((matrix, clips))
      case "restore": (matrix, clips) = stack.removeLast()
      case "transform": matrix = Self.multiply(matrix, doubles(command[1]))
      case "clip": clips.append(outline(int(1), int(2)))
      case "path":
        var flat = Command(content: .path(outline(int(1), int(2))), clips: clips)
        let paint = command[3] as? [String: Any] ?? [:]
        flat.color = color(paint["color"])
        if let shader = paint["shader"] as? [Any] {
          let stops = (shader[2] as? [[Any]] ?? []).map {
            (($0[0] as? NSNumber)?.doubleValue ?? 0, color($0[1]) ?? 0)
          }
          flat.gradient = (shader[0] as? String ?? "", doubles(shader[1]), stops)
        }
        if paint["stroke"] != nil { flat.stroke = doubles(paint["stroke"]) }
        flat.feather = (paint["feather"] as? NSNumber)?.doubleValue ?? 0
        flat.blend = (paint["blend"] as? NSNumber)?.intValue ?? 3
        self.commands.append(flat)
      case "image":
        var flat = Command(content: .image(matrix), clips: clips, blend: int(2))
        flat.opacity = (command[3] as? NSNumber)?.doubleValue ?? 1
        self.commands.append(flat)
      case "mesh":
        let numbers = doubles(command[4])
        let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
          Self.apply(matrix, (numbers[$0], numbers[$0 + 1]))
        }
        var flat = Command(content: .mesh(points), clips: clips, blend: int(2))
        flat.opacity = (command[3] as? NSNumber)?.doubleValue ?? 1
        self.commands.append(flat)
      default: break
      }
    }
  }
}
