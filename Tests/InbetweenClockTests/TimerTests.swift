import Foundation
import InbetweenClock
import Testing

@Suite("Foundation timers in virtual time") @MainActor struct TimerTests {
  @Test("timers made in every way fire at their dates") func spellings() {
    let lines = Recorder().play(to: 6) { log in
      _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in log.note("scheduled") }
      let fired = Timer(fire: Date(timeIntervalSinceNow: 2), interval: 0, repeats: false) { _ in
        log.note("fire date")
      }
      RunLoop.main.add(fired, forMode: .common)
      RunLoop.main.add(fired, forMode: .default)
      let made = Timer(timeInterval: 3, repeats: false) { _ in log.note("interval") }
      RunLoop.main.add(made, forMode: .common)
      let moved = Timer.scheduledTimer(withTimeInterval: 50, repeats: false) { _ in
        log.note("moved")
      }
      moved.fireDate = Date(timeIntervalSinceNow: 4)
    }
    #expect(lines == ["1.000 scheduled", "2.000 fire date", "3.000 interval", "4.000 moved"])
  }

  @Test("a repeating timer keeps its grid until it is invalidated") func repeating() {
    let lines = Recorder().play(to: 6) { log in
      _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in
        log.count += 1
        log.note("\(log.count)")
        if log.count == 5 { timer.invalidate() }
      }
    }
    #expect(lines == ["0.100 1", "0.200 2", "0.300 3", "0.400 4", "0.500 5"])
  }

  @Test("a due time falls on its frame exactly, a thousand ticks on") func exact() {
    let log = Recorder()
    log.clock.perform {
      _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in log.count += 1 }
    }
    for second in 1...1000 {
      log.clock.advance(to: Double(second))
      #expect(log.count == second)
    }
  }

  @Test("a timer that is invalidated before its time never fires, nor one whose clock is gone")
  func invalidated() {
    let log = Recorder()
    weak var gone: NSObject?
    do {
      let clock = VirtualClock()
      let captured = NSObject()
      gone = captured
      clock.perform {
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in log.count += 1 }
          .invalidate()
        _ = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in log.count += 1 }
        DispatchQueue.main.asyncAfter(deadline: .now() + 60) {
          log.count += 1
          withExtendedLifetime(captured) {}
        }
      }
      clock.advance(to: 10)
    }
    #expect(log.count == 0)
    #expect(gone == nil)
  }

  @Test("a timer with next to no interval does not stop time") func noInterval() {
    let log = Recorder()
    let clock = log.clock
    clock.perform {
      _ = Timer.scheduledTimer(withTimeInterval: 1e-9, repeats: true) { _ in log.count += 1 }
    }
    clock.advance(to: 0.5)
    #expect(clock.now == 0.5)
    // A device makes it a tenth of a millisecond.
    #expect(log.count == 5000)
  }

  @Test("running the loop from inside moves time") func nested() {
    let lines = Recorder().play(to: 0) { log in
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { log.note("due") }
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 2))
      log.note("back")
    }
    #expect(lines == ["1.000 due", "2.000 back"])
  }
}
