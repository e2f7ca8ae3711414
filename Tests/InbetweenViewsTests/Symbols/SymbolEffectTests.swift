import Foundation
import InbetweenDrawing
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
    #expect(host.values("scale", at: 0.175).first == 1.2)
    #expect(host.values("scale", at: 0.5).first == 1)
    host.graph.advance(to: 1)
    #expect(host.graph.isIdle)
  }

  @Test("What is shown is the map around the symbol's middle")
  func map() throws {
    let host = bounced()
    let list = host.graph.frame(at: 0.175)
    let map = try #require(list.items.first { $0.kind == .transform }).values
    let image = try #require(list.items.first { $0.kind == .image }).values
    #expect([map.a, map.b, map.c, map.d] == [1.2, 0, 0, 1.2])
    let middle = image.a + image.c / 2
    #expect(abs(1.2 * middle + map.e - middle) < 1e-9)
  }

  @Test("Options make it faster and repeat it, with pauses or without")
  func options() {
    let fast = bounced(.speed(2))
    fast.graph.frame(at: 0.26)
    fast.graph.advance(to: 0.3)
    #expect(fast.graph.isIdle)
    let twice = bounced(.repeat(2))
    #expect(twice.values("scale", at: 0.675).first == 1.2)
    let paused = bounced(.repeat(.periodic(2, delay: 0.3)))
    #expect(paused.values("scale", at: 0.65).first == 1)
    #expect(paused.values("scale", at: 0.975).first == 1.2)
    paused.graph.advance(to: 1.31)
    #expect(paused.graph.isIdle)
    let endless = bounced(.repeating)
    #expect(endless.values("scale", at: 50.175).first ?? 0 > 1.19)
    #expect(SymbolEffectOptions.speed(-1) == .default)
  }

  private struct Pulse<Effect: IndefiniteSymbolEffect>: View {
    var effect: Effect
    var options = SymbolEffectOptions.default
    @State var isActive = true
    var body: some View {
      VStack {
        Label("Heart", systemImage: "heart")
          .symbolEffect(effect, options: options, isActive: isActive)
        Button("Stop") { isActive.toggle() }
      }
    }
  }

  private func stop(_ host: Host, at time: Double) {
    host.graph.frame(at: time)
    if let stop = host.element("Stop") { host.graph.activate(stop) }
    host.graph.advance(to: time)
  }

  @Test("A pulse goes on while it is active, and finishes the round under way")
  func pulse() {
    let host = Host(Pulse(effect: .pulse), width: 200)
    #expect(host.values("opacity", at: 10.5).first == 0.3)
    #expect(!host.graph.isIdle)
    stop(host, at: 10.5)
    #expect(host.values("opacity", at: 10.75).first ?? 1 < 0.99)
    host.graph.advance(to: 11)
    host.graph.frame(at: 12)
    #expect(host.graph.isIdle)
  }

  @Test("Only symbols take part: the words beside one stand still")
  func words() {
    let list = Host(Pulse(effect: .pulse), width: 200).graph.frame(at: 0.5)
    let depth = { (kind: DisplayList.Kind) -> [Double] in
      var open: [Double] = []
      for item in list.items {
        if item.kind == kind { break }
        if item.kind == .opacity { open.append(item.values.a) }
        if item.kind == .pop { _ = open.popLast() }
      }
      return open
    }
    #expect(depth(.image).contains(0.3))
    #expect(!depth(.text).contains(0.3))
  }

  @Test("Effects that were removed for a view do not reach its symbols")
  func removed() {
    let host = Host(
      Image(systemName: "heart").symbolEffectsRemoved().symbolEffect(.pulse, isActive: true))
    #expect(host.graph.frame(at: 0.5).items.map(\.kind) == [.image])
    #expect(host.graph.isIdle)
  }

  @Test("A held effect goes to its pose and back, from where it is")
  func held() {
    let host = Host(Pulse(effect: .scale.up, isActive: false), width: 200)
    #expect(host.values("scale", at: 0).first == 1)
    stop(host, at: 0)
    // Half of 0.35 s.
    #expect(abs((host.values("scale", at: 0.175).first ?? 0) - 1.1) < 1e-9)
    stop(host, at: 0.175)
    #expect(abs((host.values("scale", at: 0.35).first ?? 0) - 1.05) < 1e-9)
    #expect(host.values("scale", at: 0.6).first == 1)
    #expect(host.graph.isIdle)
  }

  @Test("What disappears is gone while it is active; what appears, while it is not")
  func visibility() {
    func opacity(_ effect: some IndefiniteSymbolEffect, _ isActive: Bool) -> Double? {
      Host(Pulse(effect: effect, isActive: isActive), width: 200).values("opacity", at: 0).first
    }
    #expect(opacity(.disappear, true) == 0 && opacity(.disappear, false) == 1)
    #expect(opacity(.appear, true) == 1 && opacity(.appear, false) == 0)
  }

  @Test("Each direction goes its way")
  func directions() {
    func pose(_ effect: some SymbolEffect, _ share: Double) -> SymbolPose {
      SymbolMotion(effect._motion).pose(at: share)
    }
    #expect(pose(.bounce.up, 0.35).scale == 1.2 && pose(.bounce.down, 0.35).scale == 0.8)
    #expect(pose(.rotate.clockwise, 0.5).angle == 180)
    #expect(pose(.rotate.counterClockwise, 0.25).angle == -90)
    #expect(pose(.wiggle.left, 0.2).x < 0 && pose(.wiggle.down, 0.2).y > 0)
    #expect(abs(pose(.wiggle.custom(angle: .degrees(90)), 0.2).y - 0.12) < 1e-9)
    #expect(pose(.breathe.plain, 0.5).opacity == 1 && pose(.breathe.pulse, 0.5).opacity == 0.7)
    #expect(pose(.appear.up, 1).y == 0.5 && pose(.disappear.up, 1).y == -0.5)
    #expect(pose(.drawOn, 1).reveal == 0)
  }

  @Test("By layer, the parts go one after the other; as a whole, together")
  func layers() {
    let byLayer = SymbolMotion(BounceSymbolEffect().byLayer._motion)
    #expect(byLayer.pose(at: 0.175, part: 0, of: 3).scale == 1.2)
    #expect(abs(byLayer.pose(at: 0.375, part: 2, of: 3).scale - 1.2) < 1e-9)
    #expect(byLayer.pose(at: 0.1, part: 2, of: 3).scale == 1)
    #expect(abs(byLayer.roundLength(parts: 3) - 0.7) < 1e-9)
    let whole = SymbolMotion(BounceSymbolEffect().wholeSymbol._motion)
    #expect(whole.pose(at: 0.175, part: 2, of: 3).scale == 1.2)
  }

  @Test("Variable colour lights the parts up one by one, more and more, or back again")
  func variableColor() {
    func lit(_ effect: VariableColorSymbolEffect, step: Int) -> [Double] {
      let motion = SymbolMotion(effect._motion)
      let time = (Double(step) + 0.5) * SymbolMotion.lit
      return (0..<3).map { motion.pose(at: time, part: $0, of: 3).opacity }
    }
    let dim = SymbolMotion.dim
    #expect(lit(.variableColor.iterative, step: 1) == [dim, 1, dim])
    #expect(lit(.variableColor.cumulative, step: 1) == [1, 1, dim])
    #expect(lit(.variableColor.iterative.hideInactiveLayers, step: 0) == [1, 0, 0])
    // Three parts there and one back.
    #expect(lit(.variableColor.iterative.reversing, step: 3) == [dim, 1, dim])
    #expect(lit(.variableColor.cumulative, step: 3) == [1, 1, 1])
  }

  private struct Swap: View {
    var transition: ContentTransition
    @State private var isOn = false
    var body: some View {
      VStack {
        Image(systemName: isOn ? "pause" : "play").contentTransition(transition)
        Button("Swap") { isOn.toggle() }
      }
    }
  }

  /// The names of the symbols that are drawn at a time after the change, with the scale of each.
  private func swapped(
    _ transition: ContentTransition, at time: Double
  ) -> [String: (scale: Double, opacity: Double)] {
    let host = Host(Swap(transition: transition), width: 200)
    host.graph.frame(at: 0)
    if let swap = host.element("Swap") { host.graph.activate(swap) }
    host.graph.advance(to: 0)
    let list = host.graph.frame(at: time)
    var found: [String: (scale: Double, opacity: Double)] = [:]
    var (scale, opacity) = (1.0, 1.0)
    for item in list.items {
      if item.kind == .opacity { opacity = item.values.a }
      if item.kind == .transform { scale = item.values.a }
      if item.kind == .image, case .symbol(let name, _, _) = list.images[Int(item.resource)] {
        found[name] = (scale, opacity)
      }
    }
    return found
  }

  @Test("A symbol is replaced by a clock of its own: the old one shrinks, then the new one grows")
  func replacement() {
    // In the middle of 0.35 s both are at 0.1 / 0.6 of their last, and at the beginning of
    // their first part: the share 1/6 from the end of an eased way.
    let shown = swapped(.symbolEffect(.replace), at: 0.175)
    let share = (1 - cos(Double.pi * 5 / 6)) / 2
    #expect(abs((shown["play"]?.opacity ?? 0) - (1 - share)) < 1e-9)
    #expect(abs((shown["play"]?.scale ?? 0) - (1 - 0.5 * share)) < 1e-9)
    #expect(abs((shown["pause"]?.scale ?? 0) - (0.5 + 0.5 * (1 - share))) < 1e-9)
    #expect(swapped(.symbolEffect(.replace), at: 0.36).keys.sorted() == ["pause"])
  }

  @Test("Both grow upwards, or the old one is off at once")
  func replacements() {
    #expect(swapped(.symbolEffect(.replace.upUp), at: 0.1)["play"]?.scale ?? 0 > 1)
    #expect(swapped(.symbolEffect(.replace.offUp), at: 0.01)["play"]?.opacity == 0)
    #expect(
      swapped(.symbolEffect(.replace.magic(fallback: .upUp)), at: 0.1)["play"]?.scale ?? 0 > 1)
    // Twice as fast.
    #expect(
      swapped(.symbolEffect(.replace, options: .speed(2)), at: 0.18).keys.sorted() == ["pause"])
    #expect(swapped(.identity, at: 0.01).keys.sorted() == ["pause"])
  }

  private struct Coming: View {
    @State private var isThere = false
    var body: some View {
      VStack(spacing: 0) {
        Button("Show") { withAnimation(.linear(duration: 1)) { isThere = true } }
        if isThere {
          Image(systemName: "star").font(.system(size: 20))
            .transition(.symbolEffect(.appear.up))
        }
      }
    }
  }

  @Test("A symbol comes by an effect, under the animation of the change")
  func transition() {
    let host = Host(Coming(), width: 200, height: 200)
    host.graph.frame(at: 0)
    if let show = host.element("Show") { host.graph.activate(show) }
    host.graph.advance(to: 0)
    let items = host.graph.frame(at: 0.5).items
    #expect(items.contains { $0.kind == .scale && abs($0.values.a - 0.75) < 1e-9 })
    // Half of 20 points below, half of the way done.
    #expect(items.contains { $0.kind == .transform && abs($0.values.f - 5) < 1e-9 })
  }
}

