import Foundation

/// Goldens that no test asks for any more.
package struct GoldenOrphans {
  package struct Orphan: Equatable {
    /// From the folder of the tests.
    package var path: String
    package var reason: String
  }

  package let orphans: [Orphan]

  /// - Parameter folder: where the test files lie; folders in it are searched as well.
  package init(in folder: String) {
    var orphans: [Orphan] = []
    let manager = FileManager.default
    let paths = (manager.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []).sorted()
    for path in paths {
      let parts = path.split(separator: "/").map(String.init)
      guard let index = parts.lastIndex(of: GoldenPlace.folderName), index < parts.count - 1
      else { continue }
      var isFolder: ObjCBool = false
      _ = manager.fileExists(atPath: folder + "/" + path, isDirectory: &isFolder)
      if isFolder.boolValue || parts.last!.hasPrefix(".") { continue }
      let below = Array(parts[(index + 1)...])
      let beside = ([folder] + parts[..<index]).joined(separator: "/")
      if let reason = Self.reason(below, beside: beside) {
        orphans.append(Orphan(path: path, reason: reason))
      }
    }
    self.orphans = orphans
  }

  /// Why no test asks for a golden; nil where one does.
  private static func reason(_ path: [String], beside folder: String) -> String? {
    guard path.count == 2 else {
      return "goldens lie in \(GoldenPlace.folderName)/<test file>/, this one elsewhere"
    }
    let file = path[0] + ".swift"
    guard
      let source = FileManager.default.contents(atPath: folder + "/" + file)
        .map({ String(decoding: $0, as: UTF8.self) })
    else { return "there is no test file \(file)" }
    let stem = String(path[1].prefix(upTo: path[1].lastIndex(of: ".") ?? path[1].endIndex))
    let parts = stem.split(separator: "-", maxSplits: 1).map(String.init)
    guard let test = parts.first, names(in: source, after: "func ").contains(test) else {
      return "\(file) has no function \(parts.first ?? stem)"
    }
    guard parts.count == 2 else { return nil }
    let literals = literals(in: source)
    // A name with an interpolation can be any name.
    if literals.contains(where: { $0.contains("\\(") || GoldenPlace.word($0) == parts[1] }) {
      return nil
    }
    return "\(file) does not name \"\(parts[1])\""
  }

  /// The function names of a source text, as they stand in paths of goldens.
  private static func names(in source: String, after keyword: String) -> Set<String> {
    var names: Set<String> = []
    for piece in source.components(separatedBy: keyword).dropFirst() {
      names.insert(GoldenPlace.word(GoldenPlace.functionName(String(piece.prefix(200)))))
    }
    return names
  }

  /// What stands in quotes on one line.
  private static func literals(in source: String) -> [String] {
    source.split(whereSeparator: \.isNewline).flatMap { line in
      line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }
  }
}

/// Fails for each golden beside the tests of a file, and in the folders below, that no test asks for:
/// its file, its test or its name is gone.
///
///     @Test("no golden is left over") func goldens() { expectNoOrphanedGoldens() }
///
/// It reads the sources, so it may run before, beside or without the tests that ask.
@discardableResult
public func expectNoOrphanedGoldens(
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Bool {
  let folder = URL(fileURLWithPath: filePath.description).deletingLastPathComponent().path
  let orphans = GoldenOrphans(in: folder).orphans
  for orphan in orphans {
    MotionFailure(
      "No test asks for the golden \(orphan.path): \(orphan.reason). Remove it, or give the test the"
        + " name back that it had.",
      at: TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    ).record()
  }
  return orphans.isEmpty
}
