import Foundation
import InbetweenDrawing
import InbetweenViewGraph

/// What a canvas is drawn with: each call draws over what was drawn before, under the transform,
/// the clips, the filters, the opacity and the blend mode that the context has then.
///
/// A context is a value: a copy has settings of its own and draws into the same canvas.
public struct GraphicsContext {
  let recorder: CanvasRecorder
  /// Clips and filters, the outermost first.
  var groups: [Group] = []
  /// From the space of the drawing calls to that of the canvas.
  public var transform: CGAffineTransform = .identity
  /// 0...1, of each call.
  public var opacity: Double = 1
  /// How each call is combined with what was drawn before in this layer.
  public var blendMode: BlendMode = .normal
  public internal(set) var environment: EnvironmentValues

  init(recorder: CanvasRecorder, environment: EnvironmentValues) {
    self.recorder = recorder
    self.environment = environment
  }

  /// How a call is combined with what was drawn before.
  public struct BlendMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int32

    public init(rawValue: Int32) { self.rawValue = rawValue }

    private init(_ mode: InbetweenDrawing.BlendMode) { rawValue = mode.rawValue }

    public static var normal: BlendMode { BlendMode(.normal) }
    public static var multiply: BlendMode { BlendMode(.multiply) }
    public static var screen: BlendMode { BlendMode(.screen) }
    public static var overlay: BlendMode { BlendMode(.overlay) }
    public static var darken: BlendMode { BlendMode(.darken) }
    public static var lighten: BlendMode { BlendMode(.lighten) }
    public static var colorDodge: BlendMode { BlendMode(.colorDodge) }
    public static var colorBurn: BlendMode { BlendMode(.colorBurn) }
    public static var softLight: BlendMode { BlendMode(.softLight) }
    public static var hardLight: BlendMode { BlendMode(.hardLight) }
    public static var difference: BlendMode { BlendMode(.difference) }
    public static var exclusion: BlendMode { BlendMode(.exclusion) }
    public static var hue: BlendMode { BlendMode(.hue) }
    public static var saturation: BlendMode { BlendMode(.saturation) }
    public static var color: BlendMode { BlendMode(.color) }
    public static var luminosity: BlendMode { BlendMode(.luminosity) }
    public static var clear: BlendMode { BlendMode(.clear) }
    public static var copy: BlendMode { BlendMode(.copy) }
    public static var sourceIn: BlendMode { BlendMode(.sourceIn) }
    public static var sourceOut: BlendMode { BlendMode(.sourceOut) }
    public static var sourceAtop: BlendMode { BlendMode(.sourceAtop) }
    public static var destinationOver: BlendMode { BlendMode(.destinationOver) }
    public static var destinationIn: BlendMode { BlendMode(.destinationIn) }
    public static var destinationOut: BlendMode { BlendMode(.destinationOut) }
    public static var destinationAtop: BlendMode { BlendMode(.destinationAtop) }
    public static var xor: BlendMode { BlendMode(.xor) }
    public static var plusDarker: BlendMode { BlendMode(.plusDarker) }
    public static var plusLighter: BlendMode { BlendMode(.plusLighter) }
  }

  /// A clip or filter around what is drawn.
  enum Group {
    case clip(Path, isEvenOdd: Bool)
    case mask(DisplayList, opacity: Double, isInverse: Bool)
    case filter(Filter)
  }

  // MARK: Transforms

  /// Moves what is drawn from now on, points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }

  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(scaleX: x, y: y))
  }

  /// Turns what is drawn from now on around the origin, clockwise on screen.
  public mutating func rotate(by angle: Angle) {
    concatenate(CGAffineTransform(rotationAngle: angle.radians))
  }

  /// Puts a map inside the one that the context has.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  // MARK: Clips and filters

  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// What lies outside stays.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Filters work on encoded colours here, with this option too.
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// Shows of what is drawn from now on what lies inside a path.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    var path = path.applying(transform)
    if options.contains(.inverse) {
      path.addRect(CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5))
      groups.append(.clip(path, isEvenOdd: true))
    } else {
      groups.append(.clip(path, isEvenOdd: style.isEOFilled))
    }
  }

  /// Shows of what is drawn from now on what a layer covers.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    let layer = try recorded(content)
    groups.append(
      .mask(layer, opacity: opacity, isInverse: options.contains(.inverse)))
  }

  /// The rectangle around what the clips leave of the canvas, in the space of the calls.
  public var clipBoundingRect: CGRect {
    var rect = CGRect(origin: .zero, size: recorder.size)
    for case .clip(let path, _) in groups { rect = rect.intersection(path.boundingRect) }
    return rect.isNull ? .zero : rect.applying(transform.inverted())
  }

  /// Applies a filter to each call from now on. Of several filters the last one works first.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    groups.append(.filter(filter))
  }

  // MARK: Drawing

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    paint(shading) { paint, isInPoints, list in
      list.paths.append(path)
      list.items.append(
        .init(
          .fill, flags: style.isEOFilled ? 1 : 0, resource: Int32(list.paths.count - 1),
          paint: list.add(paint), values: isInPoints ? .init(0, 0, 1, 1) : .init()))
    }
  }

  /// Draws a line along a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    paint(shading) { paint, isInPoints, list in
      let unit = isInPoints ? 1.0 : 0
      if let stroke = list.add(style) {
        list.paths.append(path)
        list.items.append(
          .init(
            .stroke, flags: stroke, resource: Int32(list.paths.count - 1), paint: list.add(paint),
            values: .init(0, 0, style.lineWidth, style.dashPhase, unit, unit)))
      } else {
        list.paths.append(path.strokedPath(style))
        list.items.append(
          .init(
            .fill, resource: Int32(list.paths.count - 1), paint: list.add(paint),
            values: .init(0, 0, unit, unit)))
      }
    }
  }

  /// Draws a line along a path, its width in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws several things as one layer, to which the context's settings apply as a whole.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let layer = try recorded(content)
    var outside = self
    // The layer's own calls have the transform already.
    outside.transform = .identity
    outside.draw { list in
      list.items.append(.init(.layer))
      list.append(layer)
      list.items.append(.init(.pop))
    }
  }

  /// What a closure draws, as a list of its own in the space of the canvas.
  private func recorded(_ content: (inout GraphicsContext) throws -> Void) rethrows -> DisplayList {
    let layer = CanvasRecorder(recorder)
    var context = GraphicsContext(recorder: layer, environment: environment)
    context.transform = transform
    try content(&context)
    return layer.list
  }

  private func paint(
    _ shading: Shading, _ leaf: (Paint, _ isInPoints: Bool, inout DisplayList) -> Void
  ) {
    let resolved = shading.resolved(in: environment)
    if resolved.blendMode == .normal {
      draw { list in for paint in resolved.paints { leaf(paint, resolved.isInPoints, &list) } }
    } else {
      var blended = self
      blended.blendMode = BlendMode(rawValue: resolved.blendMode.rawValue)
      blended.draw { list in
        for paint in resolved.paints { leaf(paint, resolved.isInPoints, &list) }
      }
    }
  }

  /// Draws under the context's settings.
  func draw(_ content: (inout DisplayList) -> Void) {
    recorder.draw { list in
      var open = 0
      func begin(_ item: DisplayList.Item) {
        list.items.append(item)
        open += 1
      }
      if blendMode != .normal {
        recorder.blends = true
        begin(.init(.blend, resource: blendMode.rawValue))
      }
      if opacity != 1 {
        begin(.init(.opacity, values: .init(opacity.isNaN ? 1 : min(1, max(0, opacity)))))
      }
      for group in groups { open += group.begin(in: &list, environment) }
      if !transform.isIdentity {
        let t = transform
        begin(.init(.transform, values: .init(t.a, t.b, t.c, t.d, t.tx, t.ty)))
      }
      content(&list)
      for _ in 0..<open { list.items.append(.init(.pop)) }
    }
  }
}

