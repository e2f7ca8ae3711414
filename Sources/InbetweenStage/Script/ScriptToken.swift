/// A word of a statement, and where it stands.
struct ScriptToken {
  enum Kind: Equatable {
    /// Anything without spaces: a number, a verb, a label.
    case word
    /// In quotes; `text` is what they hold.
    case quoted
    /// `#name` or `#"a name"`; `text` is the name.
    case identifier
  }

  let kind: Kind
  let text: String
  /// In Unicode scalars of the script.
  let range: Range<Int>

  static func isNewline(_ scalar: UnicodeScalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  static func isSpace(_ scalar: UnicodeScalar) -> Bool {
    !isNewline(scalar) && scalar.properties.isWhitespace
  }
}

/// Cuts a script into statements, and these into tokens.
struct ScriptTokenizer {
  let text: [UnicodeScalar]
  private var position = 0

  init(_ text: [UnicodeScalar]) { self.text = text }

  /// The next statement that is not empty; `nil` at the end.
  mutating func statement() throws(ScriptError) -> [ScriptToken]? {
    var tokens: [ScriptToken] = []
    while position < text.count {
      let scalar = text[position]
      if scalar == ";" || ScriptToken.isNewline(scalar) {
        position += 1
        if !tokens.isEmpty { return tokens }
      } else if ScriptToken.isSpace(scalar) {
        position += 1
      } else if scalar == "#", tokens.isEmpty || isSpaceOrEnd(position + 1) {
        while position < text.count, !ScriptToken.isNewline(text[position]) { position += 1 }
      } else {
        tokens.append(try token())
        guard isSpaceOrEnd(position) || text[position] == ";" else {
          throw ScriptError(
            "something follows a quotation mark directly",
            hint: "Put a space, a semicolon or a new line between.",
            at: position..<position + 1, in: text)
        }
      }
    }
    return tokens.isEmpty ? nil : tokens
  }

  private func isSpaceOrEnd(_ index: Int) -> Bool {
    index >= text.count || ScriptToken.isSpace(text[index]) || ScriptToken.isNewline(text[index])
  }

  private mutating func token() throws(ScriptError) -> ScriptToken {
    let start = position
    let isIdentifier = text[position] == "#"
    if isIdentifier { position += 1 }
    let isQuoted = position < text.count && text[position] == "\""
    let word = isQuoted ? try quoted() : bare()
    return ScriptToken(
      kind: isIdentifier ? .identifier : isQuoted ? .quoted : .word, text: word,
      range: start..<position)
  }

  private mutating func bare() -> String {
    var word = String.UnicodeScalarView()
    while position < text.count {
      let scalar = text[position]
      if isSpaceOrEnd(position) || scalar == ";" || scalar == "\"" { break }
      word.append(scalar)
      position += 1
    }
    return String(word)
  }

  private mutating func quoted() throws(ScriptError) -> String {
    let start = position
    var word = String.UnicodeScalarView()
    position += 1
    while position < text.count, !ScriptToken.isNewline(text[position]) {
      let scalar = text[position]
      position += 1
      switch scalar {
      case "\"": return String(word)
      case "\\": word.append(try escape())
      default: word.append(scalar)
      }
    }
    throw ScriptError(
      "this quotation mark is never closed",
      hint: "Close it on the same line; a line break inside is written \\n.",
      at: start..<start + 1, in: text)
  }

  private mutating func escape() throws(ScriptError) -> UnicodeScalar {
    let start = position - 1
    let letter = position < text.count ? text[position] : " "
    position += 1
    switch letter {
    case "\"", "\\": return letter
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u":
      if let scalar = unicode() { return scalar }
    default: break
    }
    throw ScriptError(
      "this escape says nothing", hint: "There are \\\" \\\\ \\n \\r \\t and \\u{1F600}.",
      at: start..<start + 2, in: text)
  }

  private mutating func unicode() -> UnicodeScalar? {
    guard position < text.count, text[position] == "{",
      let close = text[position...].prefix(10).firstIndex(of: "}")
    else { return nil }
    var digits = String.UnicodeScalarView()
    digits.append(contentsOf: text[(position + 1)..<close])
    position = close + 1
    return UInt32(String(digits), radix: 16).flatMap(UnicodeScalar.init)
  }
}
