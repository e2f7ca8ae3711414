import InbetweenDrawing
import InbetweenViewGraph

/// Colours at the points of a grid, mixed in between.
///
/// The curves between points are straight, and colours are mixed as the renderer mixes a mesh:
/// `smoothsColors` and `colorSpace` are accepted and have no effect yet.
public struct MeshGradient: ShapeStyle, Equatable {
  let width: Int
  let height: Int
  let points: [SIMD2<Float>]
  let colors: [Color]
  let background: Color

  /// - Parameters:
  ///   - width: points in a row.
  ///   - height: rows.
  ///   - points: `width * height` places, as fractions of the frame, row by row.
  ///   - colors: as many colours. Where the numbers do not agree, the background alone is shown.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.points = points
    self.colors = colors
    self.background = background
  }

  public func _style(in context: StyleContext) -> ResolvedStyle {
    func color(_ color: Color) -> ResolvedColor {
      var color = color.resolvedColor(in: context.environment)
      color.opacity *= context.levelOpacity
      return color
    }
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    guard width >= 2, height >= 2, !overflow, points.count == count, colors.count == count else {
      return ResolvedStyle(.color(color(background)))
    }
    let mesh = Paint.meshGradient(
      columns: width, rows: height,
      points: points.map { point in
        Paint.UnitPair(
          x: point.x.isFinite ? Double(point.x) : 0, y: point.y.isFinite ? Double(point.y) : 0)
      },
      colors: colors.map(color))
    let ground = color(background)
    return ground.opacity == 0
      ? ResolvedStyle(mesh) : ResolvedStyle(fills: [.color(ground), mesh], backdrop: nil)
  }
}
