import Foundation

/// What happens to goldens in this run: the environment variable `INBETWEEN_RECORD` says it.
package enum GoldenMode: Equatable, Sendable {
  /// They are compared. A missing one fails.
  case compare
  /// `missing`: missing ones are written, the others compared.
  case recordMissing
  /// `all` or `1`: those that differ are written anew.
  case recordAll

  package static let variable = "INBETWEEN_RECORD"

  /// - Throws: `GoldenError` where the text is none of those words.
  package init(_ text: String?) throws(GoldenError) {
    switch text?.lowercased() {
    case nil, "", "0", "off", "none": self = .compare
    case "missing": self = .recordMissing
    case "1", "all", "on": self = .recordAll
    case let word?:
      throw GoldenError(
        "\(Self.variable) is \"\(word)\", which says nothing about goldens. Set it to \"missing\""
          + " to write those that are not there, to \"all\" to write anew those that differ, or"
          + " leave it out to compare.")
    }
  }

  /// As the environment of the process says.
  package static func ofProcess() throws(GoldenError) -> GoldenMode {
    try GoldenMode(ProcessInfo.processInfo.environment[variable])
  }
}

/// Why a golden could not be compared or written.
package struct GoldenError: Error, Equatable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
