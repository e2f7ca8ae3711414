import Foundation
import InbetweenStage
import Testing

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
  public func expectScript(
    _ name: String? = nil, limit: Int = 65_536, function: String = #function,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    compareText(
      scriptText.split(separator: "\n").joined(separator: "\n"), ending: "script",
      subject: "What was done to the stage", name, limit, function, sourceLocation)
  }
}
