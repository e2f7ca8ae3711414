import Foundation
import InbetweenDrawing

/// Frames side by side, each with its time below, as one display list.
public struct ContactSheet {
  public struct Frame: Sendable {
    /// Seconds.
    public var time: Double
    public var list: DisplayList

    public init(time: Double, list: DisplayList) {
      self.time = time
      self.list = list
    }
  }

  public var frames: [Frame]
  /// Above the frames; nil: nothing.
  public var title: String?
  /// nil: as many as make the sheet about as wide as a page is (3 to 2).
  public var columns: Int?
  /// Light writing on a dark ground.
  public var isDark: Bool
  /// Behind each frame; nil: the sheet's own card colour.
  public var frameBackground: ResolvedColor?
  /// Frames wider than this many points are shown smaller.
  public var widestFrame: Double

  public init(
    frames: [Frame], title: String? = nil, columns: Int? = nil, isDark: Bool = false,
    frameBackground: ResolvedColor? = nil, widestFrame: Double = 240
  ) {
    self.frames = frames
    self.title = title
    self.columns = columns
    self.isDark = isDark
    self.frameBackground = frameBackground
    self.widestFrame = widestFrame
  }

  private static let margin = 20.0
  private static let gap = 14.0
  private static let labelHeight = 22.0
  private static let cornerRadius = 6.0

  /// - Parameter typesetter: measures the labels; the renderer must draw with an equal one.
  public func displayList(_ typesetter: any Typesetter) -> DisplayList {
    let colors = Palette(isDark: isDark)
    let size = frames.map(\.list).reduce((width: 1.0, height: 1.0)) {
      (max($0.width, $1.width), max($0.height, $1.height))
    }
    let scale = min(1, max(1, widestFrame) / size.width)
    // Labels must not touch, however narrow the frames are.
    let cell = (width: max(44, size.width * scale), height: size.height * scale)
    let columns = max(1, min(frames.count, columns ?? fittingColumns(cell)))
    let rows = (max(1, frames.count) + columns - 1) / columns
    let head = title == nil ? 0 : 30.0
    var sheet = DisplayList()
    let (margin, gap) = (Self.margin, Self.gap)
    sheet.width = 2 * margin + Double(columns) * (cell.width + gap) - gap
    sheet.height = 2 * margin + head + Double(rows) * (cell.height + Self.labelHeight + gap) - gap
    // Whole points, so that no row of pixels is half covered.
    (sheet.width, sheet.height) = (sheet.width.rounded(.up), sheet.height.rounded(.up))
    sheet.add(.rect, .init(0, 0, sheet.width, sheet.height), color: colors.ground)
    if let title {
      var block = TextBlock(spans: [
        TextSpan(.string(title), font: ResolvedFont(size: 15, weight: 600))
      ])
      block.lineLimit = 1
      let layout = typesetter.layout(block, width: sheet.width - 2 * margin, height: nil)
      sheet.addText(layout, x: margin, y: margin - 4, color: colors.text)
    }
    let decimals = self.decimals
    for (index, frame) in frames.enumerated() {
      let x = margin + Double(index % columns) * (cell.width + gap)
      let y = margin + head + Double(index / columns) * (cell.height + Self.labelHeight + gap)
      let width = frame.list.width * scale
      let left = x + (cell.width - width) / 2
      let box = DisplayList.Values(
        left, y, width, frame.list.height * scale, Self.cornerRadius, Self.cornerRadius)
      sheet.add(.rect, box, flags: 1, color: frameBackground ?? colors.card)
      sheet.group(.clipRect, box, flags: 1) { sheet in
        sheet.group(.transform, .init(scale, 0, 0, scale, left, y)) { $0.append(frame.list) }
      }
      let outline = Path(
        roundedRect: CGRect(x: left, y: y, width: width, height: frame.list.height * scale),
        cornerRadius: Self.cornerRadius)
      sheet.addStroke(outline, width: 0.5, color: colors.line)
      let label = label(frame.time, decimals: decimals)
      let layout = typesetter.layout(label, width: nil, height: nil)
      sheet.addText(
        layout, x: x + (cell.width - layout.width) / 2, y: y + cell.height + 5,
        color: colors.secondaryText)
    }
    return sheet
  }

  private func fittingColumns(_ cell: (width: Double, height: Double)) -> Int {
    let height = cell.height + Self.labelHeight + Self.gap
    let ideal = (Double(frames.count) * 1.5 * height / (cell.width + Self.gap)).squareRoot()
    let columns = max(1, min(Double(frames.count), ideal.rounded()))
    // Rows of equal length where that takes no more than a column less.
    let rows = (Double(frames.count) / columns).rounded(.up)
    return Int((Double(frames.count) / max(1, rows)).rounded(.up))
  }

  /// Enough digits to tell neighbours apart: two, or three.
  private var decimals: Int {
    let times = frames.map { ($0.time * 100).rounded() / 100 }
    return zip(frames, times).contains { abs($0.time - $1) > 1e-6 } && frames.count > 1
      && zip(times, times.dropFirst()).contains { $0 == $1 } ? 3 : 2
  }

  private func label(_ time: Double, decimals: Int) -> TextBlock {
    var font = ResolvedFont(size: 11, weight: 500)
    font.monospacedDigits = true
    let text = time.isFinite ? String(format: "%.\(decimals)f s", time) : "\(time)"
    return TextBlock(spans: [TextSpan(.string(text), font: font)])
  }
}

/// Colours of what is drawn around frames and curves.
struct Palette {
  var ground, card, text, secondaryText, line, grid: ResolvedColor
  /// Told apart in lightness as well as hue, and legible on the ground.
  var curves: [ResolvedColor]

  init(isDark: Bool) {
    func color(_ hex: String) -> ResolvedColor { ResolvedColor(hex: hex) ?? .black }
    ground = color(isDark ? "#16181D" : "#F6F7F9")
    card = color(isDark ? "#000000" : "#FFFFFF")
    text = color(isDark ? "#F2F3F5" : "#1B1D22")
    secondaryText = color(isDark ? "#A6ACB8" : "#5B6270")
    line = color(isDark ? "#3A3F4A" : "#C9CED6")
    grid = color(isDark ? "#2A2E37" : "#E3E6EB")
    curves =
      (isDark
      ? ["#5AA9FF", "#FF8A5C", "#4CD08A", "#D48CFF", "#FFCF4D", "#FF7FA8", "#5ED6E0", "#B0B8C6"]
      : ["#0A66D8", "#D1480F", "#158A4D", "#8B3FD0", "#A87400", "#CF2B66", "#0B7E8C", "#5B6270"])
      .map(color)
  }
}
