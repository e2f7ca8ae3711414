import Foundation
import Testing

@testable import InbetweenCommand

@Suite("inbetween curve")
struct CurveVerbTests {
  @Test("draws animations into a picture, named as they were written")
  func svg() throws {
    try withFiles([:]) { folder in
      let run = try CommandRun(
        [
          "curve", "spring(duration: 0.5, bounce: 0.3)", "easeInOut(duration: 0.5)", "-o",
          "c.svg",
        ], in: folder)
      #expect(run.status == 0, "\(run.errors)")
      let svg = try String(contentsOf: folder.appendingPathComponent("c.svg"), encoding: .utf8)
      #expect(svg.contains("<svg"))
      #expect(svg.contains("spring(duration: 0.5, bounce: 0.3)"))
      #expect(svg.contains("easeInOut(duration: 0.5)"))
    }
  }

  @Test("draws at the size that was asked for, and what never ends")
  func png() throws {
    try withFiles([:]) { folder in
      let run = try CommandRun(
        [
          "curve", "easeIn.repeatForever()", "linear.speed(0)", "spring(duration: -1)", "-o",
          "c.png", "--size", "300x200", "--scale", "1", "--dark",
        ], in: folder)
      #expect(run.status == 0, "\(run.errors)")
      #expect(try pngSize(folder.appendingPathComponent("c.png")) == [300, 200])
    }
  }

  @Test("tells the numbers as a table, and writes them as text or CSV")
  func table() throws {
    try withFiles([:]) { folder in
      let words = ["curve", "linear(duration: 1)", "linear(duration: 0.5)", "--step", "0.25"]
      let run = try CommandRun(words, in: folder)
      #expect(run.status == 0, "\(run.errors)")
      let table = """
        seconds  linear(duration: 1)  linear(duration: 0.5)
              0                    0                      0
           0.25                 0.25                    0.5
            0.5                  0.5                      1
           0.75                 0.75                      1
              1                    1                      1

        """
      #expect(run.output == table)
      for (name, text) in [
        ("c.txt", table),
        (
          "c.csv",
          """
          seconds,linear(duration: 1),linear(duration: 0.5)
          0,0,0
          0.25,0.25,0.5
          0.5,0.5,1
          0.75,0.75,1
          1,1,1

          """
        ),
      ] {
        #expect(try CommandRun(words + ["-o", name], in: folder).status == 0)
        #expect(
          try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8) == text)
      }
    }
  }

  @Test("draws keyframes as they stand in a source file, a curve for each property")
  func keyframes() throws {
    try withFiles([:]) { folder in
      // AC-19 of the behaviour cases.
      let run = try CommandRun(
        [
          "curve",
          """
          KeyframeTimeline(initialValue: Two(a: 0, b: 0)) {
            KeyframeTrack(\\.a) {
              LinearKeyframe(10, duration: 0.5)
              LinearKeyframe(0, duration: 0.5)
            }
            KeyframeTrack(\\.b) { LinearKeyframe(1, duration: 0.25) }
          }
          """, "--step", "0.25",
        ], in: folder)
      #expect(run.status == 0, "\(run.errors)")
      #expect(
        run.output == """
          seconds   a  b
                0   0  0
             0.25   5  1
              0.5  10  1
             0.75   5  1
                1   0  1

          """)
    }
  }

  @Test("points at a mistake, with status 2, and writes nothing")
  func mistake() throws {
    try withFiles([:]) { folder in
      for (words, message) in [
        (["curve", "sprin()", "-o", "c.svg"], "there is no animation 'sprin'"),
        (["curve", "linear", "-o", "c.gif"], "must end in .svg, .png, .txt or .csv"),
        (["curve", "-o", "c.svg"], "needs an animation"),
        (["curve", "linear", "-o", "/nowhere/c.svg"], "/nowhere/c.svg"),
      ] {
        let run = try CommandRun(words, in: folder)
        #expect(run.status == 2)
        #expect(run.errors.contains(message), "\(run.errors)")
        #expect(try names(in: folder) == [])
      }
    }
  }
}
