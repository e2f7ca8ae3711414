import Testing

@testable import InbetweenSource

@Suite("A source file lists")
struct SourceFileTests {
  private func views(_ text: String) -> [SourceView] {
    SourceFile(path: "Test.swift", text: text).views
  }

  @Test("previews in all forms, in order, with names and places")
  func previews() {
    let views = views(
      """
      import SwiftUI
      #Preview { Text("a") }
      #Preview("Dark", traits: .sizeThatFitsLayout) { Text("b") }
        #Preview(body: { Text("c") })
      """)
    #expect(views.map(\.kind) == [.preview, .preview, .preview])
    #expect(views.map(\.name) == ["Preview 1", "Dark", "Preview 2"])
    #expect(
      views.map(\.place) == [
        SourcePosition(line: 2, column: 1), SourcePosition(line: 3, column: 1),
        SourcePosition(line: 4, column: 3),
      ])
  }

  @Test("preview providers, views and apps, also by extension and by qualified name")
  func conformances() {
    let views = views(
      """
      struct A: SwiftUI.View { var body: some View { Text("") } }
      struct B {}
      extension B: View { var body: some View { A() } }
      struct C: View & Sendable { var body: some View { A() } }
      struct D_Previews: PreviewProvider { static var previews: some View { A() } }
      @main struct E: App { var body: some Scene { WindowGroup { A() } } }
      struct NotAView: Shape {}
      """)
    #expect(views.map(\.name) == ["A", "B", "C", "D_Previews", "E"])
    #expect(views.map(\.kind) == [.view, .view, .view, .previewProvider, .app])
    #expect(views.allSatisfy { $0.obstacle == nil })
  }

  @Test(
    "a view whose properties have defaults as needing no arguments",
    arguments: [
      "@State var x = 0", "@State private var x: Int?", "@Environment(\\.locale) var locale",
      "@EnvironmentObject var model: Model", "@Namespace var space",
      "@FocusState var focused: Bool",
      "var x: Int?", "let x = 3", "private var x: Int = 3", "static let x: Int", "lazy var x = f()",
      "var x: Int { 3 }", "var x = 1 { didSet { } }", "init(x: Int = 3) {}",
      "init(x: Int) {}; init() {}", "@AppStorage(\"k\") var x = 1",
    ])
  func noArguments(member: String) {
    #expect(views("struct A: View { \(member) }").first?.obstacle == nil)
  }

  @Test(
    "a view that needs arguments with their names",
    arguments: [
      ("let saveCount: Int", "needs the argument saveCount"),
      ("let a: Int?", "needs the argument a"),
      ("var a, b: Int", "needs the arguments a, b"),
      ("@Binding var on: Bool", "needs the argument on"),
      ("@ObservedObject var model: Model", "needs the argument model"),
      ("@State var count: Int", "needs the argument count"),
      ("init(_ title: String, size: Int = 3) {}", "needs the argument title"),
      ("private init() {}", "has no initializer that other code may call"),
      ("var x: Int { didSet { } }", "needs the argument x"),
    ])
  func arguments(member: String, obstacle: String) {
    #expect(views("struct A: View { \(member) }").first?.obstacle == obstacle)
  }

  @Test("an initializer in an extension as enough")
  func extensionInitializer() {
    let views = views("struct A: View { let x: Int }\nextension A { init() { x = 1 } }")
    #expect(views.first?.obstacle == nil)
  }

  @Test("nested views by their full names, and where no entry can reach them, why")
  func nested() {
    let views = views(
      """
      enum Screens {
        private struct Inner: View { var body: some View { Text("") } }
      }
      extension Screens { struct Other: View {} }
      private struct Hidden { private struct Deep { struct Deeper: View {} } }
      struct Box<Content> { struct Part: View {} }
      struct Row<Content: View>: View {}
      func make() { struct Local: View {} }
      @available(*, unavailable) struct Old: View {}
      """)
    #expect(
      views.map(\.name) == [
        "Screens.Inner", "Screens.Other", "Hidden.Deep.Deeper", "Box.Part", "Row", "Local", "Old",
      ])
    #expect(
      views.map(\.obstacle) == [
        nil, nil, "is inside the private type 'Deep'", "is inside the generic type 'Box'",
        "is generic", "is declared inside a function", "is marked unavailable",
      ])
    #expect(views[1].scope == ["Screens"])
  }

  @Test("the conditions under which a view is compiled")
  func conditions() {
    let views = views(
      """
      #if os(iOS)
      struct A: View {}
      #elseif DEBUG || BETA
      struct B: View {}
      #else
      #if canImport(UIKit)
      struct C: View {}
      #endif
      #endif
      """)
    #expect(
      views.map(\.conditions) == [
        ["(os(iOS))"], ["!(os(iOS)) && (DEBUG || BETA)"],
        ["!(os(iOS)) && !(DEBUG || BETA)", "(canImport(UIKit))"],
      ])
  }

  @Test("imports once each, and entry points")
  func imports() {
    let file = SourceFile(
      path: "a",
      text: "import SwiftUI\n@testable import Foundation.NSDate\nimport SwiftUI\n@main struct A {}")
    #expect(file.imports == ["SwiftUI", "Foundation"])
    #expect(file.entryPoints == [65..<70])
  }

  @Test("what can be read of a broken file, of an empty one, and of noise")
  func broken() {
    let file = SourceFile(
      path: "a", text: "struct A: View { var body: some View { Text( } }\nstruct B: View {")
    #expect(file.views.contains { $0.name == "A" })
    #expect(views("").isEmpty)
    #expect(views("}}}{{{ #if #Preview( struct : View \u{0} é").count <= 1)
  }

  @Test("words inside comments and strings not at all")
  func comments() {
    let text = "// struct A: View {}\n/* #Preview {} */ let s = \"struct B: View {}\""
    #expect(views(text).isEmpty)
  }
}

@Suite("The view to show is")
struct MainViewTests {
  private func main(_ texts: String...) -> String? {
    texts.map { SourceFile(path: "Test.swift", text: $0) }.mainView?.view.name
  }

  @Test("the first preview, before a provider, before a view")
  func order() {
    #expect(main("struct A: View {}\n#Preview(\"p\") { A() }") == "p")
    #expect(main("struct A: View {}\nstruct P: PreviewProvider {}") == "P")
  }

  @Test("a view that no other view is made of")
  func root() {
    let row = "struct Row: View { var body: some View { Text(\"\") } }"
    let list = "struct Rows: View { var body: some View { Row() } }"
    #expect(main(row, list) == "Rows")
  }

  @Test("never one that needs arguments")
  func arguments() {
    #expect(main("struct A: View { let x: Int }", "struct Host: View {}") == "Host")
    #expect(main("struct A: View { let x: Int }") == nil)
  }

  @Test("found by its full or its last name")
  func names() {
    let files = [SourceFile(path: "a", text: "enum E { struct A: View {} }\nstruct B: View {}")]
    #expect(files.views(named: "E.A").map(\.view.name) == ["E.A"])
    #expect(files.views(named: "A").map(\.view.name) == ["E.A"])
    #expect(files.views(named: "C").isEmpty)
  }
}
