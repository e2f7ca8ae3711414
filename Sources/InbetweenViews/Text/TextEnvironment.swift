import Foundation
import InbetweenDrawing
import InbetweenViewGraph

private enum KerningKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private enum TrackingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private enum BaselineOffsetKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private enum UnderlineKey: EnvironmentKey { static var defaultValue: TextLine? { nil } }
private enum StrikethroughKey: EnvironmentKey { static var defaultValue: TextLine? { nil } }
private enum TextCaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }
private enum TextScaleKey: EnvironmentKey { static var defaultValue: Text.Scale { .default } }

extension EnvironmentValues {
  /// Whether letters are changed.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }

  package var kerning: CGFloat {
    get { self[KerningKey.self] }
    set { self[KerningKey.self] = newValue }
  }

  package var tracking: CGFloat {
    get { self[TrackingKey.self] }
    set { self[TrackingKey.self] = newValue }
  }

  package var baselineOffset: CGFloat {
    get { self[BaselineOffsetKey.self] }
    set { self[BaselineOffsetKey.self] = newValue }
  }

  package var underline: TextLine? {
    get { self[UnderlineKey.self] }
    set { self[UnderlineKey.self] = newValue }
  }

  package var strikethrough: TextLine? {
    get { self[StrikethroughKey.self] }
    set { self[StrikethroughKey.self] = newValue }
  }

  package var textScale: Text.Scale {
    get { self[TextScaleKey.self] }
    set { self[TextScaleKey.self] = newValue }
  }
}

extension View {
  private nonisolated func fontChange(_ modifier: Font.Modifier) -> some View {
    transformEnvironment(\.fontModifiers) { $0.append(modifier) }
  }

  /// The font of text below that has none of its own.
  public nonisolated func font(_ font: Font?) -> some View { environment(\.font, font) }

  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    fontChange(.weight(weight))
  }

  public nonisolated func fontWidth(_ width: Font.Width?) -> some View {
    fontChange(.width(width))
  }

  public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
    fontChange(.design(design))
  }

  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    transformEnvironment(\.fontModifiers) { if isActive { $0.append(.bold) } }
  }

  public nonisolated func italic(_ isActive: Bool = true) -> some View {
    fontChange(isActive ? .italic : .notItalic)
  }

  public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
    transformEnvironment(\.fontModifiers) {
      if isActive { $0.append(.design(.monospaced)) }
    }
  }

  /// Digits of one width.
  public nonisolated func monospacedDigit() -> some View { fontChange(.monospacedDigit) }

  /// The most lines of a text; nil: as many as it needs. Less than 1 counts as 1.
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number)
  }

  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    environment(\.lineLimit, limit.upperBound)
  }

  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environment(\.lineLimit, nil)
  }

  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment(\.lineLimit, limit.upperBound)
  }

  /// - Parameter reservesSpace: the text takes the height of so many lines also where it has fewer.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment(\.lineLimit, limit).environment(\.lineLimitReservesSpace, reservesSpace)
  }

  /// Extra distance between lines, points.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Where a text that does not fit is cut.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    let truncation: TextBlock.Truncation =
      switch mode {
      case .head: .head
      case .middle: .middle
      case .tail: .tail
      }
    return environment(\.truncationMode, truncation)
  }

  /// How far text may shrink to fit, 0...1.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  public nonisolated func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }

  /// Extra distance between characters in points; ligatures stay.
  public nonisolated func kerning(_ kerning: CGFloat) -> some View {
    environment(\.kerning, kerning)
  }

  /// Extra distance between characters in points.
  public nonisolated func tracking(_ tracking: CGFloat) -> some View {
    environment(\.tracking, tracking)
  }

  /// Moves text up by points.
  public nonisolated func baselineOffset(_ offset: CGFloat) -> some View {
    environment(\.baselineOffset, offset)
  }

  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(\.underline, isActive ? TextLine(color: color) : nil)
  }

  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(\.strikethrough, isActive ? TextLine(color: color) : nil)
  }

  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }

  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    transformEnvironment(\.textScale) { if isEnabled { $0 = scale } }
  }

  /// The text size that a person chose.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Holds the text size within a range.
  public nonisolated func dynamicTypeSize<T: RangeExpression<DynamicTypeSize>>(
    _ range: T
  ) -> some View {
    transformEnvironment(\.dynamicTypeSize) { size in
      if range.contains(size) { return }
      let allowed = DynamicTypeSize.allCases.filter(range.contains)
      if let first = allowed.first, let last = allowed.last { size = size < first ? first : last }
    }
  }
}
