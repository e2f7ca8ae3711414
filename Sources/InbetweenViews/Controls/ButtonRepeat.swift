import InbetweenViewGraph

/// Whether a button does its work again and again while it is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  fileprivate let isEnabled: Bool

  public static let automatic = ButtonRepeatBehavior(isEnabled: false)
  public static let enabled = ButtonRepeatBehavior(isEnabled: true)
  public static let disabled = ButtonRepeatBehavior(isEnabled: false)
}

extension View {
  /// Kept for the sake of the file: buttons here do their work once for each touch, since how soon
  /// and how often Apple's repeat it is not known.
  public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    self
  }
}
