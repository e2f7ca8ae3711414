import Foundation
import InbetweenAudit
import InbetweenClock
import Observation
import SwiftUI

/// A view with a fault that the matrix must see, and a sound twin that does the same.
struct MatrixFault: Sendable, CustomStringConvertible {
  let promise: AuditPromise
  let name: String
  /// The cell in which it must show; any other may too.
  let cell: String?
  let fault: @Sendable @MainActor () -> AnyView
  let twin: @Sendable @MainActor () -> AnyView

  var description: String { "\(promise.rawValue): \(name)" }

  init(
    _ promise: AuditPromise, _ name: String, cell: String? = nil,
    fault: @escaping @Sendable @MainActor () -> some View,
    twin: @escaping @Sendable @MainActor () -> some View
  ) {
    self.promise = promise
    self.name = name
    self.cell = cell
    self.fault = { AnyView(fault()) }
    self.twin = { AnyView(twin()) }
  }

  static let all: [MatrixFault] = [
    MatrixFault(
      .endState, "taps are ignored while it moves", cell: "five times in 0.5 s",
      fault: { BusyCounter(ignoresWhileBusy: true) },
      twin: { BusyCounter(ignoresWhileBusy: false) }),
    MatrixFault(
      .endState, "a value that counts what was shown", cell: "twenty times in 1 s",
      fault: { Ladder(climbsByCompletion: true) }, twin: { Ladder(climbsByCompletion: false) }),
    MatrixFault(
      .noJump, "an id that changes with the tap", cell: "five times in 0.5 s",
      fault: { Identified(changes: true) }, twin: { Identified(changes: false) }),
    MatrixFault(
      .completions, "the motion is played again on return", cell: "background for 5 s",
      fault: { Returning(replays: true) }, twin: { Returning(replays: false) }),
    MatrixFault(
      .rests, "a setting leaves a loop behind", cell: "Reduce Motion on and off in mid-run",
      fault: { Settled(loopsAfterSetting: true) }, twin: { Settled(loopsAfterSetting: false) }),
    MatrixFault(
      .leavesNothing, "a queue waits for a view that left", cell: "removed in mid-run",
      fault: { Later(usesQueue: true) }, twin: { Later(usesQueue: false) }),
    MatrixFault(
      .leavesNothing, "a timer that nobody stops", cell: "its sheet dismissed",
      fault: { Ticking(stops: false) }, twin: { Ticking(stops: true) }),
    MatrixFault(
      .sameAtEveryRate, "steps for each frame", cell: "30 frames a second",
      fault: { FrameSteps(byFrame: true) }, twin: { FrameSteps(byFrame: false) }),
    MatrixFault(
      .textFits, "a fixed height", cell: "largest text",
      fault: { Sentence(height: 22) }, twin: { Sentence(height: nil) }),
    MatrixFault(
      .answers, "confetti over the button", cell: "once",
      fault: { Confetti(takesHits: true) }, twin: { Confetti(takesHits: false) }),
    MatrixFault(
      .sameFacts, "the word comes with the completion", cell: "once",
      fault: { SaveWord(waits: true) }, twin: { SaveWord(waits: false) }),
    MatrixFault(
      .calm, "nothing asks for it", fault: { Mover(style: .ignores) },
      twin: { Mover(style: .fades) }),
    MatrixFault(
      .calm, "only shorter", fault: { Mover(style: .shortens) }, twin: { Mover(style: .still) }),
    MatrixFault(
      .calm, "phases in no time", fault: { Flicker(gates: false) },
      twin: { Flicker(gates: true) }),
    MatrixFault(
      .calm, "a loop goes on", fault: { Pulse(stops: false) }, twin: { Pulse(stops: true) }),
    MatrixFault(
      .calm, "the message goes with the motion", fault: { Toast(tells: false) },
      twin: { Toast(tells: true) }),
  ]
}

