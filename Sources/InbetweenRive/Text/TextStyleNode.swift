/// How a run of text looks: font, size, axes, paints.
final class TextStyleNode: Component, PaintHost {
  var paints: [ShapePaint] = []
  /// The glyphs of all runs of this style, in the text's space; those of each opacity apart, the
  /// strongest first.
  private var glyphs: [(opacity: Float, path: RivePath)] = []
  private var drawn = 0
  unowned(unsafe) private(set) var text: TextNode?
  private var made: FontFace?
  private var madeAxes: [Float] = []

  private typealias Keys = Slot.TextStyle

  override func linked() { text = ancestor(TextNode.self) }

  var fontSize: Float { float(Keys.fontSize) }
  var letterSpacing: Float { float(Keys.letterSpacing) }

  /// Above and below the baseline.
  func lineMetrics(_ font: FontFace) -> (ascent: Float, descent: Float) {
    let (ascent, descent) = (font.ascent * fontSize, font.descent * fontSize)
    let height = float(Keys.lineHeight)
    guard height >= 0, ascent + descent > 0 else { return (ascent, descent) }
    // A given height is shared as the natural one is.
    let part = ascent / (ascent + descent)
    return (height * part, height * (1 - part))
  }

  var font: FontFace? {
    let axes = children.filter { $0.type == .textStyleAxis }
    let values = axes.map { $0.float(Slot.TextStyleAxis.axisValue) }
    if let made, values == madeAxes { return made }
    made = FontFace(
      artboard.file.font(index(Keys.fontAssetId)),
      axes: zip(axes, values).map { ($0.uint(Slot.TextStyleAxis.tag), $1) })
    madeAxes = values
    return made
  }

  var features: [(tag: UInt32, value: UInt32)] {
    children.filter { $0.type == .textStyleFeature }.map {
      ($0.uint(Slot.TextStyleFeature.tag), $0.uint(Slot.TextStyleFeature.featureValue))
    }
  }

  override func changed(_ slot: Int) {
    if slot == Keys.fontAssetId { made = nil }
    text?.markShape()
  }

  func needs(_ space: PaintSpace) {}
  func paintPath(_ space: PaintSpace) -> RivePath { glyphs[drawn].path }
  var paintOpacity: Float {
    (text?.renderOpacity ?? 0) * (glyphs.indices.contains(drawn) ? glyphs[drawn].opacity : 1)
  }

  /// - Parameter outlines: by opacity.
  func setGlyphs(_ outlines: [Float: Outline]) {
    glyphs = outlines.sorted { $0.key > $1.key }.enumerated().map { place, entry in
      let path = glyphs.indices.contains(place) ? glyphs[place].path : RivePath()
      path.outline = entry.value
      return (entry.key, path)
    }
  }

  func draw(_ canvas: RiveCanvas, blend: UInt32) {
    for place in glyphs.indices where !glyphs[place].path.outline.isEmpty {
      drawn = place
      for paint in paints {
        paint.pathChanged()
        paint.draw(canvas, on: self, blend: blend)
      }
    }
    drawn = 0
  }
  var paintTransform: Matrix { text?.textTransform ?? .identity }
}

/// A value of a style: an axis or a feature.
final class TextStyleValue: Component {
  override func changed(_ slot: Int) { (parent as? TextStyleNode)?.text?.markShape() }
}

/// A piece of a text in one style.
final class TextRun: Component {
  var text: String { string(Slot.TextValueRun.text) }

  var style: TextStyleNode? {
    artboard.component(index(Slot.TextValueRun.styleId)) as? TextStyleNode
  }

  override func changed(_ slot: Int) { (parent as? TextNode)?.markShape() }
}
