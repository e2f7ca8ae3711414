import Testing

@testable import InbetweenRive

@Suite("Text", .enabled(if: RiveFolder.url != nil, RiveFolder.missing))
struct TextLinesTests {
  private func face(_ sample: String, weight: Float? = nil) throws -> FontFace {
    let riv = try RiveFile(RiveFolder.sample(sample))
    let font = try #require(riv.assets.firstIndex { $0.isFont })
    var axes: [(tag: UInt32, value: Float)] = []
    // "wght"
    if let weight { axes = [(tag: UInt32(0x7767_6874), value: weight)] }
    return try #require(FontFace(riv.font(font), axes: axes))
  }

  @Test("letters of a font of one width are equally wide, blanks too")
  func monospaced() throws {
    let glyphs = try face("quick_start.riv").shape("il WM".unicodeScalars.map(\.value))
    #expect(glyphs.count == 5)
    #expect(Set(glyphs.map(\.advance)).count == 1)
  }

  @Test("a heavier weight of a variable font has wider letters and other outlines")
  func variations() throws {
    let light = try face("layout_test.riv", weight: 300)
    let heavy = try face("layout_test.riv", weight: 800)
    let glyph = try #require(light.shape("m".unicodeScalars.map(\.value)).first)
    let heavyGlyph = try #require(heavy.shape("m".unicodeScalars.map(\.value)).first)
    #expect(heavyGlyph.advance > glyph.advance)
    #expect(light.outline(glyph.id).box != heavy.outline(heavyGlyph.id).box)
  }

  @Test("an outline of a letter lies on the baseline and is about two thirds of an em high")
  func outline() throws {
    let face = try face("layout_test.riv")
    let glyph = try #require(face.shape("H".unicodeScalars.map(\.value)).first)
    let box = face.outline(glyph.id).box
    #expect(abs(box.maxY) < 0.01)
    #expect((0.6...0.8).contains(box.height))
  }

  @Test("bytes that are no font give none")
  func noFont() {
    #expect(FontSource([]) == nil)
    #expect(FontSource([UInt8](repeating: 7, count: 1000)) == nil)
    #expect(FontFace(nil, axes: []) == nil)
  }

  @Test("texts of the reference file are as wide as Rive's own layout says")
  func widths() throws {
    // Widths of five words at 20 points, from the recording "layout".
    let face = try face("layout_test.riv", weight: 400)
    let words: [(String, Float)] = [
      ("One", 38.584), ("Two", 39.4043), ("Three", 55.0586), ("Four", 41.9336), ("Five", 38.8574),
    ]
    for (word, width) in words {
      let sum = face.shape(word.unicodeScalars.map(\.value)).reduce(0) { $0 + $1.advance * 20 }
      #expect(abs(sum - width) < 0.01, "\(word)")
    }
  }
}