struct BusyCounter: View {
  let ignoresWhileBusy: Bool
  @State private var count = 0
  @State private var isBusy = false
  var body: some View {
    VStack {
      Text("Count \(count)")
      Button("Add") {
        if ignoresWhileBusy, isBusy { return }
        isBusy = true
        withAnimation(.linear(duration: 0.5)) {
          count += 1
        } completion: {
          isBusy = false
        }
      }
      Color.red.frame(width: 20, height: 20).opacity(count % 2 == 0 ? 1 : 0.5)
    }
  }
}

/// A height that is a sum of what completions saw.
struct Ladder: View {
  let climbsByCompletion: Bool
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var steps = 0
  @State private var height = 0.0
  @State private var isUp = false
  var body: some View {
    HStack {
      Color.green.frame(width: 10, height: 10).offset(y: -height).motionPolicy(
        reduceMotion ? .reduced : .full, enforced: true)
      Button("Climb") {
        if climbsByCompletion {
          // The last completion alone sees the flag as it was set.
          let was = isUp
          withAnimation(.linear(duration: 0.4)) {
            isUp.toggle()
          } completion: {
            if isUp != was { height += 10 }
          }
        } else {
          withAnimation(.linear(duration: 0.4)) { height += 10 }
        }
      }
      Color.blue.frame(width: 10, height: 10).opacity(isUp ? 1 : 0)
    }
  }
}

struct Identified: View {
  let changes: Bool
  @Environment(\.motionPolicy) private var policy
  @State private var taps = 0
  var body: some View {
    VStack {
      Button("Turn") { withAnimation(policy.animation(.linear(duration: 1))) { taps += 1 } }
      Card(x: policy.allowsTravel ? Double(taps) * 20 : 0).id(changes ? taps / 2 : 0)
    }
  }

  struct Card: View {
    let x: Double
    var body: some View { Color.orange.frame(width: 30, height: 30).offset(x: x) }
  }
}

struct Returning: View {
  let replays: Bool
  @Environment(\.scenePhase) private var scenePhase
  @State private var isOn = false
  var body: some View {
    Button("Play") { play() }
      .opacity(isOn ? 1 : 0.5)
      .onChange(of: scenePhase) {
        if replays, scenePhase == .active {
          play()
          play()
        }
      }
  }

  private func play() {
    withAnimation(.linear(duration: 0.3)) {
      isOn.toggle()
    } completion: {
      // Only the picture cares.
    }
  }
}

struct Settled: View {
  let loopsAfterSetting: Bool
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var isOn = false
  @State private var isLoud = false
  var body: some View {
    Button("Go") { withAnimation(.linear(duration: 0.4)) { isOn.toggle() } }
      .opacity(isOn ? 1 : 0.5)
      .brightness(isLoud ? 0.2 : 0)
      .animation(.linear(duration: 1).repeatForever(), value: isLoud)
      .onChange(of: reduceMotion) { if loopsAfterSetting { isLoud = true } }
  }
}

struct Later: View {
  let usesQueue: Bool
  @State private var isOn = false
  @State private var taps = 0
  var body: some View {
    Button("Later") {
      taps += 1
      if usesQueue {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { isOn.toggle() }
      }
    }
    .opacity(isOn ? 1 : 0.4)
    .task(id: taps) {
      if usesQueue || taps == 0 { return }
      try? await Task.sleep(for: .seconds(1))
      if !Task.isCancelled { isOn.toggle() }
    }
  }
}

@Observable @MainActor
private final class Ticker {
  var ticks = 0
  private var timer: Timer?
  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in
      MainActor.assumeIsolated { self.ticks += 1 }
    }
  }
  func stop() { timer?.invalidate() }
}

struct Ticking: View {
  let stops: Bool
  @State private var ticker = Ticker()
  var body: some View {
    Text("Tick")
      .opacity(ticker.ticks.isMultiple(of: 2) ? 1 : 0.6)
      .onAppear { ticker.start() }
      .onDisappear { if stops { ticker.stop() } }
  }
}

