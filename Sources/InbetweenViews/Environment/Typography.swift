import Foundation
import InbetweenDrawing
import InbetweenViewGraph

/// Where the lines of a text begin.
public enum TextAlignment: Hashable, Sendable, CaseIterable { case leading, center, trailing }

/// Whether text is drawn heavier to be easier to read.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }

private enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private enum DynamicTypeSizeKey: EnvironmentKey {
  static var defaultValue: DynamicTypeSize { .large }
}
private enum LegibilityWeightKey: EnvironmentKey {
  static var defaultValue: LegibilityWeight? { .regular }
}
private enum LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
private enum ReservesSpaceKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private enum MinimumScaleFactorKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private enum AllowsTighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum TextAlignmentKey: EnvironmentKey {
  static var defaultValue: TextAlignment { .leading }
}
private enum TruncationModeKey: EnvironmentKey {
  static var defaultValue: TextBlock.Truncation { .tail }
}

extension EnvironmentValues {
  /// The font of text that has none of its own; nil is body.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// The text size that the person chose.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  /// The older name of `dynamicTypeSize`.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }

  /// Set where the person asked for bold text.
  public package(set) var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }

  /// The most lines that a text takes; nil: as many as it needs.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue.map { max(1, $0) } }
  }

  /// Whether a text takes the height of `lineLimit` lines also where it has fewer.
  package var lineLimitReservesSpace: Bool {
    get { self[ReservesSpaceKey.self] }
    set { self[ReservesSpaceKey.self] = newValue }
  }

  /// Extra distance between lines, points, not less than 0.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue.isFinite ? max(0, newValue) : 0 }
  }

  /// How far text may shrink to fit, 0...1.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleFactorKey.self] }
    set { self[MinimumScaleFactorKey.self] = newValue.isNaN ? 1 : min(1, max(0, newValue)) }
  }

  /// Whether characters may move closer to fit.
  public var allowsTightening: Bool {
    get { self[AllowsTighteningKey.self] }
    set { self[AllowsTighteningKey.self] = newValue }
  }

  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }

  /// Where a text that does not fit is cut.
  public var truncationMode: TextBlock.Truncation {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }
}
