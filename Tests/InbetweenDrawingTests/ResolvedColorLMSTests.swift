import InbetweenDrawing
import Testing

@Suite("Mixing of colours")
struct ResolvedColorLMSTests {
  static let red = ResolvedColor(red: 1, green: 0, blue: 0)
  static let blue = ResolvedColor(red: 0, green: 0, blue: 1)

  private func components(_ color: ResolvedColor) -> [Double] {
    [color.red, color.green, color.blue]
  }

  // Vectors color-black-white-0.25, color-black-white-0.5 and color-red-blue-mid.
  @Test(
    "Colours mix as measured on Apple's systems",
    arguments: [
      (ResolvedColor.black, .white, 0.25, [0.1315, 0.1315, 0.1315], 1e-4),
      (.black, .white, 0.5, [0.3886, 0.3886, 0.3886], 1e-4),
      (red, blue, 0.5, [0.5504, 0.3256, 0.6365], 0.004),
    ] as [(ResolvedColor, ResolvedColor, Double, [Double], Double)])
  func mix(
    from: ResolvedColor, to: ResolvedColor, amount: Double, expected: [Double], tolerance: Double
  ) {
    for (component, truth) in zip(components(from.mix(with: to, by: amount)), expected) {
      #expect(abs(component - truth) <= tolerance)
    }
  }

  // Vectors gradient-G1, gradient-G11 and gradient-G2, at pixel centres; here without a renderer.
  // Within 2 % of the ends, where the curve is steepest, the measured pixels lie up to 3.1 from
  // this space (green 9 for 5.9 at y 0), everywhere else within their tolerance of 2.
  @Test("Gradients from red to blue and from black to white pass through the measured pixels")
  func gradientPixels() {
    for (y, rgb) in [
      (0, [254, 9, 8]), (1, [251, 19, 21]), (25, [197, 74, 109]), (50, [141, 82, 162]),
      (75, [82, 72, 209]), (99, [9, 13, 254]), (100, [2, 5, 254]),
    ] {
      let amount = (Double(y) + 0.5) / 101
      let color = Self.red.mix(with: Self.blue, by: amount)
      let tolerance = amount > 0.02 && amount < 0.98 ? 2.0 : 3.1
      for (component, truth) in zip(components(color), rgb) {
        #expect(abs(component * 255 - Double(truth)) <= tolerance, "y \(y)")
      }
    }
    for (x, grey) in [(0, 0), (10, 4), (25, 34), (50, 99), (75, 172), (90, 220), (100, 253)] {
      let color = ResolvedColor.black.mix(with: .white, by: (Double(x) + 0.5) / 101)
      #expect(abs(color.red * 255 - Double(grey)) <= 2, "x \(x)")
    }
  }

  @Test("A colour survives the way to cone responses and back, also outside sRGB")
  func roundTrip() {
    for color in [
      ResolvedColor(red: 0.2, green: 0.5, blue: 0.9), .white, .black,
      ResolvedColor(red: 1.09, green: -0.23, blue: -0.15),
    ] {
      let back = ResolvedColor(lms: color.lms)
      for (a, b) in zip(components(color), components(back)) { #expect(abs(a - b) < 1e-4) }
    }
  }

  @Test("What is transparent lends no colour")
  func premultiplied() {
    let clearBlue = ResolvedColor(red: 0, green: 0, blue: 1, opacity: 0)
    let half = Self.red.mix(with: clearBlue, by: 0.5)
    #expect(half.opacity == 0.5)
    for (a, b) in zip(components(half), components(Self.red)) { #expect(abs(a - b) < 1e-4) }
    #expect(ResolvedColor.clear.mix(with: clearBlue, by: 0.5).opacity == 0)
  }

  @Test("Both ends are the colours themselves")
  func ends() {
    #expect(Self.red.mix(with: Self.blue, by: 0) == Self.red)
    #expect(Self.red.mix(with: Self.blue, by: 1) == Self.blue)
  }
}
