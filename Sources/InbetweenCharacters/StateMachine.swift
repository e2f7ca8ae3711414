import Foundation
import InbetweenRive

/// What plays on an artboard.
@MainActor
public final class StateMachine: Equatable {
  /// What moves the artboard.
  enum Player {
    case machine(RiveStateMachine)
    /// A plain animation: see `Artboard.createStateMachine(playingAnimation:)`.
    case animation(RiveAnimation)
  }

  let player: Player
  let artboard: Artboard
  private(set) var instance: ViewModelInstance?
  private var settledStreams: [AsyncStream<Void>.Continuation] = []
  /// Views that show the machine, by a number of their own.
  private var viewers: [ObjectIdentifier: () -> Void] = [:]

  init(_ machine: RiveStateMachine, of artboard: Artboard) {
    // Chance follows the stage, as all chance does.
    machine.random = { Float.random(in: 0..<1) }
    player = .machine(machine)
    self.artboard = artboard
  }

  init(_ animation: RiveAnimation, of artboard: Artboard) {
    player = .animation(animation)
    self.artboard = artboard
  }

  deinit { for stream in settledStreams { stream.finish() } }

  public nonisolated static func == (a: StateMachine, b: StateMachine) -> Bool { a === b }

  var machine: RiveStateMachine? { if case .machine(let machine) = player { machine } else { nil } }

  /// One frame.
  /// - Parameter time: seconds, not negative.
  public func advance(by time: TimeInterval) { _ = step(time) }

  /// - Returns: whether there is more to come by itself.
  func step(_ time: TimeInterval) -> Bool {
    let seconds = Float(time.isFinite ? max(0, min(time, 3600)) : 0)
    let more: Bool
    switch player {
    case .machine(let machine): more = machine.advance(seconds)
    case .animation(let animation): more = animation.advance(seconds)
    }
    if !more { for stream in settledStreams { stream.yield() } }
    return more
  }

  /// Tells each time that an advance leaves nothing more to do.
  public func settledStream() -> AsyncStream<Void> {
    AsyncStream { settledStreams.append($0) }
  }

  /// Lets the machine and its artboard follow values.
  public func bindViewModelInstance(_ instance: ViewModelInstance) {
    self.instance?.remove(self)
    self.instance = instance
    instance.add(self)
    machine?.bind(instance.instance)
    wake()
  }

  // MARK: Views

  func addViewer(_ viewer: AnyObject, _ wake: @escaping () -> Void) {
    viewers[ObjectIdentifier(viewer)] = wake
  }

  func removeViewer(_ viewer: AnyObject) { viewers[ObjectIdentifier(viewer)] = nil }

  /// Something was set from outside: a settled view looks again.
  func wake() { for wake in viewers.values { wake() } }
}

public enum StateMachineError: LocalizedError, Equatable {
  case error(String)
  case cancelled

  public var errorDescription: String? {
    switch self {
    case .error(let text): text
    case .cancelled: "Operation was cancelled."
    }
  }
}
