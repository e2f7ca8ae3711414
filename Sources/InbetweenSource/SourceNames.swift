import SwiftSyntax

/// The names by which a file and its neighbours know one another.
public struct SourceNames: Sendable, Equatable {
  /// A declaration that other files of the module see.
  public struct Declaration: Sendable, Hashable {
    /// `Badge`, `shimmer`, `init`.
    public let name: String
    /// The argument labels of a function or initializer; `_` where there is none.
    public let labels: [String]
    /// The type that an extension adds it to; nil for what stands by itself.
    public let extendedType: String?

    public init(name: String, labels: [String] = [], extendedType: String? = nil) {
      self.name = name
      self.labels = labels
      self.extendedType = extendedType
    }
  }

  /// What other files see of this one.
  public internal(set) var declarations: Set<Declaration> = []
  /// Types that the file adds protocols to by an extension.
  public internal(set) var extendedConformances: Set<String> = []
  /// Every name that the file declares, at any depth.
  public internal(set) var allDeclared: Set<String> = []
  /// Every name that the file mentions, without a dot before it.
  public internal(set) var mentions: Set<String> = []
  /// Every name that the file mentions after a dot.
  public internal(set) var memberMentions: Set<String> = []
  /// Every argument label of its calls.
  public internal(set) var labelMentions: Set<String> = []

  public init() {}

  /// Whether two files cannot be in one module, since they declare the same.
  public func clashes(with other: SourceNames) -> Bool {
    !declarations.isDisjoint(with: other.declarations)
  }
}

/// Walks a file and collects its names.
final class NameCollector: SyntaxVisitor {
  private(set) var names = SourceNames()
  /// How many declarations with a scope of their own stand around the walk.
  private var depth = 0
  private var extendedType: String?

  // MARK: Declarations

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name, node.modifiers)
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name, node.modifiers)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name, node.modifiers)
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name, node.modifiers)
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name, node.modifiers)
  }
  override func visitPost(_ node: StructDeclSyntax) { depth -= 1 }
  override func visitPost(_ node: ClassDeclSyntax) { depth -= 1 }
  override func visitPost(_ node: EnumDeclSyntax) { depth -= 1 }
  override func visitPost(_ node: ActorDeclSyntax) { depth -= 1 }
  override func visitPost(_ node: ProtocolDeclSyntax) { depth -= 1 }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name.text, [], node.modifiers)
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription
    if depth == 0 {
      extendedType = node.modifiers.isHidden ? nil : name
      if node.inheritanceClause != nil { names.extendedConformances.insert(name) }
      if node.modifiers.isHidden { depth += 1 }
    }
    depth += 1
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) {
    depth -= 1
    if node.modifiers.isHidden, depth == 1 { depth = 0 }
    if depth == 0 { extendedType = nil }
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(
      node.name.text, node.signature.parameterClause.parameters.map(\.firstName.text),
      node.modifiers)
    depth += 1
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { depth -= 1 }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(
      "init", node.signature.parameterClause.parameters.map(\.firstName.text), node.modifiers)
    depth += 1
    return .visitChildren
  }
  override func visitPost(_ node: InitializerDeclSyntax) { depth -= 1 }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
        declare(name, [], node.modifiers)
      }
    }
    return .visitChildren
  }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    depth += 1
    return .visitChildren
  }
  override func visitPost(_ node: AccessorBlockSyntax) { depth -= 1 }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    depth += 1
    return .visitChildren
  }
  override func visitPost(_ node: ClosureExprSyntax) { depth -= 1 }

  private func enter(
    _ name: TokenSyntax, _ modifiers: DeclModifierListSyntax
  ) -> SyntaxVisitorContinueKind {
    declare(name.text, [], modifiers)
    depth += 1
    return .visitChildren
  }

  private func declare(_ name: String, _ labels: [String], _ modifiers: DeclModifierListSyntax) {
    names.allDeclared.insert(name)
    guard !modifiers.isHidden else { return }
    if depth == 0 {
      names.declarations.insert(SourceNames.Declaration(name: name, labels: labels))
    } else if depth == 1, let extendedType {
      names.declarations.insert(
        SourceNames.Declaration(name: name, labels: labels, extendedType: extendedType))
    }
  }

  // MARK: Mentions

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
    if isMember {
      names.memberMentions.insert(node.baseName.text)
    } else {
      names.mentions.insert(node.baseName.text)
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    names.mentions.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    names.memberMentions.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: KeyPathPropertyComponentSyntax) -> SyntaxVisitorContinueKind {
    names.memberMentions.insert(node.declName.baseName.text)
    return .visitChildren
  }

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    if let label = node.label?.text { names.labelMentions.insert(label) }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    names.mentions.insert(node.macroName.text)
    return .visitChildren
  }
}

extension DeclModifierListSyntax {
  /// Whether other files cannot see the declaration.
  fileprivate var isHidden: Bool {
    contains { $0.name.text == "private" || $0.name.text == "fileprivate" }
  }
}
