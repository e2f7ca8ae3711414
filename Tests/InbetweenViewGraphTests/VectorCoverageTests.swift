import Foundation
import Testing

/// The measured vectors, counted against the sources of the package's tests.
@Suite("Coverage of the measured vectors")
struct VectorCoverageTests {
  /// Vectors that no test names yet, and why.
  static let open: [String: String] = [:]

  private static let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let vectors = root.deletingLastPathComponent()
    .appendingPathComponent("shared/facts/vectors.json")

  private struct File: Decodable {
    struct Vector: Decodable {
      let id: String
      let kind: String
      let confidence: String
    }
    let vectors: [Vector]
  }

  @Test(
    "every measured vector of high or medium confidence is named in a test, or is known to be open",
    .enabled(
      if: FileManager.default.fileExists(atPath: vectors.path),
      "the facts are not beside this checkout"))
  func coverage() throws {
    let file = try JSONDecoder().decode(File.self, from: Data(contentsOf: Self.vectors))
    let due = file.vectors.filter { $0.confidence != "low" }
    var sources = ""
    let tests = Self.root.appendingPathComponent("Tests")
    for path in try FileManager.default.subpathsOfDirectory(atPath: tests.path)
    where path.hasSuffix(".swift") && !path.hasSuffix("VectorCoverageTests.swift") {
      sources += try String(contentsOf: tests.appendingPathComponent(path), encoding: .utf8)
    }
    let words = Set(
      sources.split { !($0.isLetter || $0.isNumber || $0 == "-" || $0 == "." || $0 == "_") }
        .map { $0.hasSuffix(".") || $0.hasSuffix("-") ? String($0.dropLast()) : String($0) })
    let missing = due.map(\.id).filter { !words.contains($0) }
    #expect(Set(missing) == Set(Self.open.keys))
    #expect(due.count >= 165)
  }
}
