import Badge
import InbetweenTesting
import SwiftUI
import Testing

/// The ten examples of the guide, `Docs/Testing.md`.
@MainActor
@Suite(.attachesStages)
struct GuideTests {
  @Test("a tap makes the heart a fifth larger")
  func values() throws {
    let stage = Stage { LikeButton(count: 41) }
    try stage.tap("Like")
    stage.expectModel("scale", of: .type(Circle.self), is: 1.2)
    stage.expect("scale", of: .type(Circle.self), at: [0: 1, 0.1: 1.12, 2: 1.2], within: 0.01)
  }

  @Test("the heart overshoots by at most a quarter and is there in a fifth of a second")
  func span() throws {
    let stage = Stage { LikeButton() }
    let scale = try stage.watch("scale", of: .type(Circle.self))
    try stage.tap("Like")
    stage.advance(to: 2)
    scale.expectOvershoot(atMost: 0.25)
    scale.expectNever(below: 1)
    scale.expectReaches(share: 0.99, by: 0.2)
  }

  @Test("the ring fills with the animation of its own modifier")
  func why() throws {
    let model = Progress()
    let stage = Stage { Ring(progress: model) }
    stage.perform(at: 1) { withAnimation(.linear(duration: 5)) { model.share = 1 } }
    stage.expectChange(
      of: "animatableData", of: "#ring", is: .animated, with: "easeInOut 0.5 s",
      by: ".animation(value:)")
    let trace = try #require(try stage.explain("animatableData", of: "#ring"))
    #expect(trace.steps.map(\.outcome) == [.began, .replaced])
  }

  @Test("a save is one hop and one fade, each as long as it should be")
  func events() {
    let model = Progress()
    let stage = Stage { Saves(progress: model) }
    stage.perform(at: 1) { model.saves += 1 }
    stage.advance(to: 5)
    stage.expectEvents([
      .trigger(at: 1), .enter("hop", at: 1), .leave("hop", at: 1.2), .enter("settle", at: 1.2),
      .leave("settle", at: 1.6), .enter("rest", at: 1.6), .leave("rest", at: 2.4),
    ])
  }

  @Test("the heart comes to rest; a ring of unknown length never does, and is named")
  func rest() throws {
    let stage = Stage { LikeButton() }
    stage.expectIdle()
    try stage.tap("Like")
    stage.expectSettles(within: 2)

    let ring = Stage { ProgressRing(share: nil) }
    #expect(throws: StageError.self) { try ring.settle(within: 600) }
    ring.advance(to: 600)
    ring.expect("rotation", of: "#ring", at: [600.25: 90], within: 0.1)
  }

  @Test("a card that is let go springs back from where the finger left it")
  func interruption() throws {
    let stage = Stage { Card(model: CardModel()) }
    let y = try stage.watch("offset.y", of: "#card")
    stage.drag(from: CGPoint(x: 195, y: 422), to: CGPoint(x: 195, y: 542), duration: 0.3)
    stage.advance(to: 3)
    #expect(y.maximum!.value >= 120)
    // The finger's own last step is 120 points / 0.3 s / 60.
    y.expectContinuous(at: 0.3, within: 7)
    stage.expect("offset.y", of: "#card", is: 0)
    stage.expectIdle()
  }

  @Test("under Reduce Motion the ring stands still; in the background nothing is drawn")
  func settings() {
    let calm = Stage(settings: StageSettings { $0.reduceMotion = true }) {
      ProgressRing(share: nil)
    }
    calm.expectIdle()

    let stage = Stage { ProgressRing(share: nil) }
    stage.enterBackground()
    stage.cost { stage.advance(to: 10) }.expect(\.frames, atMost: 0)
    stage.enterForeground()
    stage.expect("rotation", of: "#ring", at: [10.5: 180], within: 1)
  }

  @Test("a tap costs no more than a frame a frame, and its body twice")
  func cost() throws {
    let stage = Stage { LikeButton() }
    let cost = try stage.cost {
      try stage.tap("Like")
      stage.advance(to: 2)
    }
    cost.expect(\.frames, atMost: 120)
    cost.expectBodies(of: "LikeButton", atMost: 2)
  }

  @Test("the heart looks as it did when someone last looked at it")
  func frames() throws {
    let settings = StageSettings { $0.size = CGSize(width: 120, height: 60) }
    let stage = Stage(settings: settings, typesetter: .fonts) { LikeButton(count: 41) }
    try stage.tap("Like")
    stage.expectFrames(at: [0, 0.1, 0.2, 1])
    stage.expectPicture("liked", scale: 2)
  }

  @Test("a script plays the same everywhere, at every frame rate")
  func script() throws {
    try atEveryFrameRate { run in
      let stage = run.stage(LikeButton())
      try stage.play(file: "Like.script")
      stage.advance(to: 3)
      stage.expect("scale", of: .type(Circle.self), is: 1)
      stage.expectScript()
    }
  }
}
