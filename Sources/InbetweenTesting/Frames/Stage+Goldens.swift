import Foundation
import InbetweenCairo
import InbetweenDrawing
import InbetweenMedia
import InbetweenStage
import Testing

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
  public func expectFrame(
    _ name: String? = nil, limit: Int = 65_536, function: String = #function,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    compareText(
      displayList.text, subject: "The frame at \(numberText(time, decimals: 6)) s", name, limit,
      function, sourceLocation)
  }

  /// Moves on from time to time and compares what is shown at each with one golden text: the first
  /// frame whole, of the others the lines that changed.
  ///
  /// - Parameter times: seconds from the start of the stage, none before now.
  public func expectFrames(
    _ name: String? = nil, at times: [Double], limit: Int = 65_536, function: String = #function,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    compareText(
      FrameText.text(frames(at: times)), subject: "What is shown at \(Self.list(times)) s", name,
      limit, function, sourceLocation)
  }

  /// Compares a picture of what is shown now with a golden picture.
  ///
  /// - Parameters:
  ///   - scale: pixels per point.
  ///   - tolerance: by default edges may differ by a point and colours by what nobody sees.
  public func expectPicture(
    _ name: String? = nil, scale: Double = 1,
    tolerance: PictureComparison.Tolerance = .standard, limit: Int = 1_000_000,
    function: String = #function, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    comparePicture(
      displayList, subject: "The picture at \(numberText(time, decimals: 6)) s", name, scale,
      tolerance, limit, function, sourceLocation)
  }

  /// Moves on from time to time and compares one picture of all that is shown, each with its time
  /// below, with a golden.
  public func expectContactSheet(
    _ name: String? = nil, at times: [Double], scale: Double = 1,
    tolerance: PictureComparison.Tolerance = .standard, limit: Int = 1_000_000,
    function: String = #function, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let frames = frames(at: times).map { ContactSheet.Frame(time: $0.time, list: $0.list) }
    // As large as they are: what moved must not become smaller.
    let sheet = ContactSheet(
      frames: frames, isDark: isDark, frameBackground: screenColor,
      widestFrame: .greatestFiniteMagnitude)
    comparePicture(
      sheet.displayList(CairoRenderer.forTests.typesetter),
      subject: "The contact sheet of \(Self.list(times)) s",
      name, scale, tolerance, limit, function, sourceLocation)
  }

  private func frames(at times: [Double]) -> [(time: Double, list: DisplayList)] {
    times.map {
      advance(to: $0)
      return (time, displayList)
    }
  }

  private static func list(_ times: [Double]) -> String {
    let words = times.prefix(12).map { numberText($0, decimals: 6) }
    return words.joined(separator: ", ") + (times.count > 12 ? ", ..." : "")
  }

  // MARK: Comparing

  func compareText(
    _ text: String, ending: String = "txt", subject: String, _ name: String?, _ limit: Int, _ function: String,
    _ sourceLocation: SourceLocation
  ) {
    compare(name, ending, limit, function, sourceLocation) {
      $0.compare(text: text, subject: subject)
    }
  }

  private func comparePicture(
    _ list: DisplayList, subject: String, _ name: String?, _ scale: Double,
    _ tolerance: PictureComparison.Tolerance, _ limit: Int, _ function: String,
    _ sourceLocation: SourceLocation
  ) {
    compare(name, "png", limit, function, sourceLocation) { golden in
      let renderer = CairoRenderer.forTests
      do {
        let picture = try renderer.render(list, scale: scale, background: screenColor)
        return golden.compare(
          picture: picture, scale: scale, tolerance: tolerance, subject: subject, isDark: isDark,
          renderer: renderer)
      } catch {
        return .differs("\(subject) cannot be drawn. \(error)", files: [])
      }
    }
  }

  private func compare(
    _ name: String?, _ ending: String, _ limit: Int, _ function: String,
    _ sourceLocation: SourceLocation, _ comparison: (Golden) -> Golden.Outcome
  ) {
    let place = GoldenPlace(
      name: name, ending: ending, function: function, sourceLocation: sourceLocation)
    do {
      let mode = try GoldenMode.ofProcess()
      switch comparison(Golden(place, mode: mode, limit: limit)) {
      case .matches: break
      case .recorded(let text):
        Issue.record(Comment(rawValue: text), severity: .warning, sourceLocation: sourceLocation)
      case .differs(let text, let files):
        let evidence = Evidence(files + evidenceFiles())
        let where_ = evidence.attach(
          to: place.test, of: place.source, sourceLocation: sourceLocation)
        Issue.record(Comment(rawValue: text + where_), sourceLocation: sourceLocation)
      }
    } catch {
      Issue.record(Comment(rawValue: "\(error)"), sourceLocation: sourceLocation)
    }
  }

  /// What stands behind all views.
  var screenColor: ResolvedColor {
    let level = isDark ? 0.0 : 1
    return ResolvedColor(red: level, green: level, blue: level)
  }
}
