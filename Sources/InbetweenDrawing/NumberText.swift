import Foundation

/// How numbers look in the text forms of this room: at most `decimals` digits after the point, no
/// trailing zeros, never "-0"; `nan`, `inf` and `-inf` as they are.
package func numberText(_ value: Double, decimals: Int = 3) -> String {
  guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
  let factor = [1, 10, 100, 1000, 1e4, 1e5, 1e6][min(6, max(0, decimals))]
  let scaled = (value * factor).rounded()
  guard abs(scaled) < 9e15 else { return String(value) }
  let digits = String(Int64(abs(scaled)))
  let sign = scaled < 0 ? "-" : ""
  if factor == 1 { return sign + digits }
  let width = min(6, max(0, decimals))
  let padded = String(repeating: "0", count: max(0, width + 1 - digits.count)) + digits
  var fraction = padded.suffix(width)
  while fraction.last == "0" { fraction.removeLast() }
  return sign + padded.dropLast(width) + (fraction.isEmpty ? "" : "." + fraction)
}
