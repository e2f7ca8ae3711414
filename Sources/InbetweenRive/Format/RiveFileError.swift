/// Why a file cannot be read: what was found at which byte, and in which object.
public struct RiveFileError: Error, Equatable, CustomStringConvertible, Sendable {
  /// What kind of fault it is.
  public enum Reason: Equatable, Sendable {
    /// The first four bytes are not `RIVE`.
    case notARiveFile
    /// Only major version 7 can be read.
    case unsupportedVersion(UInt64)
    /// The bytes end inside a value.
    case truncated
    /// A value says something that cannot be: a length beyond the end, a number of 70 bits.
    case malformed
    /// More of something than `RiveFile.Limits` allows.
    case limit
  }

  public let reason: Reason
  /// Where in the file, in bytes from its start.
  public let byte: Int
  /// Which object of the stream, counted from 0, and its type; nil before the first.
  public let object: (index: Int, type: String)?
  public let message: String

  public var description: String {
    let place = object.map { " in object \($0.index) (\($0.type))" } ?? ""
    return "\(message) (byte \(byte)\(place))"
  }

  public static func == (a: RiveFileError, b: RiveFileError) -> Bool {
    a.reason == b.reason && a.byte == b.byte && a.message == b.message
      && a.object?.index == b.object?.index && a.object?.type == b.object?.type
  }
}

/// A name that a file does not have, with the names that it has.
public struct RiveLookupError: Error, Equatable, CustomStringConvertible, Sendable {
  /// What was looked for: "artboard", "state machine", "property" …
  public let kind: String
  public let name: String
  public let existing: [String]
  /// More words about it, or empty.
  public var detail = ""

  public init(kind: String, name: String, existing: [String], detail: String = "") {
    self.kind = kind
    self.name = name
    self.existing = existing
    self.detail = detail
  }

  public var description: String {
    let known =
      existing.isEmpty
      ? "there is none" : "there are: " + existing.map { "\"\($0)\"" }.joined(separator: ", ")
    return "no \(kind) is named \"\(name)\"; \(known)" + (detail.isEmpty ? "" : "; \(detail)")
  }
}
