import InbetweenStage
import SwiftUI
import Testing

@MainActor
struct SettlingTests {
  struct Many: View {
    @State private var trigger = 0

    var body: some View {
      VStack {
        Button("Go") { trigger += 1 }
        ForEach(0..<200, id: \.self) { _ in
          Color.red
            .frame(width: 2, height: 2)
            .phaseAnimator([0.0, 10.0], trigger: trigger) { content, x in
              content.offset(x: x)
            } animation: { _ in
              .linear(duration: 0.5)
            }
        }
      }
    }
  }

  @Test("changes under many transactions at one instant are one round of settling")
  func manyTransactions() throws {
    let stage = Stage(Many())
    try stage.tap(.text("Go"))
    stage.advance(to: 0.25)
    #expect(abs(try stage.value("offset.x") - 5) < 1e-6)
    stage.advance(to: 1)
    #expect(stage.isIdle)
    #expect(stage.warnings.isEmpty)
  }
}

@MainActor
struct RepeatedWriteTests {
  struct Busy: View {
    @State private var count = 0

    var body: some View {
      Button("\(count)") { for _ in 0..<300_000 { count += 1 } }
    }
  }

  @Test("many writes of one state in one action are one write of its last value")
  func manyWrites() throws {
    let stage = Stage(Busy())
    try stage.tap(.text("0"))
    stage.advance(to: 0.1)
    #expect(throws: Never.self) { try stage.shownFrame(of: .text("300,000")) }
  }

  @Test("a state that is written for ever does not hold the stage up")
  func endlessWriting() throws {
    struct Endless: View {
      @State private var count = 0
      var body: some View {
        Text("Counting").onChange(of: count) { count += 1 }.onAppear { count = 1 }
      }
    }
    let stage = Stage(Endless())
    stage.advance(to: 10)
    #expect(stage.warnings.count <= 5)
    #expect(stage.warnings.first?.contains("onChange") == true)
  }
}
