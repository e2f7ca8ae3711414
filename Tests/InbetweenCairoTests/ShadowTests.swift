import Foundation
import InbetweenCairo
import InbetweenDrawing
import Testing

@Suite struct ShadowTests {
  /// The response of a Gaussian of this deviation to an edge at 0.
  private func edge(_ x: Double, _ deviation: Double) -> Double {
    (1 + erf(x / (deviation * 2.0.squareRoot()))) / 2
  }

  @Test(
    "a blurred edge follows the Gaussian within 3 %", arguments: [0.5, 1, 2, 3, 6, 12])
  func blur(_ radius: Double) throws {
    var scene = Scene(200, 200)
    scene.group(.blur, .init(radius)) { $0.rect(100, -200, 400, 600, "#000000") }
    let bitmap = try CairoRenderer().render(scene.list, scale: 1)
    for x in 0..<200 {
      let exact = edge(Double(x) + 0.5 - 100, radius)
      // A pixel is an average: at small radii the edge of the curve is steep inside it.
      let slack = radius < 1 ? 0.06 : 0.03
      #expect(abs(Double(bitmap[x, 100].opacity) / 255 - exact) < slack)
    }
  }

  @Test("a shadow is a Gaussian of half its radius, moved, in its colour, below the content")
  func shadow() throws {
    var scene = Scene(200, 200)
    let color = scene.paint(.color(ResolvedColor(hex: "#0000FF80")!))
    scene.group(.shadow, .init(10, 20, 0), paint: color) { $0.rect(0, 0, 100, 400, "#FF0000") }
    let bitmap = try CairoRenderer().render(scene.list, scale: 1)
    #expect(bitmap[50, 100] == .init(255, 0, 0))
    for x in 101..<150 {
      let exact = edge(120 - (Double(x) + 0.5), 5) * 128 / 255
      #expect(abs(Double(bitmap[x, 100].opacity) / 255 - exact) < 0.02)
    }
    #expect(bitmap[110, 100].blue == 255 && bitmap[110, 100].red == 0)
  }

  @Test("a shadow alone leaves out what casts it, and no radius gives a sharp one")
  func alone() throws {
    var scene = Scene(40, 40)
    let black = scene.paint(.color(.black))
    scene.group(.shadow, .init(0, 10.5, 0), flags: 1, paint: black) {
      $0.rect(5, 5, 10, 10, "#FF0000")
    }
    let bitmap = try CairoRenderer().render(scene.list, scale: 1)
    #expect(bitmap[8, 8].opacity == 0 && bitmap[20, 8] == .init(0, 0, 0))
    #expect(abs(Int(bitmap[15, 8].opacity) - 128) <= 1)
  }

  @Test("an inner shadow darkens the inside along the edge it is cast from, nothing outside")
  func inner() throws {
    var scene = Scene(60, 60)
    let black = scene.paint(.color(.black))
    scene.group(.shadow, .init(4, 0, 6), flags: 2, paint: black) {
      $0.rect(10, 10, 40, 40, "#FFFFFF")
    }
    let bitmap = try CairoRenderer().render(scene.list, scale: 1)
    #expect(bitmap[30, 11].red < 20 && bitmap[30, 30].red == 255 && bitmap[30, 48].red > 250)
    #expect(bitmap[30, 5].opacity == 0 && bitmap[30, 11].opacity == 255)
  }

  @Test("an opaque blur keeps its edges")
  func opaque() throws {
    var scene = Scene(60, 60)
    scene.group(.blur, .init(5), flags: 1) { $0.rect(0, 0, 60, 60, "#FF0000") }
    let bitmap = try CairoRenderer().render(scene.list, scale: 1)
    #expect(bitmap[0, 0] == .init(255, 0, 0) && bitmap[59, 30] == .init(255, 0, 0))
  }
}
