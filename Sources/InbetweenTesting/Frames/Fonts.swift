import InbetweenCairo
import InbetweenDrawing

extension CairoRenderer {
  /// The one renderer of all tests: what it knows of fonts is costly to find out. Tests of stages
  /// take turns on the main actor.
  @MainActor static let forTests = CairoRenderer()
}

extension Typesetter where Self == PangoTypesetter {
  /// Measures text in the fonts that pictures are drawn in. A stage whose pictures are compared needs
  /// it:
  ///
  ///     let stage = Stage(typesetter: .fonts) { Badge() }
  ///
  /// Without it a stage gives every character the same share of its size, which needs no fonts and is
  /// faster.
  @MainActor public static var fonts: PangoTypesetter { CairoRenderer.forTests.typesetter }
}
