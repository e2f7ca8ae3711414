import Testing

@testable import InbetweenCheck

@Suite struct CompilerMessageTests {
  @Test("a line of the compiler's is read as file, line, column and text")
  func reading() {
    let output = """
      /home/me/My App/Card.swift:12:7: error: cannot find 'Canvas' in scope
      /home/me/My App/Card.swift:12:7: note: did you mean something else?
      /home/me/a:b.swift:3:1: error: expected '}'
      <unknown>:0: error: no such module
      """
    #expect(
      CompilerMessage.errors(in: output) == [
        CompilerMessage(
          file: "/home/me/My App/Card.swift", line: 12, column: 7,
          text: "cannot find 'Canvas' in scope"),
        CompilerMessage(file: "/home/me/a:b.swift", line: 3, column: 1, text: "expected '}'"),
      ])
  }

  @Test(
    "a missing symbol is named as a person would look it up",
    arguments: [
      ("cannot find 'Canvas' in scope", "Canvas"),
      ("cannot find type 'ScrollPosition' in scope", "ScrollPosition"),
      ("value of type 'some View' has no member 'shimmer'", "View.shimmer"),
      ("value of type 'ScrollView<some View>' has no member 'flash'", "ScrollView.flash"),
      ("type 'Color' has no member 'brand'", "Color.brand"),
      ("value of type 'SwiftUI.Color?' has no member 'brand'", "Color.brand"),
      ("'Phase' is not a member type of struct 'Views.Scroll'", "Scroll.Phase"),
      ("no such module 'Charts'", "import Charts"),
      ("unknown attribute 'ScaledMetric'", "@ScaledMetric"),
      ("no macro named 'Preview'", "#Preview"),
    ])
  func naming(message: String, symbol: String) {
    #expect(
      CompilerMessage(file: "a", line: 1, column: 1, text: message).missingSymbol == symbol)
  }

  @Test(
    "other mistakes name no symbol",
    arguments: ["expected '}' in struct", "missing argument for parameter 'x' in call"])
  func others(message: String) {
    #expect(CompilerMessage(file: "a", line: 1, column: 1, text: message).missingSymbol == nil)
  }
}
