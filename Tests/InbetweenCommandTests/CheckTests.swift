import Foundation
import InbetweenCheck
import InbetweenCompile
import Testing

/// The built command on folders of files. Each has a cache of its own, so that every test begins
/// cold.
@Suite struct CheckTests {
  private func check(
    _ files: [String: String], _ options: [String] = [],
    _ body: (CommandRun, CheckReport, URL) throws -> Void
  ) throws {
    try withFiles(files) { folder in
      let run = try CommandRun(
        ["check", ".", "--seconds", "0.5", "--json", "../report.json"] + options,
        in: try source(folder),
        environment: ["XDG_CACHE_HOME": folder.appendingPathComponent("cache").path])
      let data = try Data(contentsOf: folder.appendingPathComponent("report.json"))
      try body(run, JSONDecoder().decode(CheckReport.self, from: data), folder)
    }
  }

  /// Moves the files into a folder of their own, beside the cache.
  private func source(_ folder: URL) throws -> URL {
    let source = folder.appendingPathComponent("source")
    guard !FileManager.default.fileExists(atPath: source.path) else { return source }
    try FileManager.default.createDirectory(at: source, withIntermediateDirectories: true)
    for name in try names(in: folder) where name.hasSuffix(".swift") {
      try FileManager.default.moveItem(
        at: folder.appendingPathComponent(name), to: source.appendingPathComponent(name))
    }
    return source
  }

  private func view(_ name: String, _ body: String, _ members: String = "") -> String {
    "import SwiftUI\nstruct \(name): View {\n\(members)\nvar body: some View { \(body) }\n}\n"
  }

  @Test("files that play or are static end with 0")
  func fine() throws {
    let files = [
      "Still.swift": view("Still", "Text(\"a\")"),
      "Moving.swift": view(
        "Moving", "Circle().opacity(on ? 1 : 0.2).onAppear { withAnimation { on = true } }",
        "@State private var on = false"),
    ]
    try check(files) { run, report, _ in
      #expect(run.status == 0, "\(run.output)\(run.errors)")
      #expect(report.files.map(\.status) == [.plays, .still])
    }
  }

  @Test("a crash, an endless loop and a greedy view are a row each, and the rest is played")
  func failures() throws {
    let files = [
      "A.swift": view("A", "Text(\"\\([Int]()[3])\")"),
      "B.swift": view("B", "turn(); return Text(\"b\")", "func turn() { while true {} }"),
      "C.swift": view(
        "C", "eat(); return Text(\"c\")",
        "func eat() { var a: [[Int]] = []; while true { a.append(Array(repeating: 1, count: 1_000_000)) } }"
      ),
      "D.swift": view("D", "Text(\"d\")"),
    ]
    try check(files) { run, report, _ in
      #expect(run.status == 1)
      #expect(report.files.map(\.status) == [.crashed, .stuck, .stuck, .still])
      #expect(report.files[0].reason.contains("Index out of range"))
      #expect(report.files[0].reason.contains("A.swift:4"))
      #expect(report.files[2].reason.contains("memory"))
    }
  }

  @Test("a view that crashes does not keep the others of its file from being played")
  func crashAmongOthers() throws {
    let file = """
      import SwiftUI
      #Preview("first") { Text("a") }
      #Preview("second") { Text("\\([Int]()[3])") }
      #Preview("third") { Text("c") }
      """
    try check(["A.swift": file]) { _, report, _ in
      #expect(report.files[0].views.map(\.name) == ["first", "second", "third"])
      #expect(report.files[0].views.map(\.end) == [.played, .crashed, .played])
    }
  }

  @Test("files are compiled with those that they need, and without those that do not compile")
  func needs() throws {
    let files = [
      "Badge.swift": view("Badge", "Text(\"a\").wave()"),
      "Card.swift": view("Card", "Badge()"),
      "Waves.swift":
        "import SwiftUI\nextension View { func wave() -> some View { rotationEffect(.zero) } }",
      "Bad.swift": view("Bad", "Text(\"a\").frobnicate()"),
      "Hopeful.swift": view("Hopeful", "Bad().wave()"),
    ]
    try check(files) { run, report, _ in
      #expect(run.status == 1)
      let reasons = Dictionary(uniqueKeysWithValues: report.files.map { ($0.file, $0) })
      #expect(reasons["./Bad.swift"]?.reason == "missing: Text.frobnicate")
      #expect(reasons["./Hopeful.swift"]?.reason == "needs ./Bad.swift, which does not compile")
      #expect(reasons["./Card.swift"]?.status == .still)
      #expect(reasons["./Waves.swift"]?.status == .still)
      #expect(report.missing.map(\.name) == ["Text.frobnicate"])
      #expect(report.missing.map(\.frees) == [1])
    }
  }

  @Test("a second check of unchanged files gives the same report; a changed file is looked at anew")
  func cache() throws {
    try withFiles(["A.swift": view("A", "Text(\"a\")"), "B.swift": view("B", "Text(\"b\")")]) {
      folder in
      let environment = ["XDG_CACHE_HOME": folder.appendingPathComponent("cache").path]
      let source = try source(folder)
      func run() throws -> CommandRun {
        try CommandRun(["check", ".", "--seconds", "0.5"], in: source, environment: environment)
      }
      let first = try run()
      let verdicts = folder.appendingPathComponent("cache/inbetween/verdicts")
      #expect(try names(in: verdicts).count == 2)
      #expect(try run().output == first.output)
      #expect(try names(in: verdicts).count == 2)
      try view("A", "EmptyView()").write(
        to: source.appendingPathComponent("A.swift"), atomically: false, encoding: .utf8)
      let changed = try run()
      #expect(changed.output.contains("blank"))
      #expect(changed.status == 1)
      #expect(try names(in: verdicts).count == 3)
    }
  }

  @Test("what a view prints does not get into the report")
  func printing() throws {
    let file = view("A", "let _ = print(\"noise\"); Text(\"a\")")
    try check(["A.swift": file]) { run, _, _ in
      #expect(!run.output.contains("noise"))
      #expect(!run.errors.contains("noise"))
    }
  }

  @Test("tests and manifests are left out")
  func leftOut() throws {
    let files = [
      "ATests.swift": "import XCTest\nfinal class ATests: XCTestCase {}",
      "Package.swift": "import PackageDescription",
      "A.swift": view("A", "Text(\"a\")"),
    ]
    try check(files) { run, report, _ in
      #expect(run.status == 0)
      #expect(report.files.map(\.file) == ["./A.swift", "./ATests.swift"])
      #expect(report.files.map(\.status) == [.still, .skipped])
    }
  }

  @Test(
    "a wrong request is told in one line",
    arguments: [
      (["check"], "check needs a folder or a Swift file"),
      (["check", "nowhere"], "nowhere: there is no such file or folder"),
      (["check", "."], "there is no Swift file in ."),
      (["check", ".", "--seconds", "x"], "--seconds x: a number"),
      (["check", ".", "--jobs", "0"], "--jobs 0: a whole number"),
    ])
  func usage(arguments: [String], words: String) throws {
    try withScratchDirectory { folder in
      if arguments.count > 2 {
        try "".write(
          to: folder.appendingPathComponent("a.swift"), atomically: false, encoding: .utf8)
      }
      let run = try CommandRun(arguments, in: folder)
      #expect(run.status == 2)
      #expect(run.errors.contains(words))
    }
  }
}
