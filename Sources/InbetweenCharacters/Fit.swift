import InbetweenRive

/// How an artboard fills a view.
public enum Fit: Equatable, Sendable {
  /// Stretched to the view.
  case fill(alignment: Alignment)
  /// As large as fits in whole.
  case contain(alignment: Alignment)
  /// As small as covers the view.
  case cover(alignment: Alignment)
  case fitWidth(alignment: Alignment)
  case fitHeight(alignment: Alignment)
  /// At its own size.
  case none(alignment: Alignment)
  /// As `contain`, but never larger than it is.
  case scaleDown(alignment: Alignment)
  /// The artboard takes the view's size.
  case layout(scaleFactor: ScaleFactor)
}

/// Where an artboard stands that does not fill its view.
public enum Alignment: Equatable, CaseIterable, Sendable {
  case topLeft, topCenter, topRight
  case centerLeft, center, centerRight
  case bottomLeft, bottomCenter, bottomRight

  /// 0 left or top, 1 right or bottom.
  var shares: (x: Double, y: Double) {
    let index = Self.allCases.firstIndex(of: self)!
    return (Double(index % 3) / 2, Double(index / 3) / 2)
  }
}

/// Pixels of the screen to a unit of an artboard that is laid out.
public enum ScaleFactor: Equatable, Sendable {
  /// As many as to a point.
  case automatic
  case explicit(Float)
}

/// How often a character is drawn at most.
public enum FrameRate: Equatable, Sendable {
  /// With every frame of the stage.
  case `default`
  case fps(Int)
  case range(minimum: Float, maximum: Float, preferred: Float?)

  /// Seconds between frames at least.
  var interval: Double {
    switch self {
    case .default: 0
    case .fps(let rate): rate > 0 ? 1 / Double(rate) : 0
    case .range(_, let maximum, let preferred):
      (preferred ?? maximum) > 0 ? 1 / Double(preferred ?? maximum) : 0
    }
  }
}

extension Fit {
  /// How an artboard stands in a view: scaled, then moved.
  struct Placement: Equatable {
    var scaleX: Double
    var scaleY: Double
    /// Points from the view's top left corner to the artboard's.
    var x: Double
    var y: Double
  }

  /// - Parameters:
  ///   - size: of the artboard, units.
  ///   - view: of the view, points.
  ///   - pixels: of the screen to a point.
  func placement(
    of size: (width: Double, height: Double), in view: (width: Double, height: Double),
    pixels: Double
  ) -> Placement {
    guard size.width > 0, size.height > 0 else {
      return Placement(scaleX: 1, scaleY: 1, x: 0, y: 0)
    }
    let (across, down) = (view.width / size.width, view.height / size.height)
    let scale: (x: Double, y: Double)
    let alignment: Alignment
    switch self {
    case .fill(let at): (scale, alignment) = ((across, down), at)
    case .contain(let at): (scale, alignment) = ((min(across, down), min(across, down)), at)
    case .cover(let at): (scale, alignment) = ((max(across, down), max(across, down)), at)
    case .fitWidth(let at): (scale, alignment) = ((across, across), at)
    case .fitHeight(let at): (scale, alignment) = ((down, down), at)
    case .none(let at): (scale, alignment) = ((1, 1), at)
    case .scaleDown(let at):
      let least = min(1, across, down)
      (scale, alignment) = ((least, least), at)
    case .layout(let factor):
      let unit = factor.units(pixels: pixels)
      (scale, alignment) = ((1 / unit, 1 / unit), .topLeft)
    }
    let shares = alignment.shares
    return Placement(
      scaleX: scale.x, scaleY: scale.y, x: (view.width - size.width * scale.x) * shares.x,
      y: (view.height - size.height * scale.y) * shares.y)
  }
}

extension ScaleFactor {
  /// Units of the artboard to a point.
  func units(pixels: Double) -> Double {
    switch self {
    case .automatic: 1
    case .explicit(let factor): factor > 0 && factor.isFinite ? pixels / Double(factor) : 1
    }
  }
}
