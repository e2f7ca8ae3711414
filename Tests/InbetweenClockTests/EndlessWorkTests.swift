import Foundation
import InbetweenClock
import Testing

@Suite("Work that never comes to rest is reported, and time goes on") @MainActor
struct EndlessWorkTests {
  @Test("a task that yields for ever") func yield() {
    let clock = VirtualClock()
    clock.perform {
      _ = Task { while !Task.isCancelled { await Task.yield() } }
    }
    #expect(!clock.drain())
    #expect(clock.now == 0)
    #expect(!clock.advance(to: 1))
    #expect(clock.now == 1)
    #expect(clock.warnings.count == 1)
    #expect(
      clock.warnings.first?.contains(
        "100000 pieces ran without time moving, most of them steps of tasks") == true)
  }

  @Test("a block that dispatches itself again, beside a timer that still fires in time")
  func block() {
    final class Loop: @unchecked Sendable {
      func again() { DispatchQueue.main.async { self.again() } }
    }
    let log = Recorder()
    log.clock.setBudget(5000)
    let lines = log.play(to: 1) { log in
      Loop().again()
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { log.note("timer") }
    }
    #expect(log.clock.warnings.first?.contains("most of them blocks on the main queue") == true)
    // A frame late at most.
    #expect(lines.count == 1)
    #expect(lines.first.map { $0 < "0.520" } == true)
  }

  @Test("a host timer that sets itself again at the same time") func host() {
    let clock = VirtualClock()
    clock.setBudget(2000)
    func again() { clock.after(0) { again() } }
    again()
    #expect(!clock.advance(to: 0.1))
    #expect(clock.now == 0.1)
    #expect(clock.warnings.first?.contains("timers of the stage") == true)
  }

  @Test("a task that comes to rest within the budget is no case for a warning") func calm() {
    let clock = VirtualClock()
    clock.perform { _ = Task { for _ in 0..<1000 { await Task.yield() } } }
    #expect(clock.drain())
    #expect(clock.warnings.isEmpty)
  }
}

@Suite("What cannot follow the clock is named once") @MainActor struct WarningTests {
  @Test("a thread of the program's own") func thread() {
    let clock = VirtualClock()
    clock.perform {
      for _ in 0..<2 { Thread.detachNewThread {} }
    }
    #expect(clock.warnings.count == 1)
    #expect(clock.warnings.first?.hasPrefix("A thread of its own (Thread)") == true)
  }

  @Test("another process") func process() throws {
    let clock = VirtualClock()
    try clock.perform {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/true")
      try process.run()
    }
    #expect(clock.warnings.contains { $0.hasPrefix("Process runs in real time") })
  }

  @Test("work that follows is not named") func none() {
    let clock = VirtualClock()
    clock.perform {
      DispatchQueue.global().async { DispatchQueue.concurrentPerform(iterations: 4) { _ in } }
      DispatchGroup().notify(queue: .global()) {}
      Task.detached { try await Task.sleep(for: .seconds(1)) }
    }
    clock.advance(to: 2)
    #expect(clock.warnings.isEmpty)
  }
}
