import CPango
import Foundation
import InbetweenDrawing

/// Draws display lists into bitmaps. The same list gives the same bytes.
///
/// Keep one renderer for many frames: it remembers fonts, set texts, images and gradients. It is for
/// one thread at a time.
public final class CairoRenderer: Renderer {
  /// The longest side of a picture in pixels.
  public static let largestSide = 16_384

  public let typesetter: PangoTypesetter
  let gradients = RecentCache<ResolvedGradient, GradientTable>(limit: 64)

  /// What could not be drawn as asked, once for each cause.
  public var warnings: [String] { typesetter.warnings.messages }

  /// Those of the warnings that are about more than a placeholder for what nobody has.
  public var faults: [String] { typesetter.warnings.faults }

  /// Names of symbols for which there is no artwork, in the order in which they were met.
  public var missingSymbols: [String] { typesetter.warnings.symbols }

  /// - Parameter typesetter: the one that measured the texts, so that they are set once.
  public init(typesetter: PangoTypesetter = PangoTypesetter()) { self.typesetter = typesetter }

  /// - Throws: `RenderError` where the picture has no size, or too large a one.
  public func render(
    _ list: DisplayList, scale: Double = 2, background: ResolvedColor? = nil
  ) throws -> Bitmap {
    let width = (list.width * scale).rounded()
    let height = (list.height * scale).rounded()
    let sides = 1...Double(Self.largestSide)
    guard sides.contains(width), sides.contains(height) else {
      throw RenderError.badSize(width: list.width, height: list.height, scale: scale)
    }
    let canvas = try Canvas(PixelRect(left: 0, top: 0, right: Int(width), bottom: Int(height)))
    if let background {
      canvas.setColor(background)
      cairo_paint(canvas.context)
    }
    let painter = Painter(list: list, renderer: self)
    try painter.draw(
      list.items.indices, on: canvas, CGAffineTransform(scaleX: scale, y: scale))
    canvas.finishDrawing()
    let bytes = UnsafeRawBufferPointer(start: canvas.pixels, count: canvas.count * 4)
    return Bitmap(width: canvas.width, height: canvas.height, bytes: Array(bytes))
  }
}

extension Canvas {
  func setColor(_ color: ResolvedColor, opacity: Double = 1) {
    func inRange(_ value: Double) -> Double { value.isNaN ? 0 : min(1, max(0, value)) }
    cairo_set_source_rgba(
      context, inRange(color.red), inRange(color.green), inRange(color.blue),
      inRange(color.opacity * opacity))
  }
}
