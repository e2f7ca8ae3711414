/// A text: runs in styles, broken into lines and drawn as outlines.
final class TextNode: Drawable {
  private var runs: [TextRun] = []
  private var modifiers: [TextModifierGroup] = []
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
    modifiers = children.compactMap { $0 as? TextModifierGroup }
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
    // A text as long as a book is no text of a picture; many texts share what fits into memory.
    TextLines(
      runs, width: width, paragraphSpacing: float(Keys.paragraphSpacing),
      most: min(100_000, max(16, 1_000_000 / max(1, artboard.textCount))))
  }

  private func shape() {
    layout = makeLines(width: wrapWidth)
    let size = boxSize
    var outlines: [ObjectIdentifier: [Float: Outline]] = [:]
    let coverages = coverages()
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
        // Modifiers work about the middle of the glyph.
        let middle = glyph.advance / 2
        var matrix = Matrix(glyph.size, 0, 0, glyph.size, -middle, 0)
        var opacity: Float = 1
        for (modifier, coverage) in coverages where glyph.index < coverage.count {
          matrix = modifier.transform(coverage[glyph.index]) * matrix
          opacity = modifier.opacity(opacity, coverage[glyph.index])
        }
        matrix =
          .translation(left + glyph.x + middle, top + line.baseline + glyph.y) * matrix
        guard opacity > 0, matrix.isFinite else { continue }
        outlines[ObjectIdentifier(glyph.style), default: [:]][opacity, default: Outline()]
          .append(glyph.font.outline(glyph.id), matrix)
      }
    }
    for child in children {
      guard let style = child as? TextStyleNode else { continue }
      style.setGlyphs(outlines[ObjectIdentifier(style)] ?? [:])
    }
    artboard.markDrawn()
  }

  /// How much each group modifies each character.
  private func coverages() -> [(TextModifierGroup, [Float])] {
    if modifiers.isEmpty { return [] }
    let lines = layout.lines.map { line -> Range<Int> in
      let indices = line.glyphs.map(\.index)
      guard let first = indices.min(), let last = indices.max() else { return 0..<0 }
      return first..<last + 1
    }
    let text = ModifiedText(characters: layout.characters, runs: layout.runs, lines: lines)
    return modifiers.map { ($0, $0.coverage(of: text)) }
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
    for case let style as TextStyleNode in children { style.draw(canvas, blend: blendMode) }
    if uint(Keys.overflowValue) == 2, sizing == .fixed { canvas.restore() }
  }

  override func hitTest(_ point: Point) -> Bool {
    guard let back = world.inverse else { return false }
    return localBox.contains(back * point)
  }
}
