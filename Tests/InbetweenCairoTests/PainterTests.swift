import Foundation
import InbetweenCairo
import InbetweenDrawing
import Testing

@Suite struct PainterTests {
  private func render(
    _ width: Double = 20, _ height: Double = 20, scale: Double = 1,
    background: ResolvedColor? = nil, _ build: (inout Scene) -> Void
  ) throws -> Bitmap {
    var scene = Scene(width, height)
    build(&scene)
    return try CairoRenderer().render(scene.list, scale: scale, background: background)
  }

  private let red = Bitmap.Pixel(255, 0, 0)
  private let nothing = Bitmap.Pixel(0, 0, 0, 0)

  @Test("transforms nest: inner ones act first, anchors stand in the surrounding space")
  func transforms() throws {
    let bitmap = try render { scene in
      scene.group(.offset, .init(4, 0)) { scene in
        scene.group(.scale, .init(2, 2, 2, 2)) { $0.rect(2, 2, 3, 1, "#FF0000") }
      }
    }
    // 2,2 is the anchor, so the rectangle covers 6...12 by 2...4.
    #expect(bitmap[6, 2] == red && bitmap[11, 3] == red)
    #expect(bitmap[5, 2] == nothing && bitmap[12, 3] == nothing && bitmap[8, 4] == nothing)
    let turned = try render { scene in
      scene.group(.rotation, .init(.pi / 2, 10, 10)) { $0.rect(10, 10, 8, 2, "#FF0000") }
    }
    #expect(turned[9, 17] == red && turned[8, 10] == red && turned[12, 11] == nothing)
  }

  @Test("a scale of two doubles the pixels")
  func pixelScale() throws {
    let bitmap = try render(10, 10, scale: 2) { $0.rect(1, 1, 1, 1, "#FF0000") }
    #expect(bitmap.width == 20 && bitmap[2, 2] == red && bitmap[3, 3] == red)
    #expect(bitmap[4, 3] == nothing)
  }

  @Test("an opacity group fades as one layer")
  func groupOpacity() throws {
    let bitmap = try render { scene in
      scene.group(.opacity, .init(0.5)) {
        $0.rect(0, 0, 12, 20, "#FF0000")
        $0.rect(8, 0, 12, 20, "#0000FF")
      }
    }
    #expect(bitmap[10, 5] == .init(0, 0, 255, 128) && bitmap[2, 5] == .init(255, 0, 0, 128))
  }

  @Test(
    "blend modes agree with their formulas on opaque colours",
    arguments: [
      (BlendMode.multiply, [0x40, 0x60, 0x20] as [UInt8]), (.screen, [0xC0, 0xE0, 0xA0]),
      (.darken, [0x80, 0x80, 0x40]), (.lighten, [0x80, 0xC0, 0x80]),
      (.difference, [0x00, 0x40, 0x40]), (.plusLighter, [0xFF, 0xFF, 0xC0]),
      (.plusDarker, [0x01, 0x41, 0x00]), (.normal, [0x80, 0x80, 0x80]),
      (.destinationOut, [0, 0, 0]), (.destinationOver, [0x80, 0xC0, 0x40]),
    ])
  func blending(_ mode: BlendMode, _ expected: [UInt8]) throws {
    let bitmap = try render { scene in
      scene.group(.layer) { scene in
        scene.rect(0, 0, 20, 20, "#80C040")
        scene.group(.blend, resource: mode.rawValue) { $0.rect(5, 5, 10, 10, "#808080") }
      }
    }
    let pixel = bitmap[10, 10]
    for (found, wanted) in zip([pixel.red, pixel.green, pixel.blue], expected) {
      #expect(abs(Int(found) - Int(wanted)) <= 1)
    }
    #expect(bitmap[2, 2] == .init(0x80, 0xC0, 0x40))
  }

