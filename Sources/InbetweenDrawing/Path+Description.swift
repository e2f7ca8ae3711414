import Foundation

extension Path: CustomStringConvertible, LosslessStringConvertible {
  /// The steps as text, numbers before their letter: `x y m` moves, `x y l` draws a line,
  /// `cx cy x y q` and `c1x c1y c2x c2y x y c` draw curves, `h` closes. SwiftUI prints the same form.
  public var description: String {
    elements.map { element in
      switch element {
      case .move(let end): "\(Self.text(end)) m"
      case .line(let end): "\(Self.text(end)) l"
      case .quadCurve(let end, let control): "\(Self.text(control)) \(Self.text(end)) q"
      case .curve(let end, let control1, let control2):
        "\(Self.text(control1)) \(Self.text(control2)) \(Self.text(end)) c"
      case .closeSubpath: "h"
      }
    }.joined(separator: " ")
  }

  /// Reads the form that `description` writes (`re` with x, y, width, height is a rectangle); nil for
  /// any other text.
  public init?(_ string: String) {
    self.init()
    var numbers: [CGFloat] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word), number.isFinite {
        numbers.append(CGFloat(number))
        continue
      }
      let needed = ["m": 2, "l": 2, "q": 4, "c": 6, "h": 0, "re": 4][String(word)]
      guard numbers.count == needed, word == "m" || word == "re" || !isEmpty else { return nil }
      func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }
      switch word {
      case "m": move(to: point(0))
      case "l": addLine(to: point(0))
      case "q": addQuadCurve(to: point(2), control: point(0))
      case "c": addCurve(to: point(4), control1: point(0), control2: point(2))
      case "re":
        addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
      default: closeSubpath()
      }
      numbers = []
    }
    if !numbers.isEmpty { return nil }
  }

  private static func text(_ point: CGPoint) -> String { "\(text(point.x)) \(text(point.y))" }

  private static func text(_ number: CGFloat) -> String {
    let value = Double(number)
    return value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
  }
}
