/// A mistake in an animation that was given as text, with its place.
struct ExpressionError: Error, Equatable, CustomStringConvertible {
  let message: String
  let text: String
  /// The part at fault, in UTF-8 bytes of the text.
  let range: Range<Int>

  init(_ message: String, in text: String, at range: Range<Int>) {
    self.message = message
    self.text = text
    let end = text.utf8.count
    self.range = min(range.lowerBound, end)..<min(max(range.upperBound, range.lowerBound), end)
  }

  /// From one, in characters.
  var column: Int { characters(0..<range.lowerBound) + 1 }

  var description: String {
    let caret = String(repeating: "~", count: max(characters(range) - 1, 0))
    return """
      curve:\(column): \(message)
      \(text)
      \(String(repeating: " ", count: column - 1))^\(caret)
      """
  }

  private func characters(_ range: Range<Int>) -> Int {
    String(decoding: Array(text.utf8)[range], as: UTF8.self).count
  }
}