@MainActor
@Suite("Colours of symbols") struct SymbolColorTests {
  /// Two parts for each symbol.
  private final class Parted: Typesetter {
    private let plain = PlainTypesetter()
    func layout(_ block: TextBlock, width: Double?, height: Double?) -> TextLayout {
      plain.layout(block, width: width, height: height)
    }
    func symbolSize(
      _ source: ImageSource, font: ResolvedFont, scale: Double
    ) -> (width: Double, height: Double, baseline: Double) {
      plain.symbolSize(source, font: font, scale: scale)
    }
    func symbolParts(_ source: ImageSource) -> Int { 2 }
    func imageSize(_ source: ImageSource) -> (width: Double, height: Double)? { nil }
  }

  /// The part and the paint of each image item.
  private func parts(_ view: some View) -> [(part: Int, paint: Paint)] {
    let graph = Graph(size: CGSize(width: 100, height: 100), typesetter: Parted())
    graph.build(view, environment: EnvironmentValues())
    let list = graph.frame(at: 0)
    return list.items.filter { $0.kind == .image }.map { item in
      guard case .symbolPart(_, _, let number) = list.images[Int(item.resource)] else {
        return (0, list.paints[Int(item.paint)])
      }
      return (number, list.paints[Int(item.paint)])
    }
  }

