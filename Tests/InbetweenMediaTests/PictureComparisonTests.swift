import Foundation
import InbetweenCairo
import InbetweenDrawing
import InbetweenMedia
import Testing

@Suite("Pictures that look the same, and those that do not")
struct PictureComparisonTests {
  private let renderer = CairoRenderer()

  /// A button with a title, moved by some points and painted in some colour.
  private func scene(
    dx: Double = 0, dy: Double = 0, color: String = "#0A66D8", title: String = "Save the badge",
    weight: Double = 500
  ) -> DisplayList {
    var list = DisplayList()
    (list.width, list.height) = (160, 80)
    list.add(.rect, .init(0, 0, 160, 80), color: .white)
    list.add(
      .rect, .init(20 + dx, 20 + dy, 120, 40, 12, 12), flags: 1, color: ResolvedColor(hex: color))
    var font = ResolvedFont(size: 14, weight: weight)
    font.monospacedDigits = false
    let block = TextBlock(spans: [TextSpan(.string(title), font: font)])
    let layout = renderer.typesetter.layout(block, width: nil, height: nil)
    list.addText(layout, x: 30 + dx, y: 32 + dy, color: .white)
    return list
  }

  private func picture(_ list: DisplayList, scale: Double) throws -> Bitmap {
    try renderer.render(list, scale: scale, background: .white)
  }

  private func matches(
    _ a: DisplayList, _ b: DisplayList, scale: Double,
    tolerance: PictureComparison.Tolerance = .standard
  ) throws -> Bool {
    let (a, b) = (try picture(a, scale: scale), try picture(b, scale: scale))
    let forward = PictureComparison(expected: a, got: b, scale: scale, tolerance: tolerance)
    let back = PictureComparison(expected: b, got: a, scale: scale, tolerance: tolerance)
    #expect(forward.differences == back.differences)
    return forward.matches
  }

