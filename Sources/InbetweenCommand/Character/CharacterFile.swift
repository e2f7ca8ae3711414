import Foundation
import InbetweenCharacters
import InbetweenRive

/// A `.riv` file as the command takes it.
struct CharacterFile {
  let path: String
  let bytes: [UInt8]

  /// - Throws: `UsageError` where the file is not there or cannot be read.
  init(path: String) throws {
    self.path = path
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else {
      throw UsageError("\(path): there is no such file, or it cannot be read")
    }
    bytes = [UInt8](data)
  }

  /// What is in it.
  func read() throws -> RiveFile {
    do {
      return try RiveFile(bytes)
    } catch {
      throw UsageError("\(path): \(error)")
    }
  }

  /// A character of it, ready to be shown.
  @MainActor
  func rive(artboard: String?, machine: String?) throws -> Rive {
    do {
      return try Rive(bytes: bytes, artboard: artboard, machine: machine)
    } catch {
      throw UsageError("\(path): \((error as? any LocalizedError)?.errorDescription ?? "\(error)")")
    }
  }
}
