import Foundation
import InbetweenDrawing
import InbetweenViewGraph
import Testing

@testable import InbetweenViews

@Suite("ShapeStyle") struct ShapeStyleTests {
  private func hex(_ style: some ShapeStyle, _ environment: EnvironmentValues = .init()) -> String {
    style.resolvedPaint(in: environment).solidColor?.hex ?? "no plain colour"
  }

  private func opacity(
    _ style: some ShapeStyle, _ environment: EnvironmentValues = .init()
  ) -> Double {
    style.resolvedPaint(in: environment).solidColor?.opacity ?? -1
  }

  private func foreground(_ styles: any ShapeStyle...) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.foreground = environment.foreground.setting(styles.map { AnyShapeStyle($0) })
    return environment
  }

  @Test("Where no foreground is set, levels are the palette's label colours")
  func labelColors() {
    #expect(hex(.foreground) == "#000000")
    #expect(opacity(.secondary) == 0.60)
    #expect(opacity(.tertiary) == 0.30)
    #expect(opacity(.quaternary) == 0.18)
    #expect(opacity(.quinary) == 0.09)
    var environment = EnvironmentValues()
    environment.colorScheme = .dark
    environment.colorSchemeContrast = .increased
    #expect(opacity(.secondary, environment) == 0.70)
  }

  @Test("Levels of a colour multiply its opacity by a half, a quarter and 0.18")
  func levelsOfColors() {
    let red = foreground(Color.red)
    #expect(hex(.primary, red) == "#FF383C")
    #expect(opacity(.secondary, red) == 0.5)
    #expect(opacity(.tertiary, red) == 0.25)
    #expect(opacity(.quaternary, red) == 0.18)
    #expect(opacity(Color.black.tertiary) == 0.25)
    #expect(opacity(Color.black.opacity(0.5).secondary) == 0.25)
  }

  @Test("Each of several foreground styles is a level; what lacks one stands back from the last")
  func severalStyles() {
    let three = foreground(Color.red, Color.green, Color.blue)
    #expect(hex(.primary, three) == "#FF383C")
    #expect(hex(.secondary, three) == "#34C759")
    #expect(hex(.tertiary, three) == "#0088FF")
    #expect(opacity(.quaternary, three) == 0.5)
  }

  @Test("A level set as foreground refers to what was set above")
  func nestedLevels() {
    #expect(opacity(.foreground, foreground(HierarchicalShapeStyle.secondary)) == 0.60)
    #expect(opacity(.secondary, foreground(HierarchicalShapeStyle.secondary)) == 0.30)
    var nested = foreground(Color.red)
    nested.foreground = nested.foreground.setting([AnyShapeStyle(HierarchicalShapeStyle.secondary)])
    #expect(opacity(.foreground, nested) == 0.5)
    var deep = EnvironmentValues()
    for _ in 0..<1000 {
      deep.foreground = deep.foreground.setting([AnyShapeStyle(ForegroundStyle())])
    }
    #expect(opacity(.foreground, deep) == 0)
  }

  @Test("Semantic styles are colours of the palette, by level")
  func semanticStyles() {
    #expect(hex(.background) == "#FFFFFF")
    #expect(hex(BackgroundStyle().secondary) == "#F2F2F7")
    #expect(opacity(.fill) == 0.20)
    #expect(opacity(FillShapeStyle().quaternary) == 0.08)
    #expect(opacity(.separator) == 0.29)
    #expect(opacity(.placeholder) == 0.30)
    #expect(hex(.tint) == "#0088FF" && hex(.selection) == "#0088FF")
    #expect(hex(.link) == "#0088FF" && hex(.windowBackground) == "#FFFFFF")
  }

  @Test("The tint and the background can be set, also to themselves")
  func settableStyles() {
    var environment = EnvironmentValues()
    environment.tint = AnyShapeStyle(Color.green)
    environment.backgroundStyle = AnyShapeStyle(Color.red)
    #expect(hex(.tint, environment) == "#34C759")
    #expect(hex(.background, environment) == "#FF383C")
    environment.tint = AnyShapeStyle(TintShapeStyle())
    environment.backgroundStyle = AnyShapeStyle(BackgroundStyle())
    #expect(hex(.tint, environment) == "#0088FF")
    #expect(hex(.background, environment) == "#FFFFFF")
  }

  @Test("Opacity folds into colours and stops; blending and shadows are kept beside them")
  func modifiers() {
    #expect(opacity(Color.black.secondary.opacity(0.5)) == 0.25)
    let style = Color.black.blendMode(.multiply).shadow(.drop(radius: 4, x: 1, y: 2))
      .resolvedStyle(in: .init())
    #expect(style.blendMode == .multiply)
    #expect(
      style.shadows == [
        ResolvedShadow(
          color: ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0.33), radius: 4, x: 1, y: 2,
          isInner: false)
      ])
    let faded = LinearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom)
      .opacity(0.5).resolvedPaint(in: .init())
    guard case .linearGradient(let gradient, _, _) = faded else {
      Issue.record("a linear gradient stays one")
      return
    }
    #expect(gradient.stops.map(\.color.opacity) == [0.5, 0.5])
  }

  @Test(
    "Shadows have the opacity of the table of defaults",
    .disabled(if: Facts.areMissing, "\(Facts.comment)"))
  func shadowDefaults() throws {
    let drop = try #require(
      Facts.looks["default|shadow colour|View.shadow and ShadowStyle.drop, sRGBLinear white 0"])
    let inner = try #require(
      Facts.looks["default|inner shadow colour|ShadowStyle.inner, sRGBLinear white 0"])
    let style = Color.red.shadow(.drop(radius: 1)).shadow(.inner(radius: .nan))
      .resolvedStyle(in: .init())
    #expect(style.shadows.map(\.color.opacity) == [Double(drop), Double(inner)])
    #expect(style.shadows.map(\.radius) == [1, 0])
  }

  @Test("Colours of a gradient lie at equal distances, and stops are sorted")
  func gradients() {
    func locations(_ gradient: Gradient) -> [Double] {
      gradient.resolved(in: StyleContext(environment: .init())).stops.map(\.location)
    }
    #expect(locations(Gradient(colors: [.red, .green, .blue])) == [0, 0.5, 1])
    #expect(locations(Gradient(colors: [.red])) == [0])
    #expect(locations(Gradient(colors: [])) == [0])
    #expect(
      locations(
        Gradient(stops: [
          .init(color: .red, location: 0.7), .init(color: .green, location: .nan),
          .init(color: .blue, location: 7),
        ])) == [0, 0.7, 1])
  }

  @Test("Gradients are painted between the points, radii and angles that they name")
  func gradientPaints() {
    let gradient = Gradient(colors: [.black, .white]).resolved(
      in: StyleContext(environment: .init()))
    func paint(_ style: some ShapeStyle) -> Paint { style.resolvedPaint(in: .init()) }
    #expect(
      paint(.linearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing))
        == .linearGradient(gradient, start: .init(x: 0, y: 0.5), end: .init(x: 1, y: 0.5)))
    #expect(
      paint(.radialGradient(colors: [.black, .white], center: .top, startRadius: 1, endRadius: 9))
        == .radialGradient(
          gradient, center: .init(x: 0.5, y: 0), startRadius: 1, endRadius: 9))
    #expect(
      paint(.ellipticalGradient(colors: [.black, .white]))
        == .ellipticalGradient(
          gradient, center: .init(x: 0.5, y: 0.5), startFraction: 0, endFraction: 0.5))
    #expect(
      paint(.conicGradient(colors: [.black, .white], center: .center, angle: .radians(1)))
        == .angularGradient(
          gradient, center: .init(x: 0.5, y: 0.5), startAngle: 1, endAngle: 1 + 2 * .pi))
  }

  @Test("A colour's gradient ends in the colour and starts lighter, from top to bottom")
  func colorGradient() {
    guard
      case .linearGradient(let gradient, let start, let end) =
        Color.blue.gradient.resolvedPaint(in: .init())
    else {
      Issue.record("a colour's gradient is linear")
      return
    }
    #expect(start == .init(x: 0.5, y: 0) && end == .init(x: 0.5, y: 1))
    #expect(gradient.stops.last?.color.hex == "#0088FF")
    #expect((gradient.stops.first?.color.red ?? 0) > 0.2)
  }

  @Test("A mesh with as many points and colours as it says is painted, any other is not")
  func mesh() {
    let points: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
    let colors: [Color] = [.red, .green, .blue, .black]
    let good = MeshGradient(width: 2, height: 2, points: points, colors: colors)
    guard case .meshGradient(2, 2, _, let painted) = good.resolvedPaint(in: .init()) else {
      Issue.record("a mesh is painted as one")
      return
    }
    #expect(painted.map(\.hex) == ["#FF383C", "#34C759", "#0088FF", "#000000"])
    for bad in [
      MeshGradient(width: 3, height: 2, points: points, colors: colors),
      MeshGradient(width: .max, height: .max, points: points, colors: colors),
      MeshGradient(width: -1, height: -4, points: points, colors: colors),
    ] {
      #expect(hex(bad) == "#00000000")
    }
  }

  @Test("A material lets the blurred background through, or none of it where that is asked")
  func material() {
    var environment = EnvironmentValues()
    let style = Material.regular.resolvedStyle(in: environment)
    #expect(style.backdrop != nil)
    #expect(style.fills.map { $0.solidColor?.opacity ?? -1 } == [0.25, 0.60])
    environment.accessibilityReduceTransparency = true
    #expect(Material.regular.resolvedStyle(in: environment).backdrop == nil)
  }

  @Test("A user's style names another one, which may depend on the environment")
  func userStyle() {
    struct Warning: ShapeStyle {
      func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        environment.colorScheme == .dark ? Color.yellow : Color.orange
      }
    }
    var environment = EnvironmentValues()
    #expect(hex(Warning(), environment) == "#FF8D28")
    environment.colorScheme = .dark
    #expect(hex(Warning(), environment) == "#FFD600")
    #expect(opacity(Warning().secondary, environment) == 0.5)
  }

  @Test("A style that only ever names itself paints nothing")
  func endlessStyle() {
    struct Endless: ShapeStyle {
      func resolve(in environment: EnvironmentValues) -> Endless { self }
    }
    #expect(hex(Endless()) == "#00000000")
  }

  @Test("An anchored gradient is told in fractions of the frame that it is drawn in")
  func anchored() {
    let style = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
      .in(CGRect(x: 20, y: 0, width: 40, height: 10)).resolvedStyle(in: .init())
    let size = CGSize(width: 80, height: 20)
    guard let anchor = style.anchor,
      case .linearGradient(_, let start, let end) = style.paint.anchored(to: anchor, in: size)
    else {
      Issue.record("the gradient keeps its anchor")
      return
    }
    #expect(start == .init(x: 0.25, y: 0.25) && end == .init(x: 0.75, y: 0.25))
  }

  @Test("Wrapped styles are equal where what they wrap is")
  func equality() {
    #expect(AnyShapeStyle(Color.red) == AnyShapeStyle(AnyShapeStyle(Color.red)))
    #expect(AnyShapeStyle(Color.red) != AnyShapeStyle(Color.blue))
    #expect(AnyShapeStyle(Color.red) != AnyShapeStyle(ForegroundStyle()))
  }
}
