import Foundation

/// What the server asks of a process that owns a view. Each is a line of JSON after its length.
enum HostRequest: Codable, Sendable {
  /// Loads the view, does the input so far, and answers with all frames on the way.
  case load(HostLoad)
  /// The frames up to a time, in seconds. The number comes back with them.
  case frame(to: Double, number: Int)
  case input(Input)
  /// Plays the input from the start and writes a film; then the process ends.
  case film(HostLoad, HostFilm)
  /// Plays the input from the start and tells what happened; then the process ends.
  case rehearse(HostLoad)
}

/// A view and how it is put on the stage.
struct HostLoad: Codable, Sendable {
  var pane: Int
  /// The compiled files; nil: `file` is a character, and `viewName` its artboard.
  var library: String?
  /// Where the view is declared.
  var file: String
  var line: Int
  var column: Int
  var viewName: String
  /// Folder of images and colours.
  var assets: String?
  /// The folder that pictures are served from.
  var root: String
  /// In points; nil: as the preview says.
  var width: Double?
  var height: Double?
  /// Pixels in a point.
  var scale = 2.0
  /// Statements that are done before the first frame: `set dark on`.
  var setUp: [String] = []
  var inputs: [Input] = []
  /// Where to go, in seconds.
  var time = 0.0
}

/// A film of the input so far.
struct HostFilm: Codable, Sendable {
  /// The file; its ending says the format. A `.png` is a strip of frames.
  var path: String
  /// Seconds.
  var from: Double
  var to: Double
  var framesPerSecond: Double
  /// Frames of a strip.
  var frames = 8
}

/// What such a process tells the server.
enum HostReport: Codable, Sendable {
  /// The view is there; its frames follow.
  case ready(width: Double, height: Double, framesPerSecond: Double)
  /// A pointer went down on something that has a name.
  case touched(input: Int, label: String?, identifier: String?)
  /// An input could not be done.
  case note(String)
  case progress(Double)
  case filmed(String)
  case rehearsed([HostEvent], isIdle: Bool)
  /// The request cannot be met; the process ends.
  case refused(String)
}

/// Something that happened while a view was rehearsed.
struct HostEvent: Codable, Equatable, Sendable {
  /// Seconds.
  var time: Double
  /// A `StageEvent.Kind`.
  var kind: String
  var name: String
}

/// The first byte of each message from such a process.
enum HostMessageKind: UInt8 {
  /// Frames, for the page as they are.
  case frames = 1
  /// A `HostReport`, for the server.
  case report = 2
}
