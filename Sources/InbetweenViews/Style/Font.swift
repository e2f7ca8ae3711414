import Foundation

/// A font as it is asked for; the environment turns it into a size and weight.
public struct Font: Hashable, Sendable {
  package var base: Base
  package var modifiers: [Modifier] = []

  package enum Base: Hashable, Sendable {
    case style(TextStyle, design: Design?, weight: Weight?)
    case system(size: CGFloat, weight: Weight?, design: Design?)
    /// A family by name; the size grows with the text size of a style, or never where that is nil.
    case custom(name: String, size: CGFloat, relativeTo: TextStyle?)
  }

  /// A change to a font, applied in the order in which it was asked for.
  package enum Modifier: Hashable, Sendable {
    case weight(Weight?)
    case bold
    case italic
    case notItalic
    case design(Design?)
    case monospacedDigit
    case smallCaps
    case width(Width?)
    case leading(Leading)
    /// Times the size.
    case scale(CGFloat)
    /// Points.
    case size(CGFloat)
  }

  package init(_ base: Base) { self.base = base }

  package func adding(_ modifier: Modifier) -> Font {
    var font = self
    // A second equal change changes nothing; leaving it out keeps fonts that are built again and
    // again small.
    if font.modifiers.last != modifier { font.modifiers.append(modifier) }
    return font
  }

  /// A text style, which grows with the person's text size.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(.style(style, design: design, weight: weight))
  }

  /// The system font at a fixed size in points.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(.system(size: size, weight: weight, design: design))
  }

  /// A family by name, which grows like body text.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name: name, size: size, relativeTo: .body))
  }

  /// A family by name, which grows like a text style.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font {
    Font(.custom(name: name, size: size, relativeTo: textStyle))
  }

  /// A family by name at a fixed size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name: name, size: fixedSize, relativeTo: nil))
  }

  public func weight(_ weight: Weight) -> Font { adding(.weight(weight)) }
  /// The heavier weight that the text style has for emphasis; bold for other fonts.
  public func bold() -> Font { adding(.bold) }
  public func italic() -> Font { adding(.italic) }
  public func monospaced() -> Font { adding(.design(.monospaced)) }
  /// Digits of one width, other characters as they are.
  public func monospacedDigit() -> Font { adding(.monospacedDigit) }
  public func smallCaps() -> Font { adding(.smallCaps) }
  public func lowercaseSmallCaps() -> Font { adding(.smallCaps) }
  public func uppercaseSmallCaps() -> Font { adding(.smallCaps) }
  public func width(_ width: Width) -> Font { adding(.width(width)) }
  /// How wide characters are: 0 is normal, -1...1.
  public func width(_ width: CGFloat) -> Font { adding(.width(Width(width))) }
  /// Times the size; what is not above 0 counts as 1.
  public func scaled(by factor: CGFloat) -> Font {
    adding(.scale(factor > 0 && factor.isFinite ? factor : 1))
  }
  /// The same font in a size of points.
  public func pointSize(_ size: CGFloat) -> Font { adding(.size(size)) }
  public func leading(_ leading: Leading) -> Font { adding(.leading(leading)) }

  public static let extraLargeTitle = system(.extraLargeTitle)
  public static let extraLargeTitle2 = system(.extraLargeTitle2)
  public static let largeTitle = system(.largeTitle)
  public static let title = system(.title)
  public static let title2 = system(.title2)
  public static let title3 = system(.title3)
  public static let headline = system(.headline)
  public static let subheadline = system(.subheadline)
  public static let body = system(.body)
  public static let callout = system(.callout)
  public static let footnote = system(.footnote)
  public static let caption = system(.caption)
  public static let caption2 = system(.caption2)
}
