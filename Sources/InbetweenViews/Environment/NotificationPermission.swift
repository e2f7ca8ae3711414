import InbetweenViewGraph

private enum AllowsNotificationsKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  /// What the person answers when an app asks whether it may send notifications, and what the
  /// device's settings say from then on. A stage's setting and the script's `set notifications off`
  /// choose it.
  package var allowsNotifications: Bool {
    get { self[AllowsNotificationsKey.self] }
    set { self[AllowsNotificationsKey.self] = newValue }
  }
}
