import Testing

@Suite("@Entry")
struct EntryMacroTests {
  @Test("A property with a written type becomes computed over a key of its own")
  func writtenType() {
    let expansion = Expansion(
      of: """
        extension EnvironmentValues {
          @Entry var accent: Color = .blue
        }
        """)
    #expect(expansion.errors == [])
    #expect(expansion.contains("get { self[__Key_accent.self] }"))
    #expect(expansion.contains("set { self[__Key_accent.self] = newValue }"))
    #expect(
      expansion.contains(
        """
        private struct __Key_accent: EnvironmentKey {
          typealias Value = Color
          static var defaultValue: Value { .blue }
        }
        """))
  }

  @Test("Without a written type the default value gives it")
  func inferredType() {
    let expansion = Expansion(of: "extension EnvironmentValues { @Entry var depth = 3 }")
    #expect(
      expansion.contains(
        "private struct __Key_depth: EnvironmentKey { static let defaultValue = 3 }"))
  }

  @Test(
    "Each store has keys of its own protocol",
    arguments: [
      ("SwiftUI.EnvironmentValues", "EnvironmentKey"), ("Transaction", "TransactionKey"),
      ("ContainerValues", "ContainerValueKey"),
    ])
  func stores(store: String, keyProtocol: String) {
    let expansion = Expansion(of: "extension \(store) { @Entry var flag: Bool = false }")
    #expect(expansion.errors == [])
    #expect(expansion.contains("private struct __Key_flag: \(keyProtocol)"))
  }

  @Test("An optional property may leave its default out")
  func optional() {
    let expansion = Expansion(of: "extension Transaction { @Entry var source: String? }")
    #expect(expansion.contains("typealias Value = String? static var defaultValue: Value { nil }"))
  }

  @Test("A focused value's key holds the type inside the optional")
  func focusedValue() {
    let expansion = Expansion(of: "extension FocusedValues { @Entry var note: Binding<Int>? }")
    #expect(
      expansion.contains(
        "private struct __Key_note: FocusedValueKey { typealias Value = Binding<Int> }"))
  }

  @Test(
    "A use that cannot work is an error that says what to write",
    arguments: [
      ("struct Other { @Entry var a: Int = 0 }", "works in an extension of one of"),
      ("extension EnvironmentValues { @Entry var a: Int }", "needs a default value"),
      ("extension EnvironmentValues { @Entry var a: Int { 0 } }", "remove those written here"),
      ("extension EnvironmentValues { @Entry let a: Int = 0 }", "@Entry var name: Type = value"),
      ("extension FocusedValues { @Entry var a: Int = 0 }", "give 'a' an optional type"),
    ])
  func errors(source: String, message: String) {
    let errors = Expansion(of: source).errors
    #expect(errors.count == 1)
    #expect(errors.first?.contains(message) == true)
  }
}
