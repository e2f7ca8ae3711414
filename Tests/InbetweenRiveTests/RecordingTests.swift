import Foundation
import Testing

@testable import InbetweenRive

/// The player against recordings of Rive's own runtime.
@Suite("Characters move as in Rive's own runtime", .serialized)
struct RecordingTests {
  /// Recordings that the player does not follow to the end, with the reason. One that begins to pass
  /// has to be taken off, one that stops passing is a fault.
  static let notYet: [String: String] = [
    "feather.path_effect": "scripts are not run: the outline that one would change stays"
  ]

  @Test(
    "a recording is followed to its last frame, unless the table says why not",
    .enabled(if: RiveFolder.url != nil, RiveFolder.missing),
    arguments: RiveFolder.recordingNames)
  func follows(_ name: String) throws {
    let folder = try #require(RiveFolder.url)
    let recording = try Recording(name, in: folder)
    let player = try RecordingPlayer(recording, bytes: RiveFolder.sample(recording.file))
    let difference = try player.firstDifference()
    print("| \(name) | \(difference ?? "passes") |")
    #expect((difference == nil) == (Self.notYet[name] == nil), "\(difference ?? "it passes now")")
  }
}
