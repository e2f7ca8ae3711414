import Foundation

/// CPU time of this thread, seconds.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// The best of several runs, seconds of CPU time: noise only ever adds.
func best(of runs: Int = 5, _ body: () -> Double) -> Double {
  (0..<runs).map { _ in body() }.min() ?? 0
}

/// One line of the table.
func report(_ name: String, _ value: Double, _ unit: String, aim: String = "") {
  let number = value < 10 ? String(format: "%.2f", value) : String(format: "%.0f", value)
  let padded = name.padding(toLength: 58, withPad: " ", startingAt: 0)
  let right = String(repeating: " ", count: max(0, 9 - number.count)) + number
  print("\(padded)\(right) \(unit)\(aim.isEmpty ? "" : "   (aim \(aim))")")
}

/// The machine, the build and the toolchain, which belong to every figure.
func header() {
  let info = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
  let cpu =
    info.split(separator: "\n").first { $0.hasPrefix("model name") }?
    .split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) } ?? "unknown CPU"
  #if DEBUG
    let mode = "debug"
  #else
    let mode = "release"
  #endif
  print("\(cpu), one core, library \(mode), \(toolchain), CPU time of the thread, best of 5\n")
}

private var toolchain: String {
  #if compiler(>=6.4)
    "Swift 6.4 or later"
  #elseif compiler(>=6.3)
    "Swift 6.3"
  #else
    "Swift before 6.3"
  #endif
}
