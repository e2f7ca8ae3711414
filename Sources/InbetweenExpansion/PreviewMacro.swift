import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Preview`: a type that conforms to `PreviewRegistry` and makes the preview.
///
/// Declarations that the body marks `@Previewable` become properties of a view around the rest.
enum PreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let labeled = node.arguments.last { $0.label?.text == "body" }?.expression
    guard let body = node.trailingClosure ?? labeled?.as(ClosureExprSyntax.self) else {
      guard let labeled else {
        throw MacroMessage(
          "'#Preview' needs a body that makes the view: '#Preview { MyView() }'",
          identifier: "previewBody")
      }
      // A function that makes the view, given by name.
      return [registry(node, content: "(\(labeled.trimmed))()", wrapper: "", in: context)]
    }
    let isPreviewable = { (item: CodeBlockItemSyntax) in item.previewable != nil }
    guard body.statements.contains(where: isPreviewable) else {
      let content = body.statements.description
      return [registry(node, content: content, wrapper: "", in: context)]
    }
    let name = context.makeUniqueName("PreviewContent")
    let properties = body.statements.compactMap { $0.previewable?.description }
    let rest = body.statements.filter { !isPreviewable($0) }.map(\.description)
    let wrapper = """
        struct \(name): View {
      \(properties.joined())
          var body: some View {
      \(rest.joined())
          }
        }
      """
    return [registry(node, content: "\(name)()", wrapper: wrapper, in: context)]
  }

  private static func registry(
    _ node: some FreestandingMacroExpansionSyntax, content: String, wrapper: String,
    in context: some MacroExpansionContext
  ) -> DeclSyntax {
    let name = context.makeUniqueName("PreviewRegistry")
    let place = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .fileID)
    let arguments = node.arguments.filter { $0.label?.text != "body" }
      .map { $0.with(\.trailingComma, nil).trimmedDescription }
    let list = arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
    return """
      @MainActor
      private struct \(name): PreviewRegistry {
        nonisolated static var fileID: String { \(place?.file ?? "#fileID") }
        nonisolated static var line: Int { \(place?.line ?? "#line") }
        nonisolated static var column: Int { \(place?.column ?? "#column") }
      \(raw: wrapper)
        static func makePreview() -> Preview {
          Preview\(raw: list) {
      \(raw: content)
          }
        }
      }
      """
  }
}

/// `@Previewable`: only a mark that `#Preview` reads.
enum PreviewableMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}

extension CodeBlockItemSyntax {
  /// The declaration without its mark, where `@Previewable` marks it.
  fileprivate var previewable: VariableDeclSyntax? {
    guard let variable = item.as(VariableDeclSyntax.self),
      variable.attributes.contains(named: "Previewable")
    else { return nil }
    return variable.with(
      \.attributes,
      variable.attributes.filter { $0.as(AttributeSyntax.self)?.baseName != "Previewable" })
  }
}
