import Foundation
import InbetweenStage
import Testing

/// A small generator with a seed (xorshift64, Marsaglia 2003), so that a failure can be repeated.
private struct Generator: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}

@Suite("Generated scripts") struct ScriptPropertyTests {
  @Test("a printed script reads back as the same value", arguments: 1...200)
  func roundTrip(seed: UInt64) throws {
    var generator = Generator(state: seed &* 0x9E37_79B9_7F4A_7C15)
    let events = (0..<Int.random(in: 0...20, using: &generator)).map { _ in
      ScriptEvent(
        time: Self.number(0...86_400, &generator), action: Self.action(&generator))
    }
    let script = Script(events)
    #expect(try Script(parsing: script.description) == script)
    let oneLine = script.events.map(\.description).joined(separator: " ;")
    #expect(try Script(parsing: oneLine) == script)
  }

  @Test("garbage is refused or read, never fatal", arguments: 1...300)
  func garbage(seed: UInt64) {
    var generator = Generator(state: seed &* 0x9E37_79B9_7F4A_7C15)
    let pieces = [
      "0 ", "1.5 ", "tap", "drag ", "press ", "set ", "type ", "double ", "\"", "\\", "#", " ", ";",
      "\n", "\r\n", ",", "10,10", "by", "0.3s", "ms", "s", "\u{301}", "👩‍👩‍👧", "\u{0}", "-", "e",
      "\\u{", "}", "nan", "99999999999999999999", "\t", "\u{2028}", "on", "fps",
    ]
    let text = (0..<Int.random(in: 1...30, using: &generator))
      .map { _ in pieces.randomElement(using: &generator)! }.joined()
    do {
      let script = try Script(parsing: text)
      #expect(try Script(parsing: script.description) == script)
    } catch {
      #expect(error.line >= 1 && error.column >= 1)
      #expect(error.caret.hasSuffix("^") || error.caret.hasSuffix("~"))
      #expect(error.description.contains(error.excerpt))
    }
  }

  // MARK: Values

  private static func number(
    _ range: ClosedRange<Double>, _ generator: inout Generator
  ) -> Double {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: Double.random(in: range, using: &generator).rounded()
    case 1: range.lowerBound
    case 2: max(range.lowerBound, min(range.upperBound, 1e-7))
    default: Double.random(in: range, using: &generator)
    }
  }

  private static func text(_ generator: inout Generator) -> String {
    let words = [
      "Save", "Two words", "by", "to", "middle", "on", "off", "true", "0.5s", "20,30", "#name", "1",
      "", "\"", "\\", "a\nb", "\r\n", "é", "👩‍👩‍👧", "\u{301}x", "tap", ";", " # ", "\u{2028}",
      "\u{7}", "café-1", "-",
    ]
    return words.randomElement(using: &generator)!
  }

  private static func name(_ generator: inout Generator) -> String {
    ["mood", "my name", "a;b", "\u{301}", "9", "#x"].randomElement(using: &generator)!
  }

  private static func size(_ generator: inout Generator) -> CGSize {
    CGSize(width: number(-1e6...1e6, &generator), height: number(-1e6...1e6, &generator))
  }

  private static func target(_ generator: inout Generator) -> ScriptEvent.Target {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: return .middle
    case 1: return .text(text(&generator))
    case 2: return .identifier(name(&generator))
    default:
      let size = size(&generator)
      return .point(CGPoint(x: size.width, y: size.height))
    }
  }

  private static func value(_ generator: inout Generator) -> ScriptEvent.Value {
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: .flag(Bool.random(using: &generator))
    case 1: .number(number(-1e300...1e300, &generator))
    default: .text(text(&generator))
    }
  }

  private static func action(_ generator: inout Generator) -> ScriptEvent.Action {
    switch Int.random(in: 0..<16, using: &generator) {
    case 0: .tap(target(&generator))
    case 1: .doubleTap(target(&generator))
    case 2: .press(target(&generator), duration: number(0...3600, &generator))
    case 3:
      .drag(
        from: target(&generator), to: .target(target(&generator)),
        duration: number(0...3600, &generator))
    case 4:
      .drag(
        from: target(&generator), to: .offset(size(&generator)),
        duration: number(0...3600, &generator))
    case 5:
      .swipe(ScriptEvent.Direction.allCases.randomElement(using: &generator)!, target(&generator))
    case 6: .scroll(by: size(&generator), target(&generator))
    case 7: .type(text(&generator))
    case 8: .key(ScriptEvent.Action.keys.randomElement(using: &generator)!)
    case 9: .key(["a", "\"", "#", "\n", "5", "é"].randomElement(using: &generator)!)
    case 10: .set(name(&generator), value(&generator))
    case 11: .fire(name(&generator))
    case 12: .background
    case 13: .foreground
    case 14: .remove
    default: .insert
    }
  }
}