  @Test("clips cut, and nested clips cut together")
  func clips() throws {
    let bitmap = try render { scene in
      scene.list.paths = [Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))]
      scene.group(.clipPath, resource: 0) { scene in
        scene.group(.clipRect, .init(0, 0, 10, 20)) { $0.rect(0, 0, 20, 20, "#FF0000") }
      }
    }
    #expect(bitmap[5, 10] == red && bitmap[12, 10] == nothing && bitmap[0, 0] == nothing)
  }

  @Test("a mask multiplies by opacity, or by luminance where it says so")
  func masks() throws {
    for (flags, expected) in [(0, 255), (1, 54)] as [(UInt8, UInt8)] {
      let bitmap = try render { scene in
        scene.group(.mask, flags: flags) { scene in
          scene.group(.maskShape) { $0.rect(0, 0, 10, 20, "#FF0000") }
          scene.rect(0, 0, 20, 20, "#00FF00")
        }
      }
      #expect(abs(Int(bitmap[5, 5].opacity) - Int(expected)) <= 1)
      #expect(bitmap[15, 5] == nothing)
    }
  }

  @Test("an affine projection draws like the same transform")
  func affineProjection() throws {
    let straight = try render { scene in
      scene.group(.scale, .init(0.5, 1, 10, 10)) { $0.rect(2, 2, 16, 16, "#FF0000") }
    }
    let projected = try render { scene in
      // A turn by 60 degrees about the vertical axis, seen without perspective, halves the width.
      scene.list.matrices = [
        .init(SIMD16(0.5, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1))
      ]
      scene.group(.projection, .init(10, 10), resource: 0) { $0.rect(2, 2, 16, 16, "#FF0000") }
    }
    #expect(straight == projected)
  }

  @Test("perspective moves points by division through their depth")
  func perspective() throws {
    let bitmap = try render(100, 100) { scene in
      // w = 1 + x / 100 about the middle: x = 40 lands at 40 / 1.4, x = -40 at -40 / 0.6.
      scene.list.matrices = [
        .init(SIMD16(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0.01, 0, 0, 1))
      ]
      scene.group(.projection, .init(50, 50), resource: 0) { $0.rect(40, 40, 50, 20, "#FF0000") }
    }
    // Right edge: 50 + 40 / 1.4 = 78.57; its height 20 / 1.4 = 14.29. Left: 50 - 10 / 0.9 = 38.89.
    #expect(bitmap[77, 50] == red && bitmap[80, 50] == nothing)
    #expect(bitmap[40, 50] == red && bitmap[37, 50] == nothing)
    #expect(bitmap[77, 44] == red && bitmap[77, 41] == nothing && bitmap[41, 40] == red)
  }

  @Test("colour filters change colours by their formulas")
  func filters() throws {
    func filtered(
      _ filter: ColorFilter, _ amount: Double, _ hex: String = "#804020", color: String? = nil
    ) throws -> Bitmap.Pixel {
      try render { scene in
        let paint = color.map { scene.paint(.color(ResolvedColor(hex: $0)!)) } ?? -1
        scene.group(.colorFilter, .init(amount), resource: filter.rawValue, paint: paint) {
          $0.rect(0, 0, 20, 20, hex)
        }
      }[10, 10]
    }
    #expect(try filtered(.invert, 0) == .init(0x7F, 0xBF, 0xDF))
    #expect(try filtered(.brightness, 0.2) == .init(0xB3, 0x73, 0x53))
    #expect(try filtered(.contrast, 0) == .init(128, 128, 128))
    #expect(try filtered(.multiply, 0, color: "#FF0080") == .init(0x80, 0, 0x10))
    // 0.213 * 128 + 0.715 * 64 + 0.072 * 32 = 75.3.
    #expect(try filtered(.grayscale, 1) == .init(75, 75, 75))
    #expect(try filtered(.saturation, 0) == .init(75, 75, 75))
    #expect(try filtered(.hueRotation, 2 * .pi) == .init(0x80, 0x40, 0x20))
    #expect(try filtered(.hueRotation, 1, "#777777") == .init(0x77, 0x77, 0x77))
    #expect(try filtered(.luminanceToAlpha, 0, "#FFFFFF") == .init(0, 0, 0, 255))
    #expect(try filtered(.luminanceToAlpha, 0, "#FFFFFF80").opacity == 128)
    #expect(try filtered(.alphaThreshold, 0.5, color: "#00FF00") == nothing)
    #expect(try filtered(.hueRotation, .nan) == .init(0x80, 0x40, 0x20))
  }

  @Test("a backdrop leaves an even ground as it is, and evens out an uneven one")
  func backdrop() throws {
    let bitmap = try render(60, 20) { scene in
      scene.rect(0, 0, 60, 20, "#336699")
      scene.rect(40, 0, 20, 20, "#FFFFFF")
      scene.group(.backdrop, .init(4, 1, 0, 0, 60, 10)) { _ in }
    }
    #expect(bitmap[5, 5] == .init(0x33, 0x66, 0x99))
    #expect(abs(Int(bitmap[40, 5].red) - (0x33 + 0xFF) / 2) < 12)
    #expect(bitmap[38, 15] == .init(0x33, 0x66, 0x99))
  }

  @Test("the same list gives the same bytes, from a used renderer and from a new one")
  func determinism() throws {
    let renderer = CairoRenderer()
    var scene = Scene(80, 60)
    scene.group(.shadow, .init(6, 1, 2)) { $0.rect(10, 10, 40, 30, "#FF9500", radius: 8, flags: 1) }
    scene.group(.rotation, .init(0.2, 40, 30)) {
      $0.text(plain("Aa 已 👍"), x: 5, y: 30, renderer.typesetter)
      $0.symbol("heart.fill", x: 50, y: 5, size: 20, renderer.typesetter)
    }
    let first = try renderer.render(scene.list, scale: 2)
    #expect(try renderer.render(scene.list, scale: 2) == first)
    #expect(try CairoRenderer().render(scene.list, scale: 2) == first)
  }

  @Test("undefined, endless and unbalanced lists draw what can be drawn")
  func badLists() throws {
    let bad: [Double] = [.nan, .infinity, -.infinity, 1e300, -1e300, 0, -5]
    let bitmap = try render { scene in
      scene.list.paths = [Path(elements: [.line(to: CGPoint(x: CGFloat.nan, y: 1e300))])]
      scene.list.strokes = [StrokeStyle(lineWidth: 1, miterLimit: .nan, dash: [.nan, 0])]
      for value in bad {
        for kind in DisplayList.Kind.allCases where kind != .pop {
          let values = DisplayList.Values(value, value, value, value, value, value)
          if kind.opensGroup {
            scene.group(kind, values, resource: 0) { $0.rect(0, 0, 4, 4, "#00FF00") }
          } else {
            scene.add(kind, values, resource: 0, paint: 99)
            scene.add(kind, .init(1, 1, 5, value), resource: 0)
          }
        }
      }
      scene.add(.pop)
      scene.add(.pop)
      scene.group(.opacity, .init(1)) { _ in }
      scene.add(.offset, .init(0, 0))
      scene.rect(10, 10, 5, 5, "#FF0000")
    }
    #expect(bitmap[12, 12] == red)
  }

  @Test("a canvas without size, or a huge one, is refused with its numbers")
  func badSizes() {
    for (width, scale) in [(0, 1), (.nan, 1), (100, 0), (1e9, 1), (.infinity, 2)]
      as [(Double, Double)]
    {
      #expect(throws: RenderError.self) {
        _ = try CairoRenderer().render(Scene(width, 10).list, scale: scale)
      }
    }
    let message = "\(RenderError.badSize(width: 0, height: 10, scale: 2))"
    #expect(message.contains("0.0 x 10.0 points at 2.0"))
  }
}
