import Foundation
import InbetweenViewGraph
import Testing

@testable import InbetweenViews

@MainActor
@Suite("Sliders and steppers") struct SliderTests {
  private struct Volume: View {
    @State var value = 0.0
    var step: Double?
    var note: (Bool) -> Void = { _ in }
    var body: some View {
      VStack {
        if let step {
          Slider(value: $value, in: 0...10, step: step, onEditingChanged: note)
        } else {
          Slider(value: $value, in: 0...10, onEditingChanged: note)
        }
        Text(value, format: .number.precision(.fractionLength(2))).accessibilityIdentifier("value")
      }
    }
  }

  @Test("The thumb is dragged along what the track leaves it")
  func drag() {
    let notes = Notes()
    // 137 wide: the thumb of 37 has a way of 100.
    let host = Host(Volume { notes($0 ? "begins" : "ends") }, width: 137, height: 80)
    let y = host.graph.elements().first { $0.role == .slider }?.frame.midY ?? 0
    host.send(.down, 10, y, at: 0)
    host.send(.move, 60, y, at: 0.1)
    #expect(host.element("value")?.label == "5.00")
    host.send(.move, 300, y, at: 0.2)
    #expect(host.element("value")?.label == "10.00")
    host.send(.up, 300, y, at: 0.3)
    #expect(notes.lines == ["begins", "ends"])
  }

  @Test("A touch beside the thumb does nothing")
  func beside() {
    let host = Host(Volume(), width: 137, height: 80)
    let y = host.graph.elements().first { $0.role == .slider }?.frame.midY ?? 0
    host.send(.down, 100, y, at: 0)
    host.send(.move, 120, y, at: 0.1)
    #expect(host.element("value")?.label == "0.00")
  }

  @Test("Steps hold the value on a grid")
  func steps() {
    let scale = SliderScale(lower: 1, upper: 10, step: 4)
    #expect([0, 0.2, 0.5, 0.9, 1].map(scale.value) == [1, 1, 5, 9, 9])
    #expect(scale.share(of: 5.5) == 0.5)
  }

  @Test("Bounds and values that are none do not move the thumb out of its track")
  func badNumbers() {
    let empty = SliderScale(lower: 3, upper: 3, step: nil)
    #expect(empty.share(of: 7) == 0 && empty.value(at: 0.5) == 3)
    let scale = SliderScale(lower: 0, upper: 1, step: .nan)
    #expect(scale.share(of: .nan) == 0 && scale.share(of: .infinity) == 1)
    #expect(scale.value(at: .nan) == 0)
  }

  private struct Count: View {
    @State var count = 0
    var body: some View { Stepper("Count \(count)", value: $count, in: 0...2) }
  }

  @Test("A stepper goes up and down within its bounds")
  func stepper() {
    let host = Host(Count(), width: 300, height: 40)
    func tap(_ label: String) {
      guard let frame = host.element(label)?.frame else { return }
      host.tap(frame.midX, frame.midY)
    }
    tap("Increment")
    #expect(host.element("Count 1") != nil)
    tap("Increment")
    tap("Increment")
    #expect(host.element("Count 2") != nil)
    tap("Decrement")
    #expect(host.element("Count 1") != nil)
  }
}
