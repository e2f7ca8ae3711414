import Foundation
import InbetweenDrawing

/// Adds a character's drawing to a display list.
public final class DisplayListCanvas: RiveCanvas {
  public private(set) var list = DisplayList()
  /// How many groups each `save` has open.
  private var open: [Int] = [0]
  private let source: (RiveImage) -> ImageSource?

  /// - Parameter source: where a picture can be found; nil leaves it out.
  public init(source: @escaping (RiveImage) -> ImageSource? = { $0.source }) {
    self.source = source
  }

  public func save() { open.append(0) }

  public func restore() {
    guard open.count > 1 else { return }
    for _ in 0..<open.removeLast() { list.add(.pop) }
  }

  private func openGroup(
    _ kind: DisplayList.Kind, _ values: DisplayList.Values = .init(), flags: UInt8 = 0,
    resource: Int32 = -1
  ) {
    list.add(kind, values, flags: flags, resource: resource)
    open[open.count - 1] += 1
  }

  public func transform(_ m: Matrix) {
    if m == .identity { return }
    openGroup(.transform, m.values)
  }

  public func clip(_ path: RivePath, rule: FillRule) {
    openGroup(.clipPath, flags: rule == .evenOdd ? 1 : 0, resource: add(path))
  }

  public func draw(_ path: RivePath, _ paint: RivePaint) {
    guard !path.outline.isEmpty, let index = add(paint.shade) else { return }
    let blend = paint.blend.mode
    if let blend { list.add(.blend, resource: blend.rawValue) }
    // The blur's radius is the standard deviation; a feather is two of them.
    if paint.feather > 0 { list.add(.blur, .init(Double(paint.feather) / 2)) }
    // Gradients are given in the outline's own units: a frame of one by one at its origin.
    switch paint.style {
    case .fill(let rule):
      list.items.append(
        .init(
          .fill, flags: rule == .evenOdd ? 1 : 0, resource: add(path), paint: index,
          values: .init(0, 0, 1, 1)))
    case .stroke(let thickness, let cap, let join):
      list.items.append(
        .init(
          .stroke, flags: add(cap: cap, join: join), resource: add(path), paint: index,
          values: .init(0, 0, Double(thickness), 0, 1, 1)))
    }
    if paint.feather > 0 { list.add(.pop) }
    if blend != nil { list.add(.pop) }
  }

  public func draw(_ image: RiveImage, blend: RiveBlend, opacity: Float) {
    guard let index = add(image) else { return }
    composited(blend, opacity) {
      list.add(
        .image, .init(0, 0, Double(image.width), Double(image.height)), resource: index)
    }
  }

  public func draw(_ mesh: RiveMesh, of image: RiveImage, blend: RiveBlend, opacity: Float) {
    guard let index = add(image) else { return }
    composited(blend, opacity) {
      for at in stride(from: 0, to: mesh.indices.count - 2, by: 3) {
        let corners = (at..<at + 3).map { Int(mesh.indices[$0]) }
        drawTriangle(
          corners.map { mesh.points[$0] },
          corners.map {
            Point(mesh.places[$0].x * image.width, mesh.places[$0].y * image.height)
          }, image, index)
      }
    }
  }

  /// One triangle of the picture: the map that takes its places to its corners, clipped to it.
  private func drawTriangle(
    _ corners: [Point], _ places: [Point], _ image: RiveImage, _ index: Int32
  ) {
    let (u, v) = (places[1] - places[0], places[2] - places[0])
    let (a, b) = (corners[1] - corners[0], corners[2] - corners[0])
    let from = Matrix(u.x, u.y, v.x, v.y, places[0].x, places[0].y)
    let to = Matrix(a.x, a.y, b.x, b.y, corners[0].x, corners[0].y)
    guard let back = from.inverse else { return }
    let matrix = to * back
    guard matrix.isFinite, matrix.determinant != 0 else { return }
    // Neighbours overlap by half a unit, so that no gap shows between them.
    let center = (corners[0] + corners[1] + corners[2]) * (1 / 3)
    let path = RivePath()
    path.edit { outline in
      for (number, corner) in corners.enumerated() {
        let grown = corner + (corner - center).normalized * 0.5
        if number == 0 { outline.move(grown) } else { outline.line(grown) }
      }
      outline.close()
    }
    list.add(.clipPath, resource: add(path))
    list.add(.transform, matrix.values)
    list.add(.image, .init(0, 0, Double(image.width), Double(image.height)), resource: index)
    list.add(.pop)
    list.add(.pop)
  }

