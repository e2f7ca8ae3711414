import InbetweenViews

/// Colours that follow the appearance. Those that only AppKit has a name for are the nearest of
/// the palette.
extension UIColor {
  private static func palette(_ name: Looks.ColorName, _ word: String) -> UIColor {
    UIColor(Color(.palette(name, name: word)), name: ())
  }

  public static let systemRed = palette(.red, "systemRed")
  public static let systemOrange = palette(.orange, "systemOrange")
  public static let systemYellow = palette(.yellow, "systemYellow")
  public static let systemGreen = palette(.green, "systemGreen")
  public static let systemMint = palette(.mint, "systemMint")
  public static let systemTeal = palette(.teal, "systemTeal")
  public static let systemCyan = palette(.cyan, "systemCyan")
  public static let systemBlue = palette(.blue, "systemBlue")
  public static let systemIndigo = palette(.indigo, "systemIndigo")
  public static let systemPurple = palette(.purple, "systemPurple")
  public static let systemPink = palette(.pink, "systemPink")
  public static let systemBrown = palette(.brown, "systemBrown")
  public static let systemGray = palette(.gray, "systemGray")
  public static let systemGray2 = palette(.gray2, "systemGray2")
  public static let systemGray3 = palette(.gray3, "systemGray3")
  public static let systemGray4 = palette(.gray4, "systemGray4")
  public static let systemGray5 = palette(.gray5, "systemGray5")
  public static let systemGray6 = palette(.gray6, "systemGray6")
  public static let tintColor = palette(.accent, "tintColor")
  public static let label = palette(.label, "label")
  public static let secondaryLabel = palette(.secondaryLabel, "secondaryLabel")
  public static let tertiaryLabel = palette(.tertiaryLabel, "tertiaryLabel")
  public static let quaternaryLabel = palette(.quaternaryLabel, "quaternaryLabel")
  public static let placeholderText = palette(.placeholder, "placeholderText")
  public static let systemFill = palette(.fill, "systemFill")
  public static let secondarySystemFill = palette(.secondaryFill, "secondarySystemFill")
  public static let tertiarySystemFill = palette(.tertiaryFill, "tertiarySystemFill")
  public static let quaternarySystemFill = palette(.quaternaryFill, "quaternarySystemFill")
  public static let systemBackground = palette(.background, "systemBackground")
  public static let secondarySystemBackground = palette(
    .secondaryBackground, "secondarySystemBackground")
  public static let tertiarySystemBackground = palette(
    .tertiaryBackground, "tertiarySystemBackground")
  public static let systemGroupedBackground = palette(.groupedBackground, "systemGroupedBackground")
  public static let secondarySystemGroupedBackground = palette(
    .secondaryGroupedBackground, "secondarySystemGroupedBackground")
  public static let tertiarySystemGroupedBackground = palette(
    .tertiaryGroupedBackground, "tertiarySystemGroupedBackground")
  public static let separator = palette(.separator, "separator")
  public static let opaqueSeparator = palette(.opaqueSeparator, "opaqueSeparator")
  public static let link = palette(.blue, "link")
  public static let labelColor = palette(.label, "labelColor")
  public static let secondaryLabelColor = palette(.secondaryLabel, "secondaryLabelColor")
  public static let tertiaryLabelColor = palette(.tertiaryLabel, "tertiaryLabelColor")
  public static let textColor = palette(.label, "textColor")
  public static let controlAccentColor = palette(.accent, "controlAccentColor")
  public static let windowBackgroundColor = palette(.secondaryBackground, "windowBackgroundColor")
  public static let controlBackgroundColor = palette(.background, "controlBackgroundColor")
  public static let textBackgroundColor = palette(.background, "textBackgroundColor")
  public static let separatorColor = palette(.separator, "separatorColor")
}

/// Colours of fixed components, as UIKit documents them.
extension UIColor {
  public static let black = UIColor(white: 0, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let clear = UIColor(white: 0, alpha: 0)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
}
