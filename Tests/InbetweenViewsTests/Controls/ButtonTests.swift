import Foundation
import InbetweenViewGraph
import Testing

@testable import InbetweenViews

@MainActor
@Suite("Buttons") struct ButtonTests {
  private struct Counter: View {
    @State private var count = 0

    var body: some View { Button("Taps: \(count)") { count += 1 } }
  }

  @Test("A button does its work when it is tapped and is found by its words")
  func tap() throws {
    let host = Host(Counter(), width: 200)
    let button = try #require(host.element("Taps: 0"))
    #expect(button.role == .button && button.isEnabled)
    host.tap(button.frame.midX, button.frame.midY, at: 0.5)
    #expect(host.element("Taps: 1") != nil)
  }

  @Test("A button's element lies around its label, and its text is a part of it")
  func element() throws {
    // Seven characters of 17 points: 59.5 by 20.4 points, at 1 pixel per point 60 by 21.
    let host = Host(Counter(), width: 200, height: 100)
    let elements = host.graph.elements()
    #expect(elements.map(\.role) == [.button, .text])
    #expect(elements.map(\.level) == [0, 1])
    #expect(elements[0].frame == CGRect(x: 70, y: 39.5, width: 60, height: 21))
  }

  @Test("A finger may leave a button by 70 points, not by more")
  func slop() {
    let notes = Notes()
    let host = Host(Button("OK") { notes("OK") }, width: 400, height: 400)
    host.send(.down, 200, 200, at: 1)
    host.send(.move, 200, 275)
    host.send(.up, 200, 275)
    #expect(notes.lines == ["OK"])
    host.send(.down, 200, 200, at: 2)
    host.send(.move, 200, 290)
    host.send(.up, 200, 290)
    #expect(notes.lines == ["OK"])
  }

  @Test("A button fades while it is pressed: to 0.2 within 0.12 s, and back within 0.18 s")
  func pressed() {
    let host = Host(Button("OK") {})
    host.send(.down, 50, 50, at: 1)
    #expect(host.lines(at: 1.2).first == "opacity 0.2")
    host.send(.up, 50, 50, at: 2)
    #expect(host.lines(at: 2.19).first == "opacity 1")
  }

  @Test("A disabled button is grey, takes no tap and says so")
  func disabled() throws {
    let notes = Notes()
    let host = Host(Button("OK") { notes("OK") }.disabled(true))
    host.tap(50, 50)
    #expect(notes.lines.isEmpty)
    let element = try #require(host.element("OK"))
    #expect(!element.isEnabled)
    #expect(!host.graph.activate(element))
  }

  private struct Style: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.scaleEffect(configuration.isPressed ? 0.5 : 1)
    }
  }

  @Test("A style of one's own is told whether the button is pressed")
  func style() {
    let host = Host(Button("OK") {}.buttonStyle(Style()))
    #expect(host.lines().first?.hasPrefix("scale 1 1") == true)
    host.send(.down, 50, 50, at: 1)
    #expect(host.lines().first?.hasPrefix("scale 0.5 0.5") == true)
  }

  private struct HoldStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.onLongPressGesture { configuration.trigger() }
    }
  }

  @Test("A style of its own interaction says itself when the work is done")
  func primitiveStyle() {
    let notes = Notes()
    let host = Host(Button("OK") { notes("OK") }.buttonStyle(HoldStyle()))
    host.tap(50, 50, at: 1)
    #expect(notes.lines.isEmpty)
    host.send(.down, 50, 50, at: 2)
    host.graph.advance(to: 2.51)
    #expect(notes.lines == ["OK"])
  }

  @Test("A tap on a button does not reach a tap gesture around it")
  func innermost() {
    let notes = Notes()
    let host = Host(Button("OK") { notes("button") }.onTapGesture { notes("around") })
    host.tap(50, 50)
    #expect(notes.lines == ["button"])
  }
}
