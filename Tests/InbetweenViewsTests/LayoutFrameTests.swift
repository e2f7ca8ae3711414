import Foundation
import InbetweenViewGraph
import Testing

@testable import InbetweenViews

/// A colour that cannot be made smaller or larger.
@MainActor
private func block(_ width: CGFloat, _ height: CGFloat) -> some View {
  Color.red.frame(width: width, height: height)
}

@MainActor
@Suite("Frames") struct LayoutFrameTests {
  @Test("A fixed frame is in the middle of its room and offers its size")
  func fixed() {
    // (100 - 40) / 2 = 30, (100 - 20) / 2 = 40
    #expect(rects(Color.red.frame(width: 40, height: 20)) == [box(30, 40, 40, 20)])
    // Without a width the colour takes what the frame is offered.
    #expect(rects(Color.red.frame(height: 20)) == [box(0, 40, 100, 20)])
  }

  @Test("A fixed frame sets a smaller or larger view at its alignment")
  func alignment() {
    #expect(
      rects(block(10, 10).frame(width: 40, height: 20, alignment: .topLeading))
        == [box(30, 40, 10, 10)])
    #expect(
      rects(block(10, 10).frame(width: 40, height: 20, alignment: .bottomTrailing))
        == [box(60, 50, 10, 10)])
    // The view is larger than the frame: it hangs out on both sides by (60 - 40) / 2 = 10.
    #expect(rects(block(60, 10).frame(width: 40, height: 20)) == [box(20, 45, 60, 10)])
  }

  @Test("A length that is none leaves the axis alone")
  func nonsense() {
    #expect(rects(Color.red.frame(width: -10, height: .infinity)) == [box(0, 0, 100, 100)])
    #expect(rects(Color.red.frame(width: .nan, height: 20)) == [box(0, 40, 100, 20)])
  }

  @Test("An infinite maximum fills the room, and the view stands at the alignment in it")
  func fill() {
    #expect(
      rects(block(10, 10).frame(maxWidth: .infinity, alignment: .leading))
        == [box(0, 45, 10, 10)])
    #expect(
      rects(block(10, 10).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom))
        == [box(45, 90, 10, 10)])
  }

  @Test("A maximum alone lies between the view's length and the offer")
  func maximum() {
    // Offered 100, at most 60: the frame is 60, and so is what the colour is offered.
    #expect(rects(Color.red.frame(maxWidth: 60)) == [box(20, 0, 60, 100)])
    // The view of 80 is larger than the maximum of 60: the frame is 60 from 20, the view from 10.
    #expect(rects(block(80, 10).frame(maxWidth: 60, alignment: .center)) == [box(10, 45, 80, 10)])
    // Leading: the frame begins at 20.
    #expect(rects(block(80, 10).frame(maxWidth: 60, alignment: .leading)) == [box(20, 45, 80, 10)])
  }

  @Test("A minimum alone lies between the minimum and the view's length")
  func minimum() {
    // The view of 10 is smaller than the minimum of 50: the frame is 50 from 25.
    #expect(rects(block(10, 10).frame(minWidth: 50, alignment: .leading)) == [box(25, 45, 10, 10)])
    // The view of 70 is larger: the frame is the view's 70.
    #expect(rects(block(70, 10).frame(minWidth: 50, alignment: .leading)) == [box(15, 45, 70, 10)])
  }

  @Test("Minimum and maximum hold the offer, whatever the view is")
  func both() {
    #expect(rects(Color.red.frame(minWidth: 120, maxWidth: 150)) == [box(-10, 0, 120, 100)])
    // Offered 100 between 20 and 60: the frame is 60 from 20.
    #expect(
      rects(block(10, 10).frame(minWidth: 20, maxWidth: 60, alignment: .trailing))
        == [box(70, 45, 10, 10)])
  }

  @Test("The ideal length is taken where nothing is offered")
  func ideal() {
    #expect(
      rects(Color.red.frame(idealWidth: 30, idealHeight: 20).fixedSize()) == [box(35, 40, 30, 20)])
    // Contradiction: the ideal is raised to the minimum.
    #expect(
      rects(Color.red.frame(minWidth: 50, idealWidth: 30, minHeight: 10).fixedSize())
        == [box(25, 45, 50, 10)])
  }

  @Test("A fixed size is the ideal one: 10 points for a colour")
  func fixedSize() {
    #expect(rects(Color.red.fixedSize()) == [box(45, 45, 10, 10)])
    #expect(
      rects(Color.red.fixedSize(horizontal: true, vertical: false)) == [box(45, 0, 10, 100)])
  }

  @Test("Padding stands around the view: 16 points unless said otherwise")
  func padding() {
    #expect(rects(Color.red.padding()) == [box(16, 16, 68, 68)])
    #expect(rects(Color.red.padding(10)) == [box(10, 10, 80, 80)])
    #expect(rects(Color.red.padding(.leading, 10)) == [box(10, 0, 90, 100)])
    #expect(rects(Color.red.padding([.top, .trailing])) == [box(0, 16, 84, 84)])
    #expect(
      rects(Color.red.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)))
        == [box(2, 1, 94, 96)])
    // 10 + 2 * 20 = 50 wide, from 25: the view begins at 45.
    #expect(rects(block(10, 10).padding(.horizontal, 20)) == [box(45, 45, 10, 10)])
    // Negative padding lets the view out of its room.
    #expect(rects(Color.red.padding(-10)) == [box(-10, -10, 120, 120)])
  }

  @Test("A position sets the middle of the view and takes all the room")
  func position() {
    #expect(rects(block(20, 10).position(x: 30, y: 40)) == [box(20, 35, 20, 10)])
    let inside = block(20, 10).position(CGPoint(x: 0, y: 0)).frame(width: 50, height: 50)
    #expect(rects(inside) == [box(15, 20, 20, 10)])
  }

  @Test("An aspect ratio fits into the room or covers it")
  func aspectRatio() {
    let size = CGSize(width: 200, height: 100)
    // 2:1 into 200 x 100 is all of it; 1:1 is 100 x 100 in the middle.
    #expect(rects(Color.red.aspectRatio(2, contentMode: .fit), size: size) == [box(0, 0, 200, 100)])
    #expect(
      rects(Color.red.aspectRatio(1, contentMode: .fit), size: size) == [box(50, 0, 100, 100)])
    // Covering: 200 x 200, 50 over the top.
    #expect(
      rects(Color.red.aspectRatio(1, contentMode: .fill), size: size) == [box(0, -50, 200, 200)])
    // Its own ratio is 40:20.
    let ideal = Color.red.frame(idealWidth: 40, idealHeight: 20)
    #expect(rects(ideal.scaledToFit()) == [box(0, 25, 100, 50)])
    #expect(rects(ideal.scaledToFill()) == [box(-50, 0, 200, 100)])
    // A ratio of nothing changes nothing.
    #expect(rects(Color.red.aspectRatio(0, contentMode: .fit)) == [box(0, 0, 100, 100)])
    #expect(rects(Color.red.aspectRatio(.nan, contentMode: .fit)) == [box(0, 0, 100, 100)])
  }

  @Test("Lines that are read from right to left mirror places, not positions")
  func rightToLeft() {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    #expect(
      rects(Color.red.padding(.leading, 10), environment: environment) == [box(0, 0, 90, 100)])
    #expect(
      rects(block(10, 10).frame(maxWidth: .infinity, alignment: .leading), environment: environment)
        == [box(90, 45, 10, 10)])
    // 20 + 8 + 30 = 58 from 21; the first is on the right: 79 - 20 = 59.
    let stack = HStack {
      block(20, 10)
      block(30, 10)
    }
    #expect(rects(stack, environment: environment) == [box(59, 45, 20, 10), box(21, 45, 30, 10)])
  }
}
