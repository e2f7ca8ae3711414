import InbetweenStage
import SwiftUI
import Testing

/// The measured changes that modifiers animate (semantics 6 and 9). Each is told by its vector's id.
@MainActor
@Suite("Measured modifiers")
struct ModifierVectorTests {
  private let model = CaseModel()
  private let log = DeltaLog()

  private func deltas<V: View>(_ view: V) -> [[Double]] {
    let stage = Stage(view)
    stage.perform { withAnimation(log.animation("A")) { model.flag = true } }
    stage.advance(to: 0.5)
    return log.lanes(of: "A")
  }

  private struct Faded: View {
    let model: CaseModel
    var body: some View { Box().opacity(model.flag ? 0.2 : 1) }
  }

  @Test("mod-opacity: the change of an opacity is one number")
  func opacity() { #expect(deltas(Faded(model: model)) == [[-0.8]]) }
}
