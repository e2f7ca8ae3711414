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