extension GraphicsContext.Group {
  /// Opens what stands around a call; answers how many items it opened.
  fileprivate func begin(in list: inout DisplayList, _ environment: EnvironmentValues) -> Int {
    switch self {
    case .clip(let path, let isEvenOdd):
      list.paths.append(path)
      list.items.append(
        .init(.clipPath, flags: isEvenOdd ? 1 : 0, resource: Int32(list.paths.count - 1)))
    case .mask(let layer, let opacity, let isInverse):
      list.items.append(.init(.mask))
      list.items.append(.init(.maskShape))
      if isInverse {
        list.items.append(
          .init(.rect, paint: list.add(.color(.black)), values: .init(-1e5, -1e5, 2e5, 2e5)))
        list.items.append(.init(.blend, resource: BlendMode.destinationOut.rawValue))
      }
      list.items.append(.init(.opacity, values: .init(opacity)))
      list.append(layer)
      list.items.append(.init(.pop))
      if isInverse { list.items.append(.init(.pop)) }
      list.items.append(.init(.pop))
    case .filter(let filter): list.items.append(filter.item(in: &list, environment))
    }
    return 1
  }
}

/// The list into which a canvas or a layer of it is drawn.
final class CanvasRecorder {
  private(set) var list = DisplayList()
  let typesetter: any Typesetter
  /// Of the canvas, points.
  let size: CGSize
  /// At which words that follow the time are told.
  let date: Date
  let symbols: [AnyHashable: CanvasSymbol]
  /// Something is combined with what was drawn before.
  var blends = false

  init(
    typesetter: any Typesetter, size: CGSize, date: Date,
    symbols: [AnyHashable: CanvasSymbol] = [:]
  ) {
    self.typesetter = typesetter
    self.size = size
    self.date = date
    self.symbols = symbols
  }

  /// For a layer of another one.
  convenience init(_ other: CanvasRecorder) {
    self.init(
      typesetter: other.typesetter, size: other.size, date: other.date, symbols: other.symbols)
  }

  func draw(_ content: (inout DisplayList) -> Void) { content(&list) }
}

/// A view that a canvas can draw: its picture with the view's top left at the origin.
struct CanvasSymbol: Equatable {
  var list: DisplayList
  var size: CGSize
}
