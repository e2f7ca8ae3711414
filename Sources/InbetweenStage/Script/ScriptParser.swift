import Foundation

/// Reads scripts. One rule a method; every mistake is told with its place.
struct ScriptParser {
  private let text: [UnicodeScalar]
  private var tokens: ArraySlice<ScriptToken>
  /// Where to point if a word is missing.
  private let end: Int

  static func events(of string: String) throws(ScriptError) -> [ScriptEvent] {
    guard string.unicodeScalars.count <= Script.Limit.characters else {
      throw ScriptError(
        "the script has \(string.unicodeScalars.count) characters; the most is "
          + "\(Script.Limit.characters)", at: 0..<1, in: Array(string.unicodeScalars.prefix(80)))
    }
    let byteOrderMark: UnicodeScalar = "\u{FEFF}"
    let hasMark = string.unicodeScalars.first == byteOrderMark
    var tokenizer = ScriptTokenizer(Array(string.unicodeScalars.dropFirst(hasMark ? 1 : 0)))
    var events: [ScriptEvent] = []
    while let tokens = try tokenizer.statement() {
      var parser = ScriptParser(text: tokenizer.text, tokens: tokens)
      guard events.count < Script.Limit.events else {
        throw parser.error(
          "the script has more than \(Script.Limit.events) statements", at: tokens[0])
      }
      events.append(try parser.event())
    }
    return events
  }

  private init(text: [UnicodeScalar], tokens: [ScriptToken]) {
    self.text = text
    self.tokens = tokens[...]
    end = tokens.last?.range.upperBound ?? 0
  }

  // MARK: Statements

  private static let verbs = [
    "tap", "double tap", "press", "drag", "swipe", "scroll", "type", "key", "set", "fire",
    "background", "foreground", "remove", "insert",
  ]

  private mutating func event() throws(ScriptError) -> ScriptEvent {
    let time = try time()
    let action = try action()
    if let extra = tokens.first {
      throw error(
        "\(quote(extra)) is one word too many",
        hint: "A label of several words stands in quotes. Statements end at ; or a new line.",
        at: extra)
    }
    return ScriptEvent(time: time, action: action)
  }

  private mutating func time() throws(ScriptError) -> Double {
    let token = try next("a time in seconds")
    guard token.kind == .word, let time = seconds(token.text, needsUnit: false) else {
      throw error(
        "a statement begins with its time in seconds, not with \(quote(token))",
        hint: Self.verbs.contains(token.text) ? "For instance: 0 \(token.text)" : nil, at: token)
    }
    guard time >= 0, time <= Script.Limit.time else {
      throw error("a time is from 0 to \(number(Script.Limit.time)) s", at: token)
    }
    return time
  }

  private mutating func action() throws(ScriptError) -> ScriptEvent.Action {
    let verb = try next("a verb, such as tap")
    switch verb.kind == .word ? verb.text : "" {
    case "tap":
      return .tap(try targetOrMiddle())
    case "double":
      let tap = try next("tap")
      guard tap.text == "tap", tap.kind == .word else {
        throw error("after \"double\" comes \"tap\", not \(quote(tap))", at: tap)
      }
      return .doubleTap(try targetOrMiddle())
    case "press":
      let target = try isDuration(tokens.first) ? .middle : targetOrMiddle()
      return .press(target, duration: try duration(default: 1))
    case "drag":
      return try drag()
    case "swipe":
      let token = try next("left, right, up or down")
      guard let direction = ScriptEvent.Direction(rawValue: token.text), token.kind == .word else {
        throw error(
          "a swipe goes left, right, up or down, not \(quote(token))",
          hint: ScriptError.suggestion(
            for: token.text, among: ScriptEvent.Direction.allCases.map(\.rawValue)), at: token)
      }
      return .swipe(direction, try targetOrMiddle())
    case "scroll":
      return .scroll(by: try offset(), try targetOrMiddle())
    case "type":
      return .type(try next("the text to type, in quotes").text)
    case "key":
      return .key(try key())
    case "set":
      return try set()
    case "fire":
      return .fire(try name("the name of a trigger"))
    case "background": return .background
    case "foreground": return .foreground
    case "remove": return .remove
    case "insert": return .insert
    default:
      throw error(
        "there is no verb \(quote(verb))",
        hint: ScriptError.suggestion(for: verb.text, among: Self.verbs + ["double"])
          ?? "There are \(Self.verbs.joined(separator: ", ")).", at: verb)
    }
  }

  private mutating func drag() throws(ScriptError) -> ScriptEvent.Action {
    var word = try next("the start of the drag (x,y, #identifier or a label)")
    var from = ScriptEvent.Target.middle
    if word.kind != .word || !["by", "to"].contains(word.text) {
      from = try target(word)
      word = try next("the end of the drag (x,y, #identifier, a label, or by dx,dy)")
    }
    let destination: ScriptEvent.Destination
    if word.kind == .word, word.text == "by" {
      destination = .offset(try offset())
    } else {
      if word.kind == .word, word.text == "to" { word = try next("the end of the drag") }
      destination = .target(try target(word))
    }
    return .drag(from: from, to: destination, duration: try duration(default: 0.3))
  }

  private mutating func key() throws(ScriptError) -> String {
    let token = try next("the name of a key")
    let keys = ScriptEvent.Action.keys
    guard token.text.count == 1 || keys.contains(token.text), token.kind != .identifier else {
      throw error(
        "there is no key \(quote(token))",
        hint: ScriptError.suggestion(for: token.text, among: keys)
          ?? "There are single characters and \(keys.joined(separator: ", ")).", at: token)
    }
    return token.text
  }

