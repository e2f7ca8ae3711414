import Foundation
import InbetweenViewGraph

/// Lets a person feel something. On a stage it is an event of the kind `haptic`.
@MainActor
open class UIFeedbackGenerator {
  public init() {}

  /// Real devices wake their motor up; here it costs no time.
  open func prepare() {}

  func log(_ name: String) { Graph.current?.record(.haptic, name, owner: nil) }
}

@MainActor
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  private let style: FeedbackStyle

  public init(style: FeedbackStyle) { self.style = style }

  public override convenience init() { self.init(style: .medium) }

  /// - Parameter intensity: 0...1.
  public func impactOccurred(intensity: CGFloat = 1) {
    log(intensity == 1 ? "impact \(style)" : "impact \(style) \(intensity)")
  }
}

@MainActor
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  public func notificationOccurred(_ type: FeedbackType) { log("\(type)") }
}

@MainActor
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public func selectionChanged() { log("selection") }
}
