import Foundation
import InbetweenCairo
import InbetweenStage
import SwiftUI
import Testing

@testable import InbetweenTesting

@MainActor
@Suite("What a failing test shows")
struct EvidenceTests {
  struct Badge: View {
    @State private var isSaved = false
    var body: some View {
      VStack {
        Circle().frame(width: 40, height: 40).offset(x: isSaved ? 60 : 0)
        Button("Save") { withAnimation(.spring(duration: 0.5, bounce: 0.3)) { isSaved = true } }
      }
    }
  }

  private struct Oops: Error {}

  @Test("the trait attaches frames, curves and trace of a test that fails, and of no other")
  func trait() async throws {
    for fails in [true, false] {
      let folder = try TestFolder()
      try await Evidence.$folder.withValue(folder.path) {
        try await withKnownIssue(isIntermittent: true) {
          try await StageEvidenceTrait().provideScope(for: Test.current!, testCase: nil) {
            try await MainActor.run {
              let stage = Stage { Badge() }
              try stage.tap(.text("Save"))
              stage.advance(to: 1)
              if fails { throw Oops() }
            }
          }
        } matching: {
          $0.error is Oops || $0.severity == .warning
        }
      }
      let place = folder.path + "/EvidenceTests/trait/"
      let names = try? FileManager.default.contentsOfDirectory(atPath: place)
      #expect(names?.sorted() == (fails ? ["curves.png", "frames.png", "trace.txt"] : nil))
      guard fails else { continue }
      let text = folder.text("EvidenceTests/trait/trace.txt")
      let trace = try #require(text)
      #expect(
        trace.contains(
          """
            offset of Badge/Circle at 0 s, (0, 0) to (60, 0): animated with spring 0.5 s bounce 0.3
              withAnimation at EvidenceTests.swift:17 begins with spring 0.5 s bounce 0.3
          """))
      #expect(trace.contains("0 gesture tap of "))
      let (frames, curves) = (
        try Bitmap(contentsOf: place + "frames.png"), try Bitmap(contentsOf: place + "curves.png")
      )
      // Two of the stage's frames are side by side, at two pixels a point and at most 240 points wide.
      #expect(frames.width > 2 * 240 * 2)
      #expect(curves.width == 2 * 640)
    }
  }

  @Test("of many frames at most 24 are kept, evenly spread, the first and the last among them")
  func film() throws {
    let stage = Stage { Spinning() }
    stage.startRecording()
    stage.advance(to: 20)
    let film = try #require(stage.recorder).film
    #expect((12...24).contains(film.count))
    #expect(film[0].time == 0 && film.last!.time > 18)
    let steps = zip(film, film.dropFirst()).map { $1.time - $0.time }
    #expect(steps.max()! - steps.min()! < 0.02)
  }

  struct Spinning: View {
    @State private var isOn = false
    var body: some View {
      Color.red.frame(width: 20, height: 20).rotationEffect(.degrees(isOn ? 360 : 0))
        .onAppear {
          withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { isOn = true }
        }
    }
  }
}
