import Foundation
import Testing

@testable import InbetweenCompile

@Suite struct AssetSymbolsTests {
  @Test(
    "a symbol is the name's words, joined, without the kind at the end",
    arguments: [
      ("brand", "brand"), ("Brand", "brand"), ("brand-red", "brandRed"),
      ("brand red", "brandRed"), ("icons/brandRed", "brandRed"), ("brandColor", "brand"),
      ("Color", "color"), ("2x", "_2x"), ("", "_"),
    ])
  func symbols(name: String, symbol: String) {
    #expect(AssetSymbols.symbol(for: name, without: "Color") == symbol)
  }

  @Test("catalogues are read for their picture and colour sets")
  func catalogs() throws {
    try withScratchDirectory { folder in
      for name in ["Sub/brand.colorset", "mountain.imageset", "AppIcon.appiconset"] {
        try FileManager.default.createDirectory(
          at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
      }
      let symbols = AssetSymbols(catalogs: [folder.path])
      #expect(symbols.colors == ["brand": "brand"])
      #expect(symbols.pictures == ["mountain": "mountain"])
    }
  }
}
