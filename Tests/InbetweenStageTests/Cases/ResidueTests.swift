import InbetweenStage
import SwiftUI
import Testing

/// The keyframes of the documents' wobbling mascot and reaction icon, on a plain rectangle.
@MainActor
@Suite("Springs that are cut short")
struct ResidueTests {
  struct Pose {
    var scale = 1.0
    var rotation = Angle.zero
    var y = 0.0
  }

  struct Wobbling: View {
    let model: CaseModel
    var body: some View {
      Color.red.keyframeAnimator(initialValue: Pose(), trigger: model.count) { view, pose in
        view.scaleEffect(pose.scale).rotationEffect(pose.rotation).offset(y: pose.y)
      } keyframes: { _ in
        KeyframeTrack(\.scale) {
          SpringKeyframe(1.15, duration: 0.2)
          SpringKeyframe(1, duration: 0.3)
        }
        KeyframeTrack(\.rotation) {
          CubicKeyframe(.degrees(-8), duration: 0.15)
          CubicKeyframe(.degrees(8), duration: 0.15)
          CubicKeyframe(.zero, duration: 0.2)
        }
        KeyframeTrack(\.y) {
          LinearKeyframe(-10, duration: 0.2)
          SpringKeyframe(0, duration: 0.3)
        }
      }
    }
  }

  struct Reaction: View {
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    let model: CaseModel
    var body: some View {
      Color.red.keyframeAnimator(
        initialValue: Pose(), trigger: reduceMotion ? 0 : model.count
      ) { view, pose in
        view.scaleEffect(pose.scale).rotationEffect(pose.rotation).offset(y: pose.y)
      } keyframes: { _ in
        KeyframeTrack(\.scale) {
          SpringKeyframe(1.18, duration: 0.2, spring: .snappy)
          SpringKeyframe(1, duration: 0.28, spring: .smooth)
        }
        KeyframeTrack(\.rotation) {
          CubicKeyframe(.degrees(-8), duration: 0.12)
          CubicKeyframe(.degrees(6), duration: 0.14)
          CubicKeyframe(.zero, duration: 0.22)
        }
        KeyframeTrack(\.y) {
          SpringKeyframe(-14, duration: 0.24, spring: .snappy)
          SpringKeyframe(0, duration: 0.24, spring: .smooth)
        }
      }
    }
  }

  @Test("AC-31: the mascot's keyframes leave it bigger and higher until the next trigger")
  func mascot() {
    atEveryRate { play in
      let model = CaseModel()
      play.put(Wobbling(model: model))
      play.at(0) { model.count += 1 }
      play.check("scale", [0.1: 1.0537], within: 0.0001)
      play.check("rotation", [0.1: -6.519], within: 0.001)
      play.check("offset.y", [0.1: -5], within: 0.001)
      play.check("scale", [0.2: 1.1073], within: 0.0001)
      play.check("rotation", [0.2: -3.513], within: 0.001)
      play.check("offset.y", [0.2: -10], within: 0.001)
      play.check("scale", [0.35: 1.0557], within: 0.0001)
      play.check("rotation", [0.35: 7.393], within: 0.001)
      play.check("offset.y", [0.35: -5.519], within: 0.001)
      for time in [0.5, 1, 4] {
        play.check("scale", [time: 1.0145], within: 0.0001)
        play.check("rotation", [time: 0], within: 0.001)
        play.check("offset.y", [time: -1.445], within: 0.001)
      }
      #expect(play.stage.isIdle)
      play.at(5) { model.count += 1 }
      play.check("scale", [5: 1], within: 0)
      play.check("offset.y", [5: 0], within: 0)
      let residues = play.events.filter { $0.contains("residue") }
      #expect(residues.contains { $0.contains("on scale") && $0.contains("than its settling") })
      #expect(residues.contains { $0.contains("on y") })
      #expect(!residues.contains { $0.contains("on rotation") })
    }
  }

  @Test("AC-31: the reaction's keyframes rest beside their targets")
  func reaction() {
    atEveryRate { play in
      let model = CaseModel()
      play.put(Reaction(model: model))
      play.at(0) { model.count += 1 }
      for time in [0.48, 1, 4] {
        play.check("scale", [time: 1.023], within: 0.0001)
        play.check("offset.y", [time: -2.719], within: 0.001)
      }
      #expect(play.stage.isIdle)
    }
  }

  @Test("AC-32: a gate inside the trigger fires by itself, and the journal says why")
  func gateInTrigger() {
    atEveryRate { play in
      let model = CaseModel()
      model.count = 3
      play.put(Reaction(model: model))
      #expect(play.value("scale", at: 4) == 1)
      play.stage.advance(to: 5)
      play.stage.set { $0.reduceMotion = true }
      play.stage.advance(to: 8)
      play.stage.set { $0.reduceMotion = false }
      play.stage.advance(to: 10)
      #expect(play.times(.trigger, "trigger 3 to 0") == [5])
      #expect(play.times(.trigger, "trigger 0 to 3") == [8])
      #expect(play.times(.keyframes, "run began") == [5, 8])
    }
  }
}
