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

  @Test("points at a mistake, with status 2, and writes nothing")
  func mistake() throws {
    try withFiles([:]) { folder in
      for (words, message) in [
        (["curve", "sprin()", "-o", "c.svg"], "there is no animation 'sprin'"),
        (["curve", "linear", "-o", "c.gif"], "must end in .svg or .png"),
        (["curve", "-o", "c.svg"], "needs an animation"), (["curve", "linear"], "needs an output"),
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
