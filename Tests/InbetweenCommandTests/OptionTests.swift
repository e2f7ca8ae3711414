import Foundation
import Testing

@testable import InbetweenCommand

/// One at a time: the C library keeps the state of its reader in global variables.
@Suite("Options", .serialized)
struct OptionTests {
  private let table = [
    Option(name: "output", letter: "o", value: "FILE", help: "Writes a file."),
    Option(name: "dark", help: "Is dark."),
    Option(name: "scale", value: "N", help: "Scales."),
  ]

  private func parse(_ words: String...) throws(UsageError) -> ParsedOptions {
    try ParsedOptions(words, table: table)
  }

  @Test("stand before, between and after operands, long and short, joined and apart")
  func forms() throws {
    let options = try parse("a", "-o", "x", "--dark", "b", "--scale=2", "-oy", "--", "--c")
    #expect(options.operands == ["a", "b", "--c"])
    #expect(options.all("output") == ["x", "y"])
    #expect(options["output"] == "y")
    #expect(options.has("dark"))
    #expect(options["scale"] == "2")
    #expect(options["none"] == nil)
  }

  @Test(
    "that are wrong are named",
    arguments: [
      (["--drak"], "there is no option '--drak'"), (["-x"], "there is no option '-x'"),
      (["a", "--scale"], "the option '--scale' needs a value"),
    ])
  func wrong(words: [String], message: String) {
    #expect {
      try ParsedOptions(words, table: table)
    } throws: { "\($0)".contains(message) }
  }

  @Test(
    "take only values in their range",
    arguments: ["nan", "inf", "-1", "9", "two", ""])
  func numbers(text: String) throws {
    let options = try parse("--scale", text)
    #expect {
      try options.number("scale", in: 0.1...8)
    } throws: { "\($0)".contains("a number from 0.1 to 8 is expected") }
  }

  @Test("give sizes as width and height")
  func sizes() throws {
    #expect(try parse("--scale", "390x844").size("scale") == CGSize(width: 390, height: 844))
    for text in ["390", "0x10", "ax10", "10x", "10x20x30", "99999x10", "nanx10"] {
      #expect(throws: UsageError.self) { try parse("--scale", text).size("scale") }
    }
  }

  @Test("are listed in the help")
  func help() {
    #expect(table.help.contains("  -o, --output FILE  Writes a file."))
    #expect(table.help.contains("      --dark         Is dark."))
  }
}

@Suite("An output's name")
struct OutputFileTests {
  @Test(
    "says what is written",
    arguments: [
      ("a.png", RenderRequest.Output.Kind.image), ("a%03d.png", .imageSequence),
      ("a.GIF", .animation), ("b.mp4", .animation), ("c.webm", .animation), ("d.webp", .animation),
    ])
  func kinds(path: String, kind: RenderRequest.Output.Kind) throws {
    #expect(try RenderRequest.Output(path: path, filmstrip: nil).kind == kind)
  }

  @Test("of a sequence gives each frame its file")
  func sequence() throws {
    let output = try RenderRequest.Output(path: "f/a%04d-x.png", filmstrip: nil)
    #expect(try output.imagePath(frame: 7) == "f/a0007-x.png")
    #expect(try output.imagePath(frame: 12345) == "f/a12345-x.png")
    #expect(try RenderRequest.Output(path: "%d.png", filmstrip: nil).imagePath(frame: 3) == "3.png")
    for path in ["a%s.png", "a%d%d.png", "a%99d.png", "100%.png"] {
      #expect(throws: UsageError.self) {
        try RenderRequest.Output(path: path, filmstrip: nil)
      }
    }
  }

  @Test("that nothing can be written to is an error")
  func unknown() {
    for path in ["a.txt", "a", ".png/", "a.swift"] {
      #expect(throws: UsageError.self) { try RenderRequest.Output(path: path, filmstrip: nil) }
    }
    #expect(throws: UsageError.self) { try RenderRequest.Output(path: "a.gif", filmstrip: 4) }
    #expect(throws: UsageError.self) { try RenderRequest.Output(valuesPath: "a.txt") }
  }

  @Test("is found unwritable before any work")
  func unwritable() throws {
    for path in ["/nowhere/a.png", "/etc/passwd/a.png"] {
      let output = try RenderRequest.Output(path: path, filmstrip: nil)
      #expect {
        try output.check()
      } throws: { "\($0)".contains(path) }
    }
  }
}
