import Foundation

/// A text that is put into words where it is shown. There are no tables of translations here, so the
/// key is the text.
public struct LocalizedStringResource: Equatable, Sendable {
  let key: LocalizedStringKey
}

extension LocalizedStringResource: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) { key = LocalizedStringKey(value) }

  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    key = LocalizedStringKey(stringInterpolation: stringInterpolation)
  }

  /// - Parameters:
  ///   - table, locale, comment: kept for files that give them; they change nothing.
  public init(
    _ key: LocalizedStringKey, table: String? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self.key = key
  }
}

/// A value that says what it is called.
public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}

extension Text {
  public init(_ resource: LocalizedStringResource) { self.init(resource.key) }
}
