import InbetweenDrawing
import Testing

@Suite struct DisplayListAppendingTests {
  @Test("an appended list reads as it did alone, whatever the tables held before")
  func append() {
    var other = DisplayList()
    other.owners = ["Inner"]
    other.images = [.placeholder(name: "b")]
    other.matrices = [.identity]
    other.group(.projection, .init(1, 2), resource: 0) { list in
      list.addStroke(Path("0 0 m 1 1 l")!, width: 2, color: .white, style: .init(lineCap: .round))
      list.add(.image, .init(0, 0, 1, 1), resource: 0)
    }
    other.items[1].owner = 0
    var list = DisplayList()
    list.owners = ["Outer"]
    list.images = [.placeholder(name: "a")]
    list.matrices = [.init(SIMD16(repeating: 3))]
    list.addStroke(Path("5 5 m 6 6 l")!, width: 1, color: .black, style: .init(dash: [1]))
    let before = list.text.split(separator: "\n").dropFirst()
    list.append(other)
    let expected = before + other.text.split(separator: "\n").dropFirst()
    #expect(Array(list.text.split(separator: "\n").dropFirst()) == Array(expected))
  }
}
