import Foundation
import InbetweenViewGraph
import Testing

@testable import InbetweenViews

@MainActor
private func block(_ width: CGFloat, _ height: CGFloat) -> some View {
  Color.red.frame(width: width, height: height)
}

@MainActor
@Suite("Stacks") struct LayoutStackTests {
  @Test("Views beside one another are 8 points apart, in the middle across")
  func horizontal() {
    // 20 + 8 + 30 = 58, from 21
    let stack = HStack {
      block(20, 10)
      block(30, 40)
    }
    #expect(rects(stack) == [box(21, 45, 20, 10), box(49, 30, 30, 40)])
  }

  @Test("Spacing and alignment are those that were asked for")
  func vertical() {
    let stack = VStack(alignment: .trailing, spacing: 4) {
      block(20, 10)
      block(30, 20)
    }
    // 10 + 4 + 20 = 34 high from 33, 30 wide from 35
    #expect(rects(stack) == [box(45, 33, 20, 10), box(35, 47, 30, 20)])
  }

  @Test("Flexible views share what fixed ones leave")
  func flexible() {
    let stack = HStack(spacing: 0) {
      Color.red
      block(40, 10)
      Color.blue
    }
    #expect(rects(stack) == [box(0, 0, 30, 100), box(30, 45, 40, 10), box(70, 0, 30, 100)])
  }

  @Test("The less flexible view is asked first")
  func lessFlexibleFirst() {
    let stack = HStack(spacing: 0) {
      Color.red
      Color.blue.frame(maxWidth: 20)
    }
    #expect(rects(stack) == [box(0, 0, 80, 100), box(80, 0, 20, 100)])
    let least = HStack(spacing: 0) {
      Color.red
      Color.blue.frame(minWidth: 70)
    }
    // Both give way endlessly upwards: the first gets half, and the other has its minimum of 70.
    #expect(rects(least) == [box(-10, 0, 50, 100), box(40, 0, 70, 100)])
  }

  @Test("A higher layout priority gets all but the least that the others need")
  func priority() {
    let stack = HStack(spacing: 0) {
      Color.red.frame(minWidth: 10)
      Color.blue.layoutPriority(1)
    }
    #expect(rects(stack) == [box(0, 0, 10, 100), box(10, 0, 90, 100)])
  }

  @Test("A layout priority reaches through other modifiers, also when it changes")
  func priorityThroughModifiers() {
    let stack = HStack(spacing: 0) {
      Color.red.frame(minWidth: 10)
      Color.blue.layoutPriority(1).padding(0).opacity(1)
    }
    #expect(rects(stack) == [box(0, 0, 10, 100), box(10, 0, 90, 100)])
  }

  @Test("A spacer takes what is left, at least 8 points, and keeps no distance")
  func spacer() {
    let stack = HStack {
      block(20, 10)
      Spacer()
      block(30, 10)
    }
    #expect(rects(stack) == [box(0, 45, 20, 10), box(70, 45, 30, 10)])
    let tight = HStack {
      block(50, 10)
      Spacer()
      block(50, 10)
    }
    // 50 + 8 + 50 = 108 from -4
    #expect(rects(tight) == [box(-4, 45, 50, 10), box(54, 45, 50, 10)])
    let short = VStack {
      block(10, 50)
      Spacer(minLength: 20)
      block(10, 50)
    }
    #expect(rects(short) == [box(45, -10, 10, 50), box(45, 60, 10, 50)])
  }

  @Test("Flexible views come before spacers")
  func spacerLast() {
    let stack = HStack(spacing: 0) {
      Color.red
      Spacer()
    }
    #expect(rects(stack) == [box(0, 0, 92, 100)])
  }

  @Test("A spacer in a frame still knows its stack")
  func spacerInFrame() {
    let stack = VStack(spacing: 0) {
      block(10, 10)
      Spacer().frame(height: 30)
      block(10, 10)
    }
    #expect(rects(stack) == [box(45, 25, 10, 10), box(45, 65, 10, 10)])
  }

  @Test("A stack in no room is as large as its views want to be")
  func ideal() {
    let stack = HStack(spacing: 2) {
      Color.red
      Color.blue.frame(height: 30)
    }
    // 10 + 2 + 10 wide and 30 high: the first one has the breadth that came out.
    #expect(rects(stack.fixedSize()) == [box(39, 35, 10, 30), box(51, 35, 10, 30)])
  }

  @Test("A divider lies in a vertical stack and stands in a horizontal one")
  func divider() {
    let lying = VStack(spacing: 0) {
      Color.red
      Divider()
      Color.red
    }
    #expect(rects(lying)[1] == box(0, 49.5, 100, 1))
    let standing = HStack(spacing: 0) {
      Color.red
      Divider()
      Color.red
    }
    #expect(rects(standing)[1] == box(49.5, 0, 1, 100))
    var environment = EnvironmentValues()
    environment.displayScale = 2
    #expect(rects(Divider(), environment: environment) == [box(0, 49.75, 100, 0.5)])
  }

  @Test("Views in front of one another share their alignment")
  func overlaid() {
    let stack = ZStack(alignment: .bottomTrailing) {
      block(40, 40)
      block(10, 20)
    }
    #expect(rects(stack) == [box(30, 30, 40, 40), box(60, 50, 10, 20)])
  }

  @Test("Guides of its own move a view against the others")
  func guides() {
    let stack = VStack(alignment: .leading, spacing: 0) {
      block(20, 10)
      block(20, 10).alignmentGuide(.leading) { _ in -30 }
    }
    // The second begins 30 to the right: 50 wide from 25.
    #expect(rects(stack) == [box(25, 40, 20, 10), box(55, 50, 20, 10)])
    let relative = HStack(alignment: .top, spacing: 0) {
      block(10, 40)
      block(10, 40).alignmentGuide(.top) { $0[.bottom] }
    }
    // The second's bottom is at the first's top: 80 high from 10.
    #expect(rects(relative) == [box(40, 50, 10, 40), box(50, 10, 10, 40)])
  }

  @Test("An alignment of the user's own goes through nested stacks")
  func ownGuide() {
    let stack = HStack(alignment: .middleOfFirst, spacing: 0) {
      VStack(spacing: 0) {
        block(10, 20).alignmentGuide(.middleOfFirst) { $0[VerticalAlignment.center] }
        block(10, 40)
      }
      block(10, 10).alignmentGuide(.middleOfFirst) { $0[VerticalAlignment.center] }
    }
    // The column is 60 high from 20; its guide is at 10, so the other's middle is at 30.
    #expect(rects(stack) == [box(40, 20, 10, 20), box(40, 40, 10, 40), box(50, 25, 10, 10)])
  }

  @Test("Views of 10,000 rows are measured a fixed number of times each")
  func linear() {
    func measurements(_ count: Int) -> Int {
      let stack = VStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { _ in
          HStack {
            Color.red.frame(width: 10, height: 10)
            Color.blue.padding(2)
          }
        }
      }
      return LayoutHarness(stack).graph.statistics.measurements
    }
    let (few, many) = (measurements(100), measurements(1000))
    #expect(many <= few * 10 + 100)
    #expect(many <= 1000 * 40)
  }
}

private enum MiddleOfFirst: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.top] }
}

extension VerticalAlignment {
  fileprivate static let middleOfFirst = VerticalAlignment(MiddleOfFirst.self)
}
