import Foundation

/// What `render` asks of the process that plays the view.
struct RenderRequest: Codable, Sendable {
  /// The compiled files.
  var library: String
  /// The view's file, line and column, and what to call it.
  var file: String
  var line: Int
  var column: Int
  var viewName: String
  /// Plays a file of characters instead of a view.
  var character: Character?

  /// In points; nil takes the preview's layout, or the screen of a phone.
  var width: Double?
  var height: Double?
  /// Pixels in a point.
  var scale = 2.0
  /// Seconds; nil plays until idle.
  var duration: Double?
  /// Frames in a second.
  var framesPerSecond = 60.0
  /// The script's text, or nil.
  var script: String?
  var reduceMotion = false
  var dark = false
  /// The name of a Dynamic Type size.
  var dynamicType: String?
  /// Folders of images and colours; the earlier count more.
  var assets: [String] = []
  var seed: UInt64 = 0

  var outputs: [Output] = []

  /// A character of a `.riv` file.
  struct Character: Codable, Sendable {
    var path: String
    var artboard: String?
    var machine: String?
  }

  /// A file to write.
  struct Output: Codable, Sendable, Equatable {
    enum Kind: String, Codable, Sendable {
      case image, imageSequence, filmstrip, animation, valuesJSON, valuesCSV
    }
    var kind: Kind
    var path: String
    /// The number of frames of a contact sheet.
    var frames = 0
  }
}
