import Foundation
import Testing

@testable import InbetweenTesting

/// The same numbers in every run (constants: Knuth, The Art of Computer Programming 2, 3.3.4).
private struct Steps: RandomNumberGenerator {
  var state: UInt64 = 1
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}

@Suite("The lines in which texts differ")
struct LineDifferenceTests {
  @Test("a changed line stands with its number and its neighbours")
  func changedLine() {
    let old = (1...9).map { "line \($0)" }.joined(separator: "\n")
    let difference = LineDifference(
      expected: old, got: old.replacingOccurrences(of: "line 5", with: "line five"))
    #expect(
      difference.text(context: 1) == """
          ...
          4: line 4
        - 5: line 5
        +    line five
          6: line 6
        """)
    #expect(!difference.isEmpty)
  }

  @Test("equal texts have no difference")
  func equal() {
    #expect(LineDifference(expected: "a\nb", got: "a\nb").isEmpty)
    #expect(LineDifference(expected: "", got: "").text() == "")
  }

  @Test("applying it to the expected text gives the other one")
  func roundTrip() {
    var random = Steps()
    for _ in 0..<300 {
      let words = ["a", "b", "c", "d"]
      let old = (0..<Int.random(in: 0...9, using: &random)).map { _ in
        words.randomElement(using: &random)!
      }
      let new = (0..<Int.random(in: 0...9, using: &random)).map { _ in
        words.randomElement(using: &random)!
      }
      let difference = LineDifference(
        expected: old.joined(separator: "\n"), got: new.joined(separator: "\n"))
      var (before, after): ([String], [String]) = ([], [])
      for line in difference.lines {
        switch line {
        case .same(let text):
          before.append(text)
          after.append(text)
        case .removed(let text): before.append(text)
        case .added(let text): after.append(text)
        }
      }
      #expect(before == (old.isEmpty ? [""] : old) && after == (new.isEmpty ? [""] : new))
    }
  }

  @Test("large texts are cut, and what is left is counted")
  func large() {
    let old = (1...5000).map { "a \($0)" }.joined(separator: "\n")
    let new = (1...5000).map { "b \($0)" }.joined(separator: "\n")
    let text = LineDifference(expected: old, got: new).text(limit: 10)
    #expect(text.split(separator: "\n").count == 11)
    #expect(text.hasSuffix("... and 9990 more lines"))
  }
}
