import InbetweenStage
import SwiftUI
import Testing

@MainActor @Suite struct UIScreenTests {
  @Test("the screen of a view is its stage")
  func bounds() throws {
    let stage = Stage(
      ScreenReader(), settings: StageSettings { $0.size = CGSize(width: 320, height: 480) })
    #expect(try stage.element(.identifier("size")).label == "320 480")
    stage.set { $0.size = CGSize(width: 100, height: 200) }
    try stage.tap(.identifier("size"))
    #expect(try stage.element(.identifier("size")).label == "100 200")
  }

  @Test("a haptic generator leaves an event on the stage")
  func haptics() throws {
    let stage = Stage(Buzzing())
    try stage.tap(.text("Go"))
    let names = stage.graph.journal.events.filter { $0.kind == .haptic }.map(\.name)
    #expect(names == ["impact heavy", "success", "selection"])
  }
}

private struct ScreenReader: View {
  @State private var taps = 0
  var body: some View {
    let bounds = UIScreen.main.bounds
    Text("\(Int(bounds.width)) \(Int(bounds.height))").onTapGesture { taps += 1 }
      .id(taps).accessibilityIdentifier("size")
  }
}

private struct Buzzing: View {
  var body: some View {
    Button("Go") {
      UIImpactFeedbackGenerator(style: .heavy).impactOccurred()
      UINotificationFeedbackGenerator().notificationOccurred(.success)
      UISelectionFeedbackGenerator().selectionChanged()
    }
  }
}
