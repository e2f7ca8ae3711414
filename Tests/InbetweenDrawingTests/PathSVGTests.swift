import Foundation
import InbetweenDrawing
import Testing

@Suite struct PathSVGTests {
  @Test("relative and absolute commands, shorthand and packed numbers mean the same outline")
  func commands() throws {
    let absolute = try #require(Path(svg: "M 1,1 L 3 1 L 3 4 H 0 V 2 Z"))
    let relative = try #require(Path(svg: "m1 1h2l0 3-3 0v-2z"))
    #expect(absolute.description == "1 1 m 3 1 l 3 4 l 0 4 l 0 2 l h")
    #expect(relative == absolute)
    #expect(Path(svg: "M.5.5 1e1-2")?.description == "0.5 0.5 m 10 -2 l")
  }

  @Test("smooth curves mirror the last control point")
  func smooth() {
    #expect(
      Path(svg: "M0 0C0 1 1 1 2 0S4-1 4 0")?.description == "0 0 m 0 1 1 1 2 0 c 3 -1 4 -1 4 0 c")
    #expect(Path(svg: "M0 0Q1 2 2 0T4 0")?.description == "0 0 m 1 2 2 0 q 3 -2 4 0 q")
  }

  @Test("arcs take the side and the size that their flags name")
  func arcs() throws {
    for (flags, middle) in [("0 1", CGPoint(x: 0, y: -1)), ("0 0", CGPoint(x: 0, y: 1))] {
      let arc = try #require(Path(svg: "M-1 0A1 1 0 \(flags) 1 0"))
      let half = try #require(arc.trimmedPath(from: 0, to: 0.5).currentPoint)
      #expect(abs(half.x - middle.x) < 1e-9 && abs(half.y - middle.y) < 1e-9)
    }
    let large = try #require(Path(svg: "M1 0a1 1 0 11-1-1"))
    #expect(abs(large.length - 1.5 * .pi) < 1e-3)
  }

  @Test(
    "what is no path data is refused",
    arguments: ["L1 1", "M1", "M1 1 X", "M1 1L", "M0 0A1 1 0 2 0 1 1"])
  func bad(_ text: String) { #expect(Path(svg: text) == nil) }
}
