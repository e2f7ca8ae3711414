import Foundation
import InbetweenClock
import Testing

@Suite("Tasks sleep in virtual time") @MainActor struct TaskSleepTests {
  @Test("ten virtual seconds pass in no time") func selfTest() {
    let start = ContinuousClock.now
    let lines = Recorder().play(to: 20) { log in
      Task {
        try await Task.sleep(for: .seconds(10))
        log.note("awake")
      }
    }
    #expect(lines == ["10.000 awake"])
    #expect(ContinuousClock.now - start < .seconds(5))
  }

  @Test("every spelling of sleep wakes at its instant") func spellings() {
    let lines = Recorder().play(to: 20) { log in
      Task {
        try await Task.sleep(for: .seconds(1))
        log.note("for")
        try await Task.sleep(nanoseconds: 1_000_000_000)
        log.note("nanoseconds")
        try await Task.sleep(until: .now + .seconds(1), clock: .continuous)
        log.note("continuous")
        try await Task.sleep(until: .now + .seconds(1), clock: .suspending)
        log.note("suspending")
        try await Task.sleep(for: .seconds(1), tolerance: .seconds(1))
        log.note("tolerance")
        try await ContinuousClock().sleep(for: .milliseconds(500))
        log.note("clock")
        try await SuspendingClock().sleep(for: .milliseconds(500))
        log.note("other clock")
        let span = await ContinuousClock().measure { try? await Task.sleep(for: .seconds(7)) }
        log.note("measured \(span)")
      }
    }
    #expect(
      lines == [
        "1.000 for", "2.000 nanoseconds", "3.000 continuous", "4.000 suspending",
        "5.000 tolerance", "5.500 clock", "6.000 other clock", "13.000 measured 7.0 seconds",
      ])
  }

  @Test("nothing runs before its time, and a task wakes at its due time on the way")
  func steps() {
    let log = Recorder()
    log.clock.perform {
      _ = Task {
        try await Task.sleep(for: .seconds(0.25))
        log.note("awake")
      }
    }
    log.clock.advance(to: 0.2)
    #expect(log.lines.isEmpty)
    #expect(log.clock.nextDue == 0.25)
    log.clock.advance(to: 1)
    #expect(log.lines == ["0.250 awake"])
    #expect(log.clock.nextDue == nil)
    #expect(log.clock.now == 1)
  }

  @Test("cancelling a sleeping task wakes it at the instant of the cancel") func cancel() {
    let log = Recorder()
    let lines = log.play(to: 10) { log in
      let task = Task {
        await withTaskCancellationHandler {
          do {
            try await Task.sleep(for: .seconds(5))
            log.note("slept")
          } catch { log.note("\(type(of: error))") }
        } onCancel: {
          log.note("onCancel")
        }
      }
      log.clock.after(2) { task.cancel() }
    }
    #expect(lines == ["2.000 onCancel", "2.000 CancellationError"])
  }

  @Test("a cancelled sleep is nothing that is next to do") func cancelledSleep() {
    let log = Recorder()
    log.clock.perform {
      let task = Task { try await Task.sleep(for: .seconds(100)) }
      _ = Task {
        try await Task.sleep(for: .seconds(50))
        log.note("other")
      }
      log.clock.after(1) { task.cancel() }
    }
    log.clock.advance(to: 0.5)
    #expect(log.clock.nextDue == 1)
    log.clock.advance(to: 1)
    #expect(log.clock.nextDue == 50)
    log.clock.advance(to: 60)
    #expect(log.clock.nextDue == nil)
    log.clock.advance(to: 200)
    #expect(log.lines == ["50.000 other"])
  }

  @Test("structured concurrency, actors and streams keep their instants") func structured() {
    actor Tally {
      var sum = 0
      func add(_ value: Int) async throws -> Int {
        try await Task.sleep(for: .seconds(1))
        sum += value
        return sum
      }
    }
    let lines = Recorder().play(to: 20) { log in
      Task {
        async let a = {
          try await Task.sleep(for: .seconds(2))
          return 1
        }()
        async let b = {
          try await Task.sleep(for: .seconds(1))
          return 2
        }()
        log.note("async let \(try await a + b)")
        await withTaskGroup(of: Int.self) { group in
          for i in 1...3 {
            group.addTask {
              try? await Task.sleep(for: .seconds(4 - i))
              return i
            }
          }
          for await i in group { log.note("group \(i)") }
        }
        log.note("actor \(try await Tally().add(7))")
        let detached = Task.detached { () -> Int in
          try await Task.sleep(for: .seconds(1))
          await MainActor.run { log.note("back on main") }
          return 5
        }
        log.note("detached \(try await detached.value)")
        let stream = AsyncStream<Int> { continuation in
          DispatchQueue.global().asyncAfter(deadline: .now() + 1) {
            continuation.yield(1)
            continuation.finish()
          }
        }
        for await i in stream { log.note("stream \(i)") }
        let resumed = await withCheckedContinuation { continuation in
          DispatchQueue.main.asyncAfter(deadline: .now() + 1) { continuation.resume(returning: 9) }
        }
        log.note("continuation \(resumed)")
        await Task.yield()
        log.note("yield")
      }
    }
    #expect(
      lines == [
        "2.000 async let 3", "3.000 group 3", "4.000 group 2", "5.000 group 1", "6.000 actor 7",
        "7.000 back on main", "7.000 detached 5", "8.000 stream 1", "9.000 continuation 9",
        "9.000 yield",
      ])
  }

  @Test("tasks and blocks of the main queue share one order") func order() {
    let lines = Recorder().play(to: 0) { log in
      DispatchQueue.main.async { log.note("d1") }
      Task { log.note("t1") }
      DispatchQueue.main.async { log.note("d2") }
      Task { log.note("t2") }
    }
    #expect(lines == ["0.000 d1", "0.000 t1", "0.000 d2", "0.000 t2"])
  }
}
