/// How many messages a connection may send: so many at once, and so many a second in the long run.
struct RateLimit {
  let burst: Double
  let perSecond: Double
  private var left: Double
  private var last: Double

  /// - Parameter now: seconds of any clock that runs forwards.
  init(burst: Double, perSecond: Double, now: Double) {
    self.burst = burst
    self.perSecond = perSecond
    left = burst
    last = now
  }

  /// Counts one message; answers whether it may pass.
  mutating func take(at now: Double) -> Bool {
    left = min(burst, left + max(0, now - last) * perSecond)
    last = max(last, now)
    guard left >= 1 else { return false }
    left -= 1
    return true
  }
}
