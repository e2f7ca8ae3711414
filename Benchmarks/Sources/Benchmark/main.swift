import Foundation
import InbetweenCairo
import InbetweenMedia
import InbetweenStage
import OptimisedScenes
import SwiftUI
import UnoptimisedScenes

let wanted = Set(CommandLine.arguments.dropFirst())

func runs(_ name: String) -> Bool { wanted.isEmpty || wanted.contains(name) }

/// Nanoseconds for a view and frame, over the frames of half a second.
@MainActor
func perFrame<V: View>(_ count: Int, _ view: V, start: () -> Void) -> Double {
  let stage = Stage(view)
  stage.perform(start)
  stage.advance(by: 1 / 60)
  let frames = 24
  let begin = processorTime()
  for _ in 0..<frames { stage.advance(by: 1 / 60) }
  let time = processorTime() - begin
  if stage.isIdle { print("  (the stage came to rest within the measurement)") }
  return time / Double(frames * count) * 1e9
}

@MainActor
func effects<V: View>(
  _ label: String, _ count: Int, driver: @escaping () -> (view: V, start: () -> Void)
) {
  let value = best {
    let (view, start) = driver()
    return perFrame(count, view, start: start)
  }
  report(label, value, "ns per view and frame")
}

/// Two seconds at 60 frames, drawn and encoded as they come.
@MainActor
func film(to path: String) throws {
  let typesetter = PangoTypesetter()
  let renderer = CairoRenderer(typesetter: typesetter)
  let stage = Stage(
    OptimisedScenes.FilmScene(),
    settings: StageSettings { $0.size = CGSize(width: 400, height: 400) }, typesetter: typesetter)
  try MediaFile.write(path, count: 120, EncodingOptions(framesPerSecond: 60)) { index in
    stage.advance(to: Double(index) / 60)
    return try renderer.render(stage.displayList, scale: 1, background: .white)
  }
}

MainActor.assumeIsolated {
  header()
  let count = 10_000
  if runs("a") {
    for count in [1_000, 10_000, 100_000] {
      effects("(a) \(count) springs, user code -O", count) {
        let driver = OptimisedScenes.Driver()
        return (
          OptimisedScenes.EffectScene(count: count, driver: driver),
          { withAnimation(.spring(duration: 2)) { driver.isOn = true } }
        )
      }
    }
    effects("(a) \(count) springs, user code -Onone", count) {
      let driver = UnoptimisedScenes.Driver()
      return (
        UnoptimisedScenes.EffectScene(count: count, driver: driver),
        { withAnimation(.spring(duration: 2)) { driver.isOn = true } }
      )
    }
  }
  if runs("b") {
    effects("(b) \(count) keyframe animators, user code -O", count) {
      let driver = OptimisedScenes.Driver()
      return (
        OptimisedScenes.KeyframeScene(count: count, driver: driver), { driver.trigger += 1 }
      )
    }
    effects("(b) \(count) keyframe animators, user code -Onone", count) {
      let driver = UnoptimisedScenes.Driver()
      return (
        UnoptimisedScenes.KeyframeScene(count: count, driver: driver), { driver.trigger += 1 }
      )
    }
  }
  if runs("c") {
    effects("(c) \(count) phase animators, user code -O", count) {
      let driver = OptimisedScenes.Driver()
      return (OptimisedScenes.PhaseScene(count: count, driver: driver), { driver.trigger += 1 })
    }
    effects("(c) \(count) phase animators, user code -Onone", count) {
      let driver = UnoptimisedScenes.Driver()
      return (UnoptimisedScenes.PhaseScene(count: count, driver: driver), { driver.trigger += 1 })
    }
  }
  if runs("d") {
    let stage = Stage(OptimisedScenes.EffectScene(count: count, driver: .init()))
    let frames = 10_000
    let time = best {
      let begin = processorTime()
      for _ in 0..<frames { stage.advance(by: 1 / 60) }
      return processorTime() - begin
    }
    report("(d) a frame with nothing running", time / Double(frames) * 1e6, "us", aim: "5")
  }
  if runs("e") {
    for (name, build) in [
      (
        "-O", { Stage(OptimisedScenes.EffectScene(count: count, driver: .init())) }
      ),
      (
        "-Onone", { Stage(UnoptimisedScenes.EffectScene(count: count, driver: .init())) }
      ),
    ] as [(String, () -> Stage)] {
      let time = best {
        let begin = processorTime()
        let stage = build()
        defer { withExtendedLifetime(stage) {} }
        return processorTime() - begin
      }
      report("(e) building \(count) views, user code \(name)", time * 1e3, "ms", aim: "60")
    }
    let typesetter = PangoTypesetter()
    let time = best {
      let begin = processorTime()
      let stage = Stage(OptimisedScenes.TextScene(count: count), typesetter: typesetter)
      defer { withExtendedLifetime(stage) {} }
      return processorTime() - begin
    }
    report("(e) building \(count) texts, user code -O", time * 1e3, "ms")
  }
  if runs("f") {
    let (duration, sample) = OptimisedScenes.poseTimeline()
    let samples = 1_000_000
    var sum = 0.0
    let time = best {
      let begin = processorTime()
      for index in 0..<samples { sum += sample(duration * Double(index) / Double(samples)) }
      return processorTime() - begin
    }
    report("(f) a sample of three tracks", time / Double(samples) * 1e9, "ns", aim: "40")
    if sum.isNaN { print("") }
  }
  if runs("g") {
    for name in ["gif", "mp4"] {
      let path = NSTemporaryDirectory() + "inbetween-benchmark.\(name)"
      let begin = Date()
      do { try film(to: path) } catch { print("(g) \(name): \(error)") }
      report(
        "(g) 120 frames of 400x400 to \(name), wall time", Date().timeIntervalSince(begin), "s",
        aim: "2")
      try? FileManager.default.removeItem(atPath: path)
    }
  }
}
