import Foundation
import InbetweenStage
import InbetweenViewGraph
import InbetweenViews
import Testing

@testable import InbetweenPreview

@Suite("The lanes of the timeline")
@MainActor
struct LanesTests {
  private struct Slide: View {
    @State private var isMoved = false

    var body: some View {
      VStack {
        Text("Card").offset(x: isMoved ? 100 : 0)
        Text("Still")
        Button("Go") { withAnimation(.linear(duration: 1)) { isMoved.toggle() } }
      }
    }
  }

  /// Plays a stage and collects what would be told the page.
  private func play(_ stage: Stage, _ work: () throws -> Void) rethrows -> [Story] {
    let lanes = Lanes()
    var journal = JournalReader()
    var stories: [Story] = []
    stage.onFrame = { _, _ in
      var out = ByteWriter()
      var story = Story()
      lanes.sample(stage.graph, to: &out, story: &story)
      journal.read(stage, lanes, into: &story)
      if !story.isEmpty { stories.append(story) }
    }
    try work()
    stage.onFrame = nil
    return stories
  }

  @Test("there is one for each scalar that moved, and none for what stands still")
  func whichLanes() throws {
    let stage = Stage { Slide() }
    let stories = try play(stage) {
      try stage.tap(.text("Go"))
      stage.advance(to: 2)
    }
    let names = stories.flatMap(\.lanes).filter { $0.owner.hasSuffix("Text") }.map(\.name)
    #expect(names == ["offset.x"])
  }

  @Test("its animators tell their start, each retarget, and their exact end with the reason")
  func runs() throws {
    let stage = Stage { Slide() }
    let stories = try play(stage) {
      try stage.tap(.text("Go"))
      stage.advance(to: 0.25)
      try stage.tap(.text("Go"))
      stage.advance(to: 3)
    }
    let lane = try #require(stories.flatMap(\.lanes).first { $0.name == "offset.x" })
    let runs = stories.flatMap(\.runs).filter { $0.attribute == lane.attribute }
    let last = try #require(runs.last)
    #expect(Set(runs.map(\.run)).count == 1)
    #expect(runs.first?.start == 0)
    #expect(runs.flatMap(\.retargets) == [0.25])
    #expect(last.end == 1.25)
    #expect(last.reason == "finished")
    #expect(last.animation == "linear 1 s")
    let changes = stories.flatMap(\.changes).filter { $0.attribute == lane.attribute }
    #expect(changes.map(\.to) == [[100, 0], [0, 0]])
    #expect(changes.allSatisfy { $0.trace.hasPrefix("linear 1 s from withAnimation at") })
  }

  private struct Triggered: View {
    @State private var count = 0

    var body: some View {
      Button("Go") { count += 1 }
        .keyframeAnimator(initialValue: 0.0, trigger: count) { content, value in
          content.offset(y: value)
        } keyframes: { _ in
          KeyframeTrack {
            LinearKeyframe(10, duration: 0.5)
            MoveKeyframe(20)
            LinearKeyframe(0, duration: 1)
          }
        }
    }
  }

  @Test("a run of keyframes tells where each keyframe begins, and moves a lane without animators")
  func keyframes() throws {
    let stage = Stage { Triggered() }
    let stories = try play(stage) {
      try stage.tap(.text("Go"))
      stage.advance(to: 2)
    }
    let run = try #require(stories.flatMap(\.keyframes).first)
    #expect(run.duration == 1.5)
    #expect(run.tracks.map(\.kinds) == [["linear", "move", "linear"]])
    #expect(run.tracks.map(\.boundaries) == [[0, 0.5, 0.5, 1.5]])
    #expect(stories.flatMap(\.lanes).contains { $0.name == "offset.y" })
  }

  @Test("who keeps a stage awake is named, and nobody once it is idle")
  func awake() throws {
    let stage = Stage { Slide() }
    let stories = try play(stage) {
      try stage.tap(.text("Go"))
      stage.advance(to: 2)
    }
    let awake = stories.compactMap(\.awake)
    #expect(awake.contains { $0.contains("offset of Slide/Text") })
    #expect(awake.last == [])
  }
}
