import Foundation
import InbetweenDrawing
import InbetweenViewGraph

/// One or several lines of text to read.
public struct Text: Equatable, @unchecked Sendable {
  // What a text stands for is fixed when it is made and never written.
  package var storage: Storage
  package var modifiers: [Modifier] = []

  package indirect enum Storage: Equatable {
    case verbatim(String)
    case localized(LocalizedStringKey)
    case attributed(AttributedString)
    case live(LiveText)
    case image(Image)
    case joined(Text, Text)
  }

  /// A change of style, the innermost first.
  package enum Modifier: Equatable {
    case font(Font?)
    case fontChange(Font.Modifier)
    case foreground(AnyShapeStyle?)
    case kerning(CGFloat)
    case tracking(CGFloat)
    case baselineOffset(CGFloat)
    case underline(TextLine?)
    case strikethrough(TextLine?)
    case scale(Text.Scale)
    case link(URL)
    case attribute(AnyTextAttribute)
  }

  package init(_ storage: Storage) { self.storage = storage }

  /// Text that is shown as it is.
  public init(verbatim content: String) { self.init(.verbatim(content)) }

  /// A string that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }

  /// A literal: values in it are formatted for the locale, and `**`, `*`, `~~`, `` ` `` and links
  /// of Markdown give style. There is no table of translations here, so the key is the text.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(.localized(key))
  }

  /// A text with styles of its own.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { self.init(.attributed(attributedContent)) }

  /// A picture that stands in the line.
  public init(_ image: Image) { self.init(.image(image)) }

  /// A value in a format.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String {
    self.init(.verbatim(format.format(input)))
  }

  /// A value in a format that may have styles.
  public init<F: FormatStyle>(
    _ input: F.FormatInput, format: F
  ) where F.FormatOutput == AttributedString {
    self.init(.attributed(format.format(input)))
  }

  /// A value in the words of a formatter.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(.verbatim(formatter.string(for: subject) ?? ""))
  }

  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(.verbatim(formatter.string(for: subject) ?? ""))
  }

  /// One text after the other, each in its own style.
  public static func + (lhs: Text, rhs: Text) -> Text { Text(.joined(lhs, rhs)) }

  package func adding(_ modifier: Modifier) -> Text {
    var text = self
    text.modifiers.append(modifier)
    return text
  }

  /// How large a text is in relation to that around it.
  public struct Scale: Hashable, Sendable {
    package let factor: Double

    public static let `default` = Scale(factor: 1)
    public static let secondary = Scale(factor: Looks.length(.textScaleSecondary))
  }

  /// How lines are truncated.
  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }

  /// Whether letters are changed.
  public enum Case: Hashable, Sendable { case uppercase, lowercase }

  /// A line under or through text.
  public struct LineStyle: Hashable, Sendable {
    public struct Pattern: Hashable, Sendable {
      private let name: String
      public static let solid = Pattern(name: "solid")
      public static let dot = Pattern(name: "dot")
      public static let dash = Pattern(name: "dash")
      public static let dashDot = Pattern(name: "dashDot")
      public static let dashDotDot = Pattern(name: "dashDotDot")
    }

    package var color: Color?

    /// Lines are drawn solid whatever the pattern.
    public init(pattern: Pattern = .solid, color: Color? = nil) { self.color = color }

    public static let single = LineStyle()
  }
}

/// A line under or through text; nil is the colour of the text.
package struct TextLine: Hashable, Sendable { package var color: Color? }
