/// Where a paint takes its colour from.
public class ColorSource: Component {}

/// One colour.
public final class SolidColor: ColorSource {
  /// 0xAARRGGBB.
  public var color: UInt32

  public init(_ color: UInt32) {
    self.color = color
    super.init("")
  }

  override func records(_ ids: ComponentIds) -> [ObjectRecord] {
    var record = ObjectRecord(.solidColor)
    record.set(.solidColor, color: color)
    return [record]
  }

  override func key(of property: AnimatedProperty) -> PropertyKey? {
    property == .color ? .solidColor : nil
  }
}

/// Colours along a line or around a centre.
public final class Gradient: ColorSource {
  public enum Kind: Sendable {
    /// From start to end.
    case linear
    /// Around the start, as far as the end.
    case radial
  }

  /// A colour at a place of the gradient.
  public final class Stop: Component {
    /// 0xAARRGGBB.
    public var color: UInt32
    /// 0...1.
    public var position: Float

    init(_ color: UInt32, _ position: Float) {
      (self.color, self.position) = (color, position)
      super.init("")
    }

    override func records(_ ids: ComponentIds) -> [ObjectRecord] {
      var record = ObjectRecord(.gradientStop)
      record.set(.stopColor, color: color)
      record.set(.stopPosition, position)
      return [record]
    }

    override func key(of property: AnimatedProperty) -> PropertyKey? {
      property == .color ? .stopColor : nil
    }

    override var faults: [String] {
      Faults.finite([position], "the stop") + Faults.range(position, 0...1, "the stop")
    }
  }

  public let kind: Kind
  /// Points in the space of the shape.
  public var start: (x: Float, y: Float)
  public var end: (x: Float, y: Float)
  public let stops: [Stop]

  public init(
    _ kind: Kind, from start: (x: Float, y: Float), to end: (x: Float, y: Float),
    _ stops: [(color: UInt32, position: Float)]
  ) {
    (self.kind, self.start, self.end) = (kind, start, end)
    self.stops = stops.map { Stop($0.color, $0.position) }
    super.init("")
    for stop in self.stops { add(stop) }
  }

  override func records(_ ids: ComponentIds) -> [ObjectRecord] {
    var record = ObjectRecord(kind == .linear ? .linearGradient : .radialGradient)
    record.set(.gradientStartX, start.x)
    record.set(.gradientStartY, start.y)
    record.set(.gradientEndX, end.x)
    record.set(.gradientEndY, end.y)
    return [record]
  }

  override func key(of property: AnimatedProperty) -> PropertyKey? {
    property == .opacity ? .gradientOpacity : nil
  }

  override var faults: [String] {
    Faults.finite([start.x, start.y, end.x, end.y], "the gradient")
      + (stops.count < 2 ? ["the gradient has \(stops.count) stops; it needs at least 2"] : [])
  }
}