  @Test("One colour draws a symbol as a whole")
  func monochrome() {
    let parts = parts(Image(systemName: "bell").foregroundStyle(.red, .blue))
    #expect(parts.map(\.part) == [0])
  }

  @Test("A palette gives each part a foreground style of its own")
  func palette() {
    let parts = parts(
      Image(systemName: "bell").symbolRenderingMode(.palette).foregroundStyle(.red, .blue))
    #expect(parts.map(\.part) == [1, 2])
    #expect(parts.map(\.paint) == [.color(Looks.color(.red)), .color(Looks.color(.blue))])
  }

  @Test("A hierarchy is one colour that stands back")
  func hierarchical() {
    let parts = parts(
      Image(systemName: "bell").symbolRenderingMode(.hierarchical).foregroundStyle(.red))
    var back = Looks.color(.red)
    back.opacity *= 0.5
    #expect(parts.map(\.paint) == [.color(Looks.color(.red)), .color(back)])
  }

  @Test("A symbol's own colours are used where they are known")
  func multicolor() {
    let sun = parts(Image(systemName: "sun.max.fill").symbolRenderingMode(.multicolor))
    #expect(sun.first?.paint == .color(Looks.color(.yellow)))
    let check = parts(
      Image(systemName: "checkmark.circle.fill").symbolRenderingMode(.multicolor))
    #expect(check.map(\.paint) == [.color(.white), .color(Looks.color(.green))])
    let heart = parts(Image(systemName: "heart.fill").renderingMode(.original))
    #expect(heart.first?.paint == .color(Looks.color(.red)))
    #expect(parts(Image(systemName: "swift").symbolRenderingMode(.multicolor)).count == 1)
  }
}
