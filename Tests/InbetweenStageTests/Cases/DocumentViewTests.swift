import InbetweenStage
import SwiftUI
import Testing

/// Views like those of the documents, in words of our own.
@MainActor
@Suite("Views like those of the documents")
struct DocumentViewTests {
  enum Step: CaseIterable {
    case idle, lift, confirm
  }

  struct SavedMark: View {
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    let model: CaseModel
    var body: some View {
      Label("Saved", systemImage: "checkmark.circle.fill")
        .phaseAnimator(reduceMotion ? [.idle] : Step.allCases, trigger: model.count) { mark, step in
          mark.scaleEffect(step == .lift ? 1.08 : 1).offset(y: step == .lift ? -8 : 0)
        } animation: { step in
          switch step {
          case .idle: .smooth(duration: 0.18)
          case .lift: .snappy(duration: 0.22)
          case .confirm: .spring(duration: 0.3, bounce: 0.2)
          }
        }
    }
  }

  private func phases(_ play: Play) -> [String] {
    play.stage.graph.journal.events.filter { $0.kind == .phase }
      .map { "\((($0.time * 1e6).rounded() / 1e6)) \($0.name)" }
  }

  @Test("the saved mark lifts at 0, confirms at 0.22 and is idle again at 0.52")
  func savedMark() {
    atEveryRate { play in
      let model = CaseModel()
      play.put(SavedMark(model: model))
      play.at(0) { model.count += 1 }
      play.stage.advance(to: 0.53)
      #expect(
        phases(play) == [
          "0.0 enter lift", "0.22 leave lift", "0.22 enter confirm", "0.52 leave confirm",
          "0.52 enter idle", "0.52 leave idle at once: nothing animated",
        ])
      // The logical end of a spring comes before its rest: it still swings a little.
      #expect(!play.stage.isIdle)
      #expect(play.stage.advanceUntilIdle(limit: 2))
      play.check("scale", of: .text("Saved"), [3: 1], within: 0)
      play.check("offset.y", of: .text("Saved"), [3: 0], within: 0)
    }
  }

  @Test("under Reduce Motion the saved mark has one phase and stays still")
  func savedMarkAtRest() {
    atEveryRate { play in
      let model = CaseModel()
      play.put(SavedMark(model: model)) { $0.reduceMotion = true }
      play.at(0) { model.count += 1 }
      #expect(phases(play).isEmpty)
      #expect(play.stage.isIdle)
    }
  }

  struct NewMark: View {
    var body: some View {
      Image(systemName: "star.fill").font(.largeTitle).foregroundStyle(.yellow)
        .phaseAnimator(["rest", "lift", "land"]) { star, phase in
          star.scaleEffect(phase == "lift" ? 1.2 : 1).offset(y: phase == "lift" ? -12 : 0)
            .rotationEffect(.degrees(phase == "land" ? -6 : 0))
        } animation: { phase in
          switch phase {
          case "rest": .smooth(duration: 0.6)
          case "lift": .spring(duration: 0.3, bounce: 0.4)
          default: .bouncy
          }
        }
    }
  }

  @Test("the new mark loops with a period of 1.4 s, the sum of its springs' responses")
  func newMark() {
    atEveryRate { play in
      play.put(NewMark())
      play.stage.advance(to: 28.1)
      let lifts = play.times(.phase, "enter lift")
      #expect(lifts.count == 21)
      for (index, time) in lifts.enumerated() { #expect(abs(time - 1.4 * Double(index)) < 1e-6) }
      let lands = play.times(.phase, "enter land")
      for (index, time) in lands.enumerated() {
        #expect(abs(time - 1.4 * Double(index) - 0.3) < 1e-6)
      }
    }
  }

  struct PausingMark: View {
    var body: some View {
      Circle().phaseAnimator(["rest", "lift", "land"]) { circle, phase in
        circle.scaleEffect(phase == "lift" ? 1.2 : 1)
      } animation: { phase in
        switch phase {
        case "rest": .easeOut(duration: 0.4).delay(1.5)
        case "lift": .spring(duration: 0.3, bounce: 0.4)
        default: .bouncy
        }
      }
    }
  }

  @Test(
    "a pause by a delayed animation into a phase that changes nothing is no pause, and is named")
  func pausingMark() {
    atEveryRate { play in
      play.put(PausingMark())
      play.stage.advance(to: 2)
      let lifts = play.times(.phase, "enter lift").map { ($0 * 1e6).rounded() / 1e6 }
      #expect(lifts == [0, 0.8, 1.6])
      #expect(phases(play).contains("0.8 leave rest at once: nothing animated"))
    }
  }

  struct Expanding: View {
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @State private var isExpanded = false
    var body: some View {
      HStack {
        Button(isExpanded ? "Less" : "More of it") {
          var transaction = Transaction(animation: reduceMotion ? nil : .snappy(duration: 0.32))
          transaction.disablesAnimations = reduceMotion
          withTransaction(transaction) { isExpanded.toggle() }
        }
        Color.red.frame(width: 20, height: 20).offset(y: isExpanded ? 30 : 0)
          .animation(.linear(duration: 1), value: isExpanded)
      }
    }
  }

  @Test("a button's transaction animates its layout; under Reduce Motion nothing moves")
  func expanding() throws {
    try atEveryRate { play in
      play.put(Expanding())
      try play.stage.tap(.text("More of it"))
      #expect(try play.stage.isAnimating("frame", of: .type("Button")))
      play.check("offset.y", [0.5: 15], within: 0.15)
      play.put(Expanding()) { $0.reduceMotion = true }
      try play.stage.tap(.text("More of it"))
      #expect(try !play.stage.isAnimating("frame", of: .type("Button")))
      play.check("offset.y", [0.01: 30], within: 0)
    }
  }

  struct Breathing: View {
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    var body: some View {
      Circle().frame(width: 40, height: 40)
        .keyframeAnimator(initialValue: 1.0, repeating: !reduceMotion) { circle, scale in
          circle.scaleEffect(scale)
        } keyframes: { _ in
          CubicKeyframe(1.03, duration: 1.2)
          CubicKeyframe(1, duration: 1.2)
        }
    }
  }

  @Test("breathing that Reduce Motion gates finishes its breath and rests")
  func breathing() {
    atEveryRate { play in
      play.put(Breathing())
      play.check("scale", [1.2: 1.03, 2.4: 1, 3.6: 1.03], within: 1e-6)
      play.stage.advance(to: 4)
      play.stage.set { $0.reduceMotion = true }
      #expect(!play.stage.isIdle)
      play.check("scale", [4.8: 1, 6: 1], within: 0)
      #expect(play.stage.isIdle)
      play.stage.set { $0.reduceMotion = false }
      play.check("scale", [7.2: 1.03], within: 1e-6)
    }
  }

  struct Wobbling: View {
    @State private var taps = 0
    var body: some View {
      Color.brown.frame(width: 160, height: 160)
        .keyframeAnimator(initialValue: 1.0, trigger: taps) { mascot, scale in
          mascot.scaleEffect(scale)
        } keyframes: { _ in
          SpringKeyframe(1.15, duration: 0.2)
          SpringKeyframe(1, duration: 0.3)
        }
        .onTapGesture { taps += 1 }
    }
  }

  @Test("taps on the mascot start the keyframes from the tap")
  func wobbling() {
    atEveryRate { play in
      play.put(Wobbling())
      play.stage.advance(to: 0.31)
      play.stage.tap(at: CGPoint(x: 195, y: 422))
      play.check("scale", [0.41: 1.0537, 0.51: 1.1073, 0.66: 1.0557, 0.81: 1.0145], within: 1e-4)
      play.stage.tap(at: CGPoint(x: 10, y: 10))
      play.check("scale", [1: 1.0145], within: 1e-4)
    }
  }
}
