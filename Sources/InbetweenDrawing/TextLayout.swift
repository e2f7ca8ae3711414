/// A font as it is used: already scaled for Dynamic Type.
public struct ResolvedFont: Hashable, Sendable {
  public enum Design: UInt8, Hashable, Sendable { case `default`, rounded, serif, monospaced }

  /// Points.
  public var size: Double
  private static var largest: Double { 10_000 }
  /// 100...900; regular is 400.
  public var weight: Double
  public var design: Design
  public var isItalic: Bool
  public var monospacedDigits: Bool
  public var smallCaps: Bool
  /// Relative width, 1 is normal.
  public var width: Double
  /// A family asked for by name, or nil for the system's.
  public var family: String?
  /// Distance between baselines in points, or nil for the font's own.
  public var leading: Double?

  public init(
    size: Double, weight: Double = 400, design: Design = .default, isItalic: Bool = false,
    monospacedDigits: Bool = false, smallCaps: Bool = false, width: Double = 1,
    family: String? = nil, leading: Double? = nil
  ) {
    self.size = size.isFinite ? min(max(size, 0), Self.largest) : 0
    self.weight = weight
    self.design = design
    self.isItalic = isItalic
    self.monospacedDigits = monospacedDigits
    self.smallCaps = smallCaps
    self.width = width
    self.family = family
    self.leading = leading
  }
}

/// A stretch of text in one style.
public struct TextSpan: Hashable, Sendable {
  public enum Content: Hashable, Sendable {
    case string(String)
    case image(ImageSource, size: Double)
  }

  public var content: Content
  public var font: ResolvedFont
  /// nil: the paint of the text item.
  public var color: ResolvedColor?
  /// Extra distance between characters, points.
  public var tracking: Double = 0
  public var kerning: Double = 0
  /// Points, upwards.
  public var baselineOffset: Double = 0
  public var underline: Bool = false
  public var strikethrough: Bool = false
  public var lineColor: ResolvedColor?

  public init(_ content: Content, font: ResolvedFont, color: ResolvedColor? = nil) {
    self.content = content
    self.font = font
    self.color = color
  }
}

/// What to set: spans and the rules of the paragraph.
public struct TextBlock: Hashable, Sendable {
  public enum Alignment: UInt8, Hashable, Sendable { case leading, center, trailing }
  public enum Truncation: UInt8, Hashable, Sendable { case head, middle, tail }

  public var spans: [TextSpan]
  public var alignment: Alignment = .leading
  public var lineLimit: Int?
  public var reservesSpace: Bool = false
  public var truncation: Truncation = .tail
  /// Extra distance between lines, points.
  public var lineSpacing: Double = 0
  /// 1: never shrinks.
  public var minimumScaleFactor: Double = 1
  public var isRightToLeft: Bool = false

  public init(spans: [TextSpan]) { self.spans = spans }

  /// The characters without their style.
  public var string: String {
    spans.reduce(into: "") { text, span in
      if case .string(let part) = span.content { text += part }
    }
  }
}

/// A text that has been measured for a width. Sizes are points.
public struct TextLayout: Equatable, Sendable {
  public struct Line: Equatable, Sendable {
    /// The UTF-8 offsets of the line in `block.string`.
    public var range: Range<Int>
    public var x, y, width, height: Double
    /// From the top of the layout.
    public var baseline: Double

    public init(
      range: Range<Int>, x: Double, y: Double, width: Double, height: Double, baseline: Double
    ) {
      self.range = range
      self.x = x
      self.y = y
      self.width = width
      self.height = height
      self.baseline = baseline
    }
  }

  public var block: TextBlock
  /// The width it was wrapped to, or nil when lines break only where the text says so.
  public var proposedWidth: Double?
  public var width: Double
  public var height: Double
  /// From the top.
  public var firstBaseline: Double
  public var lastBaseline: Double
  public var lines: [Line]
  public var isTruncated: Bool
  /// The factor applied to every font size to fit (`minimumScaleFactor`).
  public var scale: Double = 1

  public init(
    block: TextBlock, proposedWidth: Double?, width: Double, height: Double, firstBaseline: Double,
    lastBaseline: Double, lines: [Line], isTruncated: Bool = false
  ) {
    self.block = block
    self.proposedWidth = proposedWidth
    self.width = width
    self.height = height
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.lines = lines
    self.isTruncated = isTruncated
  }
}

/// Measures text. Layout asks it; a renderer draws what it answered.
public protocol Typesetter: AnyObject {
  /// The layout of a text in the given room.
  ///
  /// - Parameters:
  ///   - width: points to wrap to; nil: no wrapping.
  ///   - height: points; lines that do not fit are cut off and the last one truncated; nil: no limit.
  func layout(_ block: TextBlock, width: Double?, height: Double?) -> TextLayout
  /// The size in points of a symbol drawn beside text of this font, and its baseline from the top.
  func symbolSize(_ source: ImageSource, font: ResolvedFont, scale: Double)
    -> (width: Double, height: Double, baseline: Double)
  /// How many parts of a symbol can be drawn by themselves.
  func symbolParts(_ source: ImageSource) -> Int
  /// The size in points of a picture, or nil where it cannot be loaded.
  func imageSize(_ source: ImageSource) -> (width: Double, height: Double)?
}

extension Typesetter {
  public func symbolParts(_ source: ImageSource) -> Int { 1 }
}

/// Turns a display list into something else: pixels, text, a page.
public protocol Renderer: AnyObject {
  associatedtype Output
  /// Draws the list at `scale` pixels per point over the background, or over nothing.
  func render(_ list: DisplayList, scale: Double, background: ResolvedColor?) throws -> Output
}
