import Testing

@Suite("#Preview")
struct PreviewMacroTests {
  @Test("A bare preview makes a registry that knows its place")
  func bare() {
    let expansion = Expansion(of: "\n\n  #Preview { Text(\"a\") }")
    #expect(expansion.errors == [])
    #expect(expansion.contains(": PreviewRegistry {"))
    #expect(expansion.contains("static var fileID: String { \"Test/Test.swift\" }"))
    #expect(expansion.contains("static var line: Int { 3 }"))
    #expect(expansion.contains("static var column: Int { 3 }"))
    #expect(expansion.contains("Preview { Text(\"a\") }"))
  }

  @Test(
    "Name and traits pass on to the preview",
    arguments: [
      "\"Dark\"", "traits: .sizeThatFitsLayout", "\"Wide\", traits: .landscapeLeft, .defaultLayout",
    ])
  func arguments(list: String) {
    let expansion = Expansion(of: "#Preview(\(list)) { Card() }")
    #expect(expansion.contains("Preview(\(list)) { Card() }"))
  }

  @Test("A body given with its label is the same as a trailing one")
  func label() {
    let expansion = Expansion(of: "#Preview(\"Card\", body: { Card() })")
    #expect(expansion.contains("Preview(\"Card\") { Card() }"))
    #expect(Expansion(of: "#Preview(body: card)").contains("Preview { (card)() }"))
  }

  @Test("A body of several statements stays in order")
  func statements() {
    let expansion = Expansion(of: "#Preview {\n let n = 3\n Text(\"\\(n)\")\n Divider()\n}")
    #expect(expansion.contains("Preview { let n = 3 Text(\"\\(n)\") Divider() }"))
  }

  @Test("Declarations marked previewable become properties of a view around the rest")
  func previewable() {
    let expansion = Expansion(
      of: """
        #Preview {
          @Previewable @State var on = true
          @Previewable @Environment(\\.locale) var locale
          let label = "L"
          Toggle(label, isOn: $on)
        }
        """)
    #expect(
      expansion.contains(
        """
        : View {
          @State var on = true
          @Environment(\\.locale) var locale
          var body: some View {
            let label = "L"
            Toggle(label, isOn: $on)
          }
        }
        """))
  }

  @Test("A preview without a body is an error")
  func noBody() {
    #expect(Expansion(of: "#Preview(\"a\")").errors.first?.contains("needs a body") == true)
  }
}
