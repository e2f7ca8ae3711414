import Foundation
import InbetweenViewGraph
import Testing

@testable import InbetweenViews

@MainActor
@Suite("Elements") struct ElementTests {
  @Test("A view is found by its identifier, which stands on the element below it")
  func identifier() {
    let host = Host(
      VStack {
        Text("Title").accessibilityIdentifier("title")
        Button("Go") {}.accessibilityIdentifier("go").accessibilityHint("Goes")
      }, width: 200)
    #expect(host.element("title")?.label == "Title")
    #expect(host.element("go")?.role == .button)
    #expect(host.element("go")?.hint == "Goes")
  }

  @Test("An identifier around several views names their group")
  func group() {
    let host = Host(
      VStack {
        Text("One")
        Text("Two")
      }.accessibilityIdentifier("both"), width: 200)
    #expect(host.element("both")?.role == .group)
    #expect(host.element("both")?.label == "One, Two")
  }

  @Test("A label takes the place of the words, a value stands beside them")
  func label() {
    let host = Host(
      Image(systemName: "star").accessibilityLabel("Favourite").accessibilityValue("on"))
    #expect(host.element("Favourite")?.value == "on")
  }

  @Test("A frame is where the element shows, through effects")
  func frame() {
    let host = Host(Color.red.onTapGesture {}.scaleEffect(0.5).rotationEffect(.degrees(90)))
    let frame = host.graph.elements()[0].frame
    let wanted = CGRect(x: 25, y: 25, width: 50, height: 50)
    #expect(abs(frame.minX - wanted.minX) < 1e-9 && abs(frame.maxY - wanted.maxY) < 1e-9)
  }

  @Test("A view with a tap is a control")
  func tap() {
    let host = Host(Color.red.onTapGesture {})
    #expect(host.graph.elements().map(\.role) == [.tap])
    #expect(host.graph.elements()[0].role.isControl)
  }

  @Test("Elements that were combined are parts of one with their words")
  func combined() {
    let host = Host(
      VStack {
        Text("One")
        Text("Two")
      }.accessibilityElement(children: .combine), width: 200)
    #expect(host.graph.elements().map(\.label) == ["One, Two", "One", "Two"])
    #expect(host.graph.elements().map(\.level) == [0, 1, 1])
  }

  @Test("What is hidden from people who listen says so")
  func hidden() {
    let host = Host(Text("x").accessibilityHidden(true))
    #expect(host.element("x")?.isHidden == true)
  }
}
