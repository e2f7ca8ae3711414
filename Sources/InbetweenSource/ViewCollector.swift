import SwiftSyntax

/// Walks a file and lists what can be put on a stage.
final class ViewCollector: SyntaxVisitor {
  private(set) var views: [SourceView] = []
  private let locations: SourceLocationConverter
  private let conformances: ConformanceCollector
  private var scopes: [Scope] = []
  private var conditions: [String] = []
  private var unnamedPreviews = 0

  /// A type that the walk is inside of.
  private struct Scope {
    let name: String
    /// Why a view in here cannot be made from outside.
    let obstacle: String?
    let isPrivate: Bool
  }

  init(locations: SourceLocationConverter, conformances: ConformanceCollector) {
    self.locations = locations
    self.conformances = conformances
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Types

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, name: node.name, generics: node.genericParameterClause)
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, name: node.name, generics: node.genericParameterClause)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, name: node.name, generics: node.genericParameterClause)
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, name: node.name, generics: node.genericParameterClause)
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    for name in node.extendedType.trimmedDescription.split(separator: ".") {
      scopes.append(Scope(name: String(name), obstacle: nil, isPrivate: false))
    }
    return .visitChildren
  }

  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) {
    scopes.removeLast(node.extendedType.trimmedDescription.split(separator: ".").count)
  }

  private func enter(
    _ node: some DeclGroupSyntax, name: TokenSyntax, generics: GenericParameterClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    let fullName = (scopes.map(\.name) + [name.text]).joined(separator: ".")
    let inherited = node.inheritanceClause.names
    let isPrivate = node.modifiers.contains { $0.name.text == "private" }
    let isGeneric = generics != nil
    // In source order of preference: a type is listed once.
    let kinds: [(String, SourceView.Kind)] = [
      ("App", .app), ("PreviewProvider", .previewProvider), ("View", .view),
    ]
    if let kind = kinds.first(where: { conformances.conforms(fullName, inherited, to: $0.0) })?.1 {
      var obstacle = scopes.compactMap(\.obstacle).first ?? placeObstacle(Syntax(node))
      if isGeneric { obstacle = obstacle ?? "is generic" }
      if node.attributes.isUnavailable { obstacle = obstacle ?? "is marked unavailable" }
      if kind != .previewProvider {
        obstacle =
          obstacle
          ?? ArgumentNeed(of: node, named: fullName, in: conformances).obstacle
      }
      add(kind, name: fullName, at: Syntax(node.introducer), obstacle: obstacle, body: Syntax(node))
    }
    scopes.append(
      Scope(
        name: name.text, obstacle: isGeneric ? "is inside the generic type '\(name.text)'" : nil,
        isPrivate: isPrivate))
    return .visitChildren
  }

  /// The entry of a view stands in an extension of the type around it, where a private view is
  /// seen; but no extension can be written for a type that is itself private in another.
  private func placeObstacle(_ node: Syntax) -> String? {
    if let hidden = scopes.dropFirst().first(where: \.isPrivate) {
      return "is inside the private type '\(hidden.name)'"
    }
    let isLocal = sequence(first: node, next: \.parent).contains {
      $0.is(CodeBlockSyntax.self) || $0.is(AccessorBlockSyntax.self)
        || $0.is(ClosureExprSyntax.self)
    }
    return isLocal ? "is declared inside a function" : nil
  }

  // MARK: Previews

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    addPreview(node)
  }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    addPreview(node)
  }

  private func addPreview(
    _ node: some FreestandingMacroExpansionSyntax
  ) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "Preview" else { return .visitChildren }
    var name = node.arguments.first { $0.label == nil }?.expression
      .as(StringLiteralExprSyntax.self)?.representedLiteralValue
    if name == nil {
      unnamedPreviews += 1
      name = "Preview \(unnamedPreviews)"
    }
    let obstacle = scopes.compactMap(\.obstacle).first ?? placeObstacle(Syntax(node))
    add(.preview, name: name!, at: Syntax(node), obstacle: obstacle, body: Syntax(node))
    return .skipChildren
  }

  // MARK: Conditions

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    // Each clause holds where its condition does and those before it do not.
    var before: [String] = []
    for clause in node.clauses {
      let own = clause.condition.map { "(\($0.trimmedDescription))" }
      conditions.append(
        (before.map { "!\($0)" } + (own.map { [$0] } ?? [])).joined(separator: " && "))
      if let elements = clause.elements { walk(elements) }
      conditions.removeLast()
      if let own { before.append(own) }
    }
    return .skipChildren
  }

  private func add(
    _ kind: SourceView.Kind, name: String, at start: Syntax, obstacle: String?, body: Syntax
  ) {
    let location = locations.location(for: start.positionAfterSkippingLeadingTrivia)
    let mentions = MentionCollector(viewMode: .sourceAccurate)
    mentions.walk(body)
    views.append(
      SourceView(
        kind: kind, name: name, place: SourcePosition(line: location.line, column: location.column),
        obstacle: obstacle, conditions: conditions, scope: scopes.map(\.name),
        mentions: mentions.names))
  }
}

/// Collects the names that a piece of code calls or mentions as expressions.
private final class MentionCollector: SyntaxVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.baseName.text)
    return .visitChildren
  }
}

extension AttributeListSyntax {
  /// Whether `@available(*, unavailable)` is among the attributes.
  fileprivate var isUnavailable: Bool {
    contains {
      guard let attribute = $0.as(AttributeSyntax.self), attribute.name == "available",
        case .availability(let arguments)? = attribute.arguments
      else { return false }
      let words = arguments.map(\.argument.trimmedDescription)
      return words.contains("*") && words.contains("unavailable")
    }
  }
}
