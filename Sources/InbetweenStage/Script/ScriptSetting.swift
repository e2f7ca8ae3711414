/// The names that `set` knows, and what each may be set to.
///
/// Any other name is a property of the host: of the view that is played, or of its character.
public enum ScriptSetting {
  public enum Kind: Equatable, Sendable {
    /// `on` or `off`.
    case flag
    /// A number in a range.
    case number(ClosedRange<Double>)
    /// One of these words.
    case choice([String])
  }

  public static let all: [(name: String, kind: Kind)] = [
    ("reduceMotion", .flag),
    ("crossFade", .flag),
    ("reduceTransparency", .flag),
    ("increaseContrast", .flag),
    ("boldText", .flag),
    ("dark", .flag),
    ("colorScheme", .choice(["light", "dark"])),
    (
      "dynamicType",
      .choice([
        "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge",
        "accessibility1", "accessibility2", "accessibility3", "accessibility4", "accessibility5",
      ])
    ),
    ("rightToLeft", .flag),
    ("lowPower", .flag),
    ("notifications", .flag),
    ("fps", .number(1...1000)),
  ]

  public static func kind(of name: String) -> Kind? { all.first { $0.name == name }?.kind }
}
