import InbetweenViewGraph
import InbetweenViews

/// Which view of a stage is meant.
public enum ViewQuery: Sendable, CustomStringConvertible {
  /// The one with this accessibility identifier.
  case identifier(String)
  /// The one that shows, or is labelled with, this text.
  case text(String)
  /// The first one of a type, by its name without module and generic arguments.
  case type(String)
  /// The whole stage: the first attribute of the name, from the top down.
  case any

  /// The first view of a type.
  public static func type<V>(_ type: V.Type) -> ViewQuery { .type(typeName(type)) }

  public var description: String {
    switch self {
    case .identifier(let name): "the view with identifier \(name)"
    case .text(let text): "the view with text \(text)"
    case .type(let type): "the first \(type)"
    case .any: "any view"
    }
  }
}

/// A text names the view that shows it; with a `#` before it, as in scripts, it is an identifier.
extension ViewQuery: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) {
    self = text.hasPrefix("#") ? .identifier(String(text.dropFirst())) : .text(text)
  }
}

/// A stage was asked for something that is not there.
public struct StageError: Error, CustomStringConvertible {
  public let description: String

  package init(_ description: String) { self.description = description }
}
