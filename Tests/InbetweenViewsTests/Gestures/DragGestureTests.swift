import Foundation
import InbetweenViewGraph
import Testing

@testable import InbetweenViews

@MainActor
@Suite("Drags") struct DragGestureTests {
  @Test("A drag begins after 10 points and tells the whole way from where the finger went down")
  func minimumDistance() {
    var ways: [CGSize] = []
    let host = Host(Color.red.gesture(DragGesture().onChanged { ways.append($0.translation) }))
    host.send(.down, 20, 20, at: 0)
    host.send(.move, 29, 20, at: 0.1)
    #expect(ways.isEmpty)
    host.send(.move, 31, 20, at: 0.2)
    host.send(.move, 35, 25, at: 0.3)
    #expect(ways == [CGSize(width: 11, height: 0), CGSize(width: 15, height: 5)])
  }

  @Test("A drag without minimum distance begins with the touch")
  func atOnce() {
    var ways: [CGSize] = []
    let host = Host(
      Color.red.gesture(DragGesture(minimumDistance: 0).onChanged { ways.append($0.translation) }))
    host.send(.down, 20, 20)
    #expect(ways == [.zero])
  }

  @Test("The velocity is that of the last tenth of a second, and the end a quarter second on")
  func velocity() {
    var last: DragGesture.Value?
    let host = Host(Color.red.gesture(DragGesture().onEnded { last = $0 }), width: 400)
    host.send(.down, 0, 50, at: 0)
    host.send(.move, 10, 50, at: 0.5)
    for step in 1...10 {
      host.send(.move, 10 + 4 * Double(step), 50, at: 0.5 + 0.02 * Double(step))
    }
    host.send(.up, 50, 50, at: 0.7)
    // 4 points in 0.02 s.
    #expect(abs((last?.velocity.width ?? 0) - 200) < 1e-6)
    #expect(abs((last?.predictedEndTranslation.width ?? 0) - 100) < 1e-6)
    #expect(last?.translation == CGSize(width: 50, height: 0))
  }

  @Test("A finger that rested before it was lifted leaves no velocity")
  func rested() {
    var last: DragGesture.Value?
    let host = Host(Color.red.gesture(DragGesture().onEnded { last = $0 }), width: 400)
    host.send(.down, 0, 50, at: 0)
    host.send(.move, 40, 50, at: 0.1)
    host.send(.up, 40, 50, at: 1)
    #expect(abs(last?.velocity.width ?? 1) < 50)
  }

  @Test("Places are told in the space that the drag asks for")
  func spaces() {
    var places: [CGPoint] = []
    func drag(_ space: CoordinateSpace) -> some Gesture {
      DragGesture(minimumDistance: 0, coordinateSpace: space)
        .onChanged { places.append($0.location) }
    }
    for space in [CoordinateSpace.local, .global, .named("room")] {
      let view = Color.red.frame(width: 40, height: 40).gesture(drag(space)).padding(10)
        .coordinateSpace(.named("room"))
      Host(view).send(.down, 50, 50)
    }
    #expect(places == [CGPoint(x: 20, y: 20), CGPoint(x: 50, y: 50), CGPoint(x: 30, y: 30)])
  }

  @Test("A drag takes the touch from a tap, also where the tap's view is further in")
  func overTap() {
    let notes = Notes()
    let host = Host(
      Color.red.onTapGesture { notes("tap") }.gesture(DragGesture().onEnded { _ in notes("drag") }))
    host.send(.down, 20, 20, at: 0)
    host.send(.move, 40, 20, at: 0.1)
    host.send(.up, 40, 20, at: 0.2)
    #expect(notes.lines == ["drag"])
    host.tap(50, 50, at: 1)
    #expect(notes.lines == ["drag", "tap"])
  }

  @Test("Of two drags the one further in goes first")
  func innermost() {
    let notes = Notes()
    let host = Host(
      Color.red.gesture(DragGesture().onChanged { _ in notes("inner") })
        .gesture(DragGesture().onChanged { _ in notes("outer") }))
    host.send(.down, 20, 20, at: 0)
    host.send(.move, 40, 20, at: 0.1)
    #expect(notes.lines == ["inner"])
  }

  @Test("What a drag writes is part of a stream of changes")
  func isContinuous() {
    var flags: [Bool] = []
    struct Dragged: View {
      @State private var x = 0.0
      var note: (Bool) -> Void
      var body: some View {
        Color.red.frame(width: 50 + x)
          .transaction { note($0.isContinuous) }
          .gesture(DragGesture(minimumDistance: 0).onChanged { x = $0.translation.width })
      }
    }
    let host = Host(Dragged { flags.append($0) })
    flags = []
    host.send(.down, 50, 50, at: 0)
    host.send(.move, 60, 50, at: 0.1)
    #expect(flags.contains(true))
  }

  @Test("A drag that is cancelled does not end")
  func cancelled() {
    let notes = Notes()
    let host = Host(Color.red.gesture(DragGesture().onEnded { _ in notes("end") }))
    host.send(.down, 20, 20)
    host.send(.move, 60, 20)
    host.send(.cancel, 60, 20)
    #expect(notes.lines.isEmpty && !host.graph.pointers.isBusy)
  }
}
