import SwiftSyntax

/// Whether a type can be made without arguments, and if not, which it needs.
struct ArgumentNeed {
  /// "needs arguments: saveCount, title", "has no public cases…", or nil.
  let obstacle: String?

  init(of node: some DeclGroupSyntax, named name: String, in conformances: ConformanceCollector) {
    obstacle = Self.obstacle(of: node, named: name, in: conformances)
  }

  private static func obstacle(
    of node: some DeclGroupSyntax, named name: String, in conformances: ConformanceCollector
  ) -> String? {
    if conformances.extensionInitializers.contains(name) { return nil }
    if node.is(EnumDeclSyntax.self) { return "is an enumeration: which case is not known" }
    let members = node.memberBlock.members.flatMap(\.activeOrAll)
    let initializers = members.compactMap { $0.as(InitializerDeclSyntax.self) }
    if !initializers.isEmpty {
      guard !initializers.contains(where: \.needsNoArguments) else { return nil }
      let shortest = initializers.map(\.requiredArguments).min { $0.count < $1.count } ?? []
      return shortest.isEmpty
        ? "has no initializer that other code may call" : needs(shortest)
    }
    let needed = members.compactMap { $0.as(VariableDeclSyntax.self) }
      .flatMap { $0.propertiesWithoutDefault(in: conformances) }
    return needed.isEmpty ? nil : needs(needed)
  }

  private static func needs(_ names: [String]) -> String {
    "needs \(names.count == 1 ? "the argument" : "the arguments") \(names.joined(separator: ", "))"
  }
}

/// Property wrappers of SwiftUI that can be made without arguments and without a first value.
private let plainWrappers: Set<String> = [
  "EnvironmentObject", "Namespace", "FocusState", "AccessibilityFocusState",
]

extension VariableDeclSyntax {
  /// The names of the stored properties that an initializer must be given.
  fileprivate func propertiesWithoutDefault(in conformances: ConformanceCollector) -> [String] {
    let words = modifiers.map(\.name.text)
    if words.contains("static") || words.contains("class") || words.contains("lazy") { return [] }
    let isConstant = bindingSpecifier.tokenKind == .keyword(.let)
    let wrappers = attributes.compactMap { $0.as(AttributeSyntax.self) }
      .filter { $0.name.first?.isUppercase == true && $0.name != "MainActor" }
    return bindings.indices.compactMap { index in
      let binding = bindings[index]
      guard binding.initializer == nil, binding.isStored,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      else { return nil }
      if let wrapper = wrappers.first {
        if wrapper.arguments != nil || plainWrappers.contains(wrapper.name)
          || conformances.plainWrappers.contains(wrapper.name)
        {
          return nil
        }
        // `@State var name: Text?` begins with nil.
        let type = binding.typeAnnotation?.type
        return wrapper.name == "State" && type?.is(OptionalTypeSyntax.self) == true ? nil : name
      }
      let type = bindings[index...].lazy.compactMap(\.typeAnnotation?.type).first
      let isOptional =
        type?.is(OptionalTypeSyntax.self) == true
        || type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true
      return isOptional && !isConstant ? nil : name
    }
  }
}

extension PatternBindingSyntax {
  /// Whether the binding holds a value: it has no accessors but observers.
  fileprivate var isStored: Bool {
    guard let block = accessorBlock else { return true }
    guard case .accessors(let accessors) = block.accessors else { return false }
    return accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
}

extension InitializerDeclSyntax {
  fileprivate var requiredArguments: [String] {
    signature.parameterClause.parameters
      .filter { $0.defaultValue == nil && $0.ellipsis == nil }
      .map { $0.firstName.text == "_" ? ($0.secondName ?? $0.firstName).text : $0.firstName.text }
  }
}

extension MemberBlockItemSyntax {
  /// The declaration, or those of every clause where it is an `#if`.
  fileprivate var activeOrAll: [DeclSyntax] {
    guard let condition = decl.as(IfConfigDeclSyntax.self) else { return [decl] }
    return condition.clauses.flatMap { clause -> [DeclSyntax] in
      guard case .decls(let members)? = clause.elements else { return [] }
      return members.flatMap(\.activeOrAll)
    }
  }
}
