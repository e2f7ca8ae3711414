import Foundation
import Testing

/// A file that shows what a failure's text cannot.
package struct EvidenceFile: Equatable, Sendable {
  package var name: String
  package var bytes: [UInt8]

  package init(_ name: String, _ bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  package init(_ name: String, _ text: String) { self.init(name, Array(text.utf8)) }
}

/// What is attached to a test that fails: pictures, its trace, its curves.
///
/// Swift Testing keeps attachments where `swift test --attachments-path` says. Most runs have no such
/// path, so the files are also written to a folder of their own: `.build/failures` of the package, or
/// the one that the environment variable `INBETWEEN_FAILURES` names.
package struct Evidence {
  package static let variable = "INBETWEEN_FAILURES"

  /// Takes the place of the variable, for the time of a closure.
  @TaskLocal package static var folder: String?

  package var files: [EvidenceFile]

  package init(_ files: [EvidenceFile]) { self.files = files }

  /// Attaches the files to the test that runs.
  ///
  /// - Returns: Where they are, as an end of the failure's text; empty where there are none.
  package func attach(
    to test: String, of source: String, sourceLocation: SourceLocation
  ) -> String {
    guard !files.isEmpty else { return "" }
    let file = URL(fileURLWithPath: source).deletingPathExtension().lastPathComponent
    let folder = Self.folder(of: source) + "/\(file)/\(GoldenPlace.word(test))"
    var written: [String] = []
    for file in files {
      if Test.current != nil {
        Attachment.record(file.bytes, named: file.name, sourceLocation: sourceLocation)
      }
      if write(file, in: folder) { written.append(file.name) }
    }
    if written.isEmpty { return "\nAttached: \(files.map(\.name).joined(separator: ", "))." }
    return "\nSee \(folder)/: \(written.joined(separator: ", "))."
  }

  private func write(_ file: EvidenceFile, in folder: String) -> Bool {
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      try Data(file.bytes).write(
        to: URL(fileURLWithPath: folder + "/" + file.name), options: .atomic)
      return true
    } catch {
      return false
    }
  }

  /// The folder for all failures of a package.
  static func folder(of source: String) -> String {
    if let folder { return folder }
    if let folder = ProcessInfo.processInfo.environment[variable], !folder.isEmpty {
      return folder
    }
    var place = URL(fileURLWithPath: source).deletingLastPathComponent()
    while place.path.count > 1 {
      let manifest = place.appendingPathComponent("Package.swift").path
      if FileManager.default.fileExists(atPath: manifest) {
        return place.appendingPathComponent(".build/failures").path
      }
      place.deleteLastPathComponent()
    }
    return FileManager.default.temporaryDirectory.appendingPathComponent("inbetween-failures").path
  }
}
