import Badge
import InbetweenTesting
import SwiftUI
import Testing

@MainActor
@Suite("The card", .attachesStages)
struct CardTests {
  @Test("its details fade in with an animation, and are gone at once without")
  func opens() {
    let model = CardModel()
    let stage = Stage { Card(model: model) }
    stage.perform(at: 0) { withAnimation(.linear(duration: 1)) { model.isOpen = true } }
    stage.expect("opacity", of: "Details", at: [0.5: 0.5], within: 0.005)
    stage.perform(at: 2) { model.isOpen = false }
    stage.expectCount(of: .disappear(at: 2), is: 1)
    stage.expectIdle()
  }

  @Test("two cards do not see each other")
  func alone() {
    let (one, other) = (CardModel(), CardModel())
    let (first, second) = (Stage { Card(model: one) }, Stage { Card(model: other) })
    first.perform(at: 5) { one.isOpen = true }
    #expect(second.time == 0 && second.changes.isEmpty)
    #expect(!second.displayList.text.contains("Details"))
    #expect(first.displayList.text.contains("Details"))
  }

  @Test("no golden of these tests is left over")
  func goldens() { expectNoOrphanedGoldens() }
}
