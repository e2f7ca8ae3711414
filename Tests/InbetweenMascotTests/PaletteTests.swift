import Testing

@testable import InbetweenMascot

@Suite("Palettes")
struct PaletteTests {
  /// The values that the author of Oklab gives for conversions of sRGB primaries.
  @Test(
    "Oklch of pure colours is as published",
    arguments: [
      (0xFF_FF_FF, 1.0, 0.0), (0x00_00_00, 0, 0), (0xFF_00_00, 0.62796, 0.25768),
      (0x00_FF_00, 0.86644, 0.29483), (0x00_00_FF, 0.45201, 0.31321),
    ] as [(UInt32, Double, Double)])
  func oklch(color: UInt32, lightness: Double, chroma: Double) {
    let made = Oklch(color)
    #expect(abs(made.lightness - lightness) < 1e-4)
    #expect(abs(made.chroma - chroma) < 1e-4)
    #expect(made.argb == 0xFF00_0000 | color)
  }

  @Test(
    "Light and shade lie on both sides of the body, whatever the colour",
    arguments: [0x8B_7C_F6, 0, 0xFF_FF_FF, 0xFF_FF_00, 0x00_00_FF, 0x80_80_80] as [UInt32])
  func order(color: UInt32) {
    let palette = Palette(color)
    func lightness(_ color: UInt32) -> Double { Oklch(color & 0xFF_FF_FF).lightness }
    #expect(lightness(palette.light) > lightness(palette.body))
    #expect(lightness(palette.shade) < lightness(palette.body))
    #expect(lightness(palette.deep) < lightness(palette.shade))
    #expect(lightness(palette.dark) < 0.35 && lightness(palette.belly) > 0.9)
  }
}
