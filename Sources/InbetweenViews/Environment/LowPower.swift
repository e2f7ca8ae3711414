import Foundation
import InbetweenViewGraph

extension ProcessInfo {
  /// Whether the device saves its battery, as the stage that asks is set. Apple's Foundation has this
  /// property; Linux has not. Nothing is evaluated again when it changes: the notification tells.
  public var isLowPowerModeEnabled: Bool {
    guard Thread.isMainThread else { return false }
    return MainActor.assumeIsolated { Graph.current?.isLowPower ?? false }
  }
}

extension Notification.Name {
  /// Posted when `isLowPowerModeEnabled` has changed.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSProcessInfoPowerStateDidChange = Notification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}
