/// A text: runs in styles, broken into lines and drawn as outlines.
final class TextNode: Drawable {
  private var runs: [TextRun] = []
  private(set) var layout = TextLines()
  /// The size that a layout gives it, and which of the sides are given.
  var laidOut: (width: Float?, height: Float?)? {
    didSet {
      if laidOut?.width != oldValue?.width || laidOut?.height != oldValue?.height { markShape() }
    }
  }

  private typealias Keys = Slot.Text

  override func added() {
    super.added()
    runs = children.compactMap { $0 as? TextRun }
  }

  func markShape() {
    mark(.path)
    artboard.markLayout()
  }

  override func changed(_ slot: Int) {
    if slot > Slot.Drawable.drawableFlags { markShape() } else { super.changed(slot) }
  }

  enum Sizing: UInt32 { case autoWidth, autoHeight, fixed }

  private var sizing: Sizing { Sizing(rawValue: uint(Keys.sizingValue)) ?? .autoWidth }

  private var wrapWidth: Float? {
    if bool(Keys.wrapValue) { return nil }
    if let laidOut { return laidOut.width }
    return sizing == .autoWidth ? nil : float(Keys.width)
  }

  override func update(_ dirt: Dirt) {
    super.update(dirt)
    if dirt.contains(.path) { shape() }
  }

  private func makeLines(width: Float?) -> TextLines {
    TextLines(
      runs, width: width, paragraphSpacing: float(Keys.paragraphSpacing))
  }

  private func shape() {
    layout = makeLines(width: wrapWidth)
    let size = boxSize
    var outlines: [ObjectIdentifier: Outline] = [:]
    var styles: [TextStyleNode] = []
    var top: Float = 0
    let slack = size.y - layout.height
    switch uint(Keys.verticalAlignValue) {
    case 1: top = slack
    case 2: top = slack / 2
    default: break
    }
    for line in layout.lines {
      // Lines that begin below the box are not shown where it cuts off.
      if cutsOff, top + line.top + line.height > size.y + 0.01 { break }
      var left: Float = 0
      switch uint(Keys.alignValue) {
      case 1: left = size.x - line.width
      case 2: left = (size.x - line.width) / 2
      default: break
      }
      for glyph in line.glyphs {
        let style = glyph.style
        if outlines[ObjectIdentifier(style)] == nil { styles.append(style) }
        let matrix = Matrix(
          glyph.size, 0, 0, glyph.size, left + glyph.x, top + line.baseline + glyph.y)
        outlines[ObjectIdentifier(style), default: Outline()].append(
          glyph.font.outline(glyph.id), matrix)
      }
    }
    for child in children {
      guard let style = child as? TextStyleNode else { continue }
      style.glyphs.outline = outlines[ObjectIdentifier(style)] ?? Outline()
      for paint in style.paints { paint.pathChanged() }
    }
    artboard.markDrawn()
  }

  /// hidden and ellipsis show only what fits.
  private var cutsOff: Bool {
    let overflow = uint(Keys.overflowValue)
    return sizing == .fixed && (overflow == 1 || overflow == 3)
  }

  /// The box that text is aligned in.
  private var boxSize: Point {
    if let laidOut {
      return Point(laidOut.width ?? layout.width, laidOut.height ?? layout.height)
    }
    switch sizing {
    case .autoWidth: return Point(layout.width, layout.height)
    case .autoHeight: return Point(float(Keys.width), layout.height)
    case .fixed: return Point(float(Keys.width), float(Keys.height))
    }
  }

  override var localBox: Box {
    let size = boxSize
    let left = -size.x * float(Keys.originX)
    var top = -size.y * float(Keys.originY)
    // Origin 1: the first baseline instead of the top.
    if uint(Keys.originValue) == 1, let first = layout.lines.first {
      top = -first.baseline
    }
    return Box(left, top, left + size.x, top + size.y)
  }

  /// From the space of the glyphs to the artboard's.
  var textTransform: Matrix {
    let box = localBox
    return world * .translation(box.minX, box.minY)
  }

  /// How large the text is in a width.
  func measure(width: Float?) -> Point {
    let limit = bool(Keys.wrapValue) ? nil : width
    let lines = makeLines(width: limit)
    return Point(lines.width, lines.height)
  }

  override func draw(_ canvas: RiveCanvas) {
    guard renderOpacity > 0 else { return }
    if uint(Keys.overflowValue) == 2, sizing == .fixed {
      canvas.save()
      let clip = RivePath()
      let box = localBox
      clip.edit { $0.addRect(box.isEmpty ? Box(0, 0, 0, 0) : box) }
      canvas.transform(world)
      canvas.clip(clip, rule: .nonZero)
      if let back = world.inverse { canvas.transform(back) }
    }
    for case let style as TextStyleNode in children where !style.glyphs.outline.isEmpty {
      for paint in style.paints { paint.draw(canvas, on: style, blend: blendMode) }
    }
    if uint(Keys.overflowValue) == 2, sizing == .fixed { canvas.restore() }
  }

  override func hitTest(_ point: Point) -> Bool {
    guard let back = world.inverse else { return false }
    return localBox.contains(back * point)
  }
}
