import Testing

@testable import InbetweenRive

/// Frames worked by hand.
@Suite("Flexible layout")
struct FlexNodeTests {
  private func box(_ width: Float?, _ height: Float?) -> FlexNode {
    let node = FlexNode()
    if let width { node.style.width = .points(width) }
    if let height { node.style.height = .points(height) }
    return node
  }

  private func row(_ children: [FlexNode]) -> FlexNode {
    let node = FlexNode()
    node.children = children
    return node
  }

  @Test("boxes of a row stand side by side with the gap between")
  func rows() {
    let node = row([box(10, 20), box(30, 10)])
    node.style.gapX = 5
    node.solve(width: 100, height: 50)
    #expect(node.children.map(\.frame) == [Box(0, 0, 10, 20), Box(15, 0, 45, 10)])
  }

  @Test("a column is a row turned, padding moves what is inside")
  func columns() {
    let node = row([box(10, 20), box(30, 10)])
    node.style.isRow = false
    node.style.gapY = 5
    node.style.padding = .init(
      left: .points(3), top: .points(4), right: .points(0), bottom: .points(0))
    node.solve(width: 100, height: 50)
    #expect(node.children.map(\.frame) == [Box(3, 4, 13, 24), Box(3, 29, 33, 39)])
  }

  @Test("centred and spread boxes share what is left")
  func justify() {
    let node = row([box(10, 10), box(20, 10)])
    node.style.justify = .center
    node.style.alignItems = .center
    node.solve(width: 100, height: 40)
    #expect(node.children.map(\.frame) == [Box(35, 15, 45, 25), Box(45, 15, 65, 25)])
    let spread = row([box(10, 10), box(20, 10)])
    spread.style.justify = .spaceBetween
    spread.style.alignItems = .end
    spread.solve(width: 100, height: 40)
    #expect(spread.children.map(\.frame) == [Box(0, 30, 10, 40), Box(80, 30, 100, 40)])
  }

  @Test("what grows takes the rest in its share, what stretches the whole side across")
  func grow() {
    let node = row([box(10, 10), box(nil, nil), box(nil, nil)])
    node.children[1].style.grow = 1
    node.children[2].style.grow = 3
    node.children[2].style.alignSelf = .stretch
    node.solve(width: 90, height: 40)
    #expect(node.children[1].frame == Box(10, 0, 30, 0))
    #expect(node.children[2].frame == Box(30, 0, 90, 40))
  }

  @Test("a box hugs its content and its padding")
  func hug() {
    let inner = row([box(10, 20), box(30, 10)])
    inner.style.padding = .init(
      left: .points(1), top: .points(2), right: .points(3), bottom: .points(4))
    let node = row([inner])
    node.solve(width: 100, height: 100)
    #expect(inner.frame == Box(0, 0, 44, 26))
  }

  @Test("percentages are of the parent's inner size, limits hold")
  func percent() {
    let half = box(nil, nil)
    half.style.width = .percent(50)
    half.style.height = .percent(100)
    half.style.maxHeight = .points(15)
    let node = row([half])
    node.style.padding = .init(
      left: .points(10), top: .auto, right: .points(10), bottom: .auto)
    node.solve(width: 100, height: 30)
    #expect(half.frame == Box(10, 0, 50, 15))
  }

  @Test("a row that wraps goes on in the next line")
  func wrap() {
    let node = row([box(60, 10), box(50, 20), box(40, 5)])
    node.style.wraps = true
    node.style.gapX = 10
    node.style.gapY = 3
    node.solve(width: 100, height: 100)
    #expect(
      node.children.map(\.frame) == [
        Box(0, 0, 60, 10), Box(0, 13, 50, 33), Box(60, 13, 100, 18),
      ])
  }

  @Test("a box out of the flow lies by its insets and pushes nobody")
  func absolute() {
    let over = box(20, 10)
    over.style.isAbsolute = true
    over.style.inset = .init(left: .auto, top: .auto, right: .points(5), bottom: .points(6))
    let wide = box(nil, 4)
    wide.style.isAbsolute = true
    wide.style.inset = .init(left: .points(1), top: .points(2), right: .points(3), bottom: .auto)
    let node = row([over, wide, box(7, 7)])
    node.solve(width: 100, height: 50)
    #expect(over.frame == Box(75, 34, 95, 44))
    #expect(wide.frame == Box(1, 2, 97, 6))
    #expect(node.children[2].frame == Box(0, 0, 7, 7))
  }

  @Test("content is measured in the width that there is")
  func measure() {
    let text = FlexNode()
    text.measure = { width in
      width.map { Point(min($0, 80), 160 / min($0, 80) * 10) } ?? Point(80, 20)
    }
    let node = row([text])
    node.solve(width: 40, height: 100)
    #expect(text.frame == Box(0, 0, 40, 40))
  }

  @Test("two hundred levels of boxes that hug are laid out at once, not each level twice")
  func deep() {
    var node = box(10, 10)
    for _ in 0..<200 { node = row([node]) }
    node.solve(width: 100, height: 100)
    #expect(node.children[0].frame.width == 10)
  }
}
