/// What to draw in one frame, as plain comparable data.
///
/// The list is a flat sequence of `Item`s in painting order. An item whose kind opens a group
/// (`kind.opensGroup`) applies to every item up to its matching `.pop`. All lengths are points, all
/// angles radians. Geometry is given in the coordinate space of the innermost enclosing group that
/// transforms; containers do not open one, so frames are absolute inside it.
///
/// Items are fixed-size values without references, so that a frame in which only effects move is
/// made by patching `values` in place, and copying a list copies memory. Whatever has a variable
/// size (paths, text, images, gradients) lives in side tables.
public struct DisplayList: Equatable, Sendable {
  public var items: [Item] = []
  public var paths: [Path] = []
  public var texts: [TextLayout] = []
  public var images: [ImageSource] = []
  public var paints: [Paint] = []
  public var strokes: [StrokeStyle] = []
  /// 4x4 matrices in row-major order, used by `.projection`.
  public var matrices: [ProjectionMatrix] = []
  /// Names of owners, by `Item.owner`: the view that an item belongs to, for tests and reports.
  public var owners: [String] = []
  /// The size of the canvas in points.
  public var width: Double = 0
  public var height: Double = 0

  public init() {}

  public struct Item: Equatable, Sendable {
    public var kind: Kind
    /// Kind-specific bits, see `Kind`.
    public var flags: UInt8 = 0
    /// Index into the side table that the kind names, or -1.
    public var resource: Int32 = -1
    /// Index into `paints`, or -1.
    public var paint: Int32 = -1
    /// Index into `owners`, or -1.
    public var owner: Int32 = -1
    public var values: Values

    public init(
      _ kind: Kind, flags: UInt8 = 0, resource: Int32 = -1, paint: Int32 = -1, owner: Int32 = -1,
      values: Values = Values()
    ) {
      self.kind = kind
      self.flags = flags
      self.resource = resource
      self.paint = paint
      self.owner = owner
      self.values = values
    }
  }

  /// Six numbers; their meaning is told by the kind.
  public struct Values: Equatable, Sendable {
    public var a, b, c, d, e, f: Double

    @inlinable public init(
      _ a: Double = 0, _ b: Double = 0, _ c: Double = 0, _ d: Double = 0, _ e: Double = 0,
      _ f: Double = 0
    ) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
    }
  }

  /// What an item does. The comments name its values, in order.
  public enum Kind: UInt8, Sendable, CaseIterable {
    /// Ends the innermost open group.
    case pop

    // Groups that transform.
    /// x, y
    case offset
    /// scale x, scale y, anchor x, anchor y (the anchor in the surrounding space)
    case scale
    /// angle (radians, clockwise on screen), anchor x, anchor y
    case rotation
    /// a, b, c, d, tx, ty
    case transform
    /// anchor x, anchor y; resource: `matrices` (applied around the anchor)
    case projection

    // Groups that composite.
    /// opacity 0...1: the group is drawn as one layer
    case opacity
    /// resource: raw value of `BlendMode`: the group is drawn as one layer with this mode
    case blend
    /// The group is drawn as one layer (compositingGroup, drawingGroup). Flag 1: opaque.
    case layer
    /// x, y, width, height, corner radius x, corner radius y; flag 1: continuous corners
    case clipRect
    /// x, y (offset of the path); resource: `paths`; flag 1: even-odd rule
    case clipPath
    /// Two groups follow at once: `.maskShape … .pop` then the content up to this group's `.pop`;
    /// the content is multiplied by the alpha of the first. Flag 1: by its luminance.
    case mask
    /// The first part of a `.mask` group.
    case maskShape
    /// radius (points; Gaussian with standard deviation radius / 2), x, y; paint: the colour.
    /// Flag 1: draw the shadow alone, without the content. Flag 2: inner shadow.
    case shadow
    /// radius (points; Gaussian with standard deviation equal to the radius); flag 1: opaque
    case blur
    /// amount (degrees of meaning by `resource`, the raw value of `ColorFilter`);
    /// paint: the colour of `.multiply`
    case colorFilter
    /// Backdrop material: what is painted so far in this layer, inside the frame and the clips around
    /// it, is replaced by its blurred image; the group's content is drawn over it.
    /// radius (as of `.blur`), saturation, x, y, width, height
    case backdrop

    // Leaves.
    /// x, y, width, height, corner radius x, corner radius y; flag 1: continuous corners
    case rect
    /// x, y, width, height
    case ellipse
    /// x, y (offset of the path), width, height of the frame that gradients refer to (0: the path's own
    /// box); resource: `paths`; flag 1: even-odd rule
    case fill
    /// x, y (offset of the path), line width, dash phase, width, height of the frame that gradients
    /// refer to (0: the path's own box); resource: `paths`; flags: index into `strokes` for cap,
    /// join, miter limit and dash pattern
    case stroke
    /// x, y, width, height; resource: `texts`; paint where a run has no colour of its own
    case text
    /// x, y, width, height; resource: `images`; paint: tint of a template image, or -1.
    /// flag 1: tile, flag 2: no interpolation
    case image

    /// Whether items up to a matching `.pop` belong to it.
    @inlinable public var opensGroup: Bool {
      rawValue >= Kind.offset.rawValue && rawValue <= Kind.backdrop.rawValue
    }
  }
}

/// How a group is combined with what is below it.
public enum BlendMode: Int32, Sendable, Hashable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  case destinationOver, destinationOut, plusDarker, plusLighter
  case copy, clear, sourceIn, sourceOut, destinationIn, destinationAtop, xor
}

/// Per-pixel colour changes of a group. The item's first value is the amount.
public enum ColorFilter: Int32, Sendable, Hashable, CaseIterable {
  /// -1...1, added to each channel
  case brightness
  /// 1 is unchanged
  case contrast
  /// 1 is unchanged, 0 is grey
  case saturation
  /// 0...1
  case grayscale
  /// radians
  case hueRotation
  /// no amount
  case invert
  /// no amount, the item's paint is the colour
  case multiply
  /// no amount: luminance becomes alpha
  case luminanceToAlpha
  /// amount: the threshold; values.b: its upper bound; the item's paint is the colour
  case alphaThreshold
}

/// A 4x4 matrix in row-major order, acting on column vectors (x, y, 0, 1).
public struct ProjectionMatrix: Equatable, Sendable {
  public var m: SIMD16<Double>

  public init(_ m: SIMD16<Double>) { self.m = m }

  public static let identity = ProjectionMatrix(
    SIMD16(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1))
}
