import Foundation
import InbetweenViewGraph
import Testing

@testable import InbetweenViews

@MainActor
@Suite("Gesture state") struct GestureStateTests {
  private struct Card: View {
    @GestureState(resetTransaction: Transaction(animation: .linear(duration: 1)))
    private var way: CGSize? = nil

    var body: some View {
      Color.red.frame(width: 20, height: 20).offset(way ?? .zero)
        .gesture(DragGesture().updating($way) { value, state, _ in state = value.translation })
    }
  }

  private func offset(_ host: Host, at time: Double) -> [Double] {
    host.values("offset", at: time)
  }

  @Test("It follows the gesture and falls back under its reset transaction")
  func fallsBack() {
    let host = Host(Card(), width: 200, height: 200)
    host.send(.down, 100, 100, at: 0)
    host.send(.move, 140, 100, at: 0.1)
    #expect(offset(host, at: 0.1) == [40, 0])
    host.send(.up, 140, 100, at: 0.2)
    #expect(offset(host, at: 0.7) == [20, 0])
    #expect(offset(host, at: 1.2) == [0, 0])
  }

  @Test("It falls back where the gesture is cancelled")
  func cancelled() {
    let host = Host(Card(), width: 200, height: 200)
    host.send(.down, 100, 100, at: 0)
    host.send(.move, 140, 100, at: 0.1)
    host.send(.cancel, 140, 100, at: 0.2)
    #expect(offset(host, at: 1.2) == [0, 0])
  }

  private struct Pressed: View {
    @GestureState private var isPressed = false

    var body: some View {
      Rectangle().opacity(isPressed ? 0.5 : 1)
        .gesture(
          LongPressGesture(minimumDuration: 1).updating($isPressed) { value, state, _ in
            state = value
          })
    }
  }

  @Test("A long press that is being held shows from the touch on")
  func longPress() {
    let host = Host(Pressed())
    #expect(host.values("opacity", at: 0) == [1])
    host.send(.down, 50, 50, at: 1)
    #expect(host.values("opacity", at: 1) == [0.5])
    host.graph.advance(to: 2)
    #expect(host.values("opacity", at: 2) == [1])
  }
}
