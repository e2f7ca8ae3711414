import Foundation
import InbetweenStage

/// Tests as scripts, and scripts as tests.
extension Stage {
  /// Plays a script file that lies beside the test's file, or in a folder relative to it, from now
  /// to the end of its last event.
  ///
  /// - Throws: `StageError` where there is no such file, or a view that it names is not there;
  ///   `ScriptError` that points at a mistake in the file.
  public func play(file name: String, filePath: StaticString = #filePath) throws {
    let folder = URL(fileURLWithPath: filePath.description).deletingLastPathComponent()
    try play(try Script(contentsOf: URL(fileURLWithPath: name, relativeTo: folder).path))
  }

  /// Compares all that was done to the stage so far with a golden script: a file that
  /// `inbetween render --script` plays as well.
  ///
  /// - Parameter name: tells several goldens of one test apart.
  @discardableResult
  public func expectScript(
    _ name: String? = nil, limit: Int = 65_536, function: StaticString = #function,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    return GoldenCall(name: name, limit: limit, function: function, place: place).compare(
      text: scriptText.split(separator: "\n").joined(separator: "\n"), ending: "script",
      subject: "What was done to the stage", evidence: evidenceFiles)
  }
}
