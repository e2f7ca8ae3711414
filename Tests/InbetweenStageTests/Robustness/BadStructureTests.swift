import InbetweenStage
import SwiftUI
import Testing

/// Views that contradict themselves.
@MainActor
@Suite("Bad structure")
struct BadStructureTests {
  private struct NoPhases: View {
    let model: CaseModel
    var body: some View {
      Box().phaseAnimator([Double](), trigger: model.count) { content, phase in
        content.offset(x: phase)
      }
    }
  }

  @Test("a phase animator without phases shows nothing and says so with its place")
  func noPhases() throws {
    let model = CaseModel()
    let stage = Stage(NoPhases(model: model))
    let text = try #require(stage.warnings.first)
    #expect(text.contains("NoPhases/PhaseAnimator at BadStructureTests.swift:12"))
    #expect(text.contains("without phases shows nothing"))
    stage.perform { model.count += 1 }
    stage.advance(to: 1)
    #expect(stage.isIdle)
  }

  private struct Row: View {
    let model: CaseModel
    var body: some View {
      HStack { ForEach(model.items, id: \.self) { _ in Box() } }
    }
  }

  @Test("rows with equal ids are shown once, with a warning that names the view")
  func equalIDs() throws {
    let model = CaseModel()
    model.items = [1, 2, 2, 3, 3, 3]
    let stage = Stage(Row(model: model))
    let text = try #require(stage.warnings.first)
    #expect(text.contains("Row/ForEach: 3 of the identifiers occur more than once"))
    #expect(stage.displayList.items.count == 3)
    stage.perform { withAnimation { model.items = [3, 3, 4, 4] } }
    stage.advance(to: 3)
    #expect(stage.displayList.items.count { $0.kind == .rect } == 2)
    #expect(stage.isIdle)
  }

  struct Endless: View {
    var body: some View { AnyView(Endless()) }
  }

  @Test("a body that contains itself ends its own process with the view's name")
  func recursion() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = Stage(BadStructureTests.Endless()) }
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("The body of Endless contains itself"))
    #expect(text.contains("End the recursion with a condition"))
  }

  struct Deep: View {
    let levels: Int
    var body: some View {
      if levels > 0 { AnyView(Deep(levels: levels - 1)) } else { AnyView(Box()) }
    }
  }

  @Test("a tree of a hundred levels of views is no recursion")
  func deep() {
    let stage = Stage(Deep(levels: 100))
    #expect(stage.displayList.items.count == 1)
  }
}
