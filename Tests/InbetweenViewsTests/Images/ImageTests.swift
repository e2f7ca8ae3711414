import Foundation
import InbetweenDrawing
import InbetweenViewGraph
import Testing

@testable import InbetweenViews

@MainActor
@Suite("Images") struct ImageTests {
  @Test("A symbol is as large as its font and is drawn in the foreground style")
  func symbol() {
    let host = Host(Image(systemName: "star.fill").font(.system(size: 30)).foregroundStyle(.red))
    let list = host.graph.frame(at: 0)
    #expect(list.items.map(\.kind) == [.image])
    #expect(list.images == [.symbol(name: "star.fill", weight: 400, variableValue: nil)])
    let values = list.items[0].values
    #expect([values.a, values.b, values.c, values.d] == [35, 35, 30, 30])
    #expect(list.paints == [.color(Looks.color(.red))])
  }

  @Test("A symbol grows with its scale and takes the weight of its font")
  func scale() {
    let host = Host(
      Image(systemName: "star").font(.system(size: 20, weight: .bold)).imageScale(.large))
    let list = host.graph.frame(at: 0)
    #expect(list.items[0].values.c == 25)
    #expect(list.images == [.symbol(name: "star", weight: 700, variableValue: nil)])
  }

  @Test("A resizable image fills what it is offered")
  func resizable() {
    let host = Host(Image(systemName: "star").resizable())
    #expect(host.graph.frame(at: 0).items[0].values.c == 100)
  }

  @Test("A picture that nobody has is a placeholder with its name")
  func placeholder() {
    let host = Host(Image("cat"))
    let list = host.graph.frame(at: 0)
    #expect(list.images == [.placeholder(name: "cat")])
    #expect(list.items[0].values.c == 100 && list.items[0].paint == -1)
    #expect(host.element("cat")?.role == .image)
  }

  @Test("A picture is found in a folder, in image sets, and by appearance")
  func assets() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["cat.png", "A.xcassets/dog.imageset/d@2x.png", "A.xcassets/dog.imageset/dark.png"]
    {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: file)
    }
    let assets = ImageAssets.folder(folder.path)
    #expect(assets.file("cat", .light)?.hasSuffix("/cat.png") == true)
    #expect(assets.file("dog", .light)?.hasSuffix("/d@2x.png") == true)
    #expect(assets.file("dog", .dark)?.hasSuffix("/dark.png") == true)
    #expect(assets.file("cow", .light) == nil)
  }

  @Test("A variant is added to a symbol's name where it is not there yet")
  func variants() {
    func name(_ name: String, _ variants: SymbolVariants) -> String { variants.name(of: name) }
    #expect(name("star", .fill) == "star.fill")
    #expect(name("star.fill", .fill) == "star.fill")
    #expect(name("heart", .circle.fill) == "heart.circle.fill")
    #expect(name("heart.fill", .circle) == "heart.circle.fill")
    #expect(name("mic", .slash) == "mic.slash")
  }

  @Test("A label has its icon before its title, and says the title alone")
  func label() throws {
    let host = Host(Button(action: {}, label: { Label("Save", systemImage: "star") }), width: 200)
    #expect(host.element("Save")?.role == .button)
    let list = host.graph.frame(at: 0)
    let items = list.items.filter { $0.kind == .image || $0.kind == .text }
    #expect(items.map(\.kind) == [.image, .text])
    // 17 points of symbol, then 8 points of room.
    #expect(items[1].values.a - items[0].values.a == 25)
  }

  @Test("A label shows what its style says")
  func labelStyle() {
    func kinds(_ view: some View) -> [DisplayList.Kind] {
      Host(view, width: 200).graph.frame(at: 0).items.map(\.kind)
    }
    #expect(kinds(Label("Save", systemImage: "star").labelStyle(.titleOnly)) == [.text])
    #expect(kinds(Label("Save", systemImage: "star").labelStyle(.iconOnly)) == [.image])
  }
}
