import Foundation
import InbetweenClock
import Testing

@Suite("The virtual clock") @MainActor struct VirtualClockTests {
  @Test("it starts at zero and moves to where it is told, never back") func moves() {
    let clock = VirtualClock()
    #expect(clock.now == 0)
    clock.advance(to: 1.5)
    clock.advance(to: 1)
    clock.advance(to: -5)
    clock.advance(to: .nan)
    #expect(clock.now == 1.5)
    #expect(clock.date == VirtualClock.defaultEpoch.addingTimeInterval(1.5))
  }

  @Test("a time without end is a hundred years") func bounds() {
    let clock = VirtualClock(epoch: Date(timeIntervalSince1970: .infinity))
    clock.advance(to: .infinity)
    #expect(clock.now == 3_155_760_000)
    #expect(clock.epoch == Date(timeIntervalSince1970: 0))
  }

  @Test("what is scheduled runs by time, then by order of scheduling") func order() {
    let clock = VirtualClock()
    var log: [String] = []
    for (name, time) in [("c", 2.0), ("a", 1), ("d", 2), ("b", 1), ("never", .nan), ("e", 3)] {
      clock.schedule(at: time) { log.append("\(name) \(clock.now)") }
    }
    #expect(clock.nextDue == 1)
    clock.advance(to: 2)
    #expect(log == ["a 1.0", "b 1.0", "c 2.0", "d 2.0"])
    #expect(clock.nextDue == 3)
  }

  @Test("a thousand timers set, moved and cancelled at random run as a sorted list would")
  func heap() {
    let clock = VirtualClock()
    var expected: [(time: Double, number: Int)] = []
    var seen: [Int] = []
    var random = SystemRandomNumberGenerator()
    clock.perform {
      var tokens: [Int: VirtualClock.Token] = [:]
      for number in 0..<1000 {
        let time = Double(Int.random(in: 0..<200, using: &random)) / 10
        tokens[number] = clock.schedule(at: time) { seen.append(number) }
        expected.append((time, number))
        if number % 3 == 0, let victim = expected.randomElement() {
          #expect(tokens[victim.number]!.cancel())
          #expect(!tokens[victim.number]!.cancel())
          expected.removeAll { $0.number == victim.number }
        }
      }
    }
    clock.advance(to: 20)
    expected.sort { ($0.time, $0.number) < ($1.time, $1.number) }
    #expect(seen == expected.map(\.number))
  }

  @Test("a token of something that has run cancels nothing that came later") func staleToken() {
    let clock = VirtualClock()
    var runs = 0
    let stale = clock.after(1) { runs += 1 }
    clock.advance(to: 1)
    clock.after(1) { runs += 1 }
    #expect(!stale.cancel())
    clock.advance(to: 2)
    #expect(runs == 2)
  }

  @Test("time does not move while work is ready, and what comes of it runs at once") func chain() {
    let clock = VirtualClock()
    var log: [Double] = []
    clock.after(0.1) {
      log.append(clock.now)
      clock.after(0) {
        log.append(clock.now)
        clock.after(0.1) { log.append(clock.now) }
      }
    }
    clock.advance(to: 1)
    #expect(log == [0.1, 0.1, 0.2])
  }

  @Test("clocks at different times stand side by side") func twoClocks() {
    let a = Recorder()
    let b = Recorder(VirtualClock(epoch: Date(timeIntervalSince1970: 0), seed: 9))
    for log in [a, b] {
      log.clock.perform {
        _ = Task {
          for _ in 0..<3 {
            try await Task.sleep(for: .seconds(1))
            log.note("tick")
          }
        }
        _ = Timer.scheduledTimer(withTimeInterval: 1.5, repeats: false) { _ in log.note("timer") }
      }
    }
    a.clock.advance(to: 1)
    b.clock.advance(to: 10)
    a.clock.advance(to: 2)
    let all = ["1.000 tick", "1.500 timer", "2.000 tick", "3.000 tick"]
    #expect(a.lines == Array(all.prefix(3)))
    #expect(b.lines == all)
  }

  @Test("one clock may be played from inside another") func nested() {
    let outer = Recorder()
    let inner = Recorder()
    outer.clock.schedule(at: 1) {
      inner.clock.perform {
        DispatchQueue.main.asyncAfter(deadline: .now() + 5) { inner.note("in") }
      }
      inner.clock.advance(to: 5)
      outer.note("out")
    }
    outer.clock.advance(to: 2)
    #expect(inner.lines == ["5.000 in"])
    #expect(outer.lines == ["1.000 out"])
  }

  @Test("two threads may each play a clock of their own") func threads() async {
    let results = await withTaskGroup(of: [String].self) { group in
      for number in 0..<4 { group.addTask { play(seed: UInt64(number)) } }
      var all: [[String]] = []
      for await lines in group { all.append(lines) }
      return all
    }
    #expect(results.count == 4)
    #expect(results[0].count == 100)
    for result in results { #expect(result == results[0]) }
  }
}

private func play(seed: UInt64) -> [String] {
  let log = Recorder(VirtualClock(seed: seed))
  return log.play(to: 100) { log in
    for step in 1...50 {
      DispatchQueue.global().asyncAfter(deadline: .now() + Double(step)) { log.note("\(step)") }
      Task.detached {
        try await Task.sleep(for: .seconds(step))
        log.note("task \(step)")
      }
    }
  }
}
