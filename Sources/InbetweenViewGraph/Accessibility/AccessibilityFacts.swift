/// What one view says of itself to someone, or something, that cannot see it.
public struct AccessibilityFacts: Equatable, Sendable {
  public var identifier: String?
  public var label: String?
  public var value: String?
  public var hint: String?
  /// What it shows as text.
  public var text: String?
  public var isHidden: Bool?

  public init() {}
}
