import Foundation

extension ParsedOptions {
  /// A number in a range.
  func number(_ name: String, in range: ClosedRange<Double>) throws(UsageError) -> Double? {
    guard let text = self[name] else { return nil }
    guard let value = Double(text), value.isFinite, range.contains(value) else {
      throw UsageError(
        "--\(name) \(text): a number from \(range.lowerBound.short) to \(range.upperBound.short) "
          + "is expected")
    }
    return value
  }

  /// A whole number in a range.
  func integer(_ name: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let text = self[name] else { return nil }
    guard let value = Int(text), range.contains(value) else {
      throw UsageError(
        "--\(name) \(text): a whole number from \(range.lowerBound) to \(range.upperBound) "
          + "is expected")
    }
    return value
  }

  /// `390x844`, in points.
  func size(_ name: String) throws(UsageError) -> CGSize? {
    guard let text = self[name] else { return nil }
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Double($0) }.filter { (1...8192).contains($0) }
    guard parts.count == 2, numbers.count == 2 else {
      throw UsageError(
        "--\(name) \(text): width and height in points are expected, from 1x1 to 8192x8192, "
          + "for example 390x844")
    }
    return CGSize(width: numbers[0], height: numbers[1])
  }

  /// One of some words.
  func choice(_ name: String, of words: [String]) throws(UsageError) -> String? {
    guard let text = self[name] else { return nil }
    guard let word = words.first(where: { $0.lowercased() == text.lowercased() }) else {
      throw UsageError(
        "--\(name) \(text): one of these is expected: \(words.joined(separator: ", "))")
    }
    return word
  }
}

extension Double {
  /// Without a fraction where there is none.
  var short: String { self == rounded() && abs(self) < 1e15 ? String(Int(self)) : String(self) }
}
