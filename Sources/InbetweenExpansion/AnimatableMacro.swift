import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Animatable`: conformance to `Animatable`, and an `animatableData` over every stored property
/// that is not marked `@AnimatableIgnored`.
///
/// Two properties make an `AnimatablePair`, more nest to the right. Constants, static properties
/// and properties with a wrapper (whose storage is not the value) are left out.
enum AnimatableMacro {
  struct Property {
    let name: String
    let type: String
  }

  /// Types whose names say that they cannot be interpolated, so that the error stands at the
  /// property and names the way out. Other types are left to the type checker.
  static let discreteTypes: Set<String> = [
    "Bool", "String", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8",
    "UInt16", "UInt32", "UInt64", "Substring", "Date", "URL", "UUID", "Data", "Image", "Text",
    "AnyView", "LocalizedStringKey",
  ]

  /// Types that are known to be animatable: no check is needed.
  static let animatableTypes: Set<String> = [
    "CGFloat", "Double", "Float", "Angle", "CGPoint", "CGSize", "CGRect", "UnitPoint", "EdgeInsets",
  ]

  /// The properties to interpolate, in source order; what cannot be is reported.
  static func properties(
    of members: MemberBlockItemListSyntax, in context: some MacroExpansionContext
  ) -> [Property] {
    members.flatMap { member -> [Property] in
      guard let variable = member.decl.as(VariableDeclSyntax.self),
        variable.bindingSpecifier.tokenKind == .keyword(.var),
        !variable.modifiers.contains(where: { $0.name.text == "static" || $0.name.text == "lazy" }),
        !variable.attributes.contains(named: "AnimatableIgnored"),
        !variable.attributes.contains(where: { $0.as(AttributeSyntax.self)?.isWrapper == true })
      else { return [] }
      return variable.bindings.indices.compactMap { index in
        property(variable.bindings, at: index, in: context)
      }
    }
  }

  private static func property(
    _ bindings: PatternBindingListSyntax, at index: PatternBindingListSyntax.Index,
    in context: some MacroExpansionContext
  ) -> Property? {
    let binding = bindings[index]
    guard binding.isStored,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return nil }
    // In `var x, y: Double` the type stands at the last.
    let type = bindings[index...].lazy.compactMap(\.typeAnnotation?.type.trimmed).first
    if let type, type.isDiscrete {
      let message = MacroMessage(
        """
        '\(name)' of type '\(type)' cannot be animated: the type conforms to neither \
        'Animatable' nor 'VectorArithmetic'; mark the property with '@AnimatableIgnored'
        """, identifier: "animatableType")
      context.report(message, at: binding)
      return nil
    }
    if let type { return Property(name: name, type: type.description) }
    if binding.initializer?.value.isFloatLiteral == true {
      return Property(name: name, type: "Double")
    }
    let message = MacroMessage(
      """
      '@Animatable' needs the written type of '\(name)': add a type annotation, or mark the \
      property with '@AnimatableIgnored'
      """, identifier: "animatableAnnotation")
    context.report(message, at: binding)
    return nil
  }

  /// `AnimatablePair<A, AnimatablePair<B, C>>`, or one type alone, or no data.
  static func dataType(_ properties: ArraySlice<Property>) -> String {
    guard let first = properties.first else { return "EmptyAnimatableData" }
    let type = "\(first.parenthesizedType)._AnimatableValue"
    guard properties.count > 1 else { return type }
    return "AnimatablePair<\(type), \(dataType(properties.dropFirst()))>"
  }

  static func dataValue(_ properties: ArraySlice<Property>) -> String {
    guard let first = properties.first else { return "EmptyAnimatableData()" }
    let value = "_AnimatableProperty.get(self.\(first.name))"
    guard properties.count > 1 else { return value }
    return "AnimatablePair(\(value), \(dataValue(properties.dropFirst())))"
  }

  static func assignments(_ properties: ArraySlice<Property>, from data: String) -> [String] {
    guard let first = properties.first else { return [] }
    let part = properties.count > 1 ? "\(data).first" : data
    return ["_AnimatableProperty.set(&self.\(first.name), \(part))"]
      + assignments(properties.dropFirst(), from: "\(data).second")
  }
}

extension AnimatableMacro.Property {
  fileprivate var parenthesizedType: String {
    type.contains { !$0.isLetter && !$0.isNumber && !"._<>, ".contains($0) } ? "(\(type))" : type
  }
}

extension AnimatableMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard !declaration.is(ProtocolDeclSyntax.self), !declaration.is(EnumDeclSyntax.self) else {
      throw MacroMessage(
        "'@Animatable' needs a type with stored properties: a struct or a class",
        identifier: "animatableKind")
    }
    if declaration.memberBlock.members.contains(where: { $0.decl.declares("animatableData") }) {
      return []
    }
    let properties = properties(of: declaration.memberBlock.members, in: context)[...]
    let access = declaration.modifiers.first {
      ["public", "package", "open"].contains($0.name.text)
    }
    let prefix = access.map { $0.name.text == "open" ? "public " : "\($0.name.text) " } ?? ""
    let setter = assignments(properties, from: "newValue").map { "    \($0)" }
    let data: DeclSyntax =
      """
      \(raw: prefix)var animatableData: \(raw: dataType(properties)) {
        get { \(raw: dataValue(properties)) }
        set {
      \(raw: setter.joined(separator: "\n"))
        }
      }
      """
    return [data] + check(properties)
  }

  /// A function that is never called: compiling it gives a property whose type cannot be
  /// interpolated an error that names the way out.
  private static func check(_ properties: ArraySlice<Property>) -> [DeclSyntax] {
    let unknown = properties.filter { !animatableTypes.contains($0.type) }
    guard !unknown.isEmpty else { return [] }
    let calls = unknown.map { "  _AnimatableProperty.require(value.\($0.name))" }
    return [
      """
      private static func _requireAnimatable(_ value: Self) {
      \(raw: calls.joined(separator: "\n"))
      }
      """
    ]
  }
}

extension AnimatableMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    // The compiler leaves out the protocols that the type conforms to already.
    guard !protocols.isEmpty else { return [] }
    return [try ExtensionDeclSyntax("extension \(type.trimmed): Animatable {}")]
  }
}

/// `@AnimatableIgnored`: only a mark that `@Animatable` reads.
enum AnimatableIgnoredMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}

extension PatternBindingSyntax {
  /// Whether the binding holds a value: it has no accessors but observers.
  fileprivate var isStored: Bool {
    guard let block = accessorBlock else { return true }
    guard case .accessors(let accessors) = block.accessors else { return false }
    return accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
}

extension TypeSyntax {
  fileprivate var isDiscrete: Bool {
    if isOptional || self.is(FunctionTypeSyntax.self) || self.is(ArrayTypeSyntax.self)
      || self.is(DictionaryTypeSyntax.self) || self.is(TupleTypeSyntax.self)
    {
      return true
    }
    let name = self.as(IdentifierTypeSyntax.self)?.name.text
    return name.map(AnimatableMacro.discreteTypes.contains) ?? false
  }
}

extension ExprSyntax {
  fileprivate var isFloatLiteral: Bool {
    if let sign = self.as(PrefixOperatorExprSyntax.self) { return sign.expression.isFloatLiteral }
    return self.is(FloatLiteralExprSyntax.self)
  }
}

extension DeclSyntax {
  fileprivate func declares(_ name: String) -> Bool {
    self.as(VariableDeclSyntax.self)?.bindings.contains {
      $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
    } ?? false
  }
}

extension AttributeSyntax {
  /// Attributes of the language begin with a small letter, property wrappers with a capital one;
  /// macros that keep a property stored look like wrappers and are left out as these are.
  fileprivate var isWrapper: Bool {
    baseName.first?.isUppercase == true && baseName != "MainActor"
  }
}
