import InbetweenTesting
import SwiftUI
import Testing

/// The motion of two icons that the documents show, on a plain rectangle.
@MainActor
@Suite("Cases: icons of the documents")
struct DocumentTests {
  @Observable final class Model {
    var count = 0
  }

  struct Pose {
    var scale = 1.0
    var rotation = Angle.zero
    var y = 0.0
  }

  // MARK: AC-31

  struct WobblingMascot: View {
    let model: Model
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

  struct ReactionIcon: View {
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    let model: Model
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

  @Test("AC-31: the mascot comes to rest beside its targets and stays there until the next trigger")
  func mascot() {
    atEveryFrameRate { run in
      let model = Model()
      let stage = run.stage(WobblingMascot(model: model))
      stage.perform(at: 0) { model.count += 1 }
      let poses: KeyValuePairs<Double, (scale: Double, degrees: Double, y: Double)> = [
        0.1: (1.0537, -6.519, -5), 0.2: (1.1073, -3.513, -10), 0.35: (1.0557, 7.393, -5.519),
        0.5: (1.0145, 0, -1.445), 1: (1.0145, 0, -1.445), 4.9: (1.0145, 0, -1.445),
      ]
      for (time, pose) in poses {
        stage.expect("scale.x", at: [time: pose.scale], within: 0.0001)
        stage.expect("scale.y", is: pose.scale, within: 0.0001)
        stage.expect("rotation", is: pose.degrees, within: 0.001)
        stage.expect("offset.y", is: pose.y, within: 0.001)
      }
      stage.expectIdle()

      stage.perform(at: 5) { model.count += 1 }
      stage.expect("scale.x", is: 1, within: 0)
      stage.expect("offset.y", is: 0, within: 0)

      // The recording names the residue, on the two tracks that have one.
      let residues = stage.events.filter { $0.name.hasPrefix("residue") }.map(\.name)
      #expect(residues.contains { $0.contains("on scale") && $0.contains("than its settling") })
      #expect(residues.contains { $0.contains("on y") && $0.contains("than its settling") })
      #expect(!residues.contains { $0.contains("on rotation") })
      #expect(stage.findings().contains { $0.kind == .residue })
    }
  }

  @Test("AC-31: the reaction icon comes to rest at scale 1.0230 and y -2.719")
  func reaction() {
    atEveryFrameRate { run in
      let model = Model()
      let stage = run.stage(ReactionIcon(model: model))
      stage.perform(at: 0) { model.count += 1 }
      for time in [0.48, 1, 4] {
        stage.expect("scale.x", at: [time: 1.023], within: 0.0001)
        stage.expect("offset.y", is: -2.719, within: 0.001)
      }
      stage.expectIdle()
    }
  }

  // MARK: AC-32

  @Test("AC-32: a gate inside the trigger fires by itself, twice, and the log says why")
  func gateInTrigger() throws {
    atEveryFrameRate { run in
      let model = Model()
      model.count = 3
      let stage = run.stage(ReactionIcon(model: model))
      stage.expect("scale.x", at: [4: 1], within: 0)
      stage.expectIdle()

      stage.advance(to: 5)
      stage.set { $0.reduceMotion = true }
      stage.advance(to: 8)
      stage.set { $0.reduceMotion = false }
      stage.advance(to: 10)

      let triggers = stage.events.filter { $0.kind == .trigger }
      #expect(triggers.map(\.name) == ["trigger 3 to 0", "trigger 0 to 3"])
      #expect(triggers.map(\.time) == [5, 8])
      #expect(
        triggers.map(\.cause) == ["reduceMotion was set to true", "reduceMotion was set to false"])
      let runs = stage.events.filter { $0.kind == .keyframes && $0.name.hasPrefix("run") }
      #expect(runs.map(\.name) == ["run began", "run ended", "run began", "run ended"])
      for (run, time) in zip(runs, [5, 5.48, 8, 8.48]) { #expect(abs(run.time - time) < 1e-9) }
      // The audit names the gate.
      let gates = stage.findings().filter { $0.kind == .gatedTrigger }
      #expect(gates.count == 1)
      #expect(gates.first?.description.contains("because reduceMotion was set to true") ?? false)
    }
  }
}
