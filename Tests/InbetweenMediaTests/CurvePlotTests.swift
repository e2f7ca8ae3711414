import Foundation
import InbetweenCairo
import InbetweenDrawing
import Testing

@testable import InbetweenMedia

@Suite struct CurvePlotTests {
  @Test(
    "ticks are round numbers around the values",
    arguments: [
      (0.0...1.0, 5, 0.2, 0.0, 1.0), (0...1.13, 5, 0.25, 0, 1.25), (-0.3...1, 5, 0.5, -0.5, 1),
      (0...347, 6, 100, 0, 400), (0.001...0.002, 4, 0.00025, 0.001, 0.002),
    ])
  func ticks(
    _ range: ClosedRange<Double>, _ count: Int, _ step: Double, _ low: Double, _ high: Double
  ) {
    let ticks = AxisTicks(range, count: count)
    #expect(abs(ticks.step - step) < 1e-9)
    #expect(abs(ticks.low - low) < 1e-9 && abs(ticks.high - high) < 1e-9)
  }

  @Test("labels have the decimals of the step, and a true minus")
  func labels() {
    let ticks = AxisTicks(-0.3...1, count: 5)
    #expect(ticks.values.map(ticks.label) == ["\u{2212}0.5", "0.0", "0.5", "1.0"])
    #expect(AxisTicks(0...347, count: 6).label(100) == "100")
  }

  @Test("a curve goes through its samples, and breaks where they are undefined")
  func curves() {
    let samples = [(time: 0.0, value: 0.0), (0.5, 1), (0.75, .nan), (1, 0.5)]
    let plot = CurvePlot(curves: [.init(name: "a", samples: samples)], width: 400, height: 300)
    let list = plot.displayList(PangoTypesetter())
    let path = list.paths[list.paths.count - 1]
    #expect(path.elements.count == 3)
    guard case .move(let first) = path.elements[0], case .line(let second) = path.elements[1],
      case .move(let last) = path.elements[2]
    else {
      Issue.record("\(path)")
      return
    }
    #expect(abs((second.x - first.x) - (last.x - second.x)) < 1e-9 && second.y < last.y)
    #expect(abs((first.y - last.y) / (first.y - second.y) - 0.5) < 1e-9)
  }

  @Test("every label keeps inside the picture, in both appearances and with many curves")
  func inside() {
    for isDark in [false, true] {
      let curves = (0..<9).map { index in
        CurvePlot.Curve(
          name: "spring(duration: 0.5, bounce: 0.\(index))",
          samples: (0...60).map { (Double($0) / 60, 1 - cos(Double($0 * index) / 20)) })
      }
      let list = CurvePlot(
        curves: curves, title: "Springs", valueLabel: "progress", isDark: isDark, width: 420,
        height: 320
      ).displayList(PangoTypesetter())
      for item in list.items where item.kind == .text {
        let v = item.values
        #expect(v.a >= 0 && v.a + v.c <= 420.01)
      }
      let colors = Set(list.paints.map { "\($0)" })
      #expect(colors.count > 8)
    }
  }

  @Test("no curves, one sample, and endless values still make a picture")
  func extremes() throws {
    for samples in [
      [], [(time: 0.0, value: 0.0)], [(time: .infinity, value: -.infinity), (1e308, 1e308)],
    ] {
      let plot = CurvePlot(curves: [.init(name: "", samples: samples)], width: .nan, height: 1e9)
      let list = plot.displayList(PangoTypesetter())
      #expect(list.width == 640 && list.height == 10_000)
    }
    #expect(CurvePlot(curves: []).displayList(PangoTypesetter()).items.count > 3)
  }

  @Test("the SVG of a plot is well-formed and leaves nothing out")
  func svg() throws {
    let plot = CurvePlot(
      curves: [.init(name: "a < b & c", samples: [(0, 0), (1, 1)])], title: "\"Quoted\"",
      valueLabel: "value")
    let renderer = SVGRenderer()
    let text = renderer.render(plot.displayList(PangoTypesetter()))
    #expect(renderer.unsupported.isEmpty)
    #expect(text.contains("a &lt; b &amp; c") && text.contains("&quot;Quoted&quot;"))
    let folder = try Folder()
    try MediaFile.writeText(folder.file("a.svg"), text)
    let check = try run(
      "python3",
      [
        "-c", "import sys, xml.dom.minidom as m; m.parse(sys.argv[1]); print('ok')",
        folder.file("a.svg"),
      ])
    #expect(String(decoding: check, as: UTF8.self) == "ok\n")
  }
}
