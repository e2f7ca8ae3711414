import InbetweenSource
import Testing

@testable import InbetweenCheck

@Suite struct SourceGroupTests {
  /// The groups of files by name, each sorted.
  private func groups(_ files: [String: String]) -> [[String]] {
    let sources = files.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, text: $0.value) }
    return SourceGroup.groups(of: sources).map { $0.files.map(\.path) }
  }

  @Test("files that need nobody stand alone")
  func alone() {
    #expect(
      groups([
        "a.swift": "struct A: View { var body: some View { Text(\"a\") } }",
        "b.swift": "struct B: View { var body: some View { Text(\"b\") } }",
      ]) == [["a.swift"], ["b.swift"]])
  }

  @Test(
    "a file is grouped with the one that declares what it mentions",
    arguments: [
      ("Badge()", "struct Badge {}"),
      ("badge()", "func badge() {}"),
      ("print(margin)", "let margin = 3"),
      ("let x: Length = 3", "typealias Length = Double"),
      ("Text(\"a\").glow()", "extension View { func glow() -> some View { self } }"),
      ("Color(hex: 3)", "extension Color { init(hex: Int) {} }"),
      ("Color.brand", "extension Color { static let brand = Color.red }"),
      ("environment(\\.depth)", "extension EnvironmentValues { var depth: Int { 3 } }"),
      ("let badge: Set<Mood>", "enum Mood { case happy }"),
    ])
  func mentions(use: String, declaration: String) {
    #expect(
      groups(["a.swift": "func a() { \(use) }", "b.swift": declaration])
        == [["a.swift", "b.swift"]])
  }

  @Test("needs are followed through other files")
  func chain() {
    #expect(
      groups([
        "a.swift": "struct A { let b: B }", "b.swift": "struct B { let c: C }",
        "c.swift": "struct C {}", "d.swift": "struct D {}",
      ]) == [["a.swift", "b.swift", "c.swift"], ["d.swift"]])
  }

  @Test(
    "what only its own file sees is needed by nobody",
    arguments: [
      "private struct Badge {}", "fileprivate func Badge() {}",
      "struct Outer { struct Badge {} }", "func f() { struct Badge {} }",
      "private extension Color { static let Badge = 3 }",
    ])
  func hidden(declaration: String) {
    #expect(
      groups(["a.swift": "func a() { _ = Badge() }", "b.swift": declaration])
        == [["a.swift"], ["b.swift"]])
  }

  @Test("a file's own declaration is meant before another file's of the same name")
  func own() {
    #expect(
      groups([
        "a.swift": "struct Row {}\nfunc a() { _ = Row() }", "b.swift": "struct Row {}",
      ]) == [["a.swift"], ["b.swift"]])
  }

  @Test("of several files that declare a name, the nearest by folder is meant")
  func nearest() {
    let row = "struct Row {}"
    #expect(
      groups([
        "one/a.swift": "func a() { _ = Row() }", "one/row.swift": row, "two/row.swift": row,
      ]) == [["one/a.swift", "one/row.swift"], ["two/row.swift"]])
  }

  @Test("samples that declare the same name share a helper, but not a module")
  func clashes() {
    let sample = "struct ContentView: View { var body: some View { Text(\"a\").glow() } }"
    let found = groups([
      "glow.swift": "extension View { func glow() -> some View { self } }",
      "one.swift": sample, "two.swift": sample, "three.swift": "struct Three { let a = b.glow() }",
    ])
    #expect(
      found == [["glow.swift", "one.swift", "three.swift"], ["glow.swift", "two.swift"]])
  }

  @Test("files in a ring of needs are one group")
  func ring() {
    #expect(
      groups(["a.swift": "struct A { let b: B }", "b.swift": "struct B { let a: [A] }"])
        == [["a.swift", "b.swift"]])
  }
}
