import InbetweenDrawing

/// What a character is drawn on: the commands of its drawing, in order.
///
/// All geometry is in the space of the innermost transform. `save` and `restore` enclose transforms
/// and clips.
public protocol RiveCanvas: AnyObject {
  func save()
  func restore()
  /// Everything that follows is seen through the map.
  func transform(_ matrix: Matrix)
  func clip(_ path: RivePath, rule: FillRule)
  func draw(_ path: RivePath, _ paint: RivePaint)
  /// The picture with its top left corner at the origin, one unit a pixel.
  func draw(_ image: RiveImage, blend: RiveBlend, opacity: Float)
  /// The picture on triangles.
  func draw(_ mesh: RiveMesh, of image: RiveImage, blend: RiveBlend, opacity: Float)
}

/// Which points are inside an outline that crosses itself. Raw values are the format's.
public enum FillRule: UInt32, Sendable { case nonZero, evenOdd, clockwise }

/// How a colour is combined with what is below. Raw values are the format's.
public enum RiveBlend: UInt32, Sendable {
  case normal = 3
  case screen = 14
  case overlay, darken, lighten, colorDodge, colorBurn, hardLight, softLight, difference
  case exclusion, multiply, hue, saturation, color, luminosity
}

/// An outline that keeps its identity while its points change, so that a canvas can keep what it
/// made of it.
public final class RivePath {
  public internal(set) var outline = Outline() {
    didSet { revision &+= 1 }
  }
  /// Grows with every change.
  public private(set) var revision = 0
  /// For the canvas: what it made of a revision.
  public var cache: (revision: Int, value: Any)?

  /// Changes the points in place.
  func edit(_ body: (inout Outline) -> Void) {
    body(&outline)
  }
}

/// What an outline is painted with.
public struct RivePaint {
  public enum Style: Equatable, Sendable {
    case fill(FillRule)
    /// thickness; cap 0 butt, 1 round, 2 square; join 0 miter, 1 round, 2 bevel
    case stroke(thickness: Float, cap: UInt32, join: UInt32)
  }

  public enum Shade: Equatable, Sendable {
    /// 0xAARRGGBB
    case color(UInt32)
    /// Colours with positions 0...1, in order.
    case linear(start: Point, end: Point, stops: [Stop])
    case radial(center: Point, radius: Float, stops: [Stop])
  }

  public struct Stop: Equatable, Sendable {
    public var position: Float
    /// 0xAARRGGBB
    public var color: UInt32
  }

  public var style: Style
  public var shade: Shade
  /// Softness: twice the standard deviation of the blur, in the units of the outline.
  public var feather: Float = 0
  public var blend: RiveBlend = .normal
}

/// A picture of a file.
public final class RiveImage {
  public let name: String
  /// pixels
  public let width: Float
  public let height: Float
  /// PNG, JPEG or WebP; empty where the picture is kept elsewhere.
  public let bytes: [UInt8]
  /// Where renderers find it; nil for one that is kept elsewhere.
  public private(set) lazy var source: ImageSource? =
    bytes.isEmpty ? nil : .encoded(EncodedPicture(name: name, bytes: bytes))

  public init(name: String, width: Float, height: Float, bytes: [UInt8]) {
    self.name = name
    self.width = width
    self.height = height
    self.bytes = bytes
  }
}

/// Triangles with the places of the picture that their corners show.
public struct RiveMesh {
  public var points: [Point]
  /// fractions of the picture
  public var places: [Point]
  /// Three indices a triangle.
  public var indices: [UInt16]
}
