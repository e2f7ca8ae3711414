import Foundation
import InbetweenCairo
import InbetweenDrawing
import InbetweenMedia
import InbetweenTiming
import InbetweenViewGraph

extension Verb {
  /// `inbetween curve`: animations as curves over time.
  static let curve = Verb(
    name: "curve", operands: "\"ANIMATION\" ... -o OUT.svg|OUT.png",
    summary: "Draws animations as curves of their progress over time.",
    options: [
      Option(name: "output", letter: "o", value: "FILE", help: "Writes .svg or .png."),
      Option(name: "duration", value: "SECONDS", help: "Length; by default until all are over."),
      Option(name: "distance", value: "N", help: "Length of the change, 1 by default."),
      Option(name: "size", value: "WxH", help: "Size in points, 640x400 by default."),
      Option(name: "scale", value: "N", help: "Pixels in a point of a .png, 2 by default."),
      Option(name: "dark", help: "Draws on a dark ground."),
    ],
    details: """
      An animation is written as in a source file, with or without 'Animation.' before it:
        inbetween curve "spring(duration: 0.5, bounce: 0.3)" "easeInOut(duration: 0.5)" -o curves.svg

      Progress goes from 0 to 1, and beyond where a spring overshoots. Where a spring of 'spring(…)'
      ends depends on the distance in the units of what it animates: --distance gives another one.
      """,
    run: runCurve)
}

@MainActor
private func runCurve(_ options: ParsedOptions) throws -> Int32 {
  guard !options.operands.isEmpty else { throw UsageError("curve needs an animation") }
  guard let path = options["output"] else { throw UsageError("curve needs an output: -o FILE") }
  let ending = URL(fileURLWithPath: path).pathExtension.lowercased()
  guard ending == "svg" || ending == "png" else {
    throw UsageError("-o \(path): the name must end in .svg or .png")
  }
  let animations = try options.operands.map { try ExpressionReader.animation($0) }
  let distance = try options.number("distance", in: 1e-6...1e9) ?? 1
  let size = try options.size("size") ?? CGSize(width: 640, height: 400)
  let end =
    try options.number("duration", in: 1e-3...3600)
    ?? animations.map { $0.shownLength(distance: distance) }.max() ?? 1
  let curves = zip(options.operands, animations).map { text, animation in
    CurvePlot.Curve(name: text, samples: animation.samples(until: end, distance: distance))
  }
  let plot = CurvePlot(
    curves: curves, isDark: options.has("dark"), width: size.width, height: size.height)
  if ending == "svg" {
    let typesetter = PangoTypesetter()
    try MediaFile.writeText(path, SVGRenderer().render(plot.displayList(typesetter)))
  } else {
    let renderer = CairoRenderer()
    let scale = try options.number("scale", in: 0.1...8) ?? 2
    let bitmap = try renderer.render(plot.displayList(renderer.typesetter), scale: scale)
    try MediaFile.writePNG(path, bitmap)
  }
  print(path)
  return ExitStatus.success
}

extension Animation {
  /// Seconds that show the whole of it: to its end, or three rounds where it has none.
  fileprivate func shownLength(distance: Double) -> Double {
    guard let motion else { return 1 }
    let end = motion.end(distance: distance)
    if end.isFinite { return min(max(end, 1e-3), 3600) }
    return min(motion.period(distance: distance).map { $0 * 3 } ?? 1, 3600)
  }

  /// Progress at even distances, fine enough for a smooth line. They are multiples of the step in
  /// which springs are integrated, 1/300 s (semantics 3): between steps a spring stands still.
  fileprivate func samples(until end: Double, distance: Double) -> [(time: Double, value: Double)] {
    guard let motion else { return [] }
    let run = MotionRun(motion, distance: distance)
    let step = max((end / 600 * 300).rounded(.up), 1) / 300
    let times = Array(stride(from: 0, to: end, by: step)) + [end]
    return times.map { ($0, run.progress(at: $0)) }
  }
}
