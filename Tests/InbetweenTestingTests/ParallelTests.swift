import Foundation
import InbetweenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Tests of one view at the same time do not see each other")
struct ParallelTests {
  /// A view that uses all that a process has only once: time, chance, stored values, timers.
  struct Roulette: View {
    let speed: Double
    @State private var angle = 0.0
    @State private var ticks = 0
    @State private var draws: [Int] = []
    @AppStorage("last") private var last = 0

    var body: some View {
      Text("\(ticks) \(draws.map(String.init).joined(separator: ",")) \(last)")
        .rotationEffect(.degrees(angle))
        .onAppear {
          withAnimation(.linear(duration: 1).speed(speed)) { angle = 360 }
          _ = Timer.scheduledTimer(withTimeInterval: 0.25 / speed, repeats: true) { _ in
            MainActor.assumeIsolated {
              ticks += 1
              draws.append(Int.random(in: 0..<1000))
              last = draws.last!
            }
          }
        }
    }
  }

  /// One play of the view, a twentieth of a second at a time, letting others run in between.
  private func play(_ speed: Double, interleaved: Bool) async throws -> [String] {
    let stage = Stage(settings: StageSettings { $0.seed = 7 }) { Roulette(speed: speed) }
    var seen: [String] = []
    for step in 1...20 {
      stage.advance(to: Double(step) / 20)
      seen.append(
        "\(try stage.value("rotation")) \(try stage.drawnText() ?? "") \(stage.clock.date)")
      if interleaved { await Task.yield() }
    }
    seen += stage.events.map(\.description) + stage.ledger.map(\.description) + stage.warnings
    seen.append(stage.displayList.text)
    return seen
  }

  @Test("two plays, step by step in turns, show what each shows alone")
  func interleaved() async throws {
    let alone = (
      try await play(1, interleaved: false), try await play(3, interleaved: false)
    )
    async let first = play(1, interleaved: true)
    async let second = play(3, interleaved: true)
    async let third = play(1, interleaved: true)
    let together = (try await first, try await second, try await third)
    #expect(together.0 == alone.0)
    #expect(together.1 == alone.1)
    #expect(together.2 == alone.0)
    #expect(alone.0 != alone.1)
  }

  // The framework itself runs these cases at the same time, in any order.
  @Test("as many as the framework likes", arguments: 1...8)
  func parallel(_ number: Int) async throws {
    let reference = try await play(2, interleaved: false)
    #expect(try await play(2, interleaved: true) == reference)
  }
}
