import Foundation
import InbetweenViewGraph

// Modifiers that files may use and that change nothing which could be seen here: what they steer is
// spoken, belongs to hardware, or to a part of the system that a stage does not have.

/// How far a picture may be brighter than white. The stage's white is the brightest.
extension Image {
  public struct DynamicRange: Hashable, Sendable {
    private let name: String

    public static let standard = DynamicRange(name: "standard")
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    public static let high = DynamicRange(name: "high")
  }

  /// The stage's white is the brightest there is.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }

  /// There are no widgets on a stage.
  public func widgetAccentedRenderingMode(_ mode: WidgetAccentedRenderingMode?) -> some View {
    self
  }
}

/// How pictures look in accented widgets, which a stage does not have.
public enum WidgetAccentedRenderingMode: Hashable, Sendable {
  case accented, accentedDesaturated, desaturated, fullColor
}

/// Whether materials look active in windows that are not in front. The stage always is.
public enum MaterialActiveAppearance: Hashable, Sendable {
  case automatic, active, inactive, matchWindow
}

/// Whether tools that write may change a text. A stage has none.
public struct WritingToolsBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = WritingToolsBehavior(name: "automatic")
  public static let complete = WritingToolsBehavior(name: "complete")
  public static let limited = WritingToolsBehavior(name: "limited")
  public static let disabled = WritingToolsBehavior(name: "disabled")
}

/// Which of several wordings of one text is shown. Texts have one here.
public struct TextVariantPreference: Hashable, Sendable {
  private let name: String

  public static let fixed = TextVariantPreference(name: "fixed")
  public static let sizeDependent = TextVariantPreference(name: "sizeDependent")
}

/// The rank of a heading for those who listen.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

extension View {
  /// The stage is always in front: materials look active.
  public nonisolated func materialActiveAppearance(
    _ appearance: MaterialActiveAppearance
  ) -> some View {
    self
  }

  /// A stage has no tools that write.
  public nonisolated func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    self
  }

  /// Texts have one wording here.
  public nonisolated func textVariant(_ preference: TextVariantPreference) -> some View { self }

  /// Spoken on Apple's systems; nothing is shown by it.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    self
  }

  /// Spoken on Apple's systems; nothing is shown by it.
  public nonisolated func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// Widgets show that such content is old; a stage has none.
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}

extension Text {
  /// Spoken on Apple's systems; nothing is shown by it.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { self }

  /// Spoken on Apple's systems; nothing is shown by it.
  public func speechAdjustedPitch(_ value: Double) -> Text { self }
}
