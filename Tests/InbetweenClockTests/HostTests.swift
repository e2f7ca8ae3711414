import Foundation
import InbetweenClock
import Testing

/// The host's own tasks, run in parallel with tests that play clocks.
@Suite("Tasks outside a clock go on as ever") struct HostTests {
  @Test("a main-actor test awaits and yields beside clocks", arguments: 0..<8)
  @MainActor func mainActor(number: Int) async throws {
    let log = Recorder()
    let lines = log.play(to: 1) { log in
      Task {
        try await Task.sleep(for: .seconds(1))
        log.note("\(number)")
      }
    }
    #expect(lines == ["1.000 \(number)"])
    for _ in 0..<20 { await Task.yield() }
    let value = await Task.detached { number * 2 }.value
    #expect(value == number * 2)
    await Task { @MainActor in log.note("host") }.value
    #expect(log.lines.count == 2)
    #expect(!VirtualClock.isInside)
    MainActor.assertIsolated()
  }

  @Test("an actor, a group and a real sleep of the host work beside clocks", arguments: 0..<4)
  func background(number: Int) async throws {
    actor Counter {
      var count = 0
      func add() { count += 1 }
    }
    await MainActor.run { _ = VirtualClock() }
    let counter = Counter()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<10 { group.addTask { await counter.add() } }
    }
    #expect(await counter.count == 10)
    // Real, but short: this one waits in order to see that real sleeping still works.
    try await Task.sleep(for: .milliseconds(1))
  }

  @Test("outside, the real time shows") @MainActor func realTime() {
    let clock = VirtualClock()
    let inside = clock.perform { Date() }
    #expect(inside == VirtualClock.defaultEpoch)
    #expect(abs(Date().timeIntervalSince(inside)) > 3600)
    #expect(clock.perform { VirtualClock.withoutClock { Date() } } != inside)
  }
}
