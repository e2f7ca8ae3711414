import Foundation
import Testing

/// The guide shows code that compiles: each of its blocks stands in `Examples/BadgePackage`.
@Suite("The guide to testing")
struct GuideTests {
  private static let root: URL = {
    var place = URL(fileURLWithPath: #filePath)
    repeat {
      place.deleteLastPathComponent()
    } while !FileManager.default.fileExists(
      atPath: place.appendingPathComponent("Docs/Testing.md").path) && place.path.count > 1
    return place
  }()

  /// The lines of a text without their indents, so that code may stand deeper in a file.
  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }

  private func blocks(of guide: String) -> [(code: [String], firstLine: String)] {
    guide.components(separatedBy: "```swift\n").dropFirst().map { rest in
      let code = lines(rest.components(separatedBy: "\n```")[0])
      return (code, code.first ?? "")
    }
  }

  private func sources() throws -> [[String]] {
    let folder = Self.root.appendingPathComponent("Examples/BadgePackage")
    var sources: [[String]] = []
    for case let path as String in try #require(FileManager.default.enumerator(atPath: folder.path))
    where path.hasSuffix(".swift") && !path.hasPrefix(".build") {
      let file = folder.appendingPathComponent(path)
      sources.append(lines(try String(contentsOf: file, encoding: .utf8)))
    }
    return sources
  }

  @Test("every block of Swift in it is code of the example package, word for word")
  func compiled() throws {
    let guide = try String(
      contentsOf: Self.root.appendingPathComponent("Docs/Testing.md"), encoding: .utf8)
    let blocks = blocks(of: guide)
    #expect(blocks.count == 12)
    let sources = try sources()
    for block in blocks {
      let isThere = sources.contains { source in
        source.indices.contains { source[$0...].starts(with: block.code) }
      }
      #expect(isThere, "The block that begins \"\(block.firstLine)\" is in no file of the example.")
    }
  }

  @Test("it has ten examples, numbered from 1 to 10")
  func ten() throws {
    let guide = try String(
      contentsOf: Self.root.appendingPathComponent("Docs/Testing.md"), encoding: .utf8)
    let numbers = guide.split(separator: "\n").filter { $0.hasPrefix("## ") }
      .compactMap { Int($0.dropFirst(3).prefix { $0.isNumber }) }
    #expect(numbers == Array(1...10))
  }
}
