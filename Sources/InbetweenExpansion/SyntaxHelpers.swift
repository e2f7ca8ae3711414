import SwiftSyntax
import SwiftSyntaxMacros

extension String {
  /// The name without the backticks that let it be a keyword.
  var trimmingBackticks: String {
    hasPrefix("`") && hasSuffix("`") && count > 2 ? String(dropFirst().dropLast()) : self
  }
}

extension TypeSyntax {
  /// The type inside `Type?` or `Optional<Type>`; nil for other types.
  var unwrappedOptional: TypeSyntax? {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType }
    if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return optional.wrappedType
    }
    if let name = self.as(IdentifierTypeSyntax.self), name.name.text == "Optional",
      case .type(let wrapped)? = name.genericArgumentClause?.arguments.first?.argument
    {
      return wrapped
    }
    return nil
  }

  var isOptional: Bool { unwrappedOptional != nil }
}

extension AttributeListSyntax {
  /// Whether an attribute of this name, with or without a module's name before it, is in the list.
  func contains(named name: String) -> Bool {
    contains { $0.as(AttributeSyntax.self)?.baseName == name }
  }
}

extension AttributeSyntax {
  /// The name without module and generic arguments.
  var baseName: String {
    if let member = attributeName.as(MemberTypeSyntax.self) { return member.name.text }
    return attributeName.as(IdentifierTypeSyntax.self)?.name.text
      ?? attributeName.trimmedDescription
  }
}