  private mutating func set() throws(ScriptError) -> ScriptEvent.Action {
    let nameToken = tokens.first
    let name = try name("the name of a setting")
    let token = try next("what to set \(name) to")
    let value = value(token)
    switch ScriptSetting.kind(of: name) {
    case .flag:
      guard case .flag = value else {
        throw error("\(name) is on or off, not \(quote(token))", at: token)
      }
    case .number(let range):
      guard case .number(let number) = value, range.contains(number) else {
        throw error(
          "\(name) is a number from \(self.number(range.lowerBound)) to "
            + "\(self.number(range.upperBound)), not \(quote(token))", at: token)
      }
    case .choice(let words):
      guard words.contains(token.text) else {
        throw error(
          "\(name) is one of \(words.joined(separator: ", ")), not \(quote(token))",
          hint: ScriptError.suggestion(for: token.text, among: words), at: token)
      }
    case nil:
      let known = ScriptSetting.all.map(\.name)
      if let nameToken, let meant = known.first(where: { $0.lowercased() == name.lowercased() }) {
        throw error("\(name) is written \(meant)", at: nameToken)
      }
    }
    return .set(name, value)
  }

  // MARK: Parts

  private mutating func targetOrMiddle() throws(ScriptError) -> ScriptEvent.Target {
    guard let token = tokens.popFirst() else { return .middle }
    return try target(token)
  }

  private func target(_ token: ScriptToken) throws(ScriptError) -> ScriptEvent.Target {
    switch token.kind {
    case .quoted: return .text(token.text)
    case .identifier:
      guard !token.text.isEmpty else {
        throw error("an identifier is missing after #", at: token)
      }
      return .identifier(token.text)
    case .word:
      if token.text == "middle" { return .middle }
      if let (x, y) = try pair(token) { return .point(CGPoint(x: x, y: y)) }
      return .text(token.text)
    }
  }

  private mutating func offset() throws(ScriptError) -> CGSize {
    let token = try next("a distance dx,dy in points")
    guard token.kind == .word, let (x, y) = try pair(token) else {
      throw error("a distance is written dx,dy, as in 0,120, not \(quote(token))", at: token)
    }
    return CGSize(width: x, height: y)
  }

  /// Two numbers with a comma between; `nil` for a word that is nothing of the kind.
  private func pair(_ token: ScriptToken) throws(ScriptError) -> (Double, Double)? {
    let parts = token.text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.map { finite(String($0)) }
    if parts.count == 2, let x = numbers[0], let y = numbers[1] {
      guard max(abs(x), abs(y)) <= Script.Limit.coordinate else {
        throw error(
          "a coordinate is at most \(number(Script.Limit.coordinate)) points", at: token)
      }
      return (x, y)
    }
    if parts.count == 2, numbers[0] != nil, parts[1].isEmpty {
      throw error("a point is written x,y without a space, as in 20,30", at: token)
    }
    return nil
  }

  private func isDuration(_ token: ScriptToken?) -> Bool {
    token.map { $0.kind == .word && seconds($0.text, needsUnit: true) != nil } ?? false
  }

  private mutating func duration(default standard: Double) throws(ScriptError) -> Double {
    guard let token = tokens.popFirst() else { return standard }
    guard token.kind == .word, let duration = seconds(token.text, needsUnit: true) else {
      let isNumber = token.kind == .word && finite(token.text) != nil
      throw error(
        "a duration was expected, not \(quote(token))",
        hint: isNumber ? "Durations bear a unit: \(token.text)s" : "For instance: 0.3s", at: token)
    }
    guard duration >= 0, duration <= Script.Limit.duration else {
      throw error("a duration is from 0 to \(number(Script.Limit.duration)) s", at: token)
    }
    return duration
  }

  private mutating func name(_ expected: String) throws(ScriptError) -> String {
    let token = try next(expected)
    guard token.kind != .identifier, !token.text.isEmpty else {
      throw error("\(expected) was expected, not \(quote(token))", at: token)
    }
    return token.text
  }

  private func value(_ token: ScriptToken) -> ScriptEvent.Value {
    guard token.kind == .word else {
      return .text(token.kind == .identifier ? "#" + token.text : token.text)
    }
    switch token.text {
    case "on", "true": return .flag(true)
    case "off", "false": return .flag(false)
    default: return finite(token.text).map { .number($0) } ?? .text(token.text)
    }
  }

  // MARK: Words

  private mutating func next(_ expected: String) throws(ScriptError) -> ScriptToken {
    if let token = tokens.popFirst() { return token }
    throw ScriptError("the statement ends where \(expected) was expected", at: end..<end, in: text)
  }

  private func error(
    _ message: String, hint: String? = nil, at token: ScriptToken
  ) -> ScriptError {
    ScriptError(message, hint: hint, at: token.range, in: text)
  }

  private func quote(_ token: ScriptToken) -> String {
    let sign = token.kind == .identifier ? "#" : ""
    return "\"\(sign)\(token.text.prefix(40))\(token.text.count > 40 ? "…" : "")\""
  }

  private func number(_ value: Double) -> String { ScriptPrinter.number(value) }

  private func finite(_ word: String) -> Double? {
    // `Double` also reads hexadecimal, "inf" and "nan", which nobody means here.
    guard word.utf8.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }),
      let value = Double(word), value.isFinite
    else { return nil }
    return value
  }

  private func seconds(_ word: String, needsUnit: Bool) -> Double? {
    if word.hasSuffix("ms") { return finite(String(word.dropLast(2))).map { $0 / 1000 } }
    if word.hasSuffix("s") { return finite(String(word.dropLast())) }
    return needsUnit ? nil : finite(word)
  }
}
