import Foundation
import InbetweenCairo
import InbetweenDrawing
import InbetweenMedia

extension Verb {
  /// `inbetween curve`: animations and keyframes as curves over time.
  static let curve = Verb(
    name: "curve", operands: "\"ANIMATION\" ... [-o OUT.svg|.png|.txt|.csv]",
    summary: "Draws animations and keyframes as curves over time, or tells their numbers.",
    options: [
      Option(
        name: "output", letter: "o", value: "FILE",
        help: "Writes a plot (.svg, .png) or a table (.txt, .csv)."),
      Option(name: "step", value: "SECONDS", help: "Between the rows of a table."),
      Option(name: "duration", value: "SECONDS", help: "Length; by default until all are over."),
      Option(name: "distance", value: "N", help: "Length of the change, 1 by default."),
      Option(name: "size", value: "WxH", help: "Size in points, 640x400 by default."),
      Option(name: "scale", value: "N", help: "Pixels in a point of a .png, 2 by default."),
      Option(name: "dark", help: "Draws on a dark ground."),
    ],
    details: """
      An animation is written as in a source file, with or without 'Animation.' before it:
        inbetween curve "spring(duration: 0.5, bounce: 0.3)" "easeInOut(duration: 0.5)" -o curves.svg
      Keyframes as well; the labels of the initial value name the curves:
        inbetween curve "KeyframeTimeline(initialValue: Pose(scale: 1, y: 0)) {
          KeyframeTrack(\\.scale) { SpringKeyframe(1.2, duration: 0.3) }
          KeyframeTrack(\\.y) { LinearKeyframe(-10, duration: 0.2) } }" -o pose.png
      Without -o the numbers are told as a table.

      Progress goes from 0 to 1, and beyond where a spring overshoots. Where a spring of 'spring(…)'
      ends depends on the distance in the units of what it animates: --distance gives another one.
      """,
    run: runCurve)
}

@MainActor
private func runCurve(_ options: ParsedOptions) throws -> Int32 {
  guard !options.operands.isEmpty else { throw UsageError("curve needs an animation") }
  let path = options["output"]
  let ending = path.map { URL(fileURLWithPath: $0).pathExtension.lowercased() } ?? ""
  if let path, !["svg", "png", "txt", "csv"].contains(ending) {
    throw UsageError("-o \(path): the name must end in .svg, .png, .txt or .csv")
  }
  let expressions = try options.operands.map { try ExpressionReader.curve($0) }
  let distance = try options.number("distance", in: 1e-6...1e9) ?? 1
  let size = try options.size("size") ?? CGSize(width: 640, height: 400)
  let step = try options.number("step", in: 1e-4...3600)
  let end = try options.number("duration", in: 1e-3...3600)
  var curves = zip(options.operands, expressions).flatMap { text, expression in
    expression.curves(named: text, distance: distance, until: end)
  }
  // All as long as the longest: what is over stays.
  if let longest = curves.compactMap({ $0.samples.last?.time }).max(), end == nil {
    curves = zip(options.operands, expressions).flatMap { text, expression in
      expression.curves(named: text, distance: distance, until: longest)
    }
  }
  let table = CurveTable(curves, step: step)
  let plot = CurvePlot(
    curves: [], isDark: options.has("dark"), width: size.width, height: size.height)
  let sheet = CurveSheet(CurveSheet.plots(of: curves, like: plot), isDark: plot.isDark)
  switch (path, ending) {
  case (let path?, "svg"):
    try MediaFile.writeText(path, SVGRenderer().render(sheet.displayList(PangoTypesetter())))
  case (let path?, "png"):
    let renderer = CairoRenderer()
    let scale = try options.number("scale", in: 0.1...8) ?? 2
    let bitmap = try renderer.render(sheet.displayList(renderer.typesetter), scale: scale)
    try MediaFile.writePNG(path, bitmap)
  case (let path?, "csv"): try MediaFile.writeText(path, table.csv)
  case (let path?, _): try MediaFile.writeText(path, table.text + "\n")
  case (nil, _): break
  }
  print(path ?? table.text)
  return ExitStatus.success
}
