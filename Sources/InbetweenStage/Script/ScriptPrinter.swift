import Foundation

/// Writes scripts so that reading them gives the same value.
enum ScriptPrinter {
  static func number(_ value: Double) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// A word that cannot be taken for anything else stands as it is, all others in quotes.
  static func word(_ text: String, reserved: Set<String> = []) -> String {
    isPlain(text) && !reserved.contains(text) && text.first!.isLetter ? text : quoted(text)
  }

  static func identifier(_ text: String) -> String {
    "#" + (isPlain(text) ? text : quoted(text))
  }

  static func target(_ target: ScriptEvent.Target) -> String {
    switch target {
    case .middle: ""
    case .point(let point): " \(number(point.x)),\(number(point.y))"
    case .identifier(let name): " \(identifier(name))"
    case .text(let text): " \(word(text, reserved: ["by", "to", "middle"]))"
    }
  }

  private static func isPlain(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy {
        switch $0 {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"): true
        default: false
        }
      }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 32 || ScriptToken.isNewline(scalar):
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension ScriptEvent: CustomStringConvertible {
  public var description: String { "\(ScriptPrinter.number(time)) \(action)" }
}

extension ScriptEvent.Action: CustomStringConvertible {
  public var description: String {
    switch self {
    case .tap(let target): "tap" + ScriptPrinter.target(target)
    case .doubleTap(let target): "double tap" + ScriptPrinter.target(target)
    case .press(let target, let duration):
      "press" + ScriptPrinter.target(target) + " \(ScriptPrinter.number(duration))s"
    case .drag(let from, .target(let to), let duration):
      "drag\(place(from))\(place(to)) \(ScriptPrinter.number(duration))s"
    case .drag(let from, .offset(let offset), let duration):
      "drag\(place(from)) by \(pair(offset)) \(ScriptPrinter.number(duration))s"
    case .swipe(let direction, let target):
      "swipe \(direction)" + ScriptPrinter.target(target)
    case .scroll(let offset, let target):
      "scroll \(pair(offset))" + ScriptPrinter.target(target)
    case .type(let text): "type \(ScriptPrinter.word(text))"
    case .key(let name): "key \(ScriptPrinter.word(name))"
    case .set(let name, .flag(let flag)):
      "set \(ScriptPrinter.word(name)) \(flag ? "on" : "off")"
    case .set(let name, .number(let number)):
      "set \(ScriptPrinter.word(name)) \(ScriptPrinter.number(number))"
    case .set(let name, .text(let text)):
      "set \(ScriptPrinter.word(name)) "
        + ScriptPrinter.word(text, reserved: ["on", "off", "true", "false"])
    case .fire(let name): "fire \(ScriptPrinter.word(name))"
    case .background: "background"
    case .foreground: "foreground"
    case .remove: "remove"
    case .insert: "insert"
    }
  }

  private func pair(_ size: CGSize) -> String {
    "\(ScriptPrinter.number(size.width)),\(ScriptPrinter.number(size.height))"
  }

  /// The ends of a drag are never left out.
  private func place(_ target: ScriptEvent.Target) -> String {
    target == .middle ? " middle" : ScriptPrinter.target(target)
  }
}
