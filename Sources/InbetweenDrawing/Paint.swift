/// What a leaf is filled with.
public enum Paint: Equatable, Sendable {
  case color(ResolvedColor)
  /// Points are in the space of the leaf's frame: (0, 0) is its top-left, (1, 1) its bottom-right.
  case linearGradient(ResolvedGradient, start: UnitPair, end: UnitPair)
  /// Radii are points.
  case radialGradient(
    ResolvedGradient, center: UnitPair, startRadius: Double, endRadius: Double)
  /// Radii are fractions of the frame's size.
  case ellipticalGradient(
    ResolvedGradient, center: UnitPair, startFraction: Double, endFraction: Double)
  /// Angles are radians, clockwise from the positive x axis.
  case angularGradient(
    ResolvedGradient, center: UnitPair, startAngle: Double, endAngle: Double)
  case image(ImageSource, scale: Double)
  /// A mesh of `columns` x `rows` points (fractions of the frame) with a colour each.
  case meshGradient(columns: Int, rows: Int, points: [UnitPair], colors: [ResolvedColor])

  /// A fraction of a frame's width and height.
  public struct UnitPair: Hashable, Sendable {
    public var x: Double
    public var y: Double

    @inlinable public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }
}

/// Colours along a line, sorted by location 0...1; mixed premultiplied in cube-root LMS
/// (`ResolvedColor.mix`), as measured on Apple's systems.
public struct ResolvedGradient: Hashable, Sendable {
  public struct Stop: Hashable, Sendable {
    public var color: ResolvedColor
    public var location: Double

    @inlinable public init(color: ResolvedColor, location: Double) {
      self.color = color
      self.location = location
    }
  }

  public var stops: [Stop]
  /// Mix gamma-encoded sRGB components instead (`colorSpace(.device)`).
  public var mixesEncoded: Bool

  public init(stops: [Stop], mixesEncoded: Bool = false) {
    self.stops = stops
    self.mixesEncoded = mixesEncoded
  }
}

/// Where a picture comes from. Renderers load and cache it.
public enum ImageSource: Hashable, Sendable {
  /// A file on disk, by absolute path.
  case file(String)
  /// A picture whose bytes are at hand.
  case encoded(EncodedPicture)
  /// A symbol by the name people write (`star.fill`), drawn at a weight (100...900).
  case symbol(name: String, weight: Double, variableValue: Double?)
  /// One part of a symbol, by its number from 1, where the whole symbol has it.
  case symbolPart(name: String, weight: Double, number: Int)
  /// A named picture that nobody has: a labelled placeholder.
  case placeholder(name: String)
}

/// The bytes of an encoded picture (PNG, JPEG and what else the renderer reads). Two are equal where
/// their bytes are; a sum over them, made once, tells.
public struct EncodedPicture: Hashable, Sendable {
  public let name: String
  public let bytes: [UInt8]
  private let sum: Int

  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
    // FNV-1a (Fowler, Noll, Vo), 64 bits.
    var sum: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3 }
    self.sum = Int(truncatingIfNeeded: sum)
  }

  public static func == (a: Self, b: Self) -> Bool {
    a.sum == b.sum && a.bytes.count == b.bytes.count && a.name == b.name
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(sum) }
}
