import InbetweenCairo
import InbetweenDrawing
import InbetweenMedia
import InbetweenStage

/// Frames that are compared with files: what a test saw when someone last looked at it.
///
/// A golden lies beside the test's file, in `Goldens/<file>/<test>[-<name>]`. Text is the default: it
/// is small, tells what differs line by line, and is the same on every machine. Pictures are for what
/// text cannot tell. The environment variable `INBETWEEN_RECORD` writes goldens: `missing` those that
/// are not there, `all` also those that differ.
extension Stage {
  /// Compares the frame that is shown now with a golden text: the display list.
  ///
  /// - Parameters:
  ///   - name: tells several goldens of one test apart.
  ///   - limit: the most bytes that the golden may have.
  @discardableResult
  public func expectFrame(
    _ name: String? = nil, limit: Int = 65_536, function: StaticString = #function,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    return GoldenCall(name: name, limit: limit, function: function, place: place).compare(
      text: displayList.text, subject: "The frame at \(time.secondsText) s",
      evidence: evidenceFiles)
  }

  /// Moves on from time to time and compares what is shown at each with one golden text: the first
  /// frame whole, of the others the lines that changed.
  ///
  /// - Parameter times: seconds from the start of the stage, none before now.
  @discardableResult
  public func expectFrames(
    _ name: String? = nil, at times: [Double], limit: Int = 65_536,
    function: StaticString = #function, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Bool {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    return GoldenCall(name: name, limit: limit, function: function, place: place).compare(
      text: FrameText.text(frames(at: times)), subject: "What is shown at \(Self.list(times)) s",
      evidence: evidenceFiles)
  }

  /// Compares a picture of what is shown now with a golden picture.
  ///
  /// - Parameters:
  ///   - scale: pixels per point.
  ///   - tolerance: by default edges may differ by a point and colours by what nobody sees.
  @discardableResult
  public func expectPicture(
    _ name: String? = nil, scale: Double = 1,
    tolerance: PictureComparison.Tolerance = .standard, limit: Int = 1_000_000,
    function: StaticString = #function, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Bool {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    return GoldenCall(name: name, limit: limit, function: function, place: place).compare(
      picture: displayList, on: screenColor, isDark: isDark, scale: scale, tolerance: tolerance,
      subject: "The picture at \(time.secondsText) s", evidence: evidenceFiles)
  }

  /// Moves on from time to time and compares one picture of all that is shown, each with its time
  /// below, with a golden.
  @discardableResult
  public func expectContactSheet(
    _ name: String? = nil, at times: [Double], scale: Double = 1,
    tolerance: PictureComparison.Tolerance = .standard, limit: Int = 1_000_000,
    function: StaticString = #function, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Bool {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let frames = frames(at: times).map { ContactSheet.Frame(time: $0.time, list: $0.list) }
    // As large as they are: what moved must not become smaller.
    let sheet = ContactSheet(
      frames: frames, isDark: isDark, frameBackground: screenColor,
      widestFrame: .greatestFiniteMagnitude)
    return GoldenCall(name: name, limit: limit, function: function, place: place).compare(
      picture: sheet.displayList(CairoRenderer.forTests.typesetter), on: screenColor,
      isDark: isDark, scale: scale, tolerance: tolerance,
      subject: "The contact sheet of \(Self.list(times)) s", evidence: evidenceFiles)
  }

  private func frames(at times: [Double]) -> [(time: Double, list: DisplayList)] {
    times.map {
      advance(to: $0)
      return (time, displayList)
    }
  }

  private static func list(_ times: [Double]) -> String {
    times.prefix(12).map(\.secondsText).joined(separator: ", ") + (times.count > 12 ? ", …" : "")
  }

  /// What stands behind all views.
  var screenColor: ResolvedColor {
    let level = isDark ? 0.0 : 1
    return ResolvedColor(red: level, green: level, blue: level)
  }
}
