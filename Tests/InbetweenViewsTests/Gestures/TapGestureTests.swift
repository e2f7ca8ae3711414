import Foundation
import InbetweenViewGraph
import Testing

@testable import InbetweenViews

@MainActor
@Suite("Taps") struct TapGestureTests {
  @Test("A touch that is lifted where it was is a tap")
  func tap() {
    let notes = Notes()
    let host = Host(Color.red.onTapGesture { notes("tap") })
    host.send(.down, 50, 50, at: 1)
    #expect(notes.lines.isEmpty)
    host.send(.up, 50, 50, at: 1.1)
    #expect(notes.lines == ["tap"])
  }

  @Test("A touch that moves by more than 45 points is no tap")
  func movement() {
    let notes = Notes()
    let host = Host(Color.red.onTapGesture { notes("tap") })
    host.send(.down, 50, 50, at: 1)
    host.send(.up, 50, 96, at: 1.1)
    host.send(.down, 50, 50, at: 2)
    host.send(.up, 50, 94, at: 2.1)
    #expect(notes.lines == ["tap"])
  }

  @Test("A touch that lasts longer than 0.75 s is no tap")
  func duration() {
    let notes = Notes()
    let host = Host(Color.red.onTapGesture { notes("tap") })
    host.send(.down, 50, 50, at: 1)
    host.send(.up, 50, 50, at: 1.8)
    #expect(notes.lines.isEmpty)
  }

  @Test("The second tap of two must follow within 0.35 s")
  func doubleTap() {
    let notes = Notes()
    let host = Host(Color.red.onTapGesture(count: 2) { notes("double") })
    host.tap(50, 50, at: 1)
    host.tap(50, 50, at: 1.4)
    #expect(notes.lines.isEmpty)
    host.tap(50, 50, at: 1.6)
    #expect(notes.lines == ["double"])
  }

  @Test("A tap waits 0.35 s for the double tap that comes before it")
  func tapWaitsForDoubleTap() {
    let notes = Notes()
    let host = Host(
      Color.red.onTapGesture(count: 2) { notes("double") }.onTapGesture { notes("single") })
    host.tap(50, 50, at: 1)
    host.graph.advance(to: 1.34)
    #expect(notes.lines.isEmpty)
    host.graph.advance(to: 1.36)
    #expect(notes.lines == ["single"])
    host.tap(50, 50, at: 2)
    host.tap(50, 50, at: 2.2)
    host.graph.advance(to: 3)
    #expect(notes.lines == ["single", "double"])
    #expect(host.graph.isIdle)
  }

  @Test("The tap of a view comes before that of the view around it")
  func innermostWins() {
    let notes = Notes()
    let host = Host(
      Color.red.onTapGesture { notes("inner") }.onTapGesture { notes("outer") })
    host.tap(50, 50)
    #expect(notes.lines == ["inner"])
  }

  @Test("A gesture of high priority comes before those of the view")
  func highPriority() {
    let notes = Notes()
    let host = Host(
      Color.red.onTapGesture { notes("inner") }
        .highPriorityGesture(TapGesture().onEnded { notes("outer") }))
    host.tap(50, 50)
    #expect(notes.lines == ["outer"])
  }

  @Test("A simultaneous gesture happens together with those of the view")
  func simultaneous() {
    let notes = Notes()
    let host = Host(
      Color.red.onTapGesture { notes("inner") }
        .simultaneousGesture(TapGesture().onEnded { notes("outer") }))
    host.tap(50, 50)
    #expect(notes.lines.sorted() == ["inner", "outer"])
  }

  @Test("A mask takes out the gestures of a view or of those below it")
  func masks() {
    let notes = Notes()
    let host = Host(
      Color.red.onTapGesture { notes("inner") }
        .gesture(TapGesture().onEnded { notes("outer") }, including: .gesture))
    host.tap(50, 50)
    #expect(notes.lines == ["outer"])
  }

  @Test("A tap is found through the effects as they are shown now")
  func throughEffects() {
    let notes = Notes()
    let host = Host(
      Color.red.onTapGesture { notes("tap") }.scaleEffect(0.5).offset(x: 30, y: 0))
    host.tap(20, 50)
    #expect(notes.lines.isEmpty)
    host.tap(60, 50)
    #expect(notes.lines == ["tap"])
  }

  @Test("The place of a tap is told in the view's own space")
  func place() {
    var places: [CGPoint] = []
    let host = Host(
      Color.red.onTapGesture { places.append($0) }.scaleEffect(0.5))
    host.tap(50, 50)
    host.tap(26, 74)
    #expect(places == [CGPoint(x: 50, y: 50), CGPoint(x: 2, y: 98)])
  }

  @Test("What is clear, hidden from touches or disabled is not tapped")
  func notTapped() {
    let notes = Notes()
    let views: [AnyView] = [
      AnyView(Color.clear.onTapGesture { notes("clear") }),
      AnyView(Color.red.onTapGesture { notes("untouchable") }.allowsHitTesting(false)),
      AnyView(Color.red.onTapGesture { notes("disabled") }.disabled(true)),
      AnyView(Color.red.opacity(0).onTapGesture { notes("faded") }),
    ]
    for view in views { Host(view).tap(50, 50) }
    #expect(notes.lines.isEmpty)
  }

  @Test("A content shape is touched also where nothing is drawn, and only inside it")
  func contentShape() {
    let notes = Notes()
    let host = Host(Color.clear.contentShape(Circle()).onTapGesture { notes("tap") })
    host.tap(5, 5)
    #expect(notes.lines.isEmpty)
    host.tap(50, 50)
    #expect(notes.lines == ["tap"])
  }

  @Test("A pointer that is nowhere is dropped with a warning")
  func nowhere() {
    let host = Host(Color.red.onTapGesture {})
    host.send(.down, .nan, 5)
    #expect(host.graph.journal.warnings.count == 1)
  }
}
