import Foundation
import InbetweenDrawing
import Testing

@testable import InbetweenCairo

@Suite struct SymbolTests {
  @Test(
    "names that two or more files use, and 95 % of all uses, have artwork",
    .enabled(if: SharedFacts.folder != nil, SharedFacts.missing))
  func coverage() throws {
    let file = try #require(SharedFacts.folder).appendingPathComponent("sf_symbols.tsv")
    let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
    let library = SymbolLibrary(warnings: Warnings())
    var (all, covered) = (0, 0)
    for row in rows {
      let fields = row.split(separator: "\t", omittingEmptySubsequences: false)
      let name = String(fields[0])
      let files = (Int(fields[1]) ?? 0) + (Int(fields[3]) ?? 0)
      let uses = (Int(fields[2]) ?? 0) + (Int(fields[3]) ?? 0)
      let isThere = library.symbol(name) != nil
      all += uses
      covered += isThere ? uses : 0
      if files >= 2 { #expect(isThere, "\(name) is used by \(files) files") }
    }
    #expect(all > 500 && Double(covered) >= 0.95 * Double(all))
  }

  @Test("every picture can be read and lies in its square, to a tenth")
  func pictures() throws {
    var count = 0
    for line in SymbolArtwork.pictures.description.split(separator: "\n") {
      let fields = line.split(separator: "\t")
      let artwork = SymbolTable.Artwork(fields: Array(fields.dropFirst()), isFilled: false)
      let symbol = try #require(SymbolLibrary.parse(artwork), "\(fields[0])")
      let box = symbol.bounds
      #expect(
        box.minX > -0.1 && box.minY > -0.1 && box.maxX < 1.1 && box.maxY < 1.1, "\(fields[0])")
      count += 1
    }
    #expect(count > 1900)
  }

  @Test("every alias names a picture that is there")
  func aliases() {
    for line in SymbolArtwork.aliases.description.split(separator: "\n") {
      let name = String(line.split(separator: "\t")[0])
      #expect(SymbolTable.shared.artwork(for: name) != nil, "\(name)")
    }
  }

  @Test("a variant that nobody has shows the plain picture, another word none")
  func variants() {
    let table = SymbolTable.shared
    #expect(table.artwork(for: "hammer.circle.fill")?.isFilled == true)
    #expect(table.artwork(for: "house.badge.exclamationmark") != nil)
    #expect(table.artwork(for: "circle.of.friends") == nil)
    #expect(table.artwork(for: "") == nil && table.artwork(for: "...") == nil)
  }

  @Test("a missing symbol is warned of once and drawn as a labelled box")
  func missing() throws {
    let renderer = CairoRenderer()
    var scene = Scene(60, 60)
    for x in [0.0, 30] {
      scene.symbol("no.such.thing", x: x, y: 0, size: 24, renderer.typesetter)
    }
    let bitmap = try renderer.render(scene.list)
    #expect(renderer.warnings.count == 1 && renderer.warnings[0].contains("\"no.such.thing\""))
    #expect((0..<bitmap.width * bitmap.height).contains { bitmap.bytes[$0 * 4 + 3] > 100 })
  }

  @Test("a full-size symbol beside 17 point text is about 20.3 points, centred on its capitals")
  func size() {
    let typesetter = PangoTypesetter()
    let source = ImageSource.symbol(name: "circle.fill", weight: 400, variableValue: nil)
    let box = typesetter.symbolSize(source, font: ResolvedFont(size: 17), scale: 1)
    #expect(abs(box.width - 20.3) < 0.2 && abs(box.height - box.width) < 1e-9)
    let middle = box.baseline - box.height / 2
    #expect(abs(middle - 17 * 1443 / 2048 / 2) < 1e-9)
    let large = typesetter.symbolSize(source, font: ResolvedFont(size: 17), scale: 1.28)
    #expect(abs(large.width / box.width - 1.28) < 1e-9)
  }

  @Test("heavier weights cover more")
  func weights() throws {
    let renderer = CairoRenderer()
    func ink(_ weight: Double) throws -> Int {
      var scene = Scene(40, 40)
      scene.symbol("heart", x: 2, y: 2, size: 30, weight: weight, renderer.typesetter)
      let bitmap = try renderer.render(scene.list)
      return (0..<bitmap.width * bitmap.height).reduce(0) { $0 + Int(bitmap.bytes[$1 * 4 + 3]) }
    }
    let inks = try [100.0, 300, 400, 600, 900].map(ink)
    #expect(inks == inks.sorted() && inks[0] * 2 < inks[4])
  }
}
