import Testing

@testable import InbetweenMascot

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("Followers")
struct FollowerTests {
  /// A point on a spring that follows A·sin(wt) lags by A·sin(wt) times H - 1, where
  /// H = ω² / (ω² - w² + 2iζωw): the steady answer of a linear oscillator.
  @Test("swing as far behind a steady swing as the oscillator's closed form says")
  func steady() {
    let (frequency, damping, drive) = (12.0, 0.3, 2 * Double.pi / 2)
    let (re, im) = (frequency * frequency - drive * drive, 2 * damping * frequency * drive)
    let size = re * re + im * im
    let (hRe, hIm) = (frequency * frequency * re / size - 1, -frequency * frequency * im / size)
    let expected = 20 * hypot(hRe, hIm)
    let span = Span(seconds: 2, loops: true)
    let lag = Follower(frequency: frequency, damping: damping).lag(
      behind: { 20 * sin(drive * $0) }, span)
    let values = lag.points.map(\.value)
    #expect(abs(values.max()! - expected) < expected * 0.02)
    #expect(abs(values.min()! + expected) < expected * 0.02)
  }

  @Test("rest where nothing moves")
  func rest() {
    let lag = Follower(frequency: 9, damping: 0.3).lag(
      behind: { _ in 4 }, Span(seconds: 1, loops: true))
    #expect(lag == Curve(constant: 0))
  }
}
