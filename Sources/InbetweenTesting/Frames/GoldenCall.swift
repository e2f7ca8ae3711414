import InbetweenCairo
import InbetweenDrawing
import InbetweenMedia
import Testing

/// A call that compares something with a golden: which one it means, and where it stands.
@MainActor
struct GoldenCall {
  /// Tells the goldens of one test apart.
  let name: String?
  /// Bytes that the golden may have at most.
  let limit: Int
  let function: StaticString
  let place: TestPlace

  func compare(
    text: String, ending: String = "txt", subject: String, evidence: () -> [EvidenceFile]
  ) -> Bool {
    compare(ending, evidence) { $0.compare(text: text, subject: subject) }
  }

  /// - Parameters:
  ///   - background: what stands behind all views.
  ///   - scale: pixels per point.
  func compare(
    picture list: DisplayList, on background: ResolvedColor, isDark: Bool, scale: Double,
    tolerance: PictureComparison.Tolerance, subject: String, evidence: () -> [EvidenceFile]
  ) -> Bool {
    compare("png", evidence) { golden in
      let renderer = CairoRenderer.forTests
      do {
        let picture = try renderer.render(list, scale: scale, background: background)
        return golden.compare(
          picture: picture, scale: scale, tolerance: tolerance, subject: subject, isDark: isDark,
          renderer: renderer)
      } catch {
        return .differs("\(subject) cannot be drawn. \(error)", files: [])
      }
    }
  }

  private func compare(
    _ ending: String, _ evidence: () -> [EvidenceFile], _ comparison: (Golden) -> Golden.Outcome
  ) -> Bool {
    let file = GoldenPlace(
      name: name, ending: ending, function: function.description,
      sourceLocation: place.sourceLocation)
    do {
      let mode = try GoldenMode.ofProcess()
      switch comparison(Golden(file, mode: mode, limit: limit)) {
      case .matches: break
      case .recorded(let text): MotionFailure(text, at: place).note()
      case .differs(let text, let files):
        let end = Evidence(files + evidence()).attach(
          to: file.test, of: file.source, sourceLocation: place.sourceLocation)
        MotionFailure(text + end, at: place).record()
        return false
      }
      return true
    } catch {
      MotionFailure("\(error)", at: place).record()
      return false
    }
  }
}

extension TestPlace {
  var sourceLocation: SourceLocation {
    SourceLocation(
      fileID: fileID.description, filePath: filePath.description, line: Int(line),
      column: Int(column))
  }
}

extension MotionFailure {
  /// Tells something that is no failure: a warning of Swift Testing, elsewhere a line of text.
  func note() {
    if Test.current == nil { return print("\(place.fileID):\(place.line): \(self)") }
    Issue.record(
      Comment(rawValue: description), severity: .warning, sourceLocation: place.sourceLocation)
  }
}
