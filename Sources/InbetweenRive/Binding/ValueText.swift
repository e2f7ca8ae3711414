import Foundation

/// Values as texts and back.
enum ValueText {
  /// - Parameter flags: 1 round to decimals, 2 keep zeros at the end, 4 commas between thousands.
  static func text(
    _ value: DataValue, flags: UInt32, decimals: Int, colorFormat: String
  ) -> String {
    switch value {
    case .number(let value):
      guard value.isFinite else { return "0" }
      var text = String(format: "%.\(flags & 1 != 0 ? decimals : 6)f", Double(value))
      if flags & 2 == 0 { text = withoutZeros(text) }
      return flags & 4 != 0 ? withCommas(text) : text
    case .string(let text): return text
    case .boolean(let value): return value ? "1" : "0"
    case .color(let color): return colorText(color, colorFormat)
    case .enum(let value), .index(let value), .trigger(let value): return String(value)
    case .list(let count): return String(count)
    case .none: return ""
    }
  }

  /// The number at the start of a text, or 0.
  static func number(_ text: String) -> Float {
    var end = text.startIndex
    var seen = false
    for index in text.indices {
      let character = text[index]
      guard character.isNumber || "+-.eE".contains(character) else { break }
      end = text.index(after: index)
      seen = true
    }
    guard seen else { return 0 }
    var head = text[..<end]
    while !head.isEmpty {
      if let value = Float(head), value.isFinite { return value }
      head = head.dropLast()
    }
    return 0
  }

  /// Without the zeros that say nothing after a decimal point.
  static func withoutZeros(_ text: String) -> String {
    guard text.contains(".") else { return text }
    var result = text
    while result.hasSuffix("0") { result.removeLast() }
    if result.hasSuffix(".") { result.removeLast() }
    return result
  }

  private static func withCommas(_ text: String) -> String {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    var digits = Array(parts[0])
    let sign = digits.first == "-" ? [digits.removeFirst()] : []
    var result: [Character] = []
    for (place, digit) in digits.reversed().enumerated() {
      if place > 0, place % 3 == 0 { result.append(",") }
      result.append(digit)
    }
    return String(sign + result.reversed()) + (parts.count > 1 ? "." + parts[1] : "")
  }

  /// 0 none, 1 start, 2 end, 3 both
  static func trimmed(_ text: String, _ kind: UInt32) -> String {
    var slice = Substring(text)
    if kind == 1 || kind == 3 { slice = slice.drop(while: \.isWhitespace) }
    if kind == 2 || kind == 3 {
      while slice.last?.isWhitespace == true { slice.removeLast() }
    }
    return String(slice)
  }

  /// %r %g %b %a decimal, capital letters hexadecimal; without a pattern #AARRGGBB.
  private static func colorText(_ color: UInt32, _ pattern: String) -> String {
    if pattern.isEmpty { return "#" + String(format: "%08X", color) }
    var result = ""
    var isCode = false
    for character in pattern {
      guard isCode else {
        if character == "%" { isCode = true } else { result.append(character) }
        continue
      }
      isCode = false
      let shifts: [Character: UInt32] = ["r": 16, "g": 8, "b": 0, "a": 24]
      if let shift = shifts[character] {
        result += String(color >> shift & 255)
      } else if let shift = shifts[Character(character.lowercased())] {
        result += String(format: "%02X", color >> shift & 255)
      } else {
        result.append(character)
      }
    }
    return result
  }
}
