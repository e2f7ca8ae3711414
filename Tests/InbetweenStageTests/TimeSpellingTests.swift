import InbetweenClock
import Testing

/// Sendable: all that plays on a clock runs on the thread that plays it.
private final class Log: @unchecked Sendable {
  let clock = VirtualClock(seed: 4)
  var lines: [String] = []
  func note(_ word: String) { lines.append("\(clock.now) \(word)") }
}

@Suite("Every way to tell time and chance follows the clock") @MainActor struct TimeSpellingTests {
  private func play(
    _ run: (@escaping @Sendable (String) -> Void) -> [AnyObject]
  ) -> [String] {
    let log = Log()
    let clock = log.clock
    let handles = clock.perform { run { log.note($0) } }
    clock.advance(to: 6)
    return withExtendedLifetime(handles) { log.lines }
  }

  @Test("with Foundation imported beside SwiftUI, and without") func spellings() {
    let without = play { SpellingsWithoutFoundation.run($0) }
    let with = play { SpellingsWithFoundation.run($0) }
    #expect(
      without.dropFirst() == [
        "0.0 async", "1.0 asyncAfter", "1.5 work item", "2.0 timer", "2.5 added timer",
        "3.0 sleep for", "3.5 sleep nanoseconds", "4.0 sleep until", "4.5 clock 0.5 seconds",
        "5.0 date 5.0", "5.5 publisher",
      ])
    #expect(without.first?.hasPrefix("0.0 chance ") == true)
    #expect(with == without)
  }
}
