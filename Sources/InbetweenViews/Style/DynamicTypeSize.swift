/// The text size that a person chose, from the smallest to the largest.
public enum DynamicTypeSize: Int, Hashable, Sendable, Comparable, CaseIterable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether it is one of the five sizes beyond the usual ones.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool {
    a.rawValue < b.rawValue
  }

  package var looksCategory: Looks.SizeCategory {
    Looks.SizeCategory(rawValue: rawValue) ?? .large
  }
}

/// The older names of the text sizes.
public enum ContentSizeCategory: Hashable, Sendable, CaseIterable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  public init(_ size: DynamicTypeSize) { self = Self.allCases[size.rawValue] }

  /// Whether it is one of the five sizes beyond the usual ones.
  public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

  var dynamicTypeSize: DynamicTypeSize {
    let index = Self.allCases.firstIndex(of: self) ?? DynamicTypeSize.large.rawValue
    return DynamicTypeSize(rawValue: index) ?? .large
  }
}

extension ContentSizeCategory: Comparable {
  public static func < (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool {
    a.dynamicTypeSize < b.dynamicTypeSize
  }
}
