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

  /// The places of a mesh.
  public enum Locations: Hashable, Sendable {
    case points([SIMD2<Float>])
    /// Places with the ends of the curves through them, which are taken as straight here.
    case bezierPoints([BezierPoint])

    var points: [SIMD2<Float>] {
      switch self {
      case .points(let points): points
      case .bezierPoints(let points): points.map(\.position)
      }
    }
  }

  /// The colours of a mesh.
  public enum Colors: Hashable, Sendable {
    case colors([Color])
  }

  /// A place of a mesh, and the ends of the curves to its neighbours.
  public struct BezierPoint: Hashable, Sendable {
    public var position: SIMD2<Float>
    public var leadingControlPoint: SIMD2<Float>
    public var topControlPoint: SIMD2<Float>
    public var trailingControlPoint: SIMD2<Float>
    public var bottomControlPoint: SIMD2<Float>

    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    let plain =
      switch colors {
      case .colors(let colors): colors
      }
    self.init(
      width: width, height: height, points: locations.points, colors: plain,
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
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
