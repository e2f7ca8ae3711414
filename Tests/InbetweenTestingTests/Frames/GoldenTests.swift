import Foundation
import InbetweenCairo
import InbetweenDrawing
import InbetweenMedia
import Testing

@testable import InbetweenTesting

/// A folder that is gone when its test is over.
struct TestFolder: ~Copyable {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "inbetween-goldens-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  func write(_ name: String, _ text: String) throws {
    let place = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: place)
  }

  func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: path + "/" + name).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}

@Suite("Goldens")
struct GoldenTests {
  private func golden(
    _ folder: borrowing TestFolder, _ mode: GoldenMode, name: String? = nil, ending: String = "txt",
    limit: Int = 65_536
  ) -> Golden {
    Golden(
      GoldenPlace(
        source: folder.path + "/BadgeTests.swift", test: "fades", name: name, ending: ending),
      mode: mode, limit: limit)
  }

  @Test("a missing golden fails, and says how to write it")
  func missing() throws {
    let folder = try TestFolder()
    guard case .differs(let text, _) = golden(folder, .compare).compare(text: "a", subject: "It")
    else {
      Issue.record("it passed")
      return
    }
    #expect(
      text == "There is no golden Goldens/BadgeTests/fades.txt. Run the test once with"
        + " INBETWEEN_RECORD=missing to write it, look at it, and keep it with the sources.")
    #expect(folder.text("Goldens/BadgeTests/fades.txt") == nil)
  }

  @Test("recorded, it is compared line by line; what differs is shown and not overwritten")
  func text() throws {
    let folder = try TestFolder()
    guard
      case .recorded(let note) = golden(folder, .recordMissing).compare(
        text: "canvas 1 1\nrect 0 0 1 1", subject: "It")
    else {
      Issue.record("it was not recorded")
      return
    }
    #expect(note == "Recorded Goldens/BadgeTests/fades.txt: 2 lines, 24 bytes.")
    #expect(folder.text("Goldens/BadgeTests/fades.txt") == "canvas 1 1\nrect 0 0 1 1\n")
    guard
      case .matches = golden(folder, .compare).compare(
        text: "canvas 1 1\nrect 0 0 1 1", subject: "It"),
      case .differs(let text, _) = golden(folder, .compare).compare(
        text: "canvas 1 1\nrect 2 0 1 1", subject: "The frame at 0.5 s")
    else {
      Issue.record("it was not compared")
      return
    }
    #expect(
      text == """
        The frame at 0.5 s is not as in Goldens/BadgeTests/fades.txt (- expected, + got):
          1: canvas 1 1
        - 2: rect 0 0 1 1
        +    rect 2 0 1 1
        If what came is right, run the test once with INBETWEEN_RECORD=all, and look at what \
        changed before you keep it.
        """)
    #expect(folder.text("Goldens/BadgeTests/fades.txt") == "canvas 1 1\nrect 0 0 1 1\n")
  }

  @Test("of what is there, recording what is missing changes nothing; recording all does")
  func modes() throws {
    let folder = try TestFolder()
    try folder.write("Goldens/BadgeTests/fades.txt", "old\n")
    guard case .differs = golden(folder, .recordMissing).compare(text: "new", subject: "It") else {
      Issue.record("it passed")
      return
    }
    #expect(folder.text("Goldens/BadgeTests/fades.txt") == "old\n")
    guard case .recorded = golden(folder, .recordAll).compare(text: "new", subject: "It") else {
      Issue.record("it was not recorded")
      return
    }
    #expect(folder.text("Goldens/BadgeTests/fades.txt") == "new\n")
  }

  @Test("while recording, one golden cannot be two things; with names it is two goldens")
  func twice() throws {
    let folder = try TestFolder()
    _ = golden(folder, .recordAll).compare(text: "one", subject: "It")
    guard
      case .recorded = golden(folder, .recordAll, name: "b").compare(text: "two", subject: "It"),
      case .matches = golden(folder, .recordAll).compare(text: "one", subject: "It"),
      case .differs(let text, _) = golden(folder, .recordAll).compare(text: "two", subject: "It")
    else {
      Issue.record("one golden was two things")
      return
    }
    #expect(text.hasPrefix("Two different things ask for the golden Goldens/BadgeTests/fades.txt"))
    #expect(folder.text("Goldens/BadgeTests/fades.txt") == "one\n")
  }

  @Test("over its limit it is neither written nor compared, and says what to do")
  func limit() throws {
    let folder = try TestFolder()
    let text = String(repeating: "rect 0 0 1 1\n", count: 100)
    guard
      case .differs(let words, _) = golden(folder, .recordAll, limit: 1000).compare(
        text: text, subject: "It")
    else {
      Issue.record("it passed")
      return
    }
    #expect(
      words == "The golden Goldens/BadgeTests/fades.txt would have 1301 bytes, the limit is 1000. A"
        + " golden that nobody can read guards nothing and makes every clone slower: put a smaller"
        + " view on the stage, ask for fewer times, or pass a higher limit.")
    #expect(folder.text("Goldens/BadgeTests/fades.txt") == nil)
  }

  private let renderer = CairoRenderer()

  private func compare(_ golden: Golden, x: Double, color: ResolvedColor = .black) throws
    -> Golden.Outcome
  {
    var list = DisplayList()
    (list.width, list.height) = (60, 40)
    list.add(.rect, .init(x, 10, 20, 20, 4, 4), color: color)
    let picture = try renderer.render(list, scale: 2, background: .white)
    return golden.compare(
      picture: picture, scale: 2, tolerance: .standard, subject: "The picture at 0 s",
      isDark: false, renderer: renderer)
  }

  @Test("pictures: half a point passes; two points and another colour fail, with one picture of it")
  func pictures() throws {
    let folder = try TestFolder()
    guard
      case .recorded(let note) = try compare(golden(folder, .recordAll, ending: "png"), x: 10)
    else {
      Issue.record("it was not recorded")
      return
    }
    #expect(note.hasPrefix("Recorded Goldens/BadgeTests/fades.png: 120 x 80 pixels, "))
    let golden = golden(folder, .compare, ending: "png")
    guard case .matches = try compare(golden, x: 10), case .matches = try compare(golden, x: 10.5),
      case .differs(let moved, let files) = try compare(golden, x: 12),
      case .differs(let colored, _) = try compare(
        golden, x: 10, color: ResolvedColor(red: 0.2, green: 0, blue: 0))
    else {
      Issue.record("the tolerance is not as it should be")
      return
    }
    #expect(
      moved.hasPrefix(
        "The picture at 0 s does not look as in Goldens/BadgeTests/fades.png: "))
    // From the old left side to the new right side; the corners are round.
    #expect(moved.contains(" of 9600 pixels differ, inside 22 x "))
    // Within a point of the edge the white beside it could explain the colour.
    #expect(colored.contains("inside 18 x 18 points at 11, 11"))
    #expect(files.map(\.name) == ["difference.png"])
    let sheet = folder.path + "/difference.png"
    try Data(files[0].bytes).write(to: URL(fileURLWithPath: sheet))
    // Three panels, of which small ones are as wide as their titles.
    #expect(try Bitmap(contentsOf: sheet).width == (3 * 64 + 4 * 16) * 2)
  }

  @Test("a picture that is none says so")
  func badPicture() throws {
    let folder = try TestFolder()
    try folder.write("Goldens/BadgeTests/fades.png", "no picture")
    guard
      case .differs(let text, _) = try compare(golden(folder, .compare, ending: "png"), x: 10)
    else {
      Issue.record("it passed")
      return
    }
    #expect(text.contains("fades.png: cannot be read as a picture"))
  }

  @Test(
    "the environment variable says what happens to goldens",
    arguments: [
      (nil, GoldenMode.compare), ("", .compare), ("0", .compare), ("missing", .recordMissing),
      ("Missing", .recordMissing), ("1", .recordAll), ("all", .recordAll),
    ])
  func variable(_ text: String?, _ mode: GoldenMode) throws {
    #expect(try GoldenMode(text) == mode)
  }

  @Test("another word in the variable is told, not guessed")
  func badVariable() {
    #expect(throws: GoldenError.self) { try GoldenMode("yes please") }
    do { _ = try GoldenMode("yes") } catch {
      #expect("\(error)".hasPrefix("INBETWEEN_RECORD is \"yes\", which says nothing"))
    }
  }

  @Test("the place of a golden comes from the test that runs, wherever it is asked for")
  func place() {
    func helper() -> GoldenPlace {
      GoldenPlace(
        name: "at rest/dark", ending: "txt", function: #function,
        sourceLocation: SourceLocation(
          fileID: "A/B.swift", filePath: "/elsewhere/B.swift", line: 1, column: 1))
    }
    let place = helper()
    #expect(place.shortPath == "Goldens/GoldenTests/place-at_rest_dark.txt")
    #expect(
      place.folder == String(#filePath.dropLast("GoldenTests.swift".count)) + "Goldens/GoldenTests")
  }

  @Test("names become file names that every system takes")
  func words() {
    #expect(GoldenPlace.word("a/b c:d") == "a_b_c_d")
    #expect(GoldenPlace.word("") == "_" && GoldenPlace.word("..") == "_..")
    #expect(GoldenPlace.word("größe 2") == "größe_2")
    #expect(GoldenPlace.functionName("fades(rate:)") == "fades")
    #expect(GoldenPlace.functionName("`it fades`()") == "it fades")
  }
}
