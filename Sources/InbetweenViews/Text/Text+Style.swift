import Foundation
import InbetweenViewGraph

extension Text {
  public func font(_ font: Font?) -> Text { adding(.font(font)) }

  public func fontWeight(_ weight: Font.Weight?) -> Text { adding(.fontChange(.weight(weight))) }

  public func fontWidth(_ width: Font.Width?) -> Text { adding(.fontChange(.width(width))) }

  public func fontDesign(_ design: Font.Design?) -> Text { adding(.fontChange(.design(design))) }

  public func bold() -> Text { adding(.fontChange(.bold)) }

  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }

  public func italic() -> Text { adding(.fontChange(.italic)) }

  public func italic(_ isActive: Bool) -> Text {
    adding(.fontChange(isActive ? .italic : .notItalic))
  }

  public func monospaced(_ isActive: Bool = true) -> Text {
    isActive ? adding(.fontChange(.design(.monospaced))) : self
  }

  /// Digits of one width.
  public func monospacedDigit() -> Text { adding(.fontChange(.monospacedDigit)) }

  public func foregroundColor(_ color: Color?) -> Text {
    adding(.foreground(color.map { AnyShapeStyle($0) }))
  }

  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    adding(.foreground(AnyShapeStyle(style)))
  }

  /// Extra distance between characters in points; ligatures stay.
  public func kerning(_ kerning: CGFloat) -> Text { adding(.kerning(kerning)) }

  /// Extra distance between characters in points.
  public func tracking(_ tracking: CGFloat) -> Text { adding(.tracking(tracking)) }

  /// Moves the text up by points.
  public func baselineOffset(_ offset: CGFloat) -> Text { adding(.baselineOffset(offset)) }

  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    adding(.underline(isActive ? TextLine(color: color) : nil))
  }

  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    underline(isActive, color: color)
  }

  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    adding(.strikethrough(isActive ? TextLine(color: color) : nil))
  }

  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    strikethrough(isActive, color: color)
  }

  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? adding(.scale(scale)) : self
  }

  /// Kept for spoken text on Apple's systems; it changes nothing that is shown.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
}
