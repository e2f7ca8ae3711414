import Foundation
import InbetweenDrawing
import InbetweenViewGraph

extension Text {
  /// A text in lines, as renderers get it.
  public struct Layout: RandomAccessCollection {
    let lines: [Line]
    public let isTruncated: Bool

    public var startIndex: Int { 0 }
    public var endIndex: Int { lines.count }
    public subscript(index: Int) -> Line { lines[index] }

    /// Where something of a text stands, and how far it reaches, points.
    public struct TypographicBounds: Equatable, Sendable {
      /// The beginning of the baseline, from the text's top leading corner.
      public var origin: CGPoint
      public var width: CGFloat
      /// Above the baseline.
      public var ascent: CGFloat
      /// Below the baseline.
      public var descent: CGFloat
      /// Between lines.
      public var leading: CGFloat

      public init() { self.init(origin: .zero, width: 0, ascent: 0, descent: 0) }

      init(origin: CGPoint, width: CGFloat, ascent: CGFloat, descent: CGFloat) {
        self.origin = origin
        self.width = width
        self.ascent = ascent
        self.descent = descent
        leading = 0
      }

      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }

    /// How something of a text is drawn.
    public struct DrawingOptions: OptionSet, Sendable {
      public let rawValue: UInt32

      public init(rawValue: UInt32) { self.rawValue = rawValue }

      /// Glyphs are always drawn where they are here, between pixels too.
      public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }

    /// One line.
    public struct Line: RandomAccessCollection {
      let runs: [Run]
      public let typographicBounds: TypographicBounds
      /// The beginning of the baseline; the text's top leading corner is (0, 0).
      public var origin: CGPoint

      public var startIndex: Int { 0 }
      public var endIndex: Int { runs.count }
      public subscript(index: Int) -> Run { runs[index] }
    }

    /// A stretch of a line in one style.
    public struct Run: RandomAccessCollection {
      let glyphs: [Glyph]
      let attributes: [AnyTextAttribute]
      public let layoutDirection: LayoutDirection

      public var startIndex: Int { 0 }
      public var endIndex: Int { glyphs.count }
      public subscript(index: Int) -> RunSlice {
        RunSlice(run: self, indices: index..<(index + 1))
      }
      public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

      /// The mark of a type that the text carries here; nil where it has none.
      public subscript<T: TextAttribute>(key: T.Type) -> T? {
        for attribute in attributes.reversed() {
          if let value = attribute.value as? T { return value }
        }
        return nil
      }

      public var typographicBounds: TypographicBounds { Glyph.bounds(glyphs[...]) }
    }

    /// Some of the glyphs of a run.
    public struct RunSlice: RandomAccessCollection {
      public var run: Run
      public var indices: Range<Int>

      public init(run: Run, indices: Range<Int>) {
        self.run = run
        self.indices = indices.clamped(to: run.startIndex..<run.endIndex)
      }

      public var startIndex: Int { indices.lowerBound }
      public var endIndex: Int { indices.upperBound }
      public subscript(index: Int) -> RunSlice { run[index] }
      public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }
      public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

      public var typographicBounds: TypographicBounds { Glyph.bounds(run.glyphs[indices]) }
    }

    /// A character as it is drawn.
    struct Glyph {
      var layout: TextLayout
      /// Points from the text's top leading corner.
      var x: Double
      var baseline: Double
      var paint: Paint

      static func bounds(_ glyphs: ArraySlice<Glyph>) -> TypographicBounds {
        guard let first = glyphs.first, let last = glyphs.last else { return TypographicBounds() }
        return TypographicBounds(
          origin: CGPoint(x: first.x, y: first.baseline),
          width: last.x + last.layout.width - first.x,
          ascent: glyphs.map(\.layout.firstBaseline).max() ?? 0,
          descent: glyphs.map { $0.layout.height - $0.layout.firstBaseline }.max() ?? 0)
      }
    }
  }
}

extension Text.Layout {
  /// Takes a text that was set apart: each character by itself, where the characters of its line
  /// before it end.
  init(_ text: ResolvedText, _ set: TextLayout, by typesetter: any Typesetter) {
    let direction: LayoutDirection = set.block.isRightToLeft ? .rightToLeft : .leftToRight
    func layout(_ spans: [TextSpan]) -> TextLayout {
      var block = TextBlock(spans: spans)
      for index in block.spans.indices { block.spans[index].font.size *= set.scale }
      return typesetter.layout(block, width: nil, height: nil)
    }
    lines = set.lines.map { line in
      var offset = 0
      var runs: [Run] = []
      var before: [TextSpan] = []
      for (number, span) in set.block.spans.enumerated() {
        let characters: [TextSpan]
        switch span.content {
        case .image:
          characters = line.range.contains(offset) || line.range.upperBound == offset ? [span] : []
        case .string(let string):
          characters = string.compactMap { character in
            defer { offset += character.utf8.count }
            guard line.range.contains(offset), !character.isNewline else { return nil }
            var one = span
            one.content = .string(String(character))
            return one
          }
        }
        if characters.isEmpty { continue }
        let glyphs = characters.map { one in
          let x = before.isEmpty ? 0 : layout(before).width
          Self.append(one, to: &before)
          return Glyph(
            layout: layout([one]), x: line.x + x, baseline: line.baseline,
            paint: span.color.map { .color($0) } ?? text.style.paint)
        }
        let attributes = text.attributes.indices.contains(number) ? text.attributes[number] : []
        runs.append(Run(glyphs: glyphs, attributes: attributes, layoutDirection: direction))
      }
      let ascent = line.baseline - line.y
      let origin = CGPoint(x: line.x, y: line.baseline)
      return Line(
        runs: runs,
        typographicBounds: TypographicBounds(
          origin: origin, width: line.width, ascent: ascent, descent: line.height - ascent),
        origin: origin)
    }
    isTruncated = set.isTruncated
  }

  /// Adds a character to what stands before; neighbours of one style are one span, so that they are
  /// shaped together.
  private static func append(_ one: TextSpan, to spans: inout [TextSpan]) {
    if let last = spans.last, case .string(let before) = last.content,
      case .string(let new) = one.content
    {
      var joined = one
      joined.content = last.content
      if joined == last {
        spans[spans.count - 1].content = .string(before + new)
        return
      }
    }
    spans.append(one)
  }
}

extension GraphicsContext {
  /// Draws a line of a text where it stands.
  public func draw(
    _ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()
  ) {
    draw(line.runs.flatMap(\.glyphs)[...])
  }

  /// Draws a run of a text where it stands.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
    draw(run.glyphs[...])
  }

  /// Draws some glyphs of a text where they stand.
  public func draw(
    _ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()
  ) {
    draw(slice.run.glyphs[slice.indices])
  }

  private func draw(_ glyphs: ArraySlice<Text.Layout.Glyph>) {
    draw { list in
      for glyph in glyphs {
        list.texts.append(glyph.layout)
        list.items.append(
          .init(
            .text, resource: Int32(list.texts.count - 1), paint: list.add(glyph.paint),
            values: .init(
              glyph.x, glyph.baseline - glyph.layout.firstBaseline, glyph.layout.width,
              glyph.layout.height)))
      }
    }
  }
}
