import Foundation
import Testing

@testable import InbetweenCommand

/// Each test runs the command as a process and compiles a file: some tenths of a second.
@Suite("inbetween render")
struct RenderTests {
  private let fade = """
    import SwiftUI
    struct Fade: View {
      @State private var on = false
      var body: some View {
        Rectangle().opacity(on ? 0 : 1)
          .onAppear { withAnimation(.linear(duration: 0.5)) { on = true } }
      }
    }
    """

  @Test("writes the values of a view that no one changed for it")
  func values() throws {
    try withFiles(["Fade.swift": fade]) { folder in
      let run = try CommandRun(["render", "Fade.swift", "--values", "v.json"], in: folder)
      #expect(run.status == 0, "\(run.errors)")
      #expect(run.output == "v.json\n")
      #expect(run.errors == "inbetween: at rest after 0.5 s\n")
      let data = try Data(contentsOf: folder.appendingPathComponent("v.json"))
      let object = try JSONSerialization.jsonObject(with: data) as! [String: Any]
      #expect(object["duration"] as? Double == 0.5)
      let tracks = object["tracks"] as! [[String: Any]]
      let opacity = tracks.first { $0["attribute"] as? String == "opacity" }
      let samples = try #require(opacity?["samples"] as? [[Double]])
      // Linear from 1 to 0 in 0.5 s: at 0.25 s one half.
      let half = samples.first { abs($0[0] - 0.25) < 1e-9 }
      #expect(abs((half?[1] ?? 9) - 0.5) < 1e-9)
      #expect(samples.last?[1] == 0)
      let transactions = object["transactions"] as! [[String: Any]]
      let trace = transactions.first { $0["attribute"] as? String == "opacity" }?["trace"]
      #expect((trace as? String)?.contains("from withAnimation at ") == true)
      #expect((trace as? String)?.contains("Fade.swift:6") == true)
    }
  }

  @Test("gives the same bytes in every run")
  func repeatable() throws {
    try withFiles(["Fade.swift": fade]) { folder in
      var texts: Set<Data> = []
      for _ in 0..<3 {
        _ = try CommandRun(["render", "Fade.swift", "--values", "v.json"], in: folder)
        texts.insert(try Data(contentsOf: folder.appendingPathComponent("v.json")))
      }
      #expect(texts.count == 1)
    }
  }

  @Test("stops at a mistake in the file, names its place, and writes nothing")
  func compileError() throws {
    try withFiles(["Bad.swift": "import SwiftUI\nstruct A: View {\n  var body: some View { 3 }\n}"])
    { folder in
      let run = try CommandRun(["render", "Bad.swift", "-o", "a.png"], in: folder)
      #expect(run.status == 2)
      #expect(run.errors.contains("Bad.swift:3:25: error:"))
      #expect(try names(in: folder) == ["Bad.swift"])
    }
  }

