import InbetweenDrawing

/// The palette's colours, each under its name; their numbers are in `Looks`.
extension Color {
  public static let red = Color(.palette(.red, name: "red"))
  public static let orange = Color(.palette(.orange, name: "orange"))
  public static let yellow = Color(.palette(.yellow, name: "yellow"))
  public static let green = Color(.palette(.green, name: "green"))
  public static let mint = Color(.palette(.mint, name: "mint"))
  public static let teal = Color(.palette(.teal, name: "teal"))
  public static let cyan = Color(.palette(.cyan, name: "cyan"))
  public static let blue = Color(.palette(.blue, name: "blue"))
  public static let indigo = Color(.palette(.indigo, name: "indigo"))
  public static let purple = Color(.palette(.purple, name: "purple"))
  public static let pink = Color(.palette(.pink, name: "pink"))
  public static let brown = Color(.palette(.brown, name: "brown"))
  public static let gray = Color(.palette(.gray, name: "gray"))
  public static let white = Color(.fixed(.white))
  public static let black = Color(.fixed(.black))
  public static let clear = Color(.fixed(.clear))
  /// The colour of text.
  public static let primary = Color(.palette(.label, name: "primary"))
  /// The colour of text that stands back.
  public static let secondary = Color(.palette(.secondaryLabel, name: "secondary"))
  /// The tint of the place where it is shown.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let accentColor = Color(.accent)
}

/// The same names where a `ShapeStyle` is expected.
extension ShapeStyle where Self == Color {
  public static var red: Color { Color.red }
  public static var orange: Color { Color.orange }
  public static var yellow: Color { Color.yellow }
  public static var green: Color { Color.green }
  public static var mint: Color { Color.mint }
  public static var teal: Color { Color.teal }
  public static var cyan: Color { Color.cyan }
  public static var blue: Color { Color.blue }
  public static var indigo: Color { Color.indigo }
  public static var purple: Color { Color.purple }
  public static var pink: Color { Color.pink }
  public static var brown: Color { Color.brown }
  public static var gray: Color { Color.gray }
  public static var white: Color { Color.white }
  public static var black: Color { Color.black }
  public static var clear: Color { Color.clear }
}
