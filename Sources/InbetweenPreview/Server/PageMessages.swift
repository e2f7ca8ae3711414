import Foundation
import InbetweenStage

/// What the page asks. Each is a JSON object whose `type` says which.
enum PageMessage: Equatable {
  /// The frames up to a time, in seconds.
  case frame(to: Double, number: Int)
  case input(Input)
  /// Another preview of the list.
  case choose(Int)
  /// A second pane with these settings, or none.
  case compare([String]?)
  /// From the start, without the input so far.
  case restart
  /// A new future begins at a time, in seconds.
  case rewind(Double)
  case film(format: String, from: Double, to: Double, scale: Double, pane: Int)
  /// The input so far as text.
  case copy(CopyKind)

  enum CopyKind: String, Decodable { case script, test }

  static let formats = ["gif", "mp4", "png", "webp", "apng"]
  /// Seconds of a film at most.
  static let filmLimit = 120.0
}

extension PageMessage: Decodable {
  private enum Key: String, CodingKey {
    case type, to, number, time, phase, id, x, y, dx, dy, text, width, height, pane, preview, on
    case settings, format, from, scale, kind
  }

  /// What a message must not be.
  struct Nonsense: Error {}

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    func number(_ key: Key, _ range: ClosedRange<Double>) throws -> Double {
      let value = try values.decode(Double.self, forKey: key)
      guard range.contains(value) else { throw Nonsense() }
      return value
    }
    let times = 0...Script.Limit.time
    func input(_ action: Input.Action) throws -> PageMessage {
      let input = Input(
        time: try number(.time, times), action: action,
        pane: try values.decodeIfPresent(Int.self, forKey: .pane))
      guard input.isUsable else { throw Nonsense() }
      return .input(input)
    }
    switch try values.decode(String.self, forKey: .type) {
    case "frame":
      self = .frame(
        to: try number(.to, times), number: Int(try number(.number, 0...Double(UInt32.max))))
    case "pointer":
      self = try input(
        .pointer(
          try values.decode(Input.Phase.self, forKey: .phase),
          id: try values.decode(Int.self, forKey: .id),
          x: try values.decode(Double.self, forKey: .x),
          y: try values.decode(Double.self, forKey: .y)))
    case "wheel":
      self = try input(
        .wheel(
          dx: try values.decode(Double.self, forKey: .dx),
          dy: try values.decode(Double.self, forKey: .dy),
          x: try values.decode(Double.self, forKey: .x),
          y: try values.decode(Double.self, forKey: .y)))
    case "do": self = try input(.statement(try values.decode(String.self, forKey: .text)))
    case "size":
      self = try input(
        .size(
          width: try values.decode(Double.self, forKey: .width),
          height: try values.decode(Double.self, forKey: .height)))
    case "choose": self = .choose(Int(try number(.preview, 0...10_000)))
    case "compare":
      let isOn = try values.decode(Bool.self, forKey: .on)
      let settings = try values.decodeIfPresent([String].self, forKey: .settings) ?? []
      guard settings.count <= 32, settings.allSatisfy({ $0.utf8.count <= 200 }) else {
        throw Nonsense()
      }
      self = .compare(isOn ? settings : nil)
    case "restart": self = .restart
    case "rewind": self = .rewind(try number(.time, times))
    case "film":
      let format = try values.decode(String.self, forKey: .format)
      let from = try number(.from, times)
      let to = try number(.to, times)
      guard Self.formats.contains(format), to >= from, to - from <= Self.filmLimit else {
        throw Nonsense()
      }
      self = .film(
        format: format, from: from, to: to, scale: try number(.scale, 0.25...4),
        pane: Int(try number(.pane, 0...1)))
    case "copy": self = .copy(try values.decode(CopyKind.self, forKey: .kind))
    default: throw Nonsense()
    }
  }
}

/// What the server tells the page, beside frames: JSON objects with a `type`.
enum PageNews {
  struct Preview: Encodable {
    var name: String
    var file: String
    var line: Int
    /// Why it cannot be shown; nil where it can.
    var obstacle: String?
  }

  struct Hello: Encodable {
    let type = "hello"
    var title: String
    var version: String
  }

  struct Previews: Encodable {
    let type = "previews"
    var previews: [Preview]
    var chosen: Int?
  }

  struct BuildState: Encodable {
    let type = "build"
    /// `compiling`, `done` or `failed`.
    var state: String
    var errors: [Diagnostic] = []
    /// Seconds.
    var duration: Double?
  }

  /// A pane shows a newly loaded view; its frames from the start follow.
  struct Loaded: Encodable {
    let type = "loaded"
    var pane: Int
    /// Counts how often the pane was loaded.
    var load: Int
    var width: Double
    var height: Double
    var framesPerSecond: Double
    /// How far its frames go, seconds.
    var time: Double
    var settings: [String]
    var panes: Int
  }

  struct Closed: Encodable {
    let type = "closed"
    var pane: Int
  }

  /// The process of a pane is gone.
  struct Ended: Encodable {
    let type = "ended"
    var pane: Int
    /// `crashed`, `stuck` or `refused`.
    var how: String
    var reason: String
    var place: String?
  }

  struct Line: Encodable {
    let type = "line"
    var pane: Int
    var text: String
  }

  struct Film: Encodable {
    let type = "film"
    /// `making`, `done` or `failed`.
    var state: String
    var share: Double?
    /// Where to fetch it, below the page's address.
    var place: String?
    var reason: String?
  }

  struct Copied: Encodable {
    let type = "copied"
    var kind: String
    var text: String
  }

  struct Replaced: Encodable { let type = "replaced" }
}