  @Test("names the view and the line of a crash, which ends only the view's own process")
  func crash() throws {
    let text = """
      import SwiftUI
      struct Crash: View {
        let numbers = [1]
        var body: some View {
          Color.red.opacity(Double(numbers[3]))
        }
      }
      """
    try withFiles(["Crash.swift": text]) { folder in
      let run = try CommandRun(["render", "Crash.swift", "--values", "v.csv"], in: folder)
      #expect(run.status == 1)
      #expect(
        run.errors
          == "inbetween: the view 'Crash' at Crash.swift:5 crashed: "
          + "Fatal error: Index out of range\n")
      #expect(try names(in: folder) == ["Crash.swift"])
    }
  }

  @Test("says which function calls itself without end")
  func recursion() throws {
    let text = """
      import SwiftUI
      struct Deep: View {
        var body: some View { Color.red.opacity(down(1)) }
        func down(_ n: Double) -> Double { down(n + 1) + 1 }
      }
      """
    try withFiles(["Deep.swift": text]) { folder in
      let run = try CommandRun(["render", "Deep.swift", "--values", "v.csv"], in: folder)
      #expect(run.status == 1)
      #expect(run.errors.contains("'Deep' at Deep.swift:4 crashed: Deep.down(_:) calls itself"))
    }
  }

  @Test("stops a view that never comes to its next frame, and names it")
  func endlessLoop() throws {
    let text = """
      import SwiftUI
      struct Loop: View {
        var body: some View {
          var n = 1.0
          while n > 0 { n = n > 100 ? 1 : n + 1 }
          return Color.red.opacity(n)
        }
      }
      """
    try withFiles(["Loop.swift": text]) { folder in
      let run = try CommandRun(
        ["render", "Loop.swift", "--values", "v.csv", "--cpu-limit", "0.3"], in: folder)
      #expect(run.status == 1)
      #expect(run.errors.contains("the view 'Loop' at "))
      #expect(run.errors.contains("Loop.swift"))
      #expect(run.errors.contains("computed for 0.3 s without coming to a new frame"))
    }
  }

  @Test("lists views, and what keeps one from being played")
  func list() throws {
    let text = "import SwiftUI\nstruct A: View { let n: Int }\n#Preview(\"B\") { A(n: 1) }"
    try withFiles(["A.swift": text]) { folder in
      let list = try CommandRun(["render", "A.swift", "--list"], in: folder)
      #expect(list.output == "A.swift:2:1: A (needs the argument n)\nA.swift:3:1: B\n")
      let run = try CommandRun(
        ["render", "A.swift", "--view", "A", "--values", "v.csv"], in: folder)
      #expect(run.status == 2)
      #expect(run.errors.contains("'A' at A.swift:2:1 needs the argument n"))
    }
  }

  @Test("refuses what cannot be written or encoded, before any work")
  func refused() throws {
    try withFiles(["Fade.swift": fade]) { folder in
      let unwritable = try CommandRun(["render", "Fade.swift", "-o", "/nowhere/a.png"], in: folder)
      #expect(unwritable.status == 2)
      #expect(unwritable.errors.contains("/nowhere/a.png: nothing can be written in /nowhere"))
      let noEncoder = try CommandRun(
        ["render", "Fade.swift", "-o", "a.gif"], in: folder, environment: ["PATH": "/nowhere"])
      #expect(noEncoder.status == 2)
      #expect(noEncoder.errors.contains("ffmpeg, which is not in PATH"))
      #expect(try names(in: folder) == ["Fade.swift"])
    }
  }

  @Test("points at a mistake in the script")
  func script() throws {
    try withFiles(["Fade.swift": fade]) { folder in
      let run = try CommandRun(
        ["render", "Fade.swift", "--values", "v.csv", "--script", "0.5 tpa"], in: folder)
      #expect(run.status == 2)
      #expect(run.errors.contains("script:1:5:"))
      #expect(try names(in: folder) == ["Fade.swift"])
    }
  }
}

@Suite("inbetween")
struct CommandTests {
  @Test("explains itself, and names its toolchain")
  func help() throws {
    try withFiles([:]) { folder in
      let help = try CommandRun(["--help"], in: folder)
      #expect(help.status == 0)
      #expect(help.output.contains("render"))
      #expect(!help.output.contains("play "))
      let render = try CommandRun(["help", "render"], in: folder)
      #expect(render.output.contains("--filmstrip N"))
      let version = try CommandRun(["--version"], in: folder)
      #expect(version.output.contains("built with: Swift version 6"))
      #expect(version.output.contains("in PATH:    the same"))
      let without = try CommandRun(["--version"], in: folder, environment: ["PATH": "/nowhere"])
      #expect(without.output.contains("no Swift toolchain"))
    }
  }

  @Test("says what it does not know, with status 2")
  func unknown() throws {
    try withFiles([:]) { folder in
      for words in [
        ["rendre"], ["--foo"], ["render", "--foo"], [], ["render"], ["render", "a.swift"],
      ] {
        let run = try CommandRun(words, in: folder)
        #expect(run.status == 2)
        #expect(!run.errors.isEmpty)
      }
    }
  }
}
