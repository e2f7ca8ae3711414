import InbetweenFindings
import InbetweenStage
import SwiftUI
import Testing

@MainActor
@Suite("Fault: a chain of delayed animations")
struct DelayChainTests {
  struct Logo: View {
    let isChain: Bool
    @State private var y = 0.0
    @State private var angle = 0.0
    @State private var opacity = 0.0

    private func chain() {
      withAnimation(.linear(duration: 0.2)) { y = -20 }
      withAnimation(.linear(duration: 0.3).delay(0.2)) { angle = 90 }
      withAnimation(.linear(duration: 0.4).delay(0.5)) { opacity = 1 }
    }

    private func together() {
      withAnimation(.linear(duration: 0.2)) {
        y = -20
        angle = 90
        opacity = 1
      }
    }

    var body: some View {
      Text("Logo").opacity(opacity).rotationEffect(.degrees(angle)).offset(y: y)
        .onAppear { if isChain { chain() } else { together() } }
    }
  }

  /// A list whose rows come one after the other: one place, delays that grow.
  struct Rows: View {
    @State private var shown: Set<Int> = []
    var body: some View {
      VStack {
        ForEach(0..<5, id: \.self) { row in Text("Row \(row)").opacity(shown.contains(row) ? 1 : 0)
        }
      }
      .onAppear {
        for row in 0..<5 {
          withAnimation(.linear(duration: 0.2).delay(0.1 * Double(row))) {
            _ = shown.insert(row)
          }
        }
      }
    }
  }

  @Test("the blocks of the chain are named with their delays")
  func chain() {
    #expect(
      findings(in: Logo(isChain: true)) { $0.advance(to: 2) } == [
        """
        chain of delays of Logo at DelayChainTests.swift:16: 3 blocks at 0 s make one sequence by \
        their delays: 0 s at DelayChainTests.swift:16, 0.2 s at DelayChainTests.swift:17, 0.5 s at \
        DelayChainTests.swift:18. Each delay repeats the lengths before it, and an interruption \
        leaves the rest behind. Use phaseAnimator for poses one after the other, or keyframeAnimator \
        for tracks.
        """
      ])
  }

  @Test("one block for several attributes is no chain, nor are rows that come one by one")
  func sound() {
    #expect(findings(in: Logo(isChain: false)) { $0.advance(to: 2) } == [])
    #expect(findings(in: Rows()) { $0.advance(to: 2) } == [])
  }
}
