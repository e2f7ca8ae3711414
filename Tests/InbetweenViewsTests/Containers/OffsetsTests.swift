import Foundation
import Testing

@testable import InbetweenViews

@Suite("Offsets of collections") struct OffsetsTests {
  @Test("Elements are removed by their distance from the start")
  func remove() {
    var letters = ["a", "b", "c", "d"]
    letters.remove(atOffsets: IndexSet([0, 2, 9]))
    #expect(letters == ["b", "d"])
  }

  @Test("Elements move before the one that stands at the destination")
  func move() {
    var letters = ["a", "b", "c", "d", "e"]
    letters.move(fromOffsets: IndexSet([0, 2]), toOffset: 4)
    #expect(letters == ["b", "d", "a", "c", "e"])
    letters.move(fromOffsets: IndexSet(integer: 4), toOffset: 0)
    #expect(letters == ["e", "b", "d", "a", "c"])
    letters.move(fromOffsets: IndexSet(integer: 0), toOffset: 99)
    #expect(letters == ["b", "d", "a", "c", "e"])
  }
}
