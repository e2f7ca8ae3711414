import Foundation
import InbetweenDrawing
import InbetweenViewGraph
import Testing

@testable import InbetweenViews

@MainActor
@Suite("Small controls") struct SmallControlTests {
  @Test("A link hands its address to whoever opens addresses")
  func link() throws {
    let notes = Notes()
    let view = Link("Site", destination: try #require(URL(string: "https://example.com")))
      .environment(
        \.openURL,
        OpenURLAction { url in
          notes(url.absoluteString)
          return .handled
        })
    let host = Host(view)
    host.graph.activate(try #require(host.element("Site")))
    host.graph.advance(to: 1)
    #expect(notes.lines == ["https://example.com"])
  }

  @Test("A date picker keeps a date within its range, also one with one end")
  func date() throws {
    struct Dated: View {
      @State private var date = Date(timeIntervalSince1970: 0)
      var body: some View {
        DatePicker(
          "Day", selection: $date, in: Date(timeIntervalSince1970: 0)..., displayedComponents: .date
        )
        Text("seconds \(Int(date.timeIntervalSince1970))")
      }
    }
    let host = Host(VStack { Dated() }, width: 300, height: 300)
    let picker = try #require(host.graph.elements().first { $0.role == .datePicker })
    #expect(picker.setValue?("1970-01-02T00:00:00Z") == true)
    host.graph.advance(to: 1)
    #expect(host.element("seconds 86,400") != nil)
    #expect(picker.setValue?("1960-01-01T00:00:00Z") == true)
    host.graph.advance(to: 2)
    #expect(host.element("seconds 0") != nil)
  }

  @Test("A colour well shows the colour that is chosen")
  func color() {
    let view = ColorPicker("Ink", selection: .constant(Color(.sRGB, red: 0, green: 1, blue: 0)))
    let host = Host(view, width: 300, height: 100)
    #expect(host.lines().contains { $0.contains("ellipse") && $0.contains("00FF00") })
  }

  @Test("An editor takes what is typed, lines and all")
  func editor() throws {
    struct Edited: View {
      @State private var text = "a"
      var body: some View {
        TextEditor(text: $text)
        Text("\(text.count)").accessibilityIdentifier("count")
      }
    }
    let host = Host(VStack { Edited() }, width: 300, height: 300)
    let field = try #require(host.graph.elements().first { $0.role == .textField })
    host.graph.activate(field)
    host.graph.advance(to: 1)
    host.graph.type("bc")
    host.graph.advance(to: 2)
    #expect(host.element("count")?.label == "3")
  }

  @Test("Buttons of a role have the words of it")
  func roles() {
    let host = Host(
      VStack {
        Button(role: .cancel) {}
        Button(role: .confirm) {}
        Button(role: .destructive) {}
      }, width: 300, height: 300)
    #expect(
      host.graph.elements().filter { $0.role == .button }.map(\.label) == [
        "Cancel", "OK", "Delete",
      ])
  }

  @Test("A bordered button that is to be flexible fills its room")
  func sizing() throws {
    func width(_ view: some View) throws -> Double {
      try #require(
        Host(view, width: 300, height: 100).graph.elements().first { $0.role == .button }
      ).frame.width
    }
    let button = Button("Go") {}.buttonStyle(.borderedProminent)
    #expect(try width(button) < 150)
    #expect(try width(button.buttonSizing(.flexible)) == 300)
  }

  @Test("A formatter writes the value of a field and reads it")
  func formatter() throws {
    struct Number: View {
      @State private var number = 3
      var body: some View {
        TextField("n", value: $number, formatter: NumberFormatter())
        Text("twice \(2 * number)")
      }
    }
    let host = Host(VStack { Number() }, width: 300, height: 300)
    let field = try #require(host.graph.elements().first { $0.role == .textField })
    #expect(field.value == "3")
    #expect(field.setValue?("21") == true)
    host.graph.advance(to: 1)
    #expect(host.element("twice 42") != nil)
    #expect(field.setValue?("many") == true)
    host.graph.advance(to: 2)
    #expect(host.element("twice 42") != nil)
  }

  @Test("Choices about a value show while there is one, in all forms")
  func dialogs() {
    struct Problem: LocalizedError { var errorDescription: String? { "It broke" } }
    func labels(_ view: some View) -> [String] {
      let host = Host(view, width: 390, height: 844)
      host.graph.advance(to: 3)
      return host.graph.elements().map(\.label)
    }
    let ground = Color.clear
    let none: Int? = nil
    #expect(
      labels(
        ground.confirmationDialog(
          "Sure?", isPresented: .constant(true), titleVisibility: .visible, presenting: 3
        ) { Button("Take \($0)") {} }
      ).contains("Take 3"))
    #expect(
      labels(
        ground.confirmationDialog("Sure?", isPresented: .constant(true), presenting: none) {
          Button("Take \($0)") {}
        }
      ).isEmpty)
    let failed = labels(
      ground.alert(isPresented: .constant(true), error: Problem()) { Button("Oh") {} })
    #expect(failed.contains("It broke") && failed.contains("Oh"))
  }

  @Test("A value of a scene lasts for all views that name it")
  func sceneStorage() throws {
    struct Kept: View {
      @SceneStorage("count") private var count = 1
      var body: some View { Button("count \(count)") { count += 1 } }
    }
    let host = Host(
      VStack {
        Kept()
        Kept()
      }, width: 200, height: 200)
    host.graph.activate(try #require(host.element("count 1")))
    host.graph.advance(to: 1)
    #expect(host.graph.elements().filter { $0.label == "count 2" && $0.role == .button }.count == 2)
  }

  @Test("A gesture of a hidden type is the gesture that it hides")
  func anyGesture() {
    let notes = Notes()
    let tap = AnyGesture(TapGesture().onEnded { notes("tap") }.map { 1 })
    let host = Host(Color.red.gesture(tap.onEnded { notes("\($0)") }))
    host.tap(50, 50, at: 0)
    host.graph.advance(to: 1)
    #expect(notes.lines == ["tap", "1"])
  }
}
