import Foundation
import InbetweenStage
import SwiftUI
import Testing

@MainActor
struct StageInputTests {
  struct Counter: View {
    @State private var count = 0
    @State private var x = 0.0

    var body: some View {
      VStack {
        Text("\(count)").accessibilityIdentifier("count")
        Button("Add") { withAnimation(.linear(duration: 1)) { count += 1 } }
        Color.red
          .frame(width: 40, height: 40)
          .offset(x: x)
          .accessibilityIdentifier("card")
          .gesture(DragGesture().onChanged { x = $0.translation.width })
          .scaleEffect(count == 0 ? 1 : 2)
      }
    }
  }

  @Test("a tap on a button by its text runs its action and animates what follows from it")
  func tapButton() throws {
    let stage = Stage(Counter())
    try stage.tap(.text("Add"))
    stage.advance(to: 0.5)
    #expect(try stage.shownFrame(of: .text("1")).isEmpty == false)
    #expect(abs(try stage.value("scale.x", of: .identifier("card")) - 1.5) < 1e-6)
    let trace = try stage.trace(of: "scale", of: .identifier("card"))
    #expect(trace == "linear 1 s from withAnimation at StageInputTests.swift:15")
  }

  struct Switch: View {
    @State private var isOn = false

    var body: some View {
      VStack {
        Text(isOn ? "on" : "off")
        Toggle("Lamp", isOn: $isOn)
      }
    }
  }

  @Test("a tap on a toggle by its text touches the switch, not the words beside it")
  func tapToggle() throws {
    for isRightToLeft in [false, true] {
      let stage = Stage(Switch(), settings: StageSettings { $0.isRightToLeft = isRightToLeft })
      try stage.tap(.text("Lamp"))
      stage.advance(to: 1)
      #expect(try stage.shownFrame(of: .text("on")).isEmpty == false)
    }
  }

  @Test(
    "a script drags a view by its identifier, alike at every frame rate", arguments: [30, 60, 120])
  func drag(framesPerSecond: Double) throws {
    let stage = Stage(Counter(), settings: StageSettings { $0.framesPerSecond = framesPerSecond })
    try stage.play(Script(parsing: "0.2 drag #card by 60,0 0.3s"))
    // The drag begins to count after its minimum distance; the translation is that of the finger.
    #expect(abs(try stage.value("offset.x", of: .identifier("card")) - 60) < 1e-6)
  }

  @Test("settings reach the view at once")
  func settings() throws {
    struct Reader: View {
      @Environment(\.accessibilityReduceMotion) private var reduceMotion
      var body: some View { Text(reduceMotion ? "calm" : "lively") }
    }
    let stage = Stage(Reader())
    #expect(throws: Never.self) { try stage.shownFrame(of: .text("lively")) }
    try stage.play(Script(parsing: "0.1 set reduceMotion on"))
    #expect(throws: Never.self) { try stage.shownFrame(of: .text("calm")) }
  }

  @Test("an unknown view is refused with the names of those that are there")
  func unknownView() {
    let stage = Stage(Counter())
    #expect {
      try stage.tap(.text("Remove"))
    } throws: { error in
      "\(error)".contains("\"Add\"") && "\(error)".contains("#card")
    }
  }

  @Test("the first control is tapped where nothing moves unasked")
  func firstControl() throws {
    let stage = Stage(Counter())
    #expect(try stage.tapFirstControl() == "Add")
    stage.advance(to: 0.1)
    #expect(throws: Never.self) { try stage.shownFrame(of: .text("1")) }
  }

  struct Keyed: View {
    @State private var text = ""
    @State private var steps = 0
    var body: some View {
      VStack {
        TextField("name", text: $text)
        Text("steps \(steps)")
        Button("Send") { steps += 10 }.keyboardShortcut(.defaultAction)
      }
      .onKeyPress(.upArrow) {
        steps += 1
        return .handled
      }
    }
  }

  @Test(
    "a script strikes keys for the views that wait for them, and a field that has the focus first")
  func keys() throws {
    let stage = Stage(Keyed())
    try stage.play(Script(parsing: "0 key up; 0.1 key return"))
    stage.advance(to: 1)
    #expect(try stage.shownFrame(of: .text("steps 11")).isEmpty == false)
    try stage.play(Script(parsing: "1.1 tap name; 1.2 key q"))
    stage.advance(to: 2)
    #expect(stage.graph.elements().contains { $0.value == "q" })
    #expect(throws: StageError.self) { try stage.play(Script(parsing: "2.1 key down")) }
  }
}
