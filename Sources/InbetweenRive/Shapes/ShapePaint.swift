/// A fill or a stroke.
class ShapePaint: Component {
  final private(set) var mutator: PaintMutator?
  final private(set) var effects: [PathEffect] = []
  final private(set) var feather: Feather?
  unowned(unsafe) final private(set) var host: (any PaintHost)?
  /// The outline as the effects leave it.
  final private let effectPath = RivePath()
  final private var effectIsStale = true

  final var isVisible: Bool { bool(Slot.ShapePaint.isVisible) }

  override func added() {
    mutator = children.lazy.compactMap { $0 as? PaintMutator }.first
    effects = children.compactMap { $0 as? PathEffect }
    feather = children.lazy.compactMap { $0 as? Feather }.first
    host = parent as? any PaintHost
    host?.paints.append(self)
  }

  override func linked() { host?.needs(space) }

  /// Which outline it paints.
  var space: PaintSpace { .local }

  var style: RivePaint.Style { .fill(.nonZero) }

  /// Whether there is something to see at all.
  var hasArea: Bool { true }

  final func pathChanged() { effectIsStale = true }

  final func effectChanged() {
    effectIsStale = true
    artboard.markComponents(from: place)
  }

  override func changed(_ slot: Int) { artboard.markDrawn() }

  /// The outline with the effects applied.
  final func path(on host: any PaintHost) -> RivePath {
    let source = host.paintPath(space)
    if effects.isEmpty { return source }
    if effectIsStale {
      effectIsStale = false
      var outline = source.outline
      for effect in effects { outline = effect.apply(outline, closes: isFill) }
      effectPath.outline = outline
    }
    return effectPath
  }

  final var isFill: Bool { type == .fill }

  final func draw(_ canvas: RiveCanvas, on host: any PaintHost, blend: UInt32) {
    guard isVisible, hasArea, let mutator else { return }
    // The background of a box is left out where it cannot be seen.
    if host is LayoutNode, (mutator as? SolidColor)?.isTransparent == true { return }
    let own = uint(Slot.ShapePaint.blendModeValue)
    var paint = RivePaint(
      style: style,
      shade: mutator.shade(
        opacity: host.paintOpacity, moved: space == .world ? host.paintTransform : nil),
      blend: RiveBlend(rawValue: own == 127 ? blend : own) ?? .normal)
    // The contours of letters run as fonts have them.
    if host is TextStyleNode, case .fill = paint.style { paint.style = .fill(.clockwise) }
    let path = path(on: host)
    canvas.save()
    if space != .world { canvas.transform(host.paintTransform) }
    if let feather {
      feather.draw(canvas, path, &paint, host: host, isFill: isFill)
    } else {
      canvas.draw(path, paint)
    }
    canvas.restore()
  }
}

final class Fill: ShapePaint {
  var rule: FillRule { FillRule(rawValue: uint(Slot.Fill.fillRule)) ?? .nonZero }
  override var space: PaintSpace { rule == .clockwise ? .clockwise : .local }
  override var style: RivePaint.Style { .fill(rule) }
}

final class Stroke: ShapePaint {
  var thickness: Float { float(Slot.Stroke.thickness) }

  override var space: PaintSpace {
    bool(Slot.Stroke.transformAffectsStroke) ? .local : .world
  }

  override var style: RivePaint.Style {
    .stroke(
      thickness: thickness, cap: uint(Slot.Stroke.cap), join: uint(Slot.Stroke.join))
  }

  override var hasArea: Bool { thickness > 0 }
}

/// The colour or gradient of a paint.
class PaintMutator: Component {
  /// - Parameter moved: the map of the host for an outline in the artboard's space.
  func shade(opacity: Float, moved: Matrix?) -> RivePaint.Shade { .color(0) }

  override func changed(_ slot: Int) { artboard.markDrawn() }
}

final class SolidColor: PaintMutator {
  var color: UInt32 { uint(Slot.SolidColor.colorValue) }

  var isTransparent: Bool { color >> 24 == 0 }

  override func shade(opacity: Float, moved: Matrix?) -> RivePaint.Shade {
    .color(ColorMath.faded(color, opacity))
  }

  override func computed(_ key: UInt16) -> Float? { ColorChannel(key)?.value(of: color) }

  override func setComputed(_ key: UInt16, _ value: Float) {
    if let channel = ColorChannel(key) {
      set(Slot.SolidColor.colorValue, channel.set(value, in: color))
    }
  }
}

/// One of the four bytes of a colour, which are properties of their own.
enum ColorChannel: UInt32 {
  case blue = 0
  case green = 8
  case red = 16
  case alpha = 24

  init?(_ key: UInt16) {
    switch key {
    case 118: self = .red
    case 136: self = .green
    case 210: self = .blue
    case 218: self = .alpha
    default: return nil
    }
  }

  func value(of color: UInt32) -> Float { Float((color >> rawValue) & 255) }

  func set(_ value: Float, in color: UInt32) -> UInt32 {
    let byte = value.isNaN ? 0 : UInt32(min(255, max(0, value.rounded())))
    return color & ~(255 << rawValue) | byte << rawValue
  }
}
