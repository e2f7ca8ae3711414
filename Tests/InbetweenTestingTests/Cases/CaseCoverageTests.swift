import Foundation
import Testing

/// The cases are told in `facts/cases.md`, which stands beside the checkout.
@Suite("Cases: all of them")
struct CaseCoverageTests {
  /// Those that other rooms play: Reduce Motion as a policy, and characters.
  private static let elsewhere: Set<String> = ["AC-25", "AC-27"]

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  private static let facts: URL? = {
    var place = folder
    while place.path.count > 1 {
      for name in ["shared/facts/cases.md", "../shared/facts/cases.md"] {
        let file = place.appendingPathComponent(name).standardizedFileURL
        if FileManager.default.fileExists(atPath: file.path) { return file }
      }
      place.deleteLastPathComponent()
    }
    return nil
  }()

  private func identifiers(in text: String, after mark: String) -> [String] {
    text.components(separatedBy: mark).dropFirst().map { String($0.prefix(5)) }
      .filter { $0.hasPrefix("AC-") && $0.dropFirst(3).allSatisfy(\.isNumber) }
  }

  @Test(
    "every case has a test of its name, and every such test a case",
    .enabled(if: facts != nil, "needs ../shared/facts beside the checkout"))
  func everyCase() throws {
    let cases = identifiers(
      in: try String(contentsOf: try #require(Self.facts), encoding: .utf8), after: "### ")
    #expect(cases.count == 18)
    var named: Set<String> = []
    for file in try FileManager.default.contentsOfDirectory(
      at: Self.folder, includingPropertiesForKeys: nil) where file.pathExtension == "swift"
    {
      named.formUnion(
        identifiers(in: try String(contentsOf: file, encoding: .utf8), after: "@Test(\""))
    }
    #expect(Set(cases).subtracting(Self.elsewhere) == named)
  }
}
