import Foundation
import InbetweenRive

/// Loading without waiting, for hosts that show a file by itself.
extension Rive {
  /// A character of a file's bytes.
  ///
  /// - Parameters:
  ///   - artboard: nil is the first.
  ///   - machine: nil is the default one, or else the first, or else the first animation.
  /// - Throws: `FileError` and `ArtboardError` with the names that there are.
  package convenience init(
    bytes: [UInt8], artboard name: String?, machine machineName: String?
  ) throws {
    let file = try File(bytes: bytes, worker: Worker(images: [:]))
    let artboard: Artboard
    do {
      artboard = Artboard(try file.file.artboard(name), of: file)
    } catch let error as RiveLookupError {
      throw FileError.invalidArtboard("\(error)")
    }
    let machine: StateMachine
    let board = artboard.artboard
    if machineName == nil, board.stateMachineNames.isEmpty {
      machine = try artboard.createStateMachine(playingAnimation: nil)
    } else {
      do {
        machine = StateMachine(try board.stateMachine(machineName), of: artboard)
      } catch {
        throw ArtboardError.invalidStateMachine("\(error)")
      }
    }
    if let model = board.defaultViewModel {
      machine.bindViewModelInstance(
        ViewModelInstance(file.file.defaultViewModelInstance(of: model), file.file))
    }
    self.init(parts: file, artboard, machine)
  }

  /// The size of the artboard, in its own units.
  package var artboardSize: (width: Double, height: Double) {
    (Double(artboard.artboard.width), Double(artboard.artboard.height))
  }

  /// What was left out of the file when it was read, one sentence each.
  package var notices: [String] { file.file.notices }
}
