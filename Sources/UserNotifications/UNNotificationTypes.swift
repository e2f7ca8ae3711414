import Foundation

/// What an app wants to do to notify.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let badge = UNAuthorizationOptions(rawValue: 1)
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  public static let carPlay = UNAuthorizationOptions(rawValue: 8)
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, authorized, provisional, ephemeral
}

/// What the device is set to.
public final class UNNotificationSettings: Sendable {
  public let authorizationStatus: UNAuthorizationStatus

  init(authorizationStatus: UNAuthorizationStatus) {
    self.authorizationStatus = authorizationStatus
  }
}

/// What a notification says.
public class UNNotificationContent: @unchecked Sendable {
  // Only the mutable kind can be changed, by whoever makes it, before it is handed on.
  public fileprivate(set) var title = ""
  public fileprivate(set) var subtitle = ""
  public fileprivate(set) var body = ""

  public init() {}
}

public final class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  public override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  public override var subtitle: String {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }
  public override var body: String {
    get { super.body }
    set { super.body = newValue }
  }
}

/// When a notification is due.
public class UNNotificationTrigger: @unchecked Sendable {
  // Nothing of it changes.
  public let repeats: Bool

  init(repeats: Bool) { self.repeats = repeats }
}

public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// Seconds.
  public let timeInterval: TimeInterval

  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
}

public final class UNNotificationRequest: Sendable {
  public let identifier: String
  public let content: UNNotificationContent
  public let trigger: UNNotificationTrigger?

  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
  }
}
