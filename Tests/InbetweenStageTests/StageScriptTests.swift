import Foundation
import InbetweenStage
import SwiftUI
import Testing

/// A small generator with a seed (xorshift64, Marsaglia 2003), so that a failure can be repeated.
private struct Generator: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}

@MainActor
@Suite("What was done to a stage, as a script")
struct StageScriptTests {
  /// Answers to everything that a script can do.
  struct Form: View {
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.scenePhase) private var phase
    @State private var count = 0
    @State private var distance = 0.0
    @State private var text = ""
    var body: some View {
      VStack {
        Button("Count") { withAnimation(.spring(duration: 0.4)) { count += 1 } }
        Text("\(count) \(phase == .active)").offset(x: Double(count) * 7)
        Color.red.frame(width: 60, height: 40).accessibilityIdentifier("card")
          .offset(x: distance).gesture(
            DragGesture().onChanged { distance = $0.translation.width }
              .onEnded { _ in withAnimation(.snappy) { distance = 0 } }
          ).accessibilityIdentifier("card").rotationEffect(
            .degrees(reduceMotion ? 0 : Double(count)))
        TextField("Name", text: $text)
      }
    }
  }

  /// Does something by hand.
  private func act(on stage: Stage, _ generator: inout Generator) throws {
    func point() -> CGPoint {
      CGPoint(
        x: Double(Int.random(in: 0...390, using: &generator)),
        y: Double(Int.random(in: 0...844, using: &generator)))
    }
    switch Int.random(in: 0..<12, using: &generator) {
    case 0: try stage.tap(.text("Count"))
    case 1: try stage.tap(.identifier("card"))
    case 2: try stage.tap()
    case 3: stage.tap(at: point())
    case 4: try stage.press(.text("Count"), duration: 0.25)
    case 5: stage.drag(from: point(), to: point(), duration: 0.2)
    case 6: try stage.type("ab \"c\"\n")
    case 7: stage.set { $0.reduceMotion.toggle() }
    case 8:
      // One change at a time: a script sets one name after another.
      stage.set { $0.isDark.toggle() }
      stage.set { $0.dynamicTypeSize = $0.dynamicTypeSize == .large ? .xxLarge : .large }
    case 9:
      stage.enterBackground()
      stage.advance(by: 0.1)
      stage.enterForeground()
    case 10:
      stage.remove()
      stage.insert()
    default: try stage.perform(ScriptEvent(time: 0, action: .swipe(.right, .identifier("card"))))
    }
  }

  /// All that a stage has to tell of its past and present.
  private func state(_ stage: Stage) -> String {
    let events = stage.graph.journal.events.map { "\($0.time) \($0.kind) \($0.name) \($0.owner)" }
    return (events + [stage.displayList.text, "\(stage.time)"]).joined(separator: "\n")
  }

  @Test("what was done by hand, saved and played again, gives the same", arguments: 1...25)
  func roundTrip(seed: UInt64) throws {
    var generator = Generator(state: seed &* 0x9E37_79B9_7F4A_7C15)
    let byHand = Stage { Form() }
    for _ in 0..<Int.random(in: 1...12, using: &generator) {
      byHand.advance(by: Double(Int.random(in: 0...40, using: &generator)) / 30)
      try act(on: byHand, &generator)
    }
    byHand.advance(by: 2)
    let saved = try Script(parsing: byHand.scriptText)
    #expect(saved == byHand.script && byHand.unscriptedTimes == [])
    let played = Stage { Form() }
    try played.play(saved)
    played.advance(to: byHand.time)
    #expect(state(played) == state(byHand))
    // And once more: a script that was played is what was done.
    #expect(played.script == saved)
  }

  @Test("each call is one statement, at its time, as one would write it")
  func statements() throws {
    let stage = Stage { Form() }
    try stage.tap(.text("Count"))
    stage.advance(to: 0.5)
    try stage.press(.identifier("card"), duration: 0.3)
    stage.advance(to: 1)
    stage.drag(from: CGPoint(x: 10, y: 20), to: CGPoint(x: 200, y: 20), duration: 0.25)
    stage.set { $0.reduceMotion = true }
    stage.advance(to: 2)
    stage.enterBackground()
    try stage.tap()
    #expect(
      stage.scriptText == """
        0 tap Count
        0.5 press #card 0.3s
        1 drag 10,20 200,20 0.25s
        1 set reduceMotion on
        2 background
        2 tap

        """)
  }

  @Test("what a script cannot say is remarked, and reads as a comment")
  func remarks() throws {
    let stage = Stage { Form() }
    stage.perform {}
    stage.advance(to: 1)
    stage.set { $0.size = CGSize(width: 100, height: 100) }
    stage.tap(at: CGPoint(x: Double.nan, y: 1e9))
    stage.advance(to: 2)
    try stage.tap()
    #expect(
      stage.scriptText == """
        # at 0.0 s the test changed something that a script cannot
        # at 1.0 s the test changed something that a script cannot
        2 tap

        """)
    #expect(try Script(parsing: stage.scriptText).events.count == 1)
  }

  @Test("what could not be done is not in the script")
  func failed() {
    let stage = Stage { Form() }
    #expect(throws: StageError.self) { try stage.tap(.text("Nowhere")) }
    #expect(throws: StageError.self) {
      try stage.perform(ScriptEvent(time: 0, action: .fire("confetti")))
    }
    #expect(stage.script.events.isEmpty)
  }

  @Test("a script file that is not there, or is wrong, says so")
  func files() throws {
    #expect(throws: StageError.self) { try Script(contentsOf: "/nowhere/a.script") }
    let path = NSTemporaryDirectory() + UUID().uuidString + ".script"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data("0 tpa Save".utf8).write(to: URL(fileURLWithPath: path))
    #expect(throws: ScriptError.self) { try Script(contentsOf: path) }
    try Data("0 tap Save".utf8).write(to: URL(fileURLWithPath: path))
    #expect(try Script(contentsOf: path).events.count == 1)
  }
}
