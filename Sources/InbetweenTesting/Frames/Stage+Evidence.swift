import InbetweenCairo
import InbetweenDrawing
import InbetweenMedia
import InbetweenStage
import InbetweenViewGraph

/// What a stage showed, kept for the case that its test fails: frames, curves, reasons.
@MainActor
struct StageEvidence {
  private let graph: Graph
  private let recorder: Recorder?
  private let isDark: Bool
  private let last: (time: Double, list: DisplayList)
  private let screenColor: ResolvedColor
  private let trace: String

  init(_ stage: Stage) {
    graph = stage.graph
    recorder = stage.recorder
    isDark = stage.isDark
    last = (stage.time, stage.displayList)
    screenColor = stage.screenColor
    trace = stage.traceText
  }

  /// A contact sheet, the curves of all that moved, and the trace.
  ///
  /// - Parameter prefix: begins the names, where a test has several stages.
  func files(prefix: String = "") -> [EvidenceFile] {
    let renderer = CairoRenderer.forTests
    var files: [EvidenceFile] = []
    func draw(_ name: String, _ list: DisplayList) {
      // Two pixels a point, and fewer where that would take long.
      let points = max(1, list.width * list.height)
      let side = max(list.width, list.height, 1)
      let scale = min(
        2, (2_000_000 / points).squareRoot(), Double(CairoRenderer.largestSide) / side)
      if let bitmap = try? renderer.render(list, scale: scale) {
        files.append(EvidenceFile(prefix + name, PNGFile.data(bitmap)))
      }
    }
    draw("frames.png", contactSheet.displayList(renderer.typesetter))
    if let curves = curves(renderer.typesetter) { draw("curves.png", curves) }
    files.append(EvidenceFile(prefix + "trace.txt", trace + "\n"))
    return files
  }

  private var contactSheet: ContactSheet {
    var frames = recorder?.film ?? []
    // A dozen are enough to see what happened.
    if frames.count > 12 { frames = stride(from: 0, to: frames.count, by: 2).map { frames[$0] } }
    if frames.last?.time != last.time { frames.append(last) }
    return ContactSheet(
      frames: frames.map { ContactSheet.Frame(time: $0.time, list: $0.list) }, isDark: isDark,
      frameBackground: screenColor)
  }

  /// One plot for each kind of attribute that moved, below one another.
  private func curves(_ typesetter: any Typesetter) -> DisplayList? {
    guard let recording = recorder?.recording(graph), !recording.tracks.isEmpty else { return nil }
    return CurveSheet(
      CurveSheet.plots(of: recording, isDark: isDark), isDark: isDark
    ).displayList(typesetter)
  }
}

extension Stage {
  /// Files that show what happened on the stage.
  func evidenceFiles() -> [EvidenceFile] { StageEvidence(self).files() }

  /// Every change with the animation that it got and why, every animator, every event.
  var traceText: String {
    var lines: [String] = []
    func section(_ title: String, _ texts: [String]) {
      if texts.isEmpty { return }
      lines += (lines.isEmpty ? [] : [""]) + [title]
      for text in texts { lines += text.split(separator: "\n").map { "  " + $0 } }
    }
    section("Changes", changes.map(\.description))
    section("Animators", ledger.map(\.description))
    section("Events", events.map(\.description))
    section("Warnings", warnings)
    return lines.isEmpty ? "Nothing changed on the stage." : lines.joined(separator: "\n")
  }
}
