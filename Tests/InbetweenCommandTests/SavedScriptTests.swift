import Foundation
import InbetweenStage
import SwiftUI
import Testing

/// A script that a stage saved is one that the command plays.
@MainActor
@Suite("inbetween render with a saved script")
struct SavedScriptTests {
  struct Slider: View {
    @State private var isOn = false
    var body: some View {
      Button("Move") { withAnimation(.spring(duration: 0.4, bounce: 0.3)) { isOn.toggle() } }
        .offset(y: isOn ? 90 : 0)
    }
  }

  private let source = """
    import SwiftUI
    struct Slider: View {
      @State private var isOn = false
      var body: some View {
        Button("Move") { withAnimation(.spring(duration: 0.4, bounce: 0.3)) { isOn.toggle() } }
          .offset(y: isOn ? 90 : 0)
      }
    }
    """

  @Test("shows what the stage showed, value by value")
  func replayed() throws {
    let stage = Stage { Slider() }
    stage.startRecording()
    stage.advance(to: 0.25)
    try stage.tap(.text("Move"))
    stage.advance(to: 0.45)
    try stage.tap(.text("Move"))
    stage.advance(to: 3)
    let recording = try #require(stage.recorder).recording(stage.graph)
    let shown = try #require(recording.tracks.first { $0.attribute == "offset.y" }).samples

    try withFiles(["Slider.swift": source, "saved.script": stage.scriptText]) { folder in
      let run = try CommandRun(
        [
          "render", "Slider.swift", "--script", "saved.script", "--values", "v.json",
          "--duration", "3",
        ], in: folder)
      #expect(run.status == 0, "\(run.errors)")
      let data = try Data(contentsOf: folder.appendingPathComponent("v.json"))
      let object = try JSONSerialization.jsonObject(with: data) as! [String: Any]
      let tracks = object["tracks"] as! [[String: Any]]
      let track = tracks.first { $0["attribute"] as? String == "offset.y" }
      let played = try #require(track?["samples"] as? [[Double]])
      var compared = 0
      for sample in played {
        guard let own = shown.first(where: { abs($0.time - sample[0]) < 1e-9 }) else { continue }
        #expect(abs(own.value - sample[1]) < 1e-6, "at \(sample[0]) s")
        compared += 1
      }
      #expect(compared > 30)
    }
  }
}
