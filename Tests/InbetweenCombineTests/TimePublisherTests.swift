import Combine
import Foundation
import InbetweenClock
import Testing

private final class Log { var lines: [String] = [] }

@Suite("Streams in time") @MainActor struct TimePublisherTests {
  private let clock = VirtualClock()

  /// What a stream sends, with times in milliseconds.
  private func log<P: Publisher>(
    until end: Double, _ make: () -> P
  ) -> [String] where P.Failure == Never {
    let log = Log()
    let clock = self.clock
    func note(_ word: String) { log.lines.append("\(Int((clock.now * 1000).rounded())) \(word)") }
    let handle = clock.perform {
      make().sink(receiveCompletion: { _ in note("end") }, receiveValue: { note("\($0)") })
    }
    clock.advance(to: end)
    clock.perform { handle.cancel() }
    return log.lines
  }

  /// Sends each number at that many milliseconds.
  private func source(_ times: Int...) -> PassthroughSubject<Int, Never> {
    let subject = PassthroughSubject<Int, Never>()
    for time in times {
      clock.schedule(at: Double(time) / 1000) { subject.send(time) }
    }
    return subject
  }

  @Test("a timer sends the date at each interval, while someone listens") func timer() {
    var dates: [Double] = []
    let epoch = clock.epoch
    let lines = log(until: 3.5) {
      Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        .map { dates.append($0.timeIntervalSince(epoch)) }.map { "tick" }
    }
    #expect(lines == ["1000 tick", "2000 tick", "3000 tick"])
    #expect(dates == [1, 2, 3])
    #expect(clock.nextDue == nil)
  }

  @Test("a timer waits for connect, and stops for all when that is cancelled") func connect() {
    let timer = clock.perform { Timer.publish(every: 0.5, on: .main, in: .default) }
    var ticks = 0
    let handle = timer.sink { _ in ticks += 1 }
    clock.advance(to: 1)
    #expect(ticks == 0)
    let connection = clock.perform { timer.connect() }
    clock.advance(to: 2)
    #expect(ticks == 2)
    clock.perform { connection.cancel() }
    clock.advance(to: 3)
    #expect(ticks == 2)
    handle.cancel()
  }

  @Test("`timer.upstream.connect().cancel()` stops a timer that runs by itself") func upstream() {
    let timer = clock.perform { Timer.publish(every: 1, on: .main, in: .common).autoconnect() }
    var ticks = 0
    let handle = clock.perform { timer.sink { _ in ticks += 1 } }
    clock.advance(to: 2)
    clock.perform { timer.upstream.connect().cancel() }
    clock.advance(to: 5)
    #expect(ticks == 2)
    handle.cancel()
  }

  @Test("an interval that makes no sense never sends") func badIntervals() {
    for interval in [Double.nan, .infinity] {
      let lines = log(until: 1) {
        Timer.publish(every: interval, on: .main, in: .common).autoconnect().map { _ in "" }
      }
      #expect(lines == [])
    }
  }

  @Test("delay moves values and the end") func delay() {
    let lines = log(until: 2) {
      Just(7).delay(for: .seconds(0.5), scheduler: RunLoop.main)
    }
    #expect(lines == ["500 7", "500 end"])
    #expect(
      log(until: 4) { source(2500).delay(for: .milliseconds(250), scheduler: DispatchQueue.main) }
        == ["2750 2500"])
  }

  @Test("debounce waits until nothing has followed") func debounce() {
    #expect(
      log(until: 5) {
        source(0, 100, 200, 1000, 1600).debounce(for: .seconds(0.3), scheduler: RunLoop.main)
      } == ["500 200", "1300 1000", "1900 1600"])
  }

  @Test("debounce takes a bare number of seconds, and any scheduler") func debounceSpellings() {
    #expect(
      log(until: 1) { source(0, 100).debounce(for: 0.3, scheduler: DispatchQueue.main) }
        == ["400 100"])
  }

  @Test("throttle lets one value through in each span", arguments: [true, false])
  func throttle(latest: Bool) {
    let lines = log(until: 5) {
      source(100, 200, 300, 1200, 3000)
        .throttle(for: .seconds(1), scheduler: RunLoop.main, latest: latest)
    }
    #expect(
      lines == ["100 100", "1100 \(latest ? 300 : 200)", "2100 1200", "3100 3000"])
  }

  @Test("receive(on:) hands over, in order") func receive() {
    let lines = log(until: 1) { [1, 2].publisher.receive(on: DispatchQueue.main) }
    #expect(lines == ["0 1", "0 2", "0 end"])
    #expect(
      log(until: 2) { Just(1).receive(on: ImmediateScheduler.shared) } == ["1000 1", "1000 end"])
  }

  @Test("notifications arrive while someone listens") func notifications() {
    let center = NotificationCenter()
    let name = Notification.Name("something")
    var count = 0
    let handle = center.publisher(for: name).sink { _ in count += 1 }
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("other"), object: nil)
    handle.cancel()
    center.post(name: name, object: nil)
    #expect(count == 1)
  }

  @Test("values can be awaited") func values() {
    let subject = PassthroughSubject<Int, Never>()
    let log = Log()
    let clock = self.clock
    clock.perform {
      _ = Task {
        for await value in subject.values { log.lines.append("\(value)") }
        log.lines.append("end")
      }
    }
    clock.drain()
    clock.perform {
      subject.send(1)
      subject.send(2)
      subject.send(completion: .finished)
    }
    clock.drain()
    #expect(log.lines == ["1", "2", "end"])
  }
}