  private func composited(_ blend: RiveBlend, _ opacity: Float, _ content: () -> Void) {
    if let mode = blend.mode { list.add(.blend, resource: mode.rawValue) }
    if opacity < 1 { list.add(.opacity, .init(Double(opacity))) }
    content()
    if opacity < 1 { list.add(.pop) }
    if blend.mode != nil { list.add(.pop) }
  }

  // MARK: - Side tables

  private func add(_ path: RivePath) -> Int32 {
    if let cache = path.cache, cache.revision == path.revision, let made = cache.value as? Path {
      list.paths.append(made)
    } else {
      let made = path.outline.path
      path.cache = (path.revision, made)
      list.paths.append(made)
    }
    return Int32(list.paths.count - 1)
  }

  private func add(_ image: RiveImage) -> Int32? {
    guard let source = source(image) else { return nil }
    if let known = list.images.firstIndex(of: source) { return Int32(known) }
    list.images.append(source)
    return Int32(list.images.count - 1)
  }

  private func add(cap: UInt32, join: UInt32) -> UInt8 {
    let style = StrokeStyle(
      lineCap: CGLineCap(rawValue: Int32(clamping: cap)) ?? .butt,
      lineJoin: CGLineJoin(rawValue: Int32(clamping: join)) ?? .miter)
    if let known = list.strokes.firstIndex(of: style) { return UInt8(known) }
    list.strokes.append(style)
    return UInt8(list.strokes.count - 1)
  }

  /// nil for a paint that cannot be seen.
  private func add(_ shade: RivePaint.Shade) -> Int32? {
    switch shade {
    case .color(let color):
      return color >> 24 == 0 ? nil : list.addPaint(.color(ResolvedColor(argb: color)))
    case .linear(let start, let end, let stops):
      guard let gradient = ResolvedGradient(stops) else { return nil }
      return list.addPaint(.linearGradient(gradient, start: start.pair, end: end.pair))
    case .radial(let center, let radius, let stops):
      guard let gradient = ResolvedGradient(stops) else { return nil }
      return list.addPaint(
        .radialGradient(
          gradient, center: center.pair, startRadius: 0, endRadius: Double(radius)))
    }
  }
}

extension Matrix {
  fileprivate var values: DisplayList.Values {
    .init(Double(xx), Double(xy), Double(yx), Double(yy), Double(tx), Double(ty))
  }
}

extension Point {
  fileprivate var pair: Paint.UnitPair { .init(x: Double(x), y: Double(y)) }
  fileprivate var cgPoint: CGPoint { CGPoint(x: Double(x), y: Double(y)) }
}

extension Outline {
  /// The same outline in the project's own terms.
  public var path: Path {
    var elements: [Path.Element] = []
    elements.reserveCapacity(verbs.count)
    var at = 0
    for verb in verbs {
      switch verb {
      case .move: elements.append(.move(to: points[at].cgPoint))
      case .line: elements.append(.line(to: points[at].cgPoint))
      case .quad:
        elements.append(
          .quadCurve(to: points[at + 1].cgPoint, control: points[at].cgPoint))
      case .cubic:
        elements.append(
          .curve(
            to: points[at + 2].cgPoint, control1: points[at].cgPoint,
            control2: points[at + 1].cgPoint))
      case .close: elements.append(.closeSubpath)
      }
      at += verb.pointCount
    }
    return Path(elements: elements)
  }
}

extension ResolvedColor {
  fileprivate init(argb: UInt32) {
    self.init(
      red: Double(argb >> 16 & 255) / 255, green: Double(argb >> 8 & 255) / 255,
      blue: Double(argb & 255) / 255, opacity: Double(argb >> 24) / 255)
  }
}

extension ResolvedGradient {
  fileprivate init?(_ stops: [RivePaint.Stop]) {
    guard stops.contains(where: { $0.color >> 24 != 0 }) else { return nil }
    self.init(
      stops: stops.map {
        Stop(color: ResolvedColor(argb: $0.color), location: Double($0.position))
      }, mixesEncoded: true)
  }
}

extension RiveBlend {
  /// nil for plain painting over.
  var mode: BlendMode? {
    switch self {
    case .normal: nil
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .hardLight: .hardLight
    case .softLight: .softLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .multiply: .multiply
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    }
  }
}

extension RiveArtboard {
  /// What the artboard looks like now, at its own size with its top left corner at the origin.
  public func displayList(source: @escaping (RiveImage) -> ImageSource? = { $0.source })
    -> DisplayList
  {
    let canvas = DisplayListCanvas(source: source)
    draw(on: canvas)
    var list = canvas.list
    list.width = Double(width)
    list.height = Double(height)
    return list
  }
}
