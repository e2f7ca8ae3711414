import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Entry var name: Type = value` in an extension of one of SwiftUI's keyed stores.
///
/// The property becomes computed over a key type of its own, whose default value is the
/// initializer. The initializer runs at each read where the type is written, as
/// `EnvironmentKey.defaultValue` does in a hand-written key; without a written type it runs once.
enum EntryMacro {
  /// The stores, and the protocol that a key of each conforms to.
  static let keyProtocols = [
    "EnvironmentValues": "EnvironmentKey",
    "Transaction": "TransactionKey",
    "ContainerValues": "ContainerValueKey",
    "FocusedValues": "FocusedValueKey",
  ]

  /// The parts of a well-formed use.
  struct Use {
    let name: String
    let keyProtocol: String
    let type: TypeSyntax?
    let value: ExprSyntax?
    var key: String { "__Key_\(name)" }

    init(_ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext) throws {
      guard let variable = declaration.as(VariableDeclSyntax.self),
        variable.bindingSpecifier.tokenKind == .keyword(.var),
        variable.bindings.count == 1, let binding = variable.bindings.first,
        let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
      else {
        throw MacroMessage(
          "'@Entry' stands before one stored property: '@Entry var name: Type = value'",
          identifier: "entryForm")
      }
      name = pattern.identifier.text.trimmingBackticks
      guard binding.accessorBlock == nil else {
        throw MacroMessage(
          "'@Entry' makes the accessors of '\(name)'; remove those written here",
          identifier: "entryAccessors")
      }
      let store = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)
        .flatMap { $0.extendedType.trimmedDescription.split(separator: ".").last }
      guard let keyProtocol = store.flatMap({ EntryMacro.keyProtocols[String($0)] }) else {
        let stores = EntryMacro.keyProtocols.keys.sorted().joined(separator: ", ")
        throw MacroMessage(
          "'@Entry' works in an extension of one of \(stores)", identifier: "entryStore")
      }
      self.keyProtocol = keyProtocol
      type = binding.typeAnnotation?.type.trimmed
      value = binding.initializer?.value.trimmed
      if value == nil, type?.isOptional != true {
        throw MacroMessage(
          "'@Entry var \(name)' needs a default value: an initializer, or an optional type",
          identifier: "entryDefault")
      }
    }

    /// What the key type says beside its name.
    func keyBody() throws -> String {
      if keyProtocol == "FocusedValueKey" {
        guard let wrapped = type?.unwrappedOptional else {
          throw MacroMessage(
            "a focused value can be absent: give '\(name)' an optional type",
            identifier: "entryFocusedValue")
        }
        return "typealias Value = \(wrapped.trimmed)"
      }
      let value = value?.description ?? "nil"
      guard let type else { return "static let defaultValue = \(value)" }
      return "typealias Value = \(type)\n  static var defaultValue: Value { \(value) }"
    }
  }
}

extension EntryMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let use = try Use(declaration, in: context)
    _ = try use.keyBody()
    return [
      "get { self[\(raw: use.key).self] }",
      "set { self[\(raw: use.key).self] = newValue }",
    ]
  }
}

extension EntryMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    // What is wrong is reported once, by the accessors.
    guard let use = try? Use(declaration, in: context), let body = try? use.keyBody() else {
      return []
    }
    return [
      """
      private struct \(raw: use.key): \(raw: use.keyProtocol) {
        \(raw: body)
      }
      """
    ]
  }
}
