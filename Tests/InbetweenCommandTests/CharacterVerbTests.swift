import Foundation
import Testing

@testable import InbetweenCommand

@Suite("Characters by the command")
struct CharacterVerbTests {
  @Test("mascot writes a file, stills and sources; inspect tells what is in it; render plays it")
  func mascot() throws {
    try withFiles([:]) { folder in
      let written = try CommandRun(
        ["mascot", "-o", "a/mascot.riv", "--colour", "2FB67C", "--swift", "sources"], in: folder)
      #expect(written.status == 0, "\(written.errors)")
      let sources = try String(
        contentsOf: folder.appendingPathComponent("sources/Mascot.swift"), encoding: .utf8)
      #expect(
        sources.contains("case surprised = 11") && sources.contains("enter, yes, no, success"))

      let seen = try CommandRun(["inspect", "a/mascot.riv"], in: folder)
      #expect(
        seen.output.contains(
          "artboard Mascot, 500 x 500\n  state machine CharacterViewModelMachine (default)\n"))
      #expect(seen.output.contains("  mood: number = 0\n  enter: trigger\n"))

      let played = try CommandRun(
        [
          "render", "a/mascot.riv", "-o", "s.png", "--filmstrip", "4", "--scale", "0.5",
          "--duration", "1.5", "--script", "0 set mood 3; 1 fire yes",
        ], in: folder)
      #expect(played.status == 0, "\(played.errors)")
      #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent("s.png").path))
    }
  }

  @Test("What is not there is refused with the names that are")
  func refusals() throws {
    try withFiles(["no.riv": "RIVE is not enough"]) { folder in
      func refusal(_ words: String...) throws -> String {
        let run = try CommandRun(words, in: folder)
        #expect(run.status == 2)
        return run.errors
      }
      #expect(try refusal("inspect", "lost.riv").contains("lost.riv: there is no such file"))
      #expect(try refusal("inspect", "no.riv").contains("no.riv:"))
      #expect(try refusal("mascot").contains("mascot needs an output: -o FILE.riv"))
      #expect(try refusal("mascot", "-o", "m.png").contains("ends in .riv"))
      #expect(
        try refusal("mascot", "-o", "m.riv", "--colour", "red").contains("six hexadecimal digits"))
      #expect(
        try refusal("mascot", "-o", "m.riv", "--image", "no.riv").contains("this is no PNG or JPEG")
      )
      _ = try CommandRun(["mascot", "-o", "m.riv"], in: folder)
      #expect(
        try refusal("render", "m.riv", "-o", "a.png", "--machine", "Walk").contains(
          "no state machine is named \"Walk\"; there are: \"CharacterViewModelMachine\""))
      #expect(
        try refusal("render", "m.riv", "-o", "a.png", "--artboard", "Dog").contains(
          "no artboard is named \"Dog\"; there are: \"Mascot\""))
      #expect(
        try refusal("render", "m.riv", "-o", "a.png", "--script", "0 fire jump").contains(
          "There is no trigger jump. There are: enter, yes, no, success"))
    }
  }
}
