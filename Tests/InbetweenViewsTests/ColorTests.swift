import Foundation
import InbetweenDrawing
import InbetweenViewGraph
import Testing

@testable import InbetweenViews

@Suite("Color") struct ColorTests {
  private func hex(_ color: Color, _ environment: EnvironmentValues = .init()) -> String {
    color.resolvedColor(in: environment).hex
  }

  private func environment(
    _ scheme: ColorScheme, _ contrast: ColorSchemeContrast = .standard
  ) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    environment.colorSchemeContrast = contrast
    return environment
  }

  @Test("A palette colour is another in the dark and under increased contrast")
  func palette() {
    #expect(hex(.red, environment(.light)) == "#FF383C")
    #expect(hex(.red, environment(.dark)) == "#FF4245")
    #expect(hex(.red, environment(.light, .increased)) == "#E9152D")
    #expect(hex(.red, environment(.dark, .increased)) == "#FF6165")
    #expect(hex(.primary, environment(.dark)) == "#FFFFFF")
    #expect(hex(.black, environment(.dark)) == "#000000")
  }

  @Test("The accent colour is the tint where that is a colour, and never refers to itself")
  func accent() {
    var environment = EnvironmentValues()
    #expect(hex(.accentColor, environment) == "#0088FF")
    environment.tint = AnyShapeStyle(Color.red)
    #expect(hex(.accentColor, environment) == "#FF383C")
    environment.tint = AnyShapeStyle(Color.accentColor.opacity(0.5))
    #expect(hex(.accentColor, environment) == "#0088FF")
  }

  @Test("Opacities multiply, however often they are applied")
  func opacity() {
    #expect(Color.white.opacity(0.5).opacity(0.5).resolvedColor(in: .init()).opacity == 0.25)
    #expect(Color.red.opacity(0.5).opacity(0.5).resolvedColor(in: .init()).opacity == 0.25)
    var color = Color.red
    for _ in 0..<100_000 { color = color.opacity(0.999) }
    #expect(color.resolvedColor(in: .init()).opacity < 1e-6)
    #expect(Color.red.opacity(.nan).resolvedColor(in: .init()).opacity == 0)
  }

  @Test("Hue, saturation and brightness give the corners of the colour cube")
  func hueSaturationBrightness() {
    func color(_ hue: Double, _ saturation: Double = 1, _ brightness: Double = 1) -> String {
      hex(Color(hue: hue, saturation: saturation, brightness: brightness))
    }
    #expect(color(0) == "#FF0000")
    #expect(color(1.0 / 6) == "#FFFF00")
    #expect(color(1.0 / 3) == "#00FF00")
    #expect(color(0.5) == "#00FFFF")
    #expect(color(2.0 / 3) == "#0000FF")
    #expect(color(5.0 / 6) == "#FF00FF")
    #expect(color(1) == "#FF0000")
    #expect(color(0.3, 0) == "#FFFFFF")
    #expect(color(1.0 / 12, 1, 0.5) == "#804000")
    #expect(color(.nan, .infinity, -1) == "#000000")
  }

  @Test("Display P3 red lies outside sRGB where CSS Color 4 has it")
  func displayP3() {
    let red = Color(.displayP3, red: 1, green: 0, blue: 0).resolvedColor(in: .init())
    #expect(abs(red.red - 1.0930) < 1e-4)
    #expect(abs(red.green - -0.2267) < 1e-4)
    #expect(abs(red.blue - -0.1501) < 1e-4)
    let white = Color(.displayP3, white: 1).resolvedColor(in: .init())
    #expect(abs(white.red - 1) < 1e-9 && abs(white.blue - 1) < 1e-9)
  }

  @Test("Linear white 0.5 is encoded as 0.7354, and resolves back to 0.5")
  func linear() {
    let color = Color(.sRGBLinear, white: 0.5)
    #expect(abs(color.resolvedColor(in: .init()).red - 0.735357) < 1e-6)
    #expect(abs(color.resolve(in: .init()).linearRed - 0.5) < 1e-6)
  }

  @Test("Mixing goes through cube-root LMS: black to white at t is srgbEncode(t^3)")
  func mixing() {
    // Vectors color-black-white-0.25, color-black-white-0.5 and color-red-blue-mid.
    func grey(_ t: Double) -> Double {
      Color.black.mix(with: .white, by: t).resolvedColor(in: .init()).green
    }
    #expect(abs(grey(0.25) - 0.1315) < 1e-4)
    #expect(abs(grey(0.5) - 0.3886) < 1e-4)
    let middle = Color(red: 1, green: 0, blue: 0)
      .mix(with: Color(red: 0, green: 0, blue: 1), by: 0.5).resolvedColor(in: .init())
    #expect(abs(middle.red - 0.5504) < 4e-3)
    #expect(abs(middle.green - 0.3256) < 4e-3)
    #expect(abs(middle.blue - 0.6365) < 4e-3)
    let device = Color.black.mix(with: .white, by: 0.25, in: .device)
    #expect(device.resolvedColor(in: .init()).red == 0.25)
  }

  @Test("From red to blue in the dark, the animatable data changes as measured")
  func animatableData() {
    // Vector color-W4.
    let dark = environment(.dark)
    let delta =
      Color.blue.resolvedColor(in: dark).animatableData
      - Color.red.resolvedColor(in: dark).animatableData
    #expect(abs(delta.first - -22.421) < 1e-3)
    #expect(abs(delta.second.first - 4.491) < 1e-3)
    #expect(abs(delta.second.second.first - 47.533) < 1e-3)
    #expect(delta.second.second.second == 0)
  }

  @Test("Mixed palette colours follow the appearance")
  func mixedPalette() {
    let color = Color.red.mix(with: .blue, by: 0)
    #expect(hex(color, environment(.dark)) == "#FF4245")
    #expect(hex(color, environment(.light)) == "#FF383C")
  }

  @Test("Colours of an asset catalogue are looked up, and clear where nobody has them")
  func assets() {
    var environment = EnvironmentValues()
    #expect(hex(Color("brand"), environment) == "#00000000")
    environment.colorAssets = ColorAssets { name, scheme in
      name == "brand" && scheme == .light ? .white : nil
    }
    #expect(hex(Color("brand"), environment) == "#FFFFFF")
  }

  @Test("Colours print their names, or their components")
  func descriptions() {
    #expect("\(Color.red)" == "red")
    #expect("\(Color.accentColor)" == "accentColor")
    #expect("\(Color.clear)" == "clear")
    #expect("\(Color(red: 1, green: 0.5, blue: 0))" == "#FF8000FF")
    #expect("\(Color.red.opacity(0.5))" == "50% red")
  }

  @Test("A colour literal is the colour of its numbers")
  func literals() {
    let color = Color(_colorLiteralRed: 1, green: 0.5, blue: 0, alpha: 0.25)
    let expected = Color(red: 1, green: 0.5, blue: 0, opacity: 0.25)
    #expect(color == expected)
    // swift-format-ignore: NoPlaygroundLiterals
    #expect(Color(#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 0.25)) == expected)
  }

  @Test("Components that are no numbers become 0, and opacity stays within 0...1")
  func badComponents() {
    let color = Color(red: .nan, green: .infinity, blue: -.infinity, opacity: 7)
    #expect(color.resolvedColor(in: .init()) == ResolvedColor(red: 0, green: 0, blue: 0))
  }
}
