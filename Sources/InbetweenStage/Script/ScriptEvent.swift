import Foundation

/// One statement of a script.
public struct ScriptEvent: Equatable, Sendable {
  /// When it begins, in seconds from the start of the stage.
  public var time: Double
  public var action: Action

  public init(time: Double, action: Action) {
    self.time = time
    self.action = action
  }

  public enum Action: Equatable, Sendable {
    case tap(Target)
    /// Two taps in quick succession.
    case doubleTap(Target)
    /// A finger that rests, for so many seconds.
    case press(Target, duration: Double)
    /// A finger that moves, for so many seconds.
    case drag(from: Target, to: Destination, duration: Double)
    /// A quick drag; see ``swipeAsDrag``.
    case swipe(Direction, Target)
    /// Moves the content under a place by so many points: down, to see more, is positive.
    case scroll(by: CGSize, Target)
    /// Types text into what has the focus.
    case type(String)
    /// Presses a key: one of ``keys``, or a single character.
    case key(String)
    /// Changes the environment (``ScriptSetting`` lists the names), or a property of the host.
    case set(String, Value)
    /// Fires a trigger of the host.
    case fire(String)
    /// The app leaves the foreground, or comes back.
    case background, foreground
    /// The root view is taken out of the hierarchy, or put back.
    case remove, insert
  }

  /// Where input goes.
  public enum Target: Equatable, Sendable {
    /// The middle of the stage.
    case middle
    /// A place in the stage, in points.
    case point(CGPoint)
    /// The middle of the view with this accessibility identifier.
    case identifier(String)
    /// The middle of the view that shows this text.
    case text(String)
  }

  /// Where a drag ends.
  public enum Destination: Equatable, Sendable {
    case target(Target)
    /// So far from where it began, in points.
    case offset(CGSize)
  }

  public enum Direction: String, CaseIterable, Sendable {
    case left, right, up, down
  }

  /// What a property is set to.
  public enum Value: Equatable, Sendable {
    /// Written `on` and `off`.
    case flag(Bool)
    case number(Double)
    case text(String)
  }
}

extension ScriptEvent.Action {
  /// The keys that have a name.
  public static let keys = [
    "return", "escape", "tab", "space", "delete", "up", "down", "left", "right", "home", "end",
    "pageUp", "pageDown",
  ]

  /// How long the action takes, in seconds.
  public var duration: Double {
    switch self {
    case .press(_, let duration), .drag(_, _, let duration): duration
    case .swipe: Self.swipeDuration
    default: 0
    }
  }

  /// In seconds: a flick.
  static let swipeDuration = 0.15
  /// In points: well over the 50 or so that gestures ask for.
  static let swipeDistance = 200.0

  /// The drag that a swipe stands for: 200 points in 0.15 s; `nil` for other actions.
  public var swipeAsDrag: ScriptEvent.Action? {
    guard case .swipe(let direction, let target) = self else { return nil }
    let distance = Self.swipeDistance
    let offset =
      switch direction {
      case .left: CGSize(width: -distance, height: 0)
      case .right: CGSize(width: distance, height: 0)
      case .up: CGSize(width: 0, height: -distance)
      case .down: CGSize(width: 0, height: distance)
      }
    return .drag(from: target, to: .offset(offset), duration: Self.swipeDuration)
  }
}