struct FrameSteps: View {
  let byFrame: Bool
  @State private var isOn = false
  @State private var x = 0.0
  var body: some View {
    VStack {
      Button("Step") { isOn = true }
      TimelineView(.animation(paused: !isOn || x >= 40)) { context in
        Color.purple.frame(width: 10, height: 10).offset(x: x)
          .onChange(of: context.date) {
            // At most 40 frames; the last step of each overshoots by as much as a frame is long.
            x += byFrame ? 100.0 * 0.017 : 0
          }
      }
    }
    .task(id: isOn) {
      if byFrame || !isOn { return }
      x = 40
    }
    .task(id: isOn) {
      if !byFrame || !isOn { return }
      try? await Task.sleep(for: .seconds(0.3))
      isOn = false
    }
  }
}

struct Sentence: View {
  let height: CGFloat?
  var body: some View {
    VStack {
      Text("Everything is saved").frame(height: height).lineLimit(height == nil ? nil : 1)
      Spacer()
    }
  }
}

struct Confetti: View {
  let takesHits: Bool
  @State private var isFalling = false
  @State private var fade = 0.3
  var body: some View {
    Button("Cheer") {
      isFalling = true
      fade = 0.3
      withAnimation(.linear(duration: 1)) {
        fade = 0
      } completion: {
        isFalling = false
      }
    }
    .overlay {
      if isFalling {
        Color.pink.opacity(fade).contentShape(Rectangle()).onTapGesture {}
          .allowsHitTesting(takesHits)
      }
    }
  }
}

struct SaveWord: View {
  let waits: Bool
  @State private var isSaved = false
  @State private var isLit = false
  var body: some View {
    VStack {
      Text(isSaved ? "Saved" : "Draft")
      Button("Save") {
        if !waits { isSaved = true }
        withAnimation(.linear(duration: 0.6)) {
          isLit = true
        } completion: {
          if waits { isSaved = true }
        }
      }
      Color.yellow.frame(width: 10, height: 10).opacity(isLit ? 1 : 0.2)
    }
  }
}

struct Mover: View {
  enum Style { case ignores, fades, shortens, still }
  let style: Style
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var isOn = false
  var body: some View {
    VStack {
      Button("Move") {
        withAnimation(animation) { isOn.toggle() }
      }
      if style == .fades, reduceMotion {
        Color.teal.frame(width: 30, height: 30).opacity(isOn ? 1 : 0.3)
      } else {
        Color.teal.frame(width: 30, height: 30).offset(x: isOn ? 120 : 0)
      }
    }
  }

  private var animation: Animation? {
    switch style {
    case .ignores, .fades: .linear(duration: 0.8)
    case .shortens: .linear(duration: reduceMotion ? 0.2 : 0.8)
    case .still: reduceMotion ? nil : .linear(duration: 0.8)
    }
  }
}

struct Flicker: View {
  let gates: Bool
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var taps = 0
  var body: some View {
    Button("Pop") { if !gates || !reduceMotion { taps += 1 } }
      .phaseAnimator([0.0, 24, -24], trigger: taps) { content, y in
        content.offset(y: y)
      } animation: { _ in
        reduceMotion ? .linear(duration: 0.02) : .linear(duration: 0.3)
      }
  }
}

struct Pulse: View {
  let stops: Bool
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var isBig = false
  var body: some View {
    Circle().frame(width: 40, height: 40)
      .opacity(isBig ? 1 : 0.5)
      .animation(
        stops && reduceMotion ? nil : .linear(duration: 1).repeatForever(), value: isBig
      )
      .onAppear { isBig = true }
  }
}

struct Toast: View {
  let tells: Bool
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var isShown = false
  var body: some View {
    VStack {
      Button("Send") { withAnimation(.linear(duration: 0.4)) { isShown = true } }
      if isShown, tells || !reduceMotion { Text("Sent").transition(.opacity) }
    }
  }
}
