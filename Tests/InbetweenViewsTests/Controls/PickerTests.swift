import Foundation
import InbetweenViewGraph
import Testing

@testable import InbetweenViews

@MainActor
@Suite("Pickers") struct PickerTests {
  private enum Size: String, CaseIterable { case small, medium, large }

  private struct Segments: View {
    @State var size = Size.small
    var body: some View {
      Picker("Size", selection: $size) {
        ForEach(Size.allCases, id: \.self) { Text($0.rawValue) }
      }
      .pickerStyle(.segmented)
    }
  }

  @Test("A touch chooses the part that it is on, and the pill is under it")
  func segmented() {
    let host = Host(Segments(), width: 304, height: 60)
    // The pill is 2 within the ground of 32, and a third of what is left wide.
    let bars = { host.graph.frame(at: host.graph.time).items.filter { $0.kind == .rect } }
    #expect(bars()[1].values.a == 2 && bars()[1].values.c == 100)
    host.tap(290, 30)
    #expect(bars()[1].values.a == 202)
    #expect(host.element("Size, small, medium, large")?.value == "large")
  }

  private struct Tagged: View {
    @State var choice: Int? = nil
    var body: some View {
      VStack {
        Picker("Choice", selection: $choice) {
          Text("None").tag(Int?.none)
          Text("One").tag(1)
          Text("Two").tag(2)
        }
        .pickerStyle(.inline)
        Text("\(choice ?? 0)").accessibilityIdentifier("value")
      }
    }
  }

  @Test("A tag stands for its value, also wrapped in an optional")
  func optionalTag() throws {
    let host = Host(Tagged(), width: 200, height: 300)
    let frame = try #require(host.element("Two")?.frame)
    host.tap(frame.midX, frame.midY)
    #expect(host.element("value")?.label == "2")
  }

  private struct InMenu: View {
    @State var choice = 1
    var body: some View {
      Picker("Choice", selection: $choice) {
        Text("One").tag(1)
        Text("Two").tag(2)
      }
    }
  }

  @Test("A menu opens at a touch and closes with a choice")
  func menu() throws {
    let host = Host(InMenu(), width: 400, height: 300)
    let one = try #require(host.graph.elements().first { $0.label == "One" }?.frame)
    host.tap(one.midX, one.midY)
    let two = try #require(host.graph.elements().last { $0.label == "Two" }?.frame)
    host.tap(two.midX, two.midY)
    #expect(host.graph.elements().first { $0.role == .picker }?.value == "2")
  }
}
