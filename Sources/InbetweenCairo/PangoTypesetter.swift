import CPango
import Foundation
import InbetweenDrawing

/// Measures and sets text by Pango, with the metrics of the system font (`FontMetrics`) and without
/// any rounding of positions.
///
/// Lines are broken by Pango and placed here. Bad numbers are tamed: a width that is undefined or
/// infinite does not wrap, a negative one counts as 0, and font sizes are kept between 0.1 and 2000
/// points. It is for one thread at a time.
public final class PangoTypesetter: Typesetter {
  let warnings = Warnings()
  let symbols: SymbolLibrary
  let pictures: PictureLibrary
  private lazy var fonts = FontLibrary(warnings: warnings)
  private let displayScale: Double?

  private struct LayoutKey: Hashable {
    var block: TextBlock
    var width: Double?
    var height: Double?
  }

  private struct SetKey: Hashable {
    var block: TextBlock
    var width: Double?
    var scale: Double
  }

  private let layouts = RecentCache<LayoutKey, TextLayout>(limit: 4096)
  private let setTexts = RecentCache<SetKey, SetText>(limit: 1024)

  /// - Parameter displayScale: pixels per point to whose whole pixels sizes are rounded up and
  ///   baselines rounded, as a device does; nil: no rounding.
  public init(displayScale: Double? = nil) {
    self.displayScale = displayScale
    symbols = SymbolLibrary(warnings: warnings)
    pictures = PictureLibrary(warnings: warnings)
  }

  public func layout(_ block: TextBlock, width: Double?, height: Double?) -> TextLayout {
    let width = Self.room(width)
    let height = Self.room(height)
    return layouts.value(LayoutKey(block: block, width: width, height: height)) {
      fit(block, width: width, height: height)
    }
  }

  public func symbolParts(_ source: ImageSource) -> Int {
    guard case .symbol(let name, _, _) = source else { return 1 }
    return max(1, symbols.symbol(name)?.parts.count ?? 1)
  }

  /// A picture drawn beside text of a font: its size and baseline. Symbols are as high as their
  /// artwork and stand so that their middle is at half the height of capitals; other pictures stand on
  /// the baseline.
  public func symbolSize(_ source: ImageSource, font: ResolvedFont, scale: Double) -> (
    width: Double, height: Double, baseline: Double
  ) {
    let size = Self.fontSize(font.size) * (scale.isFinite && scale > 0 ? scale : 1)
    let box = size * FontMetrics.symbolSize
    var (width, height) = (box, box)
    switch source {
    case .symbol(let name, _, _), .symbolPart(let name, _, _):
      if let symbol = symbols.symbol(name) {
        (width, height) = (symbol.bounds.width * box, symbol.bounds.height * box)
      }
    case .file, .encoded:
      if let picture = imageSize(source) { return (picture.width, picture.height, picture.height) }
    case .placeholder: break
    }
    let capHeight = FontMetrics.capHeight * Self.fontSize(font.size)
    return (width, height, height / 2 + capHeight / 2)
  }

  public func imageSize(_ source: ImageSource) -> (width: Double, height: Double)? {
    switch source {
    case .file, .encoded: return pictures.picture(source).map { ($0.width, $0.height) }
    case .symbol, .symbolPart:
      let size = symbolSize(source, font: ResolvedFont(size: 17), scale: 1)
      return (size.width, size.height)
    case .placeholder: return nil
    }
  }

  /// What to draw for a layout that this or an equal typesetter made.
  func setText(for layout: TextLayout) -> SetText {
    set(layout.block, width: layout.proposedWidth, height: nil, scale: layout.scale)
  }

  /// Sets the text at the largest scale that fits.
  private func fit(_ block: TextBlock, width: Double?, height: Double?) -> TextLayout {
    var scale = 1.0
    var set = set(block, width: width, height: height, scale: 1)
    let least = min(1, max(0.01, block.minimumScaleFactor.isNaN ? 1 : block.minimumScaleFactor))
    if least < 1, set.isTruncated || set.breaksWords {
      var (low, high) = (least, 1.0)
      scale = least
      for _ in 0..<8 {
        let middle = (low + high) / 2
        let tried = self.set(block, width: width, height: height, scale: middle)
        if tried.isTruncated || tried.breaksWords {
          high = middle
        } else {
          (low, scale) = (middle, middle)
        }
      }
      set = self.set(block, width: width, height: height, scale: scale)
    }
    var limited = block
    // A text that its height cut off keeps its number of lines when it is drawn.
    if set.isTruncated { limited.lineLimit = set.lineLimit }
    var layout = TextLayout(
      block: limited, proposedWidth: width, width: rounded(set.width), height: rounded(set.height),
      firstBaseline: set.firstBaseline, lastBaseline: set.lastBaseline, lines: set.lines,
      isTruncated: set.isTruncated)
    layout.scale = scale
    return layout
  }

  private func rounded(_ length: Double) -> Double {
    guard let displayScale, displayScale > 0 else { return length }
    return (length * displayScale - 1e-6).rounded(.up) / displayScale
  }

  private func set(_ block: TextBlock, width: Double?, height: Double?, scale: Double) -> SetText {
    if let height {
      // Depends on the height: measured once and then remembered as a layout.
      return TextSetter(
        block, width: width, height: height, scale: scale, displayScale: displayScale,
        fonts: fonts, typesetter: self
      ).set()
    }
    return setTexts.value(SetKey(block: block, width: width, scale: scale)) {
      TextSetter(
        block, width: width, height: nil, scale: scale, displayScale: displayScale, fonts: fonts,
        typesetter: self
      ).set()
    }
  }

  private static func room(_ length: Double?) -> Double? {
    guard let length, length.isFinite, length < 1e5 else { return nil }
    return max(0, length)
  }

  static func fontSize(_ size: Double) -> Double { size.isFinite ? min(2000, max(0.1, size)) : 17 }
}
