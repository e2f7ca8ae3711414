import Foundation
import InbetweenDrawing

extension Font {
  /// The roles that text plays; each has a size for every text size that a person can choose.
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    case extraLargeTitle, extraLargeTitle2
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2
  }

  /// How heavy the strokes are, by the weights of CSS and OpenType: 100...900.
  public struct Weight: Hashable, Sendable {
    /// 100...900, regular is 400.
    package let value: Double

    package init(_ value: Double) { self.value = value }

    public static let ultraLight = Weight(100)
    public static let thin = Weight(200)
    public static let light = Weight(300)
    public static let regular = Weight(400)
    public static let medium = Weight(500)
    public static let semibold = Weight(600)
    public static let bold = Weight(700)
    public static let heavy = Weight(800)
    public static let black = Weight(900)
  }

  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced

    var resolved: ResolvedFont.Design {
      switch self {
      case .default: .default
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      }
    }
  }

  /// How wide characters are: 0 is normal, -1...1.
  public struct Width: Hashable, Sendable {
    public var value: CGFloat

    public init(_ value: CGFloat) { self.value = value.isFinite ? min(1, max(-1, value)) : 0 }

    // The numbers behind these names are not published; chosen so that the relative width 1 + value
    // is near that of common condensed and expanded faces.
    public static let compressed = Width(-0.3)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }

  /// The distance of lines.
  public enum Leading: Hashable, Sendable { case standard, tight, loose }
}
