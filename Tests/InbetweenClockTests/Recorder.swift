import Foundation
import InbetweenClock

/// What user code did, and when it saw itself do it.
///
/// A clock's work runs on one thread, so the log needs no lock.
final class Recorder: @unchecked Sendable {
  let clock: VirtualClock
  private let start: Double
  private(set) var lines: [String] = []
  /// How often something happened.
  var count = 0

  init(_ clock: VirtualClock = VirtualClock()) {
    self.clock = clock
    start = clock.epoch.timeIntervalSince1970
  }

  /// Notes a word with the wall time as `Date()` tells it, in seconds since the start.
  func note(_ word: String) {
    let time = Date().timeIntervalSince1970 - start
    lines.append("\(String(format: "%.3f", time)) \(word)")
  }

  /// Runs user code at zero and plays to a time.
  func play(to time: Double, _ body: (Recorder) -> Void) -> [String] {
    clock.perform { body(self) }
    clock.advance(to: time)
    return lines
  }
}
