import Foundation
import InbetweenRive

/// What a frame costs: `advance` alone, thread CPU time, against the figures of Rive's own C++
/// runtime (-O2, one core of a 2-core x86-64 server).
///
///     swift run -c release --package-path Benchmarks RiveBenchmark [FOLDER of .riv files]
@main struct RiveBenchmark {
  /// A file, what plays, its script (frame and command, repeated every 120 frames) and the C++
  /// median in microseconds.
  struct Case {
    let name: String
    let file: String
    let artboard: String?
    let scene: String
    let isAnimation: Bool
    let script: [(Int, String)]
    let reference: Double
  }

  static let cases: [Case] = [
    Case("mascot", "mascot", "Animation 1", animation: true, reference: 28.63),
    Case("marty", "marty", "Animation1", animation: true, reference: 75.75),
    Case("quick_start", "quick_start", "State Machine 1", reference: 3.44),
    Case(
      "quick_start.inputs", "quick_start", "State Machine 1",
      script: [
        (10, "vmnumber health 20"), (40, "vmnumber health 85"), (60, "vmnumber health 5"),
        (80, "vmtrigger gameOver"),
      ], reference: 63.25),
    Case("basketball", "basketball", "idle", animation: true, reference: 4.31),
    Case("light_switch", "light_switch", "Switch", reference: 1.27),
    Case(
      "light_switch.inputs", "light_switch", "Switch",
      script: [(10, "bool On 0"), (40, "bool On 1")], reference: 1.33),
    Case("two_bone_ik", "two_bone_ik", "Animation 1", animation: true, reference: 1.00),
    Case("constrained", "constrained", "Animation 1", animation: true, reference: 3.27),
    Case("clipping", "clipping", "Animation 1", animation: true, reference: 0.98),
    Case("wacky", "wacky", "wacky", animation: true, reference: 7.27),
    Case("nested_inputs", "runtime_nested_inputs", "MainStateMachine", reference: 2.00),
    Case(
      "nested_inputs.inputs", "runtime_nested_inputs", "MainStateMachine",
      script: [(10, "bool MainBool 1"), (80, "bool MainBool 0")], reference: 2.00),
    Case("layout", "layout_test", "State Machine 1", reference: 2.42),
    Case(
      "layout.inputs", "layout_test", "State Machine 1",
      script: [(10, "number State 1"), (80, "number State 4")], reference: 2.55),
    Case(
      "slider_blend1d", "riveslider", "Slide",
      script: [
        (5, "number FillPercent 25"), (30, "number FillPercent 50"), (60, "number FillPercent 99"),
        (90, "number FillPercent -5"),
      ], reference: 4.43),
    Case("text", "text_test_2", "State Machine 1", reference: 14.98),
    Case("shapes", "shapes", "Auto Generated State Machine", reference: 0.71),
    Case("rt.follow_path_shapes", "follow_path_shapes", "State Machine 1", reference: 9.24),
    Case(
      "rt.death_knight", "death_knight", "State Machine 1", artboard: "MC Main Artboard",
      reference: 20.35),
    Case("rt.rocket", "rocket", "Button", reference: 1.01),
  ]

  static func main() throws {
    let folder =
      CommandLine.arguments.count > 1 ? CommandLine.arguments[1] : "../shared/rive/samples"
    print("| recording | import µs | instance µs | advance median µs | C++ µs | ratio | draw µs |")
    print("|---|---|---|---|---|---|---|")
    var ratios: [Double] = []
    for one in cases {
      guard let data = FileManager.default.contents(atPath: "\(folder)/\(one.file).riv") else {
        print("| \(one.name) | not there |")
        continue
      }
      let figures = try (0..<5).map { _ in try one.run(Array(data)) }
      func best(_ key: KeyPath<Figures, Double>) -> Double {
        figures.map { $0[keyPath: key] }.min() ?? 0
      }
      let median = best(\.advance)
      ratios.append(median / one.reference)
      print(
        String(
          format: "| %@ | %.0f | %.0f | %.2f | %.2f | %.2f | %.1f |", one.name, best(\.reading),
          best(\.instance), median, one.reference, median / one.reference, best(\.draw)))
    }
    ratios.sort()
    print("median ratio \(String(format: "%.2f", ratios[ratios.count / 2]))")
    try settled(folder)
  }

  /// What an advance costs that has nothing to do.
  static func settled(_ folder: String) throws {
    guard let data = FileManager.default.contents(atPath: "\(folder)/explore.riv") else { return }
    let artboard = try RiveFile(Array(data)).artboard()
    let machine = try artboard.stateMachine()
    while machine.advance(1 / 60) {}
    let start = now()
    for _ in 0..<100_000 { machine.advance(1 / 60) }
    print(String(format: "settled: %.4f µs an advance", (now() - start) / 100_000))
  }
}

struct Figures {
  var reading = 0.0
  var instance = 0.0
  var advance = 0.0
  var draw = 0.0
}

/// Microseconds of CPU time of this thread.
func now() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
}

/// Counts what is drawn, and nothing else.
final class CountingCanvas: RiveCanvas {
  var count = 0
  func save() { count += 1 }
  func restore() { count += 1 }
  func transform(_ matrix: Matrix) { count += 1 }
  func clip(_ path: RivePath, rule: FillRule) { count += 1 }
  func draw(_ path: RivePath, _ paint: RivePaint) { count += 1 }
  func draw(_ image: RiveImage, blend: RiveBlend, opacity: Float) { count += 1 }
  func draw(_ mesh: RiveMesh, of image: RiveImage, blend: RiveBlend, opacity: Float) { count += 1 }
}

extension RiveBenchmark.Case {
  init(
    _ name: String, _ file: String, _ scene: String, artboard: String? = nil,
    animation: Bool = false, script: [(Int, String)] = [], reference: Double
  ) {
    self.init(
      name: name, file: file, artboard: artboard, scene: scene, isAnimation: animation,
      script: script, reference: reference)
  }

  /// 1200 frames at 60 a second; the median of each figure.
  func run(_ bytes: [UInt8]) throws -> Figures {
    var figures = Figures()
    var start = now()
    let riv = try RiveFile(bytes)
    figures.reading = now() - start
    start = now()
    let board = try riv.artboard(artboard)
    figures.instance = now() - start
    let canvas = CountingCanvas()
    let player = isAnimation ? try board.animation(scene) : nil
    let machine = isAnimation ? nil : try board.stateMachine(scene)
    let data = board.defaultViewModel.map { riv.defaultViewModelInstance(of: $0) }
    if let data { machine?.bind(data) }
    var advances: [Double] = []
    var draws: [Double] = []
    for frame in 0..<1200 {
      for (at, line) in script where at == frame % 120 {
        let words = line.split(separator: " ").map(String.init)
        switch words[0] {
        case "bool": try machine?.setBool(words[1], words[2] == "1")
        case "number": try machine?.setNumber(words[1], Float(words[2]) ?? 0)
        case "vmnumber": try data?.value(at: words[1], .number).number = Float(words[2]) ?? 0
        default: try data?.value(at: words[1], .trigger).fire()
        }
      }
      let step: Float = frame == 0 ? 0 : 1 / 60
      start = now()
      _ = machine?.advance(step) ?? player?.advance(step)
      advances.append(now() - start)
      start = now()
      board.draw(on: canvas)
      draws.append(now() - start)
    }
    advances.sort()
    draws.sort()
    figures.advance = advances[600]
    figures.draw = draws[600]
    return figures
  }
}
