import Foundation
import InbetweenDrawing

/// Curves over time with axes, ticks and a legend, as a display list.
public struct CurvePlot {
  public struct Curve: Sendable {
    public var name: String
    /// Time in seconds and value; samples that are not finite leave a gap.
    public var samples: [(time: Double, value: Double)]
    /// nil: the next of the plot's own.
    public var color: ResolvedColor?

    public init(
      name: String, samples: [(time: Double, value: Double)], color: ResolvedColor? = nil
    ) {
      self.name = name
      self.samples = samples
      self.color = color
    }
  }

  public var curves: [Curve]
  public var title: String?
  public var timeLabel: String
  public var valueLabel: String?
  public var isDark: Bool
  /// Points.
  public var width: Double
  public var height: Double

  public init(
    curves: [Curve], title: String? = nil, timeLabel: String = "seconds", valueLabel: String? = nil,
    isDark: Bool = false, width: Double = 640, height: Double = 400
  ) {
    self.curves = curves
    self.title = title
    self.timeLabel = timeLabel
    self.valueLabel = valueLabel
    self.isDark = isDark
    self.width = width
    self.height = height
  }

  /// - Parameter typesetter: measures the labels; the renderer must draw with an equal one.
  public func displayList(_ typesetter: any Typesetter) -> DisplayList {
    var drawing = PlotDrawing(self, typesetter)
    return drawing.draw()
  }
}

/// Round numbers along an axis.
struct AxisTicks: Equatable {
  var low, high, step: Double

  /// - Parameter count: about how many steps are wanted.
  init(_ values: ClosedRange<Double>, count: Int) {
    let span = values.upperBound - values.lowerBound
    let rough = max(span, 1e-9, abs(values.upperBound) * 1e-9) / Double(max(1, count))
    let power = pow(10, floor(log10(rough)))
    let factor = [1.0, 2, 2.5, 5, 10].first { $0 * power >= rough * 0.999 } ?? 10
    step = factor * power
    low = (values.lowerBound / step + 1e-6).rounded(.down) * step
    high = (values.upperBound / step - 1e-6).rounded(.up) * step
    if high <= low { high = low + step }
  }

  var values: [Double] {
    let count = Int(min(1000, ((high - low) / step).rounded()))
    return (0...count).map { low + Double($0) * step }
  }

  /// All ticks have as many decimals as the step needs.
  func label(_ value: Double) -> String {
    if abs(value) >= 1e7 || (step < 1e-6 && value != 0) { return String(format: "%.3g", value) }
    var decimals = 0
    var scaled = step
    while decimals < 7, abs(scaled - scaled.rounded()) > 1e-6 * max(1, scaled) {
      scaled *= 10
      decimals += 1
    }
    let text = String(format: "%.\(decimals)f", abs(value) < step * 1e-6 ? 0 : value)
    return text.replacingOccurrences(of: "-", with: "\u{2212}")
  }
}

/// One drawing of a plot.
private struct PlotDrawing {
  let plot: CurvePlot
  let typesetter: any Typesetter
  let colors: Palette
  /// Which curves lie on one before them: they are dashed, so that both show.
  let isDashed: [Bool]
  var list = DisplayList()

  init(_ plot: CurvePlot, _ typesetter: any Typesetter) {
    self.plot = plot
    self.typesetter = typesetter
    isDashed = plot.curves.indices.map { index in
      plot.curves[..<index].contains { $0.coincides(with: plot.curves[index]) }
    }
    colors = Palette(isDark: plot.isDark)
    list.width = min(10_000, max(120, plot.width.isFinite ? plot.width : 640))
    list.height = min(10_000, max(90, plot.height.isFinite ? plot.height : 400))
  }

  mutating func draw() -> DisplayList {
    list.add(.rect, .init(0, 0, list.width, list.height), color: colors.ground)
    var top = 18.0
    if let title = plot.title {
      let layout = text(title, size: 15, weight: 600, width: list.width - 40)
      list.addText(layout, x: 20, y: top - 2, color: colors.text)
      top += layout.height + 6
    }
    top = drawLegend(y: top) + 12
    let times = AxisTicks(
      range(plot.curves.flatMap { $0.samples.map(\.time) }, including: [0]), count: 8)
    let values = AxisTicks(
      range(plot.curves.flatMap { $0.samples.map(\.value) }, including: []),
      count: max(2, Int((list.height - top - 50) / 48)))
    let labels = values.values.map { text(values.label($0), size: 11) }
    let gutter = (labels.map(\.width).max() ?? 0) + 10 + (plot.valueLabel == nil ? 0 : 20)
    let area = CGRect(
      x: 18 + gutter, y: top, width: max(20, list.width - 18 - gutter - 24),
      height: max(20, list.height - top - 50))
    drawAxes(area, times, values, labels)
    drawCurves(area, times, values)
    return list
  }