  @Test("what moved by up to a point passes, at one, two and three pixels a point")
  func smallMoves() throws {
    for scale in [1.0, 2, 3] {
      for (dx, dy) in [(0.1, 0.0), (0, 0.37), (0.7, 0.7), (1, 0), (0, -1)] {
        #expect(
          try matches(scene(), scene(dx: dx, dy: dy), scale: scale), "\(dx) \(dy) at \(scale)")
      }
    }
  }

  @Test("what moved by two points fails, in any direction along an axis")
  func largeMoves() throws {
    for scale in [1.0, 2, 3] {
      for (dx, dy) in [(2.0, 0.0), (-2, 0), (0, 2), (2.3, 0), (5, 5)] {
        #expect(
          try !matches(scene(), scene(dx: dx, dy: dy), scale: scale), "\(dx) \(dy) at \(scale)")
      }
    }
  }

  @Test("text alone that moved by two points fails as well")
  func movedText() throws {
    func text(_ dx: Double, _ dy: Double) -> DisplayList {
      var list = DisplayList()
      (list.width, list.height) = (200, 60)
      let block = TextBlock(spans: [
        TextSpan(.string("Quick brown foxes jump"), font: ResolvedFont(size: 13, weight: 400))
      ])
      let layout = renderer.typesetter.layout(block, width: nil, height: nil)
      list.addText(layout, x: 20 + dx, y: 20 + dy, color: .black)
      return list
    }
    for scale in [1.0, 2, 3] {
      for (dx, dy) in [(0.5, 0.0), (0, 0.5), (-1, 0), (0.3, 0.3)] {
        #expect(try matches(text(0, 0), text(dx, dy), scale: scale), "\(dx) \(dy) at \(scale)")
      }
      for (dx, dy) in [(2.0, 0.0), (0, 2), (-2, 0), (0, -2)] {
        #expect(try !matches(text(0, 0), text(dx, dy), scale: scale), "\(dx) \(dy) at \(scale)")
      }
    }
  }

  @Test("a changed colour fails where a person can tell, and passes where nobody can")
  func colors() throws {
    // Oklab's distances from #0A66D8: 0.003, 0.007 and 0.01.
    for color in ["#0A67D8", "#1E66D8", "#0A6AD8"] {
      #expect(try matches(scene(), scene(color: color), scale: 1), "\(color)")
    }
    // 0.026, 0.028, 0.36 and 0.2.
    for color in ["#0A70D8", "#0A66C6", "#D8660A", "#5A5A5A", "#0A66D800"] {
      #expect(try !matches(scene(), scene(color: color), scale: 1), "\(color)")
    }
  }

  @Test("one letter more or less fails, and so does bold for medium")
  func letters() throws {
    #expect(try !matches(scene(), scene(title: "Save the badges"), scale: 2))
    #expect(try !matches(scene(), scene(title: "Save the ba ge"), scale: 2))
    #expect(try !matches(scene(), scene(weight: 800), scale: 2))
  }

  @Test("another way to smooth edges passes")
  func antialiasing() throws {
    // Drawn at four times the size and averaged: exact coverage instead of the renderer's.
    let smooth = try picture(scene(), scale: 1)
    let large = try picture(scene(), scale: 4)
    var bytes = smooth.bytes
    for y in 0..<smooth.height {
      for x in 0..<smooth.width {
        for part in 0..<4 {
          var sum = 0
          for dy in 0..<4 {
            for dx in 0..<4 {
              sum += Int(large.bytes[((y * 4 + dy) * large.width + x * 4 + dx) * 4 + part])
            }
          }
          bytes[(y * smooth.width + x) * 4 + part] = UInt8(sum / 16)
        }
      }
    }
    let averaged = Bitmap(width: smooth.width, height: smooth.height, bytes: bytes)
    #expect(averaged != smooth)
    #expect(PictureComparison(expected: smooth, got: averaged, scale: 1).matches)
  }

  @Test("a hairline that is gone fails, though it is thinner than the reach")
  func hairline() throws {
    var with = scene()
    with.add(.rect, .init(10, 70, 140, 1), color: .black)
    #expect(try !matches(scene(), with, scale: 2))
  }

  @Test("the exact tolerance passes equal bytes only")
  func exact() throws {
    #expect(try matches(scene(), scene(), scale: 1, tolerance: .exact))
    #expect(try !matches(scene(), scene(dx: 0.1), scale: 1, tolerance: .exact))
    #expect(try !matches(scene(), scene(color: "#0A67D8"), scale: 1, tolerance: .exact))
  }

  @Test("pictures of another size never match, and tolerances of no numbers tolerate nothing")
  func extremes() throws {
    let (small, large) = (try picture(scene(), scale: 1), try picture(scene(), scale: 2))
    let sizes = PictureComparison(expected: small, got: large, scale: 1)
    #expect(!sizes.isSameSize && !sizes.matches && sizes.bounds == nil)
    for number in [Double.nan, -1, -Double.infinity] {
      let tolerance = PictureComparison.Tolerance(distance: number, color: number)
      #expect(try !matches(scene(), scene(dx: 0.5), scale: 1, tolerance: tolerance))
    }
    #expect(
      try matches(
        scene(), scene(dx: 0.5), scale: 1, tolerance: .init(distance: 1e300, color: .infinity)))
  }

  @Test("the box around what differs is where it differs")
  func bounds() throws {
    var moved = scene()
    moved.add(.rect, .init(2, 3, 5, 6), color: .black)
    let comparison = PictureComparison(
      expected: try picture(scene(), scale: 1), got: try picture(moved, scale: 1), scale: 1)
    let bounds = try #require(comparison.bounds)
    #expect((bounds.x, bounds.y, bounds.width, bounds.height) == (2, 3, 5, 6))
    #expect(comparison.differences.count == 30)
  }

  @Test("the difference picture shows the three side by side")
  func differencePicture() throws {
    let (a, b) = (try picture(scene(), scale: 2), try picture(scene(dx: 6), scale: 2))
    let sheet = try DifferencePicture(
      expected: a, got: b, comparison: PictureComparison(expected: a, got: b, scale: 2), scale: 2
    ).bitmap(renderer)
    #expect(sheet.width == (3 * 160 + 4 * 16) * 2 && sheet.height == (80 + 22 + 32) * 2)
    // The left side of the button went away: red in the third picture, blue in the first.
    let (left, top) = (16 * 2, (16 + 22) * 2)
    let (x, y) = (22 * 2, 40 * 2)
    #expect(sheet[left + x, top + y] == a[x, y])
    #expect(sheet[left + (160 + 16) * 2 + x, top + y] == b[x, y])
    let marked = sheet[left + 2 * (160 + 16) * 2 + x, top + y]
    #expect(marked.red > 200 && marked.green < 60 && marked.blue < 60)
    let same = sheet[left + 2 * (160 + 16) * 2 + 4, top + 4]
    #expect(same.red == same.green && same.green == same.blue && same.red > 170)
    if let folder = ProcessInfo.processInfo.environment["INBETWEEN_PICTURES"] {
      try MediaFile.writePNG(folder + "/difference.png", sheet)
    }
  }
}
