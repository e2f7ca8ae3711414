import Foundation

/// One conversion of C's `printf` with what stands around it: `%.2f`, `%03d`, `%.0f%%`.
///
/// It is read here and never handed to C, so that a wrong one cannot read memory it should not.
struct FormatSpecifier: Equatable {
  var prefix = ""
  var suffix = ""
  var isLeftAligned = false
  var hasSign = false
  var padsWithZeros = false
  var width = 0
  var precision: Int?
  var conversion: Character = "d"

  /// nil where there is no conversion of a number, or more than one.
  init?(_ specifier: String) {
    var rest = Substring(specifier)
    func literal() -> (text: String, found: Bool) {
      var text = ""
      while let character = rest.popFirst() {
        guard character == "%" else {
          text.append(character)
          continue
        }
        guard rest.first == "%" else { return (text, true) }
        rest.removeFirst()
        text.append("%")
      }
      return (text, false)
    }
    let before = literal()
    guard before.found else { return nil }
    prefix = before.text
    while let flag = rest.first, "-+ 0#'".contains(flag) {
      rest.removeFirst()
      if flag == "-" { isLeftAligned = true }
      if flag == "+" { hasSign = true }
      if flag == "0" { padsWithZeros = true }
    }
    func number() -> Int? {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      rest.removeFirst(digits.count)
      return digits.isEmpty ? nil : Int(digits).map { min($0, 64) } ?? 64
    }
    width = number() ?? 0
    if rest.first == "." {
      rest.removeFirst()
      precision = number() ?? 0
    }
    while let length = rest.first, "hlqjzLt".contains(length) { rest.removeFirst() }
    guard let conversion = rest.popFirst(), "diuxXoeEfFgG@".contains(conversion) else { return nil }
    self.conversion = conversion
    let after = literal()
    if after.found { return nil }
    suffix = after.text
  }

  func string(_ value: Int64, locale: Locale) -> String {
    switch conversion {
    case "x": return finish(String(UInt64(bitPattern: value), radix: 16), isNegative: false)
    case "X":
      return finish(
        String(UInt64(bitPattern: value), radix: 16, uppercase: true), isNegative: false)
    case "o": return finish(String(UInt64(bitPattern: value), radix: 8), isNegative: false)
    case "e", "E", "f", "F", "g", "G": return string(Double(value), locale: locale)
    default:
      var digits = String(value.magnitude)
      if let precision, digits.count < precision {
        digits = String(repeating: "0", count: precision - digits.count) + digits
      }
      return finish(digits, isNegative: value < 0)
    }
  }

  func string(_ value: Double, locale: Locale) -> String {
    if !value.isFinite {
      return finish(value.isNaN ? "nan" : "inf", isNegative: value < 0, canPadWithZeros: false)
    }
    switch conversion {
    case "f", "F", "e", "E", "g", "G", "@": break
    default:
      return string(
        Int64(exactly: value.rounded(.towardZero)) ?? (value < 0 ? .min : .max), locale: locale)
    }
    // Only the number itself is left to C, by a conversion made here.
    let digits = String(
      format: "%.\(precision ?? 6)\(conversion == "@" ? "g" : conversion)", value.magnitude)
    let point = locale.decimalSeparator ?? "."
    let local = point == "." ? digits : digits.replacingOccurrences(of: ".", with: point)
    return finish(local, isNegative: value.sign == .minus)
  }

  private func finish(
    _ digits: String, isNegative: Bool, canPadWithZeros: Bool = true
  ) -> String {
    let sign = isNegative ? "-" : hasSign ? "+" : ""
    let missing = max(0, width - sign.count - digits.count)
    let body: String
    if isLeftAligned {
      body = sign + digits + String(repeating: " ", count: missing)
    } else if padsWithZeros, canPadWithZeros {
      body = sign + String(repeating: "0", count: missing) + digits
    } else {
      body = String(repeating: " ", count: missing) + sign + digits
    }
    return prefix + body + suffix
  }
}
