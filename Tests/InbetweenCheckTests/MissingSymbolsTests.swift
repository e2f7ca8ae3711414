import Testing

@testable import InbetweenCheck

@Suite struct MissingSymbolsTests {
  private func missing(_ file: String, _ texts: String...) -> [CompilerMessage] {
    texts.enumerated().map { index, text in
      CompilerMessage(file: file, line: index + 1, column: 1, text: text)
    }
  }

  @Test("symbols are ranked by the files that each alone would free, then by those that miss it")
  func ranking() {
    let canvas = "cannot find 'Canvas' in scope"
    let chart = "cannot find 'Chart' in scope"
    let symbols = MissingSymbols(refused: [
      missing("a", chart, canvas), missing("b", chart, canvas), missing("c", canvas, canvas),
      missing("d", "type 'Color' has no member 'brand'"), missing("e", canvas),
    ]).symbols
    #expect(symbols.map(\.name) == ["Canvas", "Color.brand", "Chart"])
    #expect(symbols.map(\.frees) == [2, 1, 0])
    #expect(symbols.map(\.files) == [4, 1, 2])
    #expect(symbols.map(\.example) == ["a:2:1", "d:1:1", "a:1:1"])
  }

  @Test("a file with another kind of mistake is not freed by a symbol")
  func otherMistakes() {
    let symbols = MissingSymbols(refused: [
      missing("a", "cannot find 'Canvas' in scope", "expected '}' in struct")
    ]).symbols
    #expect(symbols.map(\.frees) == [0])
  }

  @Test("what only follows from a missing symbol is no mistake of its own")
  func consequences() {
    let symbols = MissingSymbols(refused: [
      missing(
        "a", "value of type 'some View' has no member 'fly'",
        "cannot infer contextual base in reference to member 'up'")
    ]).symbols
    #expect(symbols.map(\.frees) == [1])
  }
}
