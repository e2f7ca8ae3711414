import InbetweenCairo
import InbetweenMedia
import InbetweenStage

/// Compares curves with a golden table of their numbers; where they differ, a plot is attached.
///
///     expectCurves([CurvePlot.Curve("bouncy", .bouncy), CurvePlot.Curve("scale", timeline, \.scale)])
///
/// - Parameters:
///   - name: tells several goldens of one test apart.
///   - step: seconds between two rows; nil: a round number that makes about 20 rows.
@MainActor
@discardableResult
public func expectCurves(
  _ curves: [CurvePlot.Curve], _ name: String? = nil, step: Double? = nil, limit: Int = 65_536,
  function: StaticString = #function, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  return GoldenCall(name: name, limit: limit, function: function, place: place).compare(
    text: CurveTable(curves, step: step).text, subject: "The table of the curves"
  ) {
    let renderer = CairoRenderer.forTests
    let sheet = CurveSheet(CurveSheet.plots(of: curves, like: CurvePlot(curves: [])))
    let list = sheet.displayList(renderer.typesetter)
    return (try? renderer.render(list)).map {
      [EvidenceFile("curves.png", PNGFile.data($0))]
    } ?? []
  }
}

extension Watch {
  /// What was seen, as a curve to plot or to tabulate.
  public var curve: CurvePlot.Curve {
    CurvePlot.Curve(
      name: "\(attribute) of \(query)", samples: samples.map { ($0.time, $0.value) })
  }
}
