import Foundation
import InbetweenClock
import Testing

@Suite("Chance, order and clocks") @MainActor struct ChanceTests {
  /// One draw of everything that Swift offers.
  private func draw(seed: UInt64) -> [String] {
    VirtualClock(seed: seed).perform {
      var letters = Array("abcdefgh")
      letters.shuffle()
      var generator = SystemRandomNumberGenerator()
      return [
        "\(Int.random(in: 0..<1_000_000))", "\(Double.random(in: 0...1))",
        "\(CGFloat.random(in: 0...1))", "\((0..<64).map { _ in Bool.random() })",
        "\((0..<20).shuffled())", String(letters), "\((0..<1000).randomElement()!)",
        "\(generator.next())", UUID().uuidString,
      ]
    }
  }

  @Test("the same seed draws the same, another seed another") func seeds() {
    let first = draw(seed: 1)
    #expect(first == draw(seed: 1))
    for (a, b) in zip(first, draw(seed: 2)) { #expect(a != b) }
  }

  @Test("an identifier is a valid random UUID") func uuid() {
    let text = VirtualClock().perform { UUID().uuidString }
    #expect(text.dropFirst(14).first == "4")
    #expect("89AB".contains(text.dropFirst(19).first!))
  }

  @Test("numbers in a range come out evenly") func even() {
    var counts = [Int](repeating: 0, count: 10)
    VirtualClock(seed: 5).perform {
      for _ in 0..<10_000 { counts[Int.random(in: 0..<10)] += 1 }
    }
    // Ten bins of 1000: four standard deviations are 120.
    #expect(counts.allSatisfy { abs($0 - 1000) < 120 })
  }

  @Test("sets and dictionaries have the same order in every run") func hashing() {
    // What a program says that is started with SWIFT_DETERMINISTIC_HASHING=1.
    #expect(Set(0..<8).map { "\($0)" }.joined() == "40236517")
  }

  @Test("every clock agrees on how much time has passed") func clocks() {
    let clock = VirtualClock(epoch: Date(timeIntervalSince1970: 1_000_000_000))
    func read() -> (Date, ContinuousClock.Instant, SuspendingClock.Instant, Double, DispatchTime) {
      clock.perform {
        (Date.now, .now, .now, ProcessInfo.processInfo.systemUptime, .now())
      }
    }
    let a = read()
    clock.advance(to: 2.5)
    let b = read()
    #expect(a.0 == Date(timeIntervalSince1970: 1_000_000_000))
    #expect(b.0 == Date(timeIntervalSince1970: 1_000_000_002.5))
    #expect(b.1 - a.1 == .seconds(2.5))
    #expect(b.2 - a.2 == .seconds(2.5))
    #expect(abs(b.3 - a.3 - 2.5) < 1e-9)
    #expect(b.4.uptimeNanoseconds - a.4.uptimeNanoseconds == 2_500_000_000)
  }
}
