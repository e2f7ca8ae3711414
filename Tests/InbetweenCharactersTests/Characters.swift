import Foundation
import InbetweenMascot
import RiveRuntime

/// The project's own mascot, and what it takes to play it.
@MainActor
enum Characters {
  static let mascot = Result { try Mascot().character().fileBytes() }

  static func file() async throws -> File {
    try await File(source: .data(Data(mascot.get())), worker: Worker())
  }

  /// A character with its values, bound as the documents bind it.
  static func rive(mood: Float = 0) async throws -> (rive: Rive, values: ViewModelInstance) {
    let file = try await file()
    let artboard = try await file.createArtboard()
    let values = try await file.createViewModelInstance(
      .viewModelDefault(from: .artboardDefault(artboard)))
    values.setValue(of: NumberProperty(path: "mood"), to: mood)
    let machine = try await artboard.createStateMachine(
      "CharacterViewModelMachine", binding: values)
    return (try await Rive(file: file, artboard: artboard, stateMachine: machine), values)
  }
}