  /// Names beside short lines of their colour, wrapped to the width; the bottom of the last row.
  private mutating func drawLegend(y: Double) -> Double {
    var (x, y) = (20.0, y)
    for (index, curve) in plot.curves.enumerated() {
      let layout = text(curve.name, size: 12, weight: 500, width: list.width - 80)
      if x > 20, x + 28 + layout.width > list.width - 20 {
        x = 20
        y += 20
      }
      let line = Path { path in
        path.move(to: CGPoint(x: x, y: y + 8))
        path.addLine(to: CGPoint(x: x + 18, y: y + 8))
      }
      list.addStroke(line, width: 3, color: color(index), style: style(index, dash: [3, 5]))
      list.addText(layout, x: x + 26, y: y + 8 - layout.height / 2, color: colors.text)
      x += 26 + layout.width + 20
    }
    return plot.curves.isEmpty ? y : y + 18
  }

  private mutating func drawAxes(
    _ area: CGRect, _ times: AxisTicks, _ values: AxisTicks, _ labels: [TextLayout]
  ) {
    for (value, layout) in zip(values.values, labels) {
      let y = area.maxY - (value - values.low) / (values.high - values.low) * area.height
      let isBase = abs(value) < values.step * 1e-6
      rule(area.minX, y, area.maxX, y, isBase ? colors.line : colors.grid, isBase ? 1.25 : 1)
      list.addText(
        layout, x: area.minX - 8 - layout.width, y: y - layout.height / 2,
        color: colors.secondaryText)
    }
    var lastRight = -Double.infinity
    for time in times.values {
      let x = area.minX + (time - times.low) / (times.high - times.low) * area.width
      rule(x, area.minY, x, area.maxY, colors.grid, 1)
      let layout = text(times.label(time), size: 11)
      let left = x - layout.width / 2
      if left < lastRight + 6 { continue }
      lastRight = left + layout.width
      list.addText(layout, x: left, y: area.maxY + 7, color: colors.secondaryText)
    }
    let name = text(plot.timeLabel, size: 11, weight: 500, width: area.width)
    list.addText(
      name, x: area.midX - name.width / 2, y: area.maxY + 25, color: colors.secondaryText)
    if let label = plot.valueLabel {
      let layout = text(label, size: 11, weight: 500, width: area.height)
      let (x, y) = (18 + layout.height / 2, area.midY)
      let color = colors.secondaryText
      list.group(.rotation, .init(-.pi / 2, x, y)) {
        $0.addText(layout, x: x - layout.width / 2, y: y - layout.height / 2, color: color)
      }
    }
  }

  private mutating func drawCurves(_ area: CGRect, _ times: AxisTicks, _ values: AxisTicks) {
    let plot = plot
    let curveColors = plot.curves.indices.map(color)
    let styles = plot.curves.indices.map { style($0, dash: [7, 8]) }
    // Half a line's width more than the area, so that lines along its edge show whole.
    list.group(.clipRect, .init(area.minX - 2, area.minY - 2, area.width + 4, area.height + 4)) {
      list in
      for ((curve, color), style) in zip(zip(plot.curves, curveColors), styles) {
        var path = Path()
        var isJoined = false
        for sample in curve.samples {
          guard sample.time.isFinite, sample.value.isFinite else {
            isJoined = false
            continue
          }
          let point = CGPoint(
            x: area.minX + (sample.time - times.low) / (times.high - times.low) * area.width,
            y: area.maxY - (sample.value - values.low) / (values.high - values.low) * area.height)
          if isJoined { path.addLine(to: point) } else { path.move(to: point) }
          isJoined = true
        }
        list.addStroke(path, width: 2.25, color: color, style: style)
      }
    }
  }

  private func style(_ index: Int, dash: [Double]) -> StrokeStyle {
    var style = StrokeStyle(lineCap: .round, lineJoin: .round)
    if isDashed[index] { style.dash = dash.map { CGFloat($0) } }
    return style
  }

  private func color(_ index: Int) -> ResolvedColor {
    plot.curves[index].color ?? colors.curves[index % colors.curves.count]
  }

  private mutating func rule(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ color: ResolvedColor, _ width: Double
  ) {
    let line = Path { $0.addLines([CGPoint(x: x1, y: y1), CGPoint(x: x2, y: y2)]) }
    list.addStroke(line, width: width, color: color)
  }

  private func text(_ string: String, size: Double, weight: Double = 400, width: Double? = nil)
    -> TextLayout
  {
    var font = ResolvedFont(size: size, weight: weight)
    font.monospacedDigits = true
    var block = TextBlock(spans: [TextSpan(.string(string), font: font)])
    block.lineLimit = 1
    return typesetter.layout(block, width: width, height: nil)
  }

  private func range(_ numbers: [Double], including extra: [Double]) -> ClosedRange<Double> {
    let finite = numbers.filter { abs($0) < 1e300 } + extra
    guard let low = finite.min(), let high = finite.max() else { return 0...1 }
    return low == high ? (low - 0.5)...(high + 0.5) : low...high
  }
}
