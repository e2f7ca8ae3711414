import Foundation
import Testing

@testable import InbetweenRive

/// The player against recordings of Rive's own runtime.
@Suite("Characters move as in Rive's own runtime", .serialized)
struct RecordingTests {
  /// Recordings that the player does not follow to the end, with the reason. One that begins to pass
  /// has to be taken off, one that stops passing is a fault.
  static let notYet: [String: String] = [
    "feather.path_effect": "the inner shadow of an empty outline",
    "image.fit": "layout is not solved yet",
    "layout": "layout is not solved yet",
    "layout.inputs": "layout is not solved yet",
    "marty": "two rounded corners that meet leave a tiny line",
    "ping_pong_events.inputs": "a transition without a condition is taken too early",
    "quick_start": "layout is not solved yet",
    "quick_start.inputs": "layout is not solved yet",
    "rt.animation_reset_cases": "settles too early",
    "rt.death_knight": "how a nested artboard's opacity is recorded",
    "rt.fill_trim_path": "the order of trimmed contours",
    "rt.follow_path_shapes": "direction at a corner of the path",
    "rt.nested_artboard_opacity": "how a nested artboard's opacity is recorded",
    "rt.solos_collapse_tests": "what a solo inside a shape switches off",
    "rt.stacked_path_effects": "the offset of dashes",
    "slider_blend1d": "settles too early",
    "vm.converter_interpolator": "a new value while one is under way",
    "vm.explore": "binds of triggers and booleans in conditions",
    "vm.follow_path": "the first frame of a bound trigger",
    "vm.trigger_event": "settles too late",
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
