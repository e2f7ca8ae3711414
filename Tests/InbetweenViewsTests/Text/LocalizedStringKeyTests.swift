import Foundation
import InbetweenDrawing
import InbetweenViewGraph
import Testing

@testable import InbetweenViews

@MainActor
@Suite("Literals of text") struct LocalizedStringKeyTests {
  private func string(_ key: LocalizedStringKey, locale: String = "en_US") -> String {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    return Text(key).string(in: environment, at: Date(timeIntervalSince1970: 0))
  }

  @Test("Integers have the locale's separators, fractions six digits")
  func numbers() {
    #expect(string("\(1_234_567)") == "1,234,567")
    #expect(string("\(-42) of \(UInt8(7))") == "-42 of 7")
    #expect(string("\(1.5)") == "1.500000")
    #expect(string("\(CGFloat(0.25))", locale: "de_DE") == "0,250000")
  }

  @Test("A specifier of C says how a number is written")
  func specifiers() {
    #expect(string("\(3.14159, specifier: "%.2f")") == "3.14")
    #expect(string("\(7, specifier: "%03d")") == "007")
    #expect(string("\(255, specifier: "%x") \(8, specifier: "%5lld")|") == "ff     8|")
    #expect(string("\(0.5, specifier: "%.0f%%")") == "0%")
    #expect(string("\(1.5, specifier: "%+.1f")") == "+1.5")
    #expect(string("\(2.5, specifier: "%-6.1f")|") == "2.5   |")
  }

  @Test("A specifier that is none, or asks for memory, leaves the number as it is")
  func badSpecifiers() {
    #expect(string("\(7, specifier: "%s")") == "7")
    #expect(string("\(7, specifier: "%n")") == "7")
    #expect(string("\(7, specifier: "plain")") == "7")
    #expect(string("\(7, specifier: "%d %d")") == "7")
    #expect(string("\(1.0, specifier: "%.999f")").count == 66)
  }

  @Test("Strings, texts and formats stand in a literal as they are")
  func values() {
    #expect(string("Hello, \("**you**")!") == "Hello, **you**!")
    #expect(string("\(Text("a").bold())b") == "ab")
    #expect(string("\(0.256, format: .percent.precision(.fractionLength(1)))") == "25.6%")
  }

  @Test("Markdown in a literal gives style")
  func markdown() {
    let block = Text("a **b** *c* ~~d~~ `e` [f](https://g.h)").resolved(
      in: EnvironmentValues(), at: Date(timeIntervalSince1970: 0)
    ).block
    #expect(block.string == "a b c d e f")
    func span(_ text: String) -> TextSpan? {
      block.spans.first { $0.content == .string(text) }
    }
    #expect(span("b")?.font.weight == 600)
    #expect(span("c")?.font.isItalic == true)
    #expect(span("d")?.strikethrough == true)
    #expect(span("e")?.font.design == .monospaced)
    #expect(span("f")?.color == Looks.color(.accent))
  }

  @Test("Marks that are not closed, escaped or within words stay")
  func plainMarks() {
    #expect(string("2 * 3 * 4") == "2 * 3 * 4")
    #expect(string("snake_case_name") == "snake_case_name")
    #expect(string("**open") == "**open")
    #expect(string(#"\*a\*"#) == "*a*")
    #expect(string("[a](b") == "[a](b")
  }
}
