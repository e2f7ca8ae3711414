import SwiftSyntax

/// Collects what must be known of the whole file before its views can be judged: conformances and
/// initializers that stand in extensions, imports, and entry points.
final class ConformanceCollector: SyntaxVisitor {
  private(set) var imports: [String] = []
  private(set) var entryPoints: [Range<Int>] = []
  /// What extensions say that a type conforms to, by the type's full name.
  private(set) var extensionConformances: [String: Set<String>] = [:]
  /// Types to which an extension adds an initializer that needs no arguments.
  private(set) var extensionInitializers: Set<String> = []
  /// Property wrappers declared in this file that can be made without arguments.
  private(set) var plainWrappers: Set<String> = []

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.path.map(\.name.text).first ?? ""
    if !name.isEmpty, !imports.contains(name) { imports.append(name) }
    return .skipChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription
    extensionConformances[name, default: []].formUnion(node.inheritanceClause.names)
    let initializers = node.memberBlock.members.compactMap {
      $0.decl.as(InitializerDeclSyntax.self)
    }
    if initializers.contains(where: \.needsNoArguments) { extensionInitializers.insert(name) }
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if node.name == "main" {
      let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
      entryPoints.append(start..<node.endPositionBeforeTrailingTrivia.utf8Offset)
    }
    return .skipChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.attributes.names.contains("propertyWrapper") {
      let initializers = node.memberBlock.members.compactMap {
        $0.decl.as(InitializerDeclSyntax.self)
      }
      if initializers.contains(where: \.needsNoArguments) { plainWrappers.insert(node.name.text) }
    }
    return .visitChildren
  }

  /// Whether the type conforms, by its own declaration or by an extension in the file.
  func conforms(_ name: String, _ inherited: Set<String>, to protocolName: String) -> Bool {
    inherited.contains(protocolName)
      || extensionConformances[name]?.contains(protocolName) == true
  }
}

extension InheritanceClauseSyntax? {
  /// The last names of the inherited types: `View` for `SwiftUI.View`, both of `View & Sendable`.
  var names: Set<String> {
    guard let self else { return [] }
    return Set(self.inheritedTypes.flatMap { $0.type.namesOfComposition })
  }
}

extension TypeSyntax {
  fileprivate var namesOfComposition: [String] {
    if let composition = self.as(CompositionTypeSyntax.self) {
      return composition.elements.flatMap { $0.type.namesOfComposition }
    }
    if let attributed = self.as(AttributedTypeSyntax.self) {
      return attributed.baseType.namesOfComposition
    }
    if let member = self.as(MemberTypeSyntax.self) { return [member.name.text] }
    return self.as(IdentifierTypeSyntax.self).map { [$0.name.text] } ?? []
  }
}

extension InitializerDeclSyntax {
  /// Whether a call without arguments reaches it and gives a value.
  var needsNoArguments: Bool {
    optionalMark == nil
      && signature.parameterClause.parameters.allSatisfy {
        $0.defaultValue != nil || $0.ellipsis != nil
      }
      && !modifiers.contains { $0.name.text == "private" }
      && signature.effectSpecifiers?.throwsClause == nil
      && signature.effectSpecifiers?.asyncSpecifier == nil
  }
}

extension AttributeListSyntax {
  /// The names of the attributes, without modules and generic arguments.
  var names: [String] { compactMap { $0.as(AttributeSyntax.self)?.name } }
}

extension AttributeSyntax {
  var name: String {
    if let member = attributeName.as(MemberTypeSyntax.self) { return member.name.text }
    return attributeName.as(IdentifierTypeSyntax.self)?.name.text
      ?? attributeName.trimmedDescription
  }
}
