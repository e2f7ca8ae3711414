import Foundation
import InbetweenViewGraph
import Testing

@testable import InbetweenViews

@MainActor
@Suite("Long presses") struct LongPressGestureTests {
  @Test("A press of half a second is recognized while the finger is still down")
  func recognized() {
    let notes = Notes()
    let host = Host(
      Color.red.onLongPressGesture {
        notes("press")
      } onPressingChanged: {
        notes($0 ? "begins" : "ends")
      })
    host.send(.down, 50, 50, at: 1)
    host.graph.advance(to: 1.499)
    #expect(notes.lines == ["begins"])
    host.graph.advance(to: 1.5)
    #expect(notes.lines == ["begins", "ends", "press"])
  }

  @Test("A finger that moves by more than 10 points, or is lifted early, does not press")
  func failed() {
    let notes = Notes()
    let host = Host(Color.red.onLongPressGesture { notes("press") })
    host.send(.down, 50, 50, at: 1)
    host.send(.move, 61, 50, at: 1.1)
    host.graph.advance(to: 2)
    host.send(.up, 61, 50, at: 2)
    host.send(.down, 50, 50, at: 3)
    host.send(.up, 50, 50, at: 3.4)
    host.graph.advance(to: 5)
    #expect(notes.lines.isEmpty)
    #expect(host.graph.isIdle)
  }

  @Test("A tap and a long press share a view by the time")
  func withTap() {
    let notes = Notes()
    let host = Host(
      Color.red.onTapGesture { notes("tap") }.onLongPressGesture(minimumDuration: 1) {
        notes("press")
      })
    host.tap(50, 50, at: 1)
    host.graph.advance(to: 3)
    host.send(.down, 50, 50, at: 3)
    host.graph.advance(to: 4.5)
    host.send(.up, 50, 50, at: 5)
    #expect(notes.lines == ["tap", "press"])
  }

  @Test("Durations that are none count as the default, those below zero as zero")
  func badDurations() {
    let notes = Notes()
    let host = Host(Color.red.onLongPressGesture(minimumDuration: .nan) { notes("nan") })
    host.send(.down, 50, 50, at: 1)
    host.graph.advance(to: 1.4)
    #expect(notes.lines.isEmpty)
    host.graph.advance(to: 1.6)
    #expect(notes.lines == ["nan"])
    let other = Host(Color.red.onLongPressGesture(minimumDuration: -1) { notes("minus") })
    other.send(.down, 50, 50, at: 1)
    #expect(notes.lines == ["nan", "minus"])
    let never = Host(Color.red.onLongPressGesture(minimumDuration: .infinity) { notes("never") })
    never.send(.down, 50, 50, at: 1)
    never.graph.advance(to: 1000)
    #expect(notes.lines == ["nan", "minus"])
  }
}
