import Foundation
import InbetweenDrawing
import InbetweenViewGraph
import Testing

@testable import InbetweenViews

@MainActor
@Suite("Text") struct TextTests {
  private func block(
    _ text: Text, _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> TextBlock {
    var environment = EnvironmentValues()
    change(&environment)
    return text.resolved(in: environment, at: Date(timeIntervalSince1970: 0)).block
  }

  @Test("A text takes its size up to the pixel")
  func size() {
    // Three characters of 17 points: 25.5 by 20.4 points.
    for (scale, width, height) in [(1.0, 26.0, 21.0), (2.0, 25.5, 20.5), (3.0, 77.0 / 3, 62.0 / 3)]
    {
      let host = Host(Text("abc")) { $0.displayScale = scale }
      let frame = host.graph.elements()[0].frame
      #expect(abs(frame.width - width) < 1e-9 && abs(frame.height - height) < 1e-9)
    }
  }

  @Test("A text breaks its lines at the width that it is offered")
  func wrapping() {
    // 100 points hold eleven characters of 8.5 points.
    let host = Host(Text("one two three"))
    let list = host.graph.frame(at: 0)
    #expect(list.texts[0].lines.count == 2)
    #expect(list.items[0].values.d == 41)
  }

  @Test("The first baseline is at the nearest pixel")
  func baseline() {
    // An ascent of 15.3 points at 3 pixels per point: 46 pixels.
    let host = Host(Text("abc")) { $0.displayScale = 3 }
    let node = host.graph.elements()[0].node
    let guide = node.explicitGuide(
      VerticalAlignment.firstTextBaseline.key, in: CGSize(width: 26, height: 21))
    #expect(abs((guide ?? 0) - 46.0 / 3) < 1e-9)
  }

  @Test("The innermost style wins, and all texts of a sum keep their own")
  func styles() {
    let text = Text("a").bold() + Text("b").font(.caption).italic() + Text("c")
    let spans = block(text.font(.title)).spans
    #expect(spans.map(\.font.size) == [28, 12, 28])
    #expect(spans.map(\.font.weight) == [700, 400, 400])
    #expect(spans.map(\.font.isItalic) == [false, true, false])
  }

  @Test("Styles of the view around apply where the text says nothing")
  func environment() {
    let spans = block(Text("a") + Text("b").fontWeight(.light)) {
      $0.font = .system(size: 20)
      $0.fontModifiers = [.weight(.heavy)]
      $0.tracking = 2
    }.spans
    #expect(spans.map(\.font.size) == [20, 20])
    #expect(spans.map(\.font.weight) == [800, 300])
    #expect(spans.map(\.tracking) == [2, 2])
  }

  @Test("The colour of the whole text is its paint, the colour of a part stays in the part")
  func colors() {
    let host = Host((Text("a").foregroundColor(.red) + Text("b")).foregroundStyle(.blue))
    let list = host.graph.frame(at: 0)
    #expect(list.paints == [.color(Looks.color(.blue))])
    #expect(list.texts[0].block.spans.map(\.color) == [Looks.color(.red), nil])
  }

  @Test("A case of the environment changes letters")
  func textCase() {
    #expect(block(Text("Ab")) { $0.textCase = .uppercase }.string == "AB")
    #expect(block(Text("Ab")) { $0.textCase = .lowercase }.string == "ab")
  }

  @Test("Lines of the paragraph come from the environment")
  func paragraph() {
    let block = block(Text("a")) {
      $0.lineLimit = 2
      $0.lineSpacing = 3
      $0.multilineTextAlignment = .center
      $0.truncationMode = .head
      $0.minimumScaleFactor = 0.5
    }
    #expect(block.lineLimit == 2 && block.lineSpacing == 3 && block.alignment == .center)
    #expect(block.truncation == .head && block.minimumScaleFactor == 0.5)
  }

  @Test("Numbers that are no lengths do not reach the typesetter")
  func badNumbers() {
    let span = block(Text("a").tracking(.nan).baselineOffset(.infinity).kerning(-.infinity)).spans[
      0]
    #expect(span.tracking == 0 && span.baselineOffset == 0 && span.kerning == 0)
  }

  @Test("An attributed string keeps its styles")
  func attributedString() {
    var string = AttributedString("ab")
    string[string.startIndex..<string.index(afterCharacter: string.startIndex)].font = .title
    string.foregroundColor = .red
    let spans = block(Text(string)).spans
    #expect(spans.map(\.font.size) == [28, 17])
    #expect(spans.map(\.color) == [Looks.color(.red), Looks.color(.red)])
  }
}
