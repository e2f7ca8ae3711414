import Foundation
import InbetweenViewGraph
import InbetweenViews

/// Asks the person on the stage for permission to notify. The answer is what the stage is set to
/// (`StageSettings.allowsNotifications`, `set notifications off` in a script); it comes at once.
///
/// Each stage has its own center; code that runs outside of any has one that is always allowed.
public final class UNUserNotificationCenter: @unchecked Sendable {
  @MainActor private final class State {
    var wasAsked = false
    var options: UNAuthorizationOptions = []
    var pending: [UNNotificationRequest] = []
    init() {}
  }

  // Sendable: the reference never changes and is looked into on the main actor alone.
  /// The graph of the stage, as long as it is there.
  private let reference: Reference<Graph>?
  @MainActor private static let outside = State()

  private init(_ reference: Reference<Graph>?) { self.reference = reference }

  public class func current() -> UNUserNotificationCenter {
    UNUserNotificationCenter(
      Graph.current.map { graph in MainActor.assumeIsolated { graph.reference } })
  }

  @MainActor private var graph: Graph? { reference?.object }

  @MainActor private var state: State {
    graph?.service(State.self, State.init) ?? Self.outside
  }

  @MainActor private var isAllowed: Bool { graph?.root.environment.allowsNotifications ?? true }

  @MainActor private func log(_ text: String) { graph?.record(.log, text, owner: nil) }

  // MARK: Permission

  /// Asks the person, the first time; from then on the answer is what the device is set to.
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    await MainActor.run {
      let (state, isAllowed) = (state, isAllowed)
      if !state.wasAsked {
        state.wasAsked = true
        log("notifications were \(isAllowed ? "allowed" : "refused")")
      }
      state.options.formUnion(options)
      return isAllowed
    }
  }

  public func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    Task { @MainActor in
      completionHandler((try? await requestAuthorization(options: options)) ?? false, nil)
    }
  }

  public func notificationSettings() async -> UNNotificationSettings {
    await MainActor.run {
      UNNotificationSettings(
        authorizationStatus: !state.wasAsked
          ? .notDetermined : isAllowed ? .authorized : .denied)
    }
  }

  public func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    Task { @MainActor in completionHandler(await notificationSettings()) }
  }

  // MARK: Requests

  /// Keeps the request. Nothing is shown: the stage is the app, not the device around it.
  public func add(_ request: UNNotificationRequest) async throws {
    await MainActor.run {
      state.pending.removeAll { $0.identifier == request.identifier }
      state.pending.append(request)
      log("notification \(request.identifier) was asked for: \(request.content.title)")
    }
  }

  public func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    Task { @MainActor in
      try? await add(request)
      completionHandler?(nil)
    }
  }

  public func pendingNotificationRequests() async -> [UNNotificationRequest] {
    await MainActor.run { state.pending }
  }

  public func removeAllPendingNotificationRequests() {
    Task { @MainActor in state.pending = [] }
  }

  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    Task { @MainActor in state.pending.removeAll { identifiers.contains($0.identifier) } }
  }
}
