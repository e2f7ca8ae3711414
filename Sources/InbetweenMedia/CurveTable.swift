import Foundation

/// Curves as numbers: a row for each time, a column for each curve.
///
///     seconds  linear  spring
///           0       0       0
///         0.1   0.286   0.364
public struct CurveTable {
  public var curves: [CurvePlot.Curve]
  /// Seconds, ascending.
  public var times: [Double]
  /// Digits after the point.
  public var decimals: Int

  public init(_ curves: [CurvePlot.Curve], times: [Double], decimals: Int = 4) {
    self.curves = curves
    self.times = times
    self.decimals = min(9, max(0, decimals))
  }

  /// Rows at even times from 0 to the end of the longest curve, which is a row as well.
  ///
  /// - Parameter step: seconds; nil: a round number that makes about 20 rows.
  public init(_ curves: [CurvePlot.Curve], step: Double? = nil, decimals: Int = 4) {
    let end = curves.compactMap { $0.samples.last?.time }.filter(\.isFinite).max() ?? 0
    let step =
      step.flatMap { $0 > 0 && $0.isFinite ? $0 : nil } ?? AxisTicks(0...end, count: 20).step
    let count = Int(min(100_000, (end / step + 1e-6).rounded(.down)))
    var times = (0...count).map { Double($0) * step }
    if end - times[count] > step * 1e-6 { times.append(end) }
    self.init(curves, times: times, decimals: decimals)
  }

  /// Aligned columns under the curves' names.
  public var text: String {
    let rows = [["seconds"] + curves.map(\.name)] + cells
    let widths = (0...curves.count).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      zip(row, widths).map { String(repeating: " ", count: $1 - $0.count) + $0 }
        .joined(separator: "  ")
    }.joined(separator: "\n")
  }

  /// Comma-separated values (RFC 4180), with names in the first row.
  public var csv: String {
    let head = (["seconds"] + curves.map(\.name)).map { name in
      name.contains { ",\"\r\n".contains($0) }
        ? "\"" + name.replacingOccurrences(of: "\"", with: "\"\"") + "\"" : name
    }
    return ([head] + cells).map { $0.joined(separator: ",") + "\n" }.joined()
  }

  private var cells: [[String]] {
    times.map { time in
      [Self.text(time, decimals: 6)]
        + curves.map { Self.text($0.value(at: time), decimals: decimals) }
    }
  }

  /// Without trailing zeros, and never "-0".
  private static func text(_ number: Double, decimals: Int) -> String {
    guard number.isFinite, abs(number) < 1e15 else { return "\(number)" }
    var text = String(format: "%.\(decimals)f", number)
    if text.contains(".") {
      while text.last == "0" { text.removeLast() }
      if text.last == "." { text.removeLast() }
    }
    return text == "-0" ? "0" : text
  }
}
