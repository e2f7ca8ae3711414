import InbetweenStage
import Testing

@testable import InbetweenPreview

@Suite("What was done, as a test")
struct TestTextTests {
  @Test("is a whole test, with the settings, the script and what happens")
  func whole() throws {
    let text = TestText(
      viewName: "Saved badge", expression: "SavedBadge()",
      script: try Script(parsing: "0.5 tap Save; 2 type \"a \\\"b\\\"\""),
      settings: ["set dark on", "set dynamicType xLarge", "set fps 120"], width: 260.5,
      height: 200, duration: 3.25,
      events: [
        HostEvent(time: 0.5, kind: "trigger", name: "trigger 0 to 1"),
        HostEvent(time: 0.5, kind: "phase", name: "enter lift"),
        HostEvent(time: 0.72, kind: "phase", name: "leave lift"),
        HostEvent(time: 1, kind: "keyframes", name: "run began"),
      ], isIdle: true
    ).text
    #expect(
      text == """
        import InbetweenTesting
        import SwiftUI
        import Testing

        @MainActor
        @Test("Saved badge does as it was seen to do")
        func savedBadge() throws {
          let settings = StageSettings {
            $0.size = CGSize(width: 260.5, height: 200)
            $0.isDark = true
            $0.dynamicTypeSize = .xLarge
            $0.framesPerSecond = 120
          }
          let stage = Stage(settings: settings) { SavedBadge() }
          try stage.play(
            Script(
              parsing: #\"\"\"
              0.5 tap Save
              2 type "a \\"b\\""
              \"\"\"#))
          stage.advance(to: 3.25)
          stage.expectEvents(
            [
              EventPattern(.trigger, #"trigger 0 to 1"#, at: 0.5),
              .enter(#"lift"#, at: 0.5),
              .leave(#"lift"#, at: 0.72),
              .keyframesBegin(at: 1.0),
            ])
          stage.expectIdle()
        }

        """)
  }

  @Test("asks for no rest where the view never rests, and plays nothing where nothing was done")
  func endless() {
    let text = TestText(
      viewName: "3 Dots", expression: "Dots()", script: Script(), settings: [], width: 10,
      height: 10, duration: 1, events: [], isIdle: false
    ).text
    #expect(!text.contains("expectIdle"))
    #expect(!text.contains("play"))
    #expect(text.contains("func preview3Dots()"))
  }
}
