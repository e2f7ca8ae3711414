import Foundation
import InbetweenSource
import Testing

@testable import InbetweenCompile

@Suite("The text that is compiled")
struct EntrySourceTests {
  private func text(_ source: String, path: String = "Card.swift") -> String {
    EntrySource(SourceFile(path: path, text: source)).text
  }

  @Test("begins with the user's own, so that lines and columns are theirs")
  func prefix() {
    let source = "import SwiftUI\n\nstruct A: View { var body: some View { Text(\"é\") } }"
    #expect(text(source).hasPrefix(source))
  }

  @Test("blanks the entry point out without moving anything")
  func entryPoint() {
    let result = text("/* é */ @main struct A {}\nlet b = 1")
    #expect(result.hasPrefix("/* é */       struct A {}\nlet b = 1"))
  }

  @Test("has one registry for each view that can be made, none for previews and the others")
  func registries() {
    let result = text(
      "struct A: View {}\nstruct B: View { let x: Int }\n#Preview { A() }\n"
        + "struct C: PreviewProvider {}")
    #expect(result.components(separatedBy: "PreviewRegistry").count == 3)
    #expect(result.contains("SwiftUI.Preview(\"A\") { A() }"))
    #expect(result.contains("SwiftUI.Preview(\"C\") { C.previews }"))
  }

  @Test("makes a nested private view from inside the type around it")
  func nested() {
    let result = text("enum E { private struct A: View {} }")
    #expect(result.contains("extension E { fileprivate struct __InbetweenEntry0"))
    #expect(result.contains("{ E.A() }"))
  }

  @Test("says the view's line for what it adds, under the view's conditions")
  func lines() {
    let result = text(
      "import SwiftUI\n#if os(iOS)\nstruct A: View {}\n#endif", path: "a \"b\".swift")
    #expect(
      result.contains("#if (os(iOS))\n#sourceLocation(file: \"a \\\"b\\\".swift\", line: 3)\n"))
    #expect(result.hasSuffix("#sourceLocation()\n#endif\n"))
  }

  @Test("imports SwiftUI where the file does not and has views")
  func imports() {
    #expect(text("import Inbetween\nstruct A: View {}").contains("\nimport SwiftUI\n"))
    #expect(!text("let a = 1").contains("SwiftUI"))
  }
}
