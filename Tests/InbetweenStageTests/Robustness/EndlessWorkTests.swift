import InbetweenStage
import SwiftUI
import Testing

/// Work that would never rest is reported by name and place, and the stage goes on.
@MainActor
@Suite("Work that never rests")
struct EndlessWorkTests {
  private func warning(_ stage: Stage, _ part: String) -> String? {
    stage.warnings.first { $0.contains(part) }
  }

  private struct PingPong: View {
    @State private var count = 0
    var body: some View {
      Box().offset(x: Double(count)).onChange(of: count, initial: true) { count += 1 }
    }
  }

  @Test("an onChange that writes what it watches is named with its place")
  func pingPong() throws {
    let stage = Stage(PingPong())
    stage.advance(to: 1)
    let text = try #require(warning(stage, "still being written"))
    #expect(text.contains("onChange of PingPong/"))
    #expect(text.contains("EndlessWorkTests.swift:16"))
    #expect(stage.time == 1)
    #expect(stage.displayList.text.contains("rect"))
  }

  private struct Latest: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
  }

  private struct Echo: View {
    @State private var count = 0
    var body: some View {
      Box().preference(key: Latest.self, value: count + 1).onPreferenceChange(Latest.self) {
        count = $0
      }
    }
  }

  @Test("a preference that follows what it changes is named")
  func preferenceLoop() throws {
    let stage = Stage(Echo())
    stage.advance(to: 1)
    let text = try #require(warning(stage, "still being written"))
    #expect(text.contains("onPreferenceChange(Latest) of Echo/"))
    #expect(stage.time == 1)
  }

  private struct WritesInBody: View {
    @State private var count = 0
    private func write() { count += 1 }
    var body: some View {
      let _ = write()
      Box().offset(x: Double(count))
    }
  }

  @Test("state that a body writes is reported with the view, and the stage goes on")
  func writesInBody() throws {
    let stage = Stage(WritesInBody())
    stage.advance(to: 0.5)
    let text = try #require(warning(stage, "State was written while the body of"))
    #expect(text.contains("body of WritesInBody"))
    #expect(text.contains("move it to an action, onChange or task"))
    #expect(stage.time == 0.5)
  }

  private struct Moved: View {
    let model: CaseModel
    var body: some View { Box().offset(x: model.x) }
  }

  @Test("a completion that starts what it completes, in no time, is reported with the attribute")
  func completionForEver() throws {
    let model = CaseModel()
    let stage = Stage(Moved(model: model))
    func again() {
      withAnimation(.linear(duration: 0)) {
        model.x += 1
      } completion: {
        again()
      }
    }
    stage.perform { again() }
    stage.advance(to: 1)
    let text = try #require(
      warning(stage, "within a millisecond") ?? warning(stage, "still being written"))
    #expect(
      text.contains("offset of") || text.contains("a completion at EndlessWorkTests.swift:83"))
    #expect(stage.time == 1)
  }

  @Test("a completion that changes nothing and comes again is reported with its place")
  func emptyCompletionForEver() throws {
    let model = CaseModel()
    let stage = Stage(Moved(model: model))
    func again() {
      withAnimation(.linear(duration: 1)) {
        model.y = 0
      } completion: {
        again()
      }
    }
    stage.perform { again() }
    stage.advance(to: 0.1)
    let text = try #require(warning(stage, "still being written"))
    #expect(text.contains("a completion at EndlessWorkTests.swift:103"))
    #expect(stage.time == 0.1)
  }

  private struct Instant: View {
    var body: some View {
      Box().phaseAnimator([0.0, 1, 2]) { content, phase in
        content.offset(x: phase)
      } animation: { _ in
        nil
      }
    }
  }

  @Test("a loop of phases that take no time rests, with the place of the loop")
  func instantLoop() throws {
    let stage = Stage(Instant())
    stage.advance(to: 1)
    let text = try #require(warning(stage, "the loop would turn without end"))
    #expect(text.contains("Instant/PhaseAnimator at EndlessWorkTests.swift:118"))
    #expect(stage.isIdle)
  }

  private struct Tiny: View {
    var body: some View {
      Box().phaseAnimator([0.0, 1]) { content, phase in
        content.offset(x: phase)
      } animation: { _ in
        .linear(duration: 1e-9)
      }
    }
  }

  @Test("a loop of phases next to no time long rests as well")
  func tinyLoop() throws {
    let stage = Stage(Tiny())
    stage.advance(to: 1)
    #expect(warning(stage, "the loop would turn without end") != nil)
    #expect(stage.isIdle)
  }
}
