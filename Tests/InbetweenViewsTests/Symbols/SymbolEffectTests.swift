import Foundation
import InbetweenViewGraph
import Testing

@testable import InbetweenViews

@MainActor
@Suite("Symbol effects") struct SymbolEffectTests {
  private struct Star: View {
    @State private var taps = 0
    var options = SymbolEffectOptions.default
    var body: some View {
      VStack {
        Image(systemName: "star").symbolEffect(.bounce, options: options, value: taps)
        Button("Tap") { taps += 1 }
      }
    }
  }

  private func bounced(_ options: SymbolEffectOptions = .default) -> Host {
    let host = Host(Star(options: options), width: 200)
    host.graph.frame(at: 0)
    if let tap = host.element("Tap") { host.graph.activate(tap) }
    host.graph.advance(to: 0)
    return host
  }

  @Test("A bounce runs once for each change and comes to rest where it began")
  func bounce() {
    let host = bounced()
    #expect(host.values("scale", at: 0.175).first ?? 0 > 1.15)
    #expect(host.values("scale", at: 0.5).first == 1)
    host.graph.advance(to: 1)
    #expect(host.graph.isIdle)
  }

  @Test("Options make it faster and repeat it")
  func options() {
    let fast = bounced(.speed(2))
    fast.graph.frame(at: 0.26)
    fast.graph.advance(to: 0.3)
    #expect(fast.graph.isIdle)
    let twice = bounced(.repeat(2))
    #expect(twice.values("scale", at: 0.675).first ?? 0 > 1.15)
    #expect(SymbolEffectOptions.speed(-1) == .default)
  }

  private struct Pulse: View {
    @State private var isActive = true
    var body: some View {
      VStack {
        Image(systemName: "star").symbolEffect(.pulse, isActive: isActive)
        Button("Stop") { isActive = false }
      }
    }
  }

  @Test("A pulse goes on while it is active")
  func pulse() {
    let host = Host(Pulse(), width: 200)
    #expect((host.values("opacity", at: 10.5).first ?? 1) < 0.35)
    #expect(!host.graph.isIdle)
    if let stop = host.element("Stop") { host.graph.activate(stop) }
    host.graph.advance(to: 11)
    host.graph.frame(at: 12)
    #expect(host.graph.isIdle)
  }
}
