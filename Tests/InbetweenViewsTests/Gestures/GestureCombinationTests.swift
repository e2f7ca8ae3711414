import Foundation
import InbetweenViewGraph
import Testing

@testable import InbetweenViews

@MainActor
@Suite("Combined gestures") struct GestureCombinationTests {
  @Test("A sequence begins its second gesture where the first has ended, with the finger down")
  func sequence() {
    let notes = Notes()
    let gesture = LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture())
      .onChanged { value in
        switch value {
        case .first(let isPressed): notes("first \(isPressed)")
        case .second(_, nil): notes("second")
        case .second(_, let drag?): notes("drag \(drag.translation.width)")
        }
      }
      .onEnded { _ in notes("end") }
    let host = Host(Color.red.gesture(gesture), width: 200)
    host.send(.down, 50, 50, at: 0)
    #expect(notes.lines == ["first true"])
    host.graph.advance(to: 0.5)
    #expect(notes.lines == ["first true", "second"])
    host.send(.move, 80, 50, at: 0.6)
    host.send(.up, 80, 50, at: 0.7)
    #expect(notes.lines == ["first true", "second", "drag 30.0", "end"])
  }

  @Test("The second gesture of an exclusive pair happens where the first fails")
  func exclusive() {
    let notes = Notes()
    let gesture = TapGesture(count: 2).exclusively(before: TapGesture())
      .onEnded { value in
        switch value {
        case .first: notes("double")
        case .second: notes("single")
        }
      }
    let host = Host(Color.red.gesture(gesture))
    host.tap(50, 50, at: 1)
    host.graph.advance(to: 2)
    #expect(notes.lines == ["single"])
    host.tap(50, 50, at: 3)
    host.tap(50, 50, at: 3.1)
    host.graph.advance(to: 4)
    #expect(notes.lines == ["single", "double"])
  }

  @Test("Simultaneous gestures tell both values")
  func simultaneous() {
    var seen: [(CGFloat?, Angle?)] = []
    let gesture = MagnificationGesture().simultaneously(with: RotationGesture())
      .onChanged { seen.append(($0.first, $0.second)) }
    let host = Host(Color.red.gesture(gesture), width: 200, height: 200)
    host.send(.down, 80, 100, at: 0, id: 1)
    host.send(.down, 120, 100, at: 0, id: 2)
    host.send(.move, 140, 100, at: 0.1, id: 2)
    #expect(seen.last?.0 == 1.5)
    // A quarter turn: the second finger goes below the first.
    host.send(.move, 80, 140, at: 0.2, id: 2)
    #expect(abs((seen.last?.1?.degrees ?? 0) - 90) < 1e-9)
    #expect(seen.last?.0 == 1)
  }

  @Test("A gesture's value can be mapped to another")
  func map() {
    let notes = Notes()
    let gesture = DragGesture(minimumDistance: 0).map { Int($0.translation.width) }
      .onChanged { notes("\($0)") }
    let host = Host(Color.red.gesture(gesture))
    host.send(.down, 50, 50)
    host.send(.move, 50.5, 50)
    host.send(.move, 57, 50)
    // The first two are the same number, and told once.
    #expect(notes.lines == ["0", "7"])
  }

  private struct Twist: Gesture {
    var onEnd: () -> Void
    var body: some Gesture<Angle> { RotationGesture().onEnded { _ in onEnd() } }
  }

  @Test("A gesture of one's own is made of others")
  func custom() {
    let notes = Notes()
    let host = Host(Color.red.gesture(Twist { notes("twist") }), width: 200, height: 200)
    host.send(.down, 80, 100, at: 0, id: 1)
    host.send(.down, 120, 100, at: 0, id: 2)
    host.send(.move, 80, 140, at: 0.1, id: 2)
    host.send(.up, 80, 140, at: 0.2, id: 2)
    #expect(notes.lines == ["twist"])
  }
}
