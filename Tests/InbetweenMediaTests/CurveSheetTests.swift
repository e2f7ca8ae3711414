import Foundation
import InbetweenCairo
import InbetweenDrawing
import InbetweenMedia
import Testing

@Suite("Plots below one another")
struct CurveSheetTests {
  private func line(_ name: String, to end: Double, from start: Double = 0) -> CurvePlot.Curve {
    CurvePlot.Curve(name: name, samples: [(0, start), (1, end)])
  }

  @Test("a curve that would be flat beside others gets a plot of its own")
  func groups() {
    let curves = [
      line("scale", to: 1.15, from: 1), line("y", to: -10), line("x", to: 6),
      line("opacity", to: 0.1), line("still", to: 3, from: 3),
    ]
    let plots = CurveSheet.plots(of: curves, like: CurvePlot(curves: []))
    #expect(plots.map { $0.curves.map(\.name) } == [["scale"], ["y", "x", "still"], ["opacity"]])
  }

  @Test("no curves are one empty plot")
  func empty() {
    #expect(CurveSheet.plots(of: [], like: CurvePlot(curves: [])).count == 1)
  }

  @Test("the plots stand below one another, none over another")
  func layout() {
    let plots = [200.0, 300].map { CurvePlot(curves: [line("a", to: 1)], width: 400, height: $0) }
    let list = CurveSheet(plots).displayList(PangoTypesetter())
    #expect(list.width == 400 && list.height == 500)
    let offsets = list.items.filter { $0.kind == .offset }.map(\.values.b)
    #expect(offsets == [0, 200])
  }

  @Test("of two curves that coincide the second is dashed, so that both show")
  func dashed() {
    func dashes(_ curves: [CurvePlot.Curve]) -> Int {
      CurvePlot(curves: curves).displayList(PangoTypesetter()).strokes.count { !$0.dash.isEmpty }
    }
    #expect(dashes([line("a", to: 1), line("b", to: 1)]) == 2)
    #expect(dashes([line("a", to: 1), line("b", to: 1.02)]) == 0)
  }
}
