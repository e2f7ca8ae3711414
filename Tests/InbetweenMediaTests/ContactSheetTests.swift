import Foundation
import InbetweenCairo
import InbetweenDrawing
import InbetweenMedia
import Testing

@Suite struct ContactSheetTests {
  private func frames(_ count: Int, width: Double = 100, height: Double = 60) -> [ContactSheet
    .Frame]
  {
    (0..<count).map { index in
      var list = DisplayList()
      (list.width, list.height) = (width, height)
      list.add(.rect, .init(0, 0, 20, 20), color: ResolvedColor(hex: "#FF0000"))
      list.strokes = [StrokeStyle(lineCap: .round)]
      list.paths = [Path(CGRect(x: 1, y: 1, width: 5, height: 5))]
      list.add(.stroke, .init(0, 0, 1), resource: 0, color: .black)
      return ContactSheet.Frame(time: Double(index) * 0.1, list: list)
    }
  }

  @Test("every frame is shown once, with its time below, inside the sheet")
  func layout() throws {
    let sheet = ContactSheet(frames: frames(7), title: "Badge", columns: 3)
    let list = sheet.displayList(PangoTypesetter())
    let texts = list.texts.map(\.block.string)
    #expect(texts == ["Badge"] + (0..<7).map { String(format: "%.2f s", Double($0) * 0.1) })
    let boxes = list.items.filter { $0.kind == .clipRect }.map(\.values)
    #expect(boxes.count == 7)
    for (index, box) in boxes.enumerated() {
      #expect(box.c == 100 && box.d == 60)
      #expect(box.a >= 10 && box.b >= 10 && box.a + 100 <= list.width - 10)
      for other in boxes[..<index] {
        #expect(abs(box.a - other.a) >= 110 || abs(box.b - other.b) >= 80)
      }
    }
    let bitmap = try CairoRenderer().render(list, scale: 1)
    #expect(bitmap[Int(boxes[4].a) + 15, Int(boxes[4].b) + 15] == .init(255, 0, 0))
  }

  @Test("large frames shrink, close times get a third decimal, no frames give an empty sheet")
  func extremes() {
    let typesetter = PangoTypesetter()
    let large = ContactSheet(frames: frames(2, width: 960, height: 480)).displayList(typesetter)
    #expect(large.items.first { $0.kind == .clipRect }?.values.c == 240)
    var close = ContactSheet(frames: frames(3))
    for index in 0..<3 { close.frames[index].time = Double(index) / 240 }
    #expect(
      close.displayList(typesetter).texts.map(\.block.string) == ["0.000 s", "0.004 s", "0.008 s"])
    #expect(ContactSheet(frames: []).displayList(typesetter).width > 0)
  }
}
