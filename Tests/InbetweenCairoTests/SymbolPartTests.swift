import Foundation
import InbetweenDrawing
import Testing

@testable import InbetweenCairo

@Suite("Parts of symbols") struct SymbolPartTests {
  private func parts(_ name: String) throws -> [CGRect] {
    let symbol = try #require(SymbolLibrary(warnings: Warnings()).symbol(name))
    return symbol.parts.map(\.path.boundingRect)
  }

  @Test("Rings of a radio signal are parts, from the bottom upwards")
  func wifi() throws {
    let parts = try parts("wifi")
    #expect(parts.count >= 3)
    #expect(parts.map(\.midY) == parts.map(\.midY).sorted(by: >))
  }

  @Test("Bars side by side are parts from left to right")
  func bars() throws {
    let parts = try parts("cellularbars")
    #expect(parts.count == 4)
    #expect(parts.map(\.midX) == parts.map(\.midX).sorted())
  }

  @Test("What stands inside a ring is the first part")
  func inside() throws {
    let parts = try parts("checkmark.circle")
    #expect(parts.count == 2 && parts[1].contains(parts[0]))
  }

  @Test("What a filled shape leaves out is a part of its own")
  func holes() throws {
    let parts = try parts("checkmark.circle.fill")
    #expect(parts.count == 2 && parts[1].contains(parts[0]))
  }

  @Test("A plain shape is one part")
  func plain() throws { #expect(try parts("heart.fill").count == 1) }

  @Test("All parts together cover what the whole symbol covers")
  func cover() throws {
    for name in ["wifi", "checkmark.circle", "person.2.fill", "cloud.sun.fill", "bell.badge"] {
      let symbol = try #require(SymbolLibrary(warnings: Warnings()).symbol(name))
      let box = symbol.parts.reduce(CGRect.null) { $0.union($1.path.boundingRect) }
      #expect(
        abs(box.minX - symbol.bounds.minX) < 1e-9 && abs(box.maxY - symbol.bounds.maxY) < 1e-9,
        "\(name)")
    }
  }

  @Test("A part is drawn in its own item, the others are not")
  func drawing() throws {
    let renderer = CairoRenderer()
    func ink(_ part: Int) throws -> Int {
      var scene = Scene(40, 40)
      scene.symbol("checkmark.circle", x: 2, y: 2, size: 30, renderer.typesetter)
      if part > 0 {
        scene.list.images = [
          .symbolPart(name: "checkmark.circle", weight: 400, number: part)
        ]
      }
      let bitmap = try renderer.render(scene.list)
      return (0..<bitmap.width * bitmap.height).reduce(0) { $0 + Int(bitmap.bytes[$1 * 4 + 3]) }
    }
    let (all, check, ring) = (try ink(0), try ink(1), try ink(2))
    #expect(check > 0 && ring > check)
    #expect(abs(check + ring - all) < all / 50)
    #expect(try ink(9) == 0)
  }
}
