/// What colours an outline: a fill or a stroke, each of one colour source.
public class Paint: Component {
  public let source: ColorSource

  init(_ name: String, _ source: ColorSource) {
    self.source = source
    super.init(name)
    add(source)
  }
}

/// Colours the inside of a shape.
public final class Fill: Paint {
  /// Which points are inside.
  public enum Rule: Int, Sendable {
    case nonZero = 0
    case evenOdd = 1
  }

  public var rule: Rule

  public init(_ source: ColorSource, rule: Rule = .nonZero) {
    self.rule = rule
    super.init("", source)
  }

  /// Of one colour, 0xAARRGGBB.
  public convenience init(_ color: UInt32) { self.init(SolidColor(color)) }

  override func records(_ ids: ComponentIds) -> [ObjectRecord] {
    var record = ObjectRecord(.fill)
    record.set(.fillRule, rule.rawValue, unless: 0)
    return [record]
  }
}

/// Draws along the outline of a shape.
public final class Stroke: Paint {
  public enum Cap: Int, Sendable {
    case butt = 0
    case round = 1
    case square = 2
  }

  public enum Join: Int, Sendable {
    case miter = 0
    case round = 1
    case bevel = 2
  }

  /// Points.
  public var thickness: Float
  public var cap: Cap
  public var join: Join

  public init(
    _ source: ColorSource, thickness: Float, cap: Cap = .round, join: Join = .round
  ) {
    (self.thickness, self.cap, self.join) = (thickness, cap, join)
    super.init("", source)
  }

  /// Of one colour, 0xAARRGGBB.
  public convenience init(_ color: UInt32, thickness: Float) {
    self.init(SolidColor(color), thickness: thickness)
  }

  override func records(_ ids: ComponentIds) -> [ObjectRecord] {
    var record = ObjectRecord(.stroke)
    record.set(.thickness, thickness, unless: 1)
    record.set(.cap, cap.rawValue, unless: 0)
    record.set(.join, join.rawValue, unless: 0)
    return [record]
  }

  override func key(of property: AnimatedProperty) -> PropertyKey? {
    property == .thickness ? .thickness : nil
  }

  override var faults: [String] { Faults.finite([thickness], "the stroke") }
}

/// Shows a part of the outline of a stroke.
public final class TrimPath: Component {
  /// Where the shown part begins and ends, 0...1 of the length.
  public var start: Float
  public var end: Float
  public var offset: Float

  public init(start: Float = 0, end: Float = 1, offset: Float = 0) {
    (self.start, self.end, self.offset) = (start, end, offset)
    super.init("")
  }

  override func records(_ ids: ComponentIds) -> [ObjectRecord] {
    var record = ObjectRecord(.trimPath)
    record.set(.trimStart, start)
    record.set(.trimEnd, end)
    record.set(.trimOffset, offset)
    // Along all outlines one after the other.
    record.set(.trimMode, 1)
    return [record]
  }

  override func key(of property: AnimatedProperty) -> PropertyKey? {
    switch property {
    case .trimStart: .trimStart
    case .trimEnd: .trimEnd
    case .trimOffset: .trimOffset
    default: nil
    }
  }

  override var faults: [String] { Faults.finite([start, end, offset], "the trim") }
}
