import Foundation
import InbetweenDrawing
import InbetweenViewGraph

/// A text as it is set in one environment at one time.
struct ResolvedText {
  var block: TextBlock
  /// The style of what has no colour of its own.
  var style: ResolvedStyle
  /// The words are not to be seen.
  var isRedacted = false
  /// The text changes by itself at this date.
  var nextChange: Date?
  /// The marks of each span, for renderers.
  var attributes: [[AnyTextAttribute]] = []
  /// What draws the text in place of the system.
  var renderer: AnyTextRenderer?
}

extension Text {
  /// The text without styles.
  package func string(in environment: EnvironmentValues, at date: Date) -> String {
    resolved(in: environment, at: date).block.string
  }

  func resolved(in environment: EnvironmentValues, at date: Date) -> ResolvedText {
    var resolver = TextResolver(environment: environment, date: date)
    var style = TextResolver.Style(environment)
    // What the whole text says of its colour is its paint, which animates.
    var paint = AnyShapeStyle(ForegroundStyle())
    for case .foreground(let style?) in modifiers.reversed() { paint = style }
    resolver.append(self, &style, isWhole: true)
    var block = TextBlock(spans: resolver.spans)
    block.alignment =
      switch environment.multilineTextAlignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    block.lineLimit = environment.lineLimit
    block.reservesSpace = environment.lineLimitReservesSpace
    block.truncation = environment.truncationMode
    block.lineSpacing = environment.lineSpacing
    block.minimumScaleFactor = environment.minimumScaleFactor
    block.isRightToLeft = environment.layoutDirection == .rightToLeft
    return ResolvedText(
      block: block,
      style: paint.resolvedStyle(in: environment),
      isRedacted: environment.redactionReasons.contains(.placeholder),
      nextChange: resolver.nextChange, attributes: resolver.attributes,
      renderer: environment.textRenderer)
  }
}

/// Turns a text into spans.
struct TextResolver {
  let environment: EnvironmentValues
  let date: Date
  private(set) var spans: [TextSpan] = []
  /// The marks of each span.
  private(set) var attributes: [[AnyTextAttribute]] = []
  private(set) var nextChange: Date?

  init(environment: EnvironmentValues, date: Date) {
    self.environment = environment
    self.date = date
  }

  /// What the modifiers around a part of the text say.
  struct Style {
    var font: Font?
    var fontChanges: [Font.Modifier] = []
    var color: AnyShapeStyle?
    var kerning: CGFloat
    var tracking: CGFloat
    var baselineOffset: CGFloat
    var underline: TextLine?
    var strikethrough: TextLine?
    var scale: Text.Scale
    var attributes: [AnyTextAttribute] = []

    init(_ environment: EnvironmentValues) {
      kerning = environment.kerning
      tracking = environment.tracking
      baselineOffset = environment.baselineOffset
      underline = environment.underline
      strikethrough = environment.strikethrough
      scale = environment.textScale
    }
  }

  /// - Parameter isWhole: the colour of the text is the paint of all, not of these spans.
  mutating func append(_ text: Text, _ outer: inout Style, isWhole: Bool = false) {
    var style = outer
    // The innermost modifier is the first; it wins.
    for modifier in text.modifiers.reversed() { style.apply(modifier, isWhole: isWhole) }
    switch text.storage {
    case .verbatim(let string): append(string, style)
    case .localized(let key): append(key, &style)
    case .attributed(let string): append(string, style)
    case .live(let live):
      append(live.string(at: date, in: environment), style)
      if let change = live.nextChange(after: date) {
        nextChange = min(nextChange ?? change, change)
      }
    case .image(let image):
      let font = font(style)
      let size = image.sizeInText(font)
      var span = TextSpan(
        .image(image.source(weight: font.weight, in: environment), size: size), font: font)
      span.color = color(style)
      spans.append(span)
      attributes.append(style.attributes)
    case .joined(let first, let second):
      append(first, &style)
      append(second, &style)
    }
  }

  private mutating func append(_ key: LocalizedStringKey, _ style: inout Style) {
    for part in key.parts {
      switch part {
      case .value(let value): append(value.string(locale: environment.locale), style)
      case .text(let text): append(text, &style)
      case .literal(let literal):
        if !InlineMarkdown.mayStyle(literal) {
          append(literal, style)
          continue
        }
        for run in InlineMarkdown(literal).runs {
          var inner = style
          inner.apply(run.style)
          append(run.text, inner)
        }
      }
    }
  }

