import Testing

@testable import InbetweenTesting

@Suite("Goldens that no test asks for")
struct OrphanTests {
  private func orphans(_ files: [String: String]) throws -> [String] {
    let folder = try TestFolder()
    for (name, text) in files { try folder.write(name, text) }
    return GoldenOrphans(in: folder.path).orphans.map { "\($0.path): \($0.reason)" }
  }

  private let source = """
    struct BadgeTests {
      @Test func fades() { stage.expectFrame() }
      @Test func `it spins`() { stage.expectFrame("at rest") }
    }
    """

  @Test("goldens of tests that are there are none")
  func asked() throws {
    #expect(
      try orphans([
        "BadgeTests.swift": source, "Goldens/BadgeTests/fades.txt": "",
        "Goldens/BadgeTests/it_spins-at_rest.txt": "", "Goldens/.DS_Store": "",
      ]) == [])
  }

  @Test("a test, a name or a file that is gone leaves an orphan, in folders below as well")
  func gone() throws {
    #expect(
      try orphans([
        "BadgeTests.swift": source, "Goldens/BadgeTests/fade.txt": "",
        "Goldens/BadgeTests/fades-middle.png": "", "Goldens/CardTests/opens.txt": "",
        "Goldens/loose.txt": "", "Deep/Goldens/BadgeTests/fades.txt": "",
      ]) == [
        "Deep/Goldens/BadgeTests/fades.txt: there is no test file BadgeTests.swift",
        "Goldens/BadgeTests/fade.txt: BadgeTests.swift has no function fade",
        "Goldens/BadgeTests/fades-middle.png: BadgeTests.swift does not name \"middle\"",
        "Goldens/CardTests/opens.txt: there is no test file CardTests.swift",
        "Goldens/loose.txt: goldens lie in Goldens/<test file>/, this one elsewhere",
      ])
  }

  @Test("a name that is worked out may be any name")
  func workedOut() throws {
    #expect(
      try orphans([
        "A.swift": "func looks(x: Int) { stage.expectPicture(\"\\(x) wide\") }",
        "Goldens/A/looks-3_wide.png": "",
      ]) == [])
  }

  @Test("no golden of these tests is left over")
  func own() { expectNoOrphanedGoldens() }
}
