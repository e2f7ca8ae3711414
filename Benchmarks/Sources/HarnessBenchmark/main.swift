import Foundation
import InbetweenTesting
import SwiftUI

/// One test of each view: a person's deed, values on the way, the rest, events, reasons, costs.
@MainActor
enum StageTests {
  static func save() throws {
    let stage = Stage(SaveScreen())
    let cost = try stage.cost {
      try stage.tap("Save")
      stage.advance(to: 0.2)
      stage.expect("offset.y", of: .type("Label"), is: -8, within: 3)
      stage.expectSettles(within: 5)
    }
    stage.expectEvents([
      .enter("lift", at: 0), .leave("lift"), .enter("land"), .leave("land"), .enter("rest"),
      .leave("rest"),
    ])
    cost.expect(\.frames, atMost: 200)
    stage.expectNoFindings()
  }

  static func card() throws {
    let stage = Stage(CardScreen())
    try stage.tap("Open")
    stage.advance(to: 0.1)
    stage.expectChange(of: "opacity", of: "Item 2", is: .animated)
    stage.expectSettles(within: 5)
    stage.expect("opacity", of: "Item 2", is: 1)
    try stage.tap("Close")
    stage.expectSettles(within: 5)
    stage.expectIdle()
  }

  static func hop() throws {
    let stage = Stage(HopScreen())
    let y = try stage.watch("offset.y", of: "#like", every: 1.0 / 120)
    try stage.tap("#like")
    stage.expectSettles(within: 2)
    y.expectNever(below: -11)
    y.expectReaches(-9.9, by: 0.2)
    y.expectContinuous()
    stage.expectEvents([
      .keyframesBegin(at: 0), EventPattern(.keyframes, "residue"),
      EventPattern(.keyframes, "residue"), .keyframesEnd(at: 0.5),
    ])
  }

  static func form() throws {
    let stage = Stage(FormScreen())
    try stage.tap("Name")
    try stage.type("Ada")
    let row = try stage.shownFrame(of: "#sounds")
    stage.tap(at: CGPoint(x: row.maxX - 20, y: row.midY))
    stage.advance(to: 0.15)
    stage.expectSettles(within: 5)
    stage.expect("offset.x", of: "On, Ada", is: 20)
    stage.set { $0.isDark = true }
    stage.expectSettles(within: 5)
  }

  static func drawer() throws {
    let stage = Stage(DrawerScreen())
    let frame = try stage.shownFrame(of: "#drawer")
    let start = CGPoint(x: frame.midX, y: frame.midY)
    stage.drag(from: start, to: CGPoint(x: start.x + 100, y: start.y), duration: 0.3)
    stage.advance(to: 0.2)
    let x = try stage.watch("offset.x", of: "#drawer", every: 1.0 / 60)
    stage.expectSettles(within: 5)
    x.expectNever(above: 101)
    stage.expect("offset.x", of: "#drawer", is: 0)
  }
}

func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

MainActor.assumeIsolated {
  let tests: [(String, @MainActor () throws -> Void)] = [
    ("a button and phases", StageTests.save), ("a card that opens", StageTests.card),
    ("keyframes, watched", StageTests.hop), ("controls", StageTests.form),
    ("a drag, watched", StageTests.drawer),
  ]
  #if DEBUG
    print("1,000 stage tests, library debug, CPU time of the thread")
  #else
    print("1,000 stage tests, library release, user code -Onone, CPU time of the thread")
  #endif
  var total = 0.0
  var failures = 0
  for (name, test) in tests {
    let begin = processorTime()
    for _ in 0..<200 {
      do {
        let failed = try MotionFailure.collect(test)
        if failures == 0, let first = failed.first { print("failed: \(first)") }
        failures += failed.count
      } catch {
        if failures == 0 { print("failed: \(error)") }
        failures += 1
      }
    }
    let time = processorTime() - begin
    total += time
    print("  200 of \(name): \(String(format: "%.2f", time)) s")
  }
  print("all 1,000: \(String(format: "%.2f", total)) s (aim 10), \(failures) failures")
}
