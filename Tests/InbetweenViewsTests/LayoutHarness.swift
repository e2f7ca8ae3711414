import Foundation
import InbetweenDrawing
import InbetweenViewGraph

@testable import InbetweenViews

/// A stage of 100 by 100 points on which views are laid out and frames are read.
@MainActor
final class LayoutHarness {
  let graph: Graph

  init(
    _ view: some View, size: CGSize = CGSize(width: 100, height: 100),
    environment: EnvironmentValues = .init()
  ) {
    graph = Graph(size: size, typesetter: GridTypesetter())
    graph.build(view, environment: environment)
  }

  /// The rectangles of the leaves as they are drawn, in painting order.
  func rects(at time: Double = 0) -> [CGRect] {
    graph.frame(at: time).items.compactMap { item in
      guard item.kind == .rect || item.kind == .ellipse else { return nil }
      let v = item.values
      return CGRect(x: v.a, y: v.b, width: v.c, height: v.d)
    }
  }

  /// The lines of the list without the canvas and the owners.
  func lines(at time: Double = 0) -> [String] {
    graph.frame(at: time).text.split(separator: "\n").dropFirst().map { line in
      line.split(separator: " @").first.map(String.init) ?? ""
    }
  }
}

/// The rectangles of the colours of a view on a canvas of 100 by 100 points.
@MainActor
func rects(
  _ view: some View, size: CGSize = CGSize(width: 100, height: 100),
  environment: EnvironmentValues = .init()
) -> [CGRect] {
  LayoutHarness(view, size: size, environment: environment).rects()
}

/// A rectangle by its numbers.
func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// A typesetter whose every character is 10 points wide and 20 high, with the baseline at 15. Lines
/// break between any two characters.
final class GridTypesetter: Typesetter {
  func layout(_ block: TextBlock, width: Double?, height: Double?) -> TextLayout {
    let count = block.string.count
    let perLine = max(1, min(count, width.map { Int(max(0, min($0, 1e6)) / 10) } ?? count))
    let lines = max(1, (count + perLine - 1) / perLine)
    return TextLayout(
      block: block, proposedWidth: width, width: Double(perLine) * 10,
      height: Double(lines) * 20, firstBaseline: 15, lastBaseline: Double(lines) * 20 - 5,
      lines: [])
  }

  func symbolSize(
    _ source: ImageSource, font: ResolvedFont, scale: Double
  ) -> (width: Double, height: Double, baseline: Double) {
    (20, 20, 15)
  }

  func imageSize(_ source: ImageSource) -> (width: Double, height: Double)? { nil }
}