  private mutating func append(_ string: AttributedString, _ style: Style) {
    for run in string.runs {
      var inner = style
      inner.apply(run.attributes)
      append(String(string[run.range].characters), inner)
    }
  }

  private mutating func append(_ string: String, _ style: Style) {
    if string.isEmpty { return }
    let cased =
      switch environment.textCase {
      case nil: string
      case .uppercase: string.uppercased(with: environment.locale)
      case .lowercase: string.lowercased(with: environment.locale)
      }
    var span = TextSpan(.string(cased), font: font(style))
    span.color = color(style)
    span.kerning = finite(style.kerning)
    span.tracking = finite(style.tracking)
    span.baselineOffset = finite(style.baselineOffset)
    span.underline = style.underline != nil
    span.strikethrough = style.strikethrough != nil
    span.lineColor = (style.underline?.color ?? style.strikethrough?.color)?
      .resolvedColor(in: environment)
    // Neighbours of one style are one span, so that a value in a literal does not break shaping.
    if let last = spans.last, case .string(let before) = last.content {
      var joined = span
      joined.content = .string(before)
      if joined == last, attributes.last == style.attributes {
        spans[spans.count - 1].content = .string(before + cased)
        return
      }
    }
    spans.append(span)
    attributes.append(style.attributes)
  }

  private func font(_ style: Style) -> ResolvedFont {
    var environment = environment
    if !style.fontChanges.isEmpty { environment.fontModifiers += style.fontChanges }
    var font = (style.font ?? environment.font ?? .body).resolve(in: environment)
    font.size *= style.scale.factor
    if let height = environment.lineHeight { font.leading = height.leading(of: font) }
    return font
  }

  private func color(_ style: Style) -> ResolvedColor? {
    guard let color = style.color else { return nil }
    if case .color(let resolved) = color.resolvedPaint(in: environment) { return resolved }
    return nil
  }

  private func finite(_ value: CGFloat) -> Double {
    value.isFinite ? min(10_000, max(-10_000, value)) : 0
  }
}

extension TextResolver.Style {
  mutating func apply(_ modifier: Text.Modifier, isWhole: Bool) {
    switch modifier {
    case .font(let font): if let font { self.font = font }
    case .fontChange(let change): fontChanges.append(change)
    case .foreground(let style): if !isWhole { color = style }
    case .kerning(let amount): kerning = amount
    case .tracking(let amount): tracking = amount
    case .baselineOffset(let offset): baselineOffset = offset
    case .underline(let line): underline = line
    case .strikethrough(let line): strikethrough = line
    case .scale(let scale): self.scale = scale
    case .link: color = AnyShapeStyle(TintShapeStyle())
    case .attribute(let attribute): attributes.append(attribute)
    }
  }

  mutating func apply(_ markdown: InlineMarkdown.Style) {
    if markdown.isStrong { fontChanges.append(.bold) }
    if markdown.isEmphasized { fontChanges.append(.italic) }
    if markdown.isCode { fontChanges.append(.design(.monospaced)) }
    if markdown.isStruck { strikethrough = TextLine() }
    if markdown.link != nil { color = AnyShapeStyle(TintShapeStyle()) }
  }

  mutating func apply(_ attributes: AttributeContainer) {
    if let font = attributes.inbetween.font { self.font = font }
    if let color = attributes.inbetween.foregroundColor { self.color = AnyShapeStyle(color) }
    if let kern = attributes.inbetween.kern { kerning = kern }
    if let tracking = attributes.inbetween.tracking { self.tracking = tracking }
    if let offset = attributes.inbetween.baselineOffset { baselineOffset = offset }
    if let line = attributes.inbetween.underlineStyle { underline = TextLine(color: line.color) }
    if let line = attributes.inbetween.strikethroughStyle {
      strikethrough = TextLine(color: line.color)
    }
    if attributes[AttributeScopes.FoundationAttributes.LinkAttribute.self] != nil {
      color = AnyShapeStyle(TintShapeStyle())
    }
  }
}
