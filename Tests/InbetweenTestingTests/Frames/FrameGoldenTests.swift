import InbetweenStage
import InbetweenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Frames that are compared with goldens")
struct FrameGoldenTests {
  struct Badge: View {
    @State private var isSaved = false
    var body: some View {
      VStack(spacing: 8) {
        Circle().fill(.red).frame(width: 40, height: 40).offset(x: isSaved ? 60 : 0)
          .opacity(isSaved ? 0.5 : 1)
        Button("Save") { withAnimation(.linear(duration: 1)) { isSaved = true } }
      }
    }
  }

  private func stage() -> Stage {
    let settings = StageSettings { $0.size = CGSize(width: 200, height: 120) }
    return Stage(settings: settings, typesetter: .fonts) { Badge() }
  }

  @Test("one frame")
  func oneFrame() throws {
    let stage = stage()
    try stage.tap(.text("Save"))
    stage.advance(to: 0.5)
    stage.expectFrame()
  }

  @Test("frames over time: the first whole, then what changed")
  func frames() throws {
    let stage = stage()
    try stage.tap(.text("Save"))
    stage.expectFrames(at: [0, 0.25, 0.5, 1, 2])
  }

  @Test("a picture and a contact sheet")
  func pictures() throws {
    let stage = stage()
    try stage.tap(.text("Save"))
    stage.advance(to: 0.25)
    stage.expectPicture(scale: 2)
    stage.expectContactSheet("sheet", at: [0.25, 0.5, 0.75, 1])
  }
}
