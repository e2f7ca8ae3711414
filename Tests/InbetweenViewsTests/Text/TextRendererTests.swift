import Foundation
import InbetweenDrawing
import InbetweenViewGraph
import Testing

@testable import InbetweenViews

@MainActor
@Suite("Renderers of text") struct TextRendererTests {
  private struct Mark: TextAttribute { var height: Double }

  /// Lifts marked runs by their height times a share, glyph by glyph.
  private struct Lift: TextRenderer {
    var share: Double
    var animatableData: Double {
      get { share }
      set { share = newValue }
    }

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      for line in layout {
        for run in line {
          guard let mark = run[Mark.self] else {
            context.draw(run)
            continue
          }
          for glyph in run {
            var copy = context
            copy.translateBy(x: 0, y: -mark.height * share)
            copy.draw(glyph, options: .disablesSubpixelQuantization)
          }
        }
      }
    }

    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
      let size = text.sizeThatFits(proposal)
      return CGSize(width: size.width, height: size.height + 10)
    }
  }

  private struct Words: View {
    @State private var isUp = false
    var body: some View {
      VStack(spacing: 0) {
        Text("a\(Text("bc").customAttribute(Mark(height: 8)))d").font(.system(size: 20))
          .textRenderer(Lift(share: isUp ? 1 : 0))
        Button("Up") { withAnimation(.linear(duration: 1)) { isUp = true } }
      }
    }
  }

  /// Each text with its place in the text's own space and the lift around it.
  private func glyphs(_ list: DisplayList, _ count: Int) -> [String] {
    var lift = 0.0
    var found: [String] = []
    for item in list.items where found.count < count {
      if item.kind == .transform { lift = item.values.f }
      if item.kind == .pop { lift = 0 }
      if item.kind == .text {
        let string = list.texts[Int(item.resource)].block.string
        found.append("\(string) \(Int(item.values.a)) \(lift)")
      }
    }
    return found
  }

  @Test("A renderer gets the text in runs by its marks, and in glyphs where they stand")
  func runs() {
    let host = Host(Words(), width: 200, height: 100)
    // Characters are 10 points wide.
    #expect(
      glyphs(host.graph.frame(at: 0), 4) == ["a 0 0.0", "b 10 0.0", "c 20 0.0", "d 30 0.0"])
  }

  @Test("The numbers of a renderer animate")
  func animates() {
    let host = Host(Words(), width: 200, height: 100)
    host.graph.frame(at: 0)
    if let up = host.element("Up") { host.graph.activate(up) }
    host.graph.advance(to: 0)
    #expect(
      glyphs(host.graph.frame(at: 0.5), 4) == ["a 0 0.0", "b 10 -4.0", "c 20 -4.0", "d 30 0.0"])
    #expect(glyphs(host.graph.frame(at: 1), 4)[1] == "b 10 -8.0")
  }

  @Test("A renderer says how large its text is")
  func size() {
    let host = Host(
      Text("ab").font(.system(size: 20)).textRenderer(Lift(share: 0)).background(Color.red))
    let box = host.graph.frame(at: 0).items.first { $0.kind == .rect }?.values
    // A line of 24 points and the 10 that the renderer adds.
    #expect(box?.c == 20 && box?.d == 34)
  }

  private final class Heard { var lines: [String] = [] }

  /// Notes what it is told.
  private struct Reading: TextRenderer {
    var heard: Heard

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      heard.lines.append("\(layout.count) lines")
      for line in layout {
        let bounds = line.typographicBounds
        heard.lines.append(
          "\(Int(line.origin.y)) \(Int(bounds.width)) \(bounds.rect.height)")
      }
      if let first = layout.first?.first {
        heard.lines.append("\(first.count) \(first[0..<2].count)")
      }
    }
  }

  @Test("Lines tell their places and lengths")
  func lines() {
    let heard = Heard()
    let host = Host(
      Text("abc\nde").font(.system(size: 20)).textRenderer(Reading(heard: heard)), width: 200)
    host.graph.frame(at: 0)
    // Baselines of a plain text: nine tenths of 20 points, then a line of 24 more.
    #expect(heard.lines == ["2 lines", "18 30 24.0", "42 20 24.0", "3 2"])
  }
}
