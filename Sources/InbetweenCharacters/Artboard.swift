import Foundation
import InbetweenRive

/// A canvas with its own values, as a file describes it.
@MainActor
public final class Artboard: Equatable {
  let artboard: RiveArtboard
  let file: File
  private var loudness: Float = 1

  init(_ artboard: RiveArtboard, of file: File) {
    self.artboard = artboard
    self.file = file
  }

  public nonisolated static func == (a: Artboard, b: Artboard) -> Bool { a === b }

  public func getStateMachineNames() async throws -> [String] { artboard.stateMachineNames }

  /// A state machine to play; nil is the default one.
  /// - Throws: `ArtboardError.invalidStateMachine` with the names that there are.
  public func createStateMachine(_ name: String? = nil) async throws -> StateMachine {
    if Task.isCancelled { throw ArtboardError.cancelled }
    guard name != nil || artboard.defaultStateMachineName != nil else {
      let names = artboard.stateMachineNames.map { "\"\($0)\"" }.joined(separator: ", ")
      throw ArtboardError.invalidStateMachine(
        "the artboard \"\(artboard.name)\" names no default; there are: "
          + (names.isEmpty ? "none" : names))
    }
    do {
      return StateMachine(try artboard.stateMachine(name), of: self)
    } catch {
      throw ArtboardError.invalidStateMachine("\(error)")
    }
  }

  /// A state machine that is bound to values from its first frame on.
  public func createStateMachine(
    _ name: String? = nil, binding instance: ViewModelInstance
  ) async throws -> StateMachine {
    let machine = try await createStateMachine(name)
    machine.bindViewModelInstance(instance)
    return machine
  }

  /// Characters make no sound here; the number is kept.
  public func setVolume(_ volume: Float) { loudness = volume }

  public func volume() async throws -> Float { loudness }
}

public enum ArtboardError: LocalizedError, Equatable {
  case invalidArtboard(String)
  case invalidStateMachine(String)
  case cancelled

  public var errorDescription: String? {
    switch self {
    case .invalidArtboard(let text): "Artboard not found: \(text)"
    case .invalidStateMachine(let text): "State machine not found: \(text)"
    case .cancelled: "Operation was cancelled."
    }
  }
}
