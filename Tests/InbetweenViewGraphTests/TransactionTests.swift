import InbetweenTiming
import Testing

@testable import InbetweenViewGraph

@MainActor
struct TransactionTests {
  struct Square: View {
    let model: Model
    var body: some View {
      Box().offset(x: model.x).animation(.linear(duration: 1), value: model.x)
    }
  }

  @Test("a value-scoped modifier beats the explicit block")
  func valueModifierBeatsBlock() {
    let model = Model()
    let bench = Bench(Square(model: model))
    var ends: [Double] = []
    bench.at(0) {
      withAnimation(.linear(duration: 2)) {
        model.x = 100
      } completion: {
        ends.append(bench.graph.time)
      }
    }
    #expect(close(bench.value("offset", at: 0.25), 25))
    #expect(close(bench.value("offset", at: 0.5), 50))
    #expect(close(bench.value("offset", at: 1), 100))
    #expect(ends == [1])
    #expect(bench.graph.isIdle)
  }

  struct Plain: View {
    let model: Model
    var body: some View { Box().offset(x: model.x) }
  }

  @Test("a spring that is turned round keeps its velocity")
  func springKeepsVelocity() {
    let model = Model()
    let bench = Bench(Plain(model: model))
    bench.at(0) { withAnimation(.spring(duration: 0.5, bounce: 0)) { model.x = 100 } }
    #expect(close(bench.value("offset", at: 0.2), 71.3, 1))
    bench.at(0.2) { withAnimation(.spring(duration: 0.5, bounce: 0)) { model.x = 0 } }
    #expect(bench.graph.running.count == 1)
    #expect(close(bench.value("offset", at: 0.22), 72.9, 1))
    #expect(close(bench.value("offset", at: 0.3), 52.7, 1))
    #expect(close(bench.value("offset", at: 0.4), 24.3, 1))
    #expect(close(bench.value("offset", at: 0.5), 9.75, 1))
  }

  struct Loop: View {
    let model: Model
    var body: some View { Box().opacity(model.x) }
  }

  @Test("a finite animation ends an endless loop without a jump")
  func finiteEndsLoop() {
    let model = Model()
    let bench = Bench(Loop(model: model))
    bench.at(0) { withAnimation(.linear(duration: 1).repeatForever()) { model.x = 1 } }
    for (time, value) in [(0.5, 0.5), (1, 1), (1.5, 0.5), (2.25, 0.25)] {
      #expect(close(bench.value("opacity", at: time), value))
    }
    bench.at(2.25) { withAnimation(.linear(duration: 0.5)) { model.x = 0 } }
    #expect(close(bench.value("opacity", at: 2.25), 0.25))
    #expect(bench.value("opacity", at: 2.75) == 0)
    #expect(bench.graph.isIdle)
  }

  @Test("a completion of a change that changes nothing runs at once, once")
  func nothingToAnimate() {
    let model = Model()
    let bench = Bench(Plain(model: model))
    var count = 0
    bench.at(0) {
      withAnimation(.linear(duration: 1)) {
        model.x = 0
      } completion: {
        count += 1
      }
    }
    #expect(count == 1)
  }

  @Test("a spring completes logically at its response and is removed at its rest")
  func springCompletions() {
    let model = Model()
    let bench = Bench(Plain(model: model))
    var logical: [Double] = []
    var removed: [Double] = []
    bench.at(0) {
      withAnimation(.spring(duration: 0.5, bounce: 0)) {
        withAnimation(.spring(duration: 0.5, bounce: 0), completionCriteria: .removed) {
          model.x = 100
        } completion: {
          removed.append(bench.graph.time)
        }
      } completion: {
        logical.append(bench.graph.time)
      }
    }
    #expect(close(bench.value("offset", at: 0.5), 98.6, 1))
    bench.graph.frame(at: 3)
    #expect(logical == [0.5])
    #expect(removed.count == 1 && close(removed[0], 1.2633, 0.001))
  }

  struct Phases: View {
    let model: Model
    var body: some View {
      Box().phaseAnimator([0.0, -100.0], trigger: model.count) { content, phase in
        content.offset(y: phase)
      } animation: { _ in
        .linear(duration: 1)
      }
    }
  }

  @Test("one trigger runs the phases once through and back")
  func phases() {
    let model = Model()
    let bench = Bench(Phases(model: model))
    #expect(bench.graph.isIdle)
    bench.at(1) { model.count += 1 }
    for (time, value) in [(1.5, -50.0), (2, -100), (2.5, -50), (3, 0)] {
      #expect(close(bench.value("offset", at: time, lane: 1), value))
    }
    #expect(bench.graph.isIdle)
  }

  struct Keyframed: View {
    let model: Model
    let log: (Double) -> Void
    var body: some View {
      Box().keyframeAnimator(initialValue: 0.0, trigger: model.count) { content, value in
        content.offset(x: value)
      } keyframes: { value in
        let _ = log(value)
        LinearKeyframe(100, duration: 1)
      }
    }
  }

  @Test("keyframes triggered again in mid-run start from where they are")
  func keyframes() {
    let model = Model()
    var log: [Double] = []
    let bench = Bench(Keyframed(model: model) { log.append($0) })
    bench.at(0) { model.count += 1 }
    #expect(close(bench.value("offset", at: 0.2), 20))
    #expect(close(bench.value("offset", at: 0.4), 40))
    bench.at(0.4) { model.count += 1 }
    #expect(close(bench.value("offset", at: 0.9), 70))
    #expect(close(bench.value("offset", at: 1.4), 100))
    bench.at(2) { model.count += 1 }
    #expect(close(bench.value("offset", at: 2.5), 50))
    #expect(close(bench.value("offset", at: 3), 100))
    #expect(log.count == 3 && close(log[1], 40) && log[2] == 0)
    #expect(bench.graph.isIdle)
  }

  struct Leaving: View {
    let model: Model
    let log: (String) -> Void
    var body: some View {
      if !model.flag {
        Box().transition(.opacity).onDisappear { log("gone") }
      }
    }
  }

  @Test("a leaving view stays until its transition ends")
  func leaving() {
    let model = Model()
    var gone: [Double] = []
    var time = { 0.0 }
    let bench = Bench(Leaving(model: model) { _ in gone.append(time()) })
    time = { bench.graph.time }
    bench.at(0) { withAnimation(.linear(duration: 1)) { model.flag = true } }
    #expect(close(bench.value("opacity", at: 0.5), 0.5))
    #expect(gone.isEmpty)
    #expect(bench.value("opacity", at: 1.1).isNaN)
    #expect(gone == [1])
    bench.at(2) { model.flag = false }
    #expect(bench.value("frame", at: 2, lane: 2) == 50)
    #expect(bench.graph.isIdle)
  }
}
