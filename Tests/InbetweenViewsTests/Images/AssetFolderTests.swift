import Foundation
import InbetweenDrawing
import InbetweenViewGraph
import Testing

@testable import InbetweenViews

@Suite struct AssetFolderTests {
  private func withFolder(
    _ files: [String: String], _ body: (String) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("assets-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try body(folder.path)
  }

  private func colorSet(_ components: String, space: String = "srgb") -> String {
    """
    {"colors": [{"idiom": "universal",
      "color": {"color-space": "\(space)", "components": {\(components)}}}],
     "info": {"author": "xcode", "version": 1}}
    """
  }

  @Test(
    "components are fractions, whole numbers to 255, or hexadecimal",
    arguments: [
      #""red": "1.000", "green": "0.500", "blue": "0.000", "alpha": "0.250""#,
      #""red": "0xFF", "green": "0x80", "blue": "0x00", "alpha": "0.250""#,
      #""red": "255", "green": "128", "blue": "0", "alpha": "0.250""#,
    ])
  func components(text: String) throws {
    try withFolder(["A.xcassets/brand.colorset/Contents.json": colorSet(text)]) { path in
      let color = try #require(AssetFolder(path).color("brand", dark: false))
      #expect(color.red == 1)
      #expect(abs(color.green - 0.5) < 0.002)
      #expect(color.blue == 0)
      #expect(color.opacity == 0.25)
    }
  }

  @Test("a grey has one component")
  func white() throws {
    let text = colorSet(#""white": "0.500", "alpha": "1.000""#, space: "extended-gray")
    try withFolder(["grey.colorset/Contents.json": text]) { path in
      #expect(
        AssetFolder(path).color("grey", dark: false)
          == ResolvedColor(red: 0.5, green: 0.5, blue: 0.5))
    }
  }

  @Test("the dark colour is taken in dark appearance, and the light one where there is no dark one")
  func appearances() throws {
    let both = """
      {"colors": [
        {"color": {"color-space": "srgb",
          "components": {"red": "1.0", "green": "1.0", "blue": "1.0", "alpha": "1.0"}}},
        {"appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"color-space": "srgb",
          "components": {"red": "0.0", "green": "0.0", "blue": "0.0", "alpha": "1.0"}}}]}
      """
    let one = colorSet(#""red": "1.0", "green": "0.0", "blue": "0.0", "alpha": "1.0""#)
    try withFolder([
      "both.colorset/Contents.json": both, "one.colorset/Contents.json": one,
    ]) { path in
      let folder = AssetFolder(path)
      #expect(folder.color("both", dark: false) == .white)
      #expect(folder.color("both", dark: true) == .black)
      #expect(folder.color("one", dark: true) == folder.color("one", dark: false))
    }
  }

  @Test(
    "a colour set that says nothing is none",
    arguments: ["", "{", "{}", #"{"colors": []}"#, #"{"colors": [{"idiom": "universal"}]}"#])
  func broken(text: String) throws {
    try withFolder(["brand.colorset/Contents.json": text]) { path in
      #expect(AssetFolder(path).color("brand", dark: false) == nil)
    }
  }
}

@MainActor @Suite struct PlaceholderAssetsTests {
  private func environment(_ assets: PlaceholderAssets, dark: Bool = false) -> EnvironmentValues {
    var environment = EnvironmentValues()
    assets.write(to: &environment)
    environment.colorScheme = dark ? .dark : .light
    return environment
  }

  @Test("a colour that nobody has is seen, and noted once")
  func colors() {
    let assets = PlaceholderAssets()
    let environment = environment(assets)
    let first = Color("brand").resolvedColor(in: environment)
    #expect(first.opacity == 1)
    #expect(Color("brand").resolvedColor(in: environment) == first)
    #expect(Color("other").resolvedColor(in: environment) != first)
    #expect(assets.missing == ["colour brand", "colour other"])
  }

  @Test("a name that says a colour has that colour")
  func words() {
    let environment = environment(PlaceholderAssets())
    #expect(
      Color("brandRed").resolvedColor(in: environment) == Color.red.resolvedColor(in: environment))
  }

  @Test("a ground is light in light appearance and dark in dark, and text the other way round")
  func grounds() {
    for dark in [false, true] {
      let environment = environment(PlaceholderAssets(), dark: dark)
      let ground = Color("background").resolvedColor(in: environment).red
      let text = Color("textPrimary").resolvedColor(in: environment).red
      #expect(dark ? ground < 0.3 && text > 0.7 : ground > 0.7 && text < 0.3)
    }
  }

  @Test("what a folder has is no placeholder")
  func known() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("assets-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data([1]).write(to: folder.appendingPathComponent("mountain.png"))
    let assets = PlaceholderAssets(folders: [folder.path])
    let environment = environment(assets)
    #expect(environment.imageAssets.file("mountain", .light) != nil)
    #expect(environment.imageAssets.file("valley", .light) == nil)
    #expect(assets.missing == ["picture valley"])
  }
}
