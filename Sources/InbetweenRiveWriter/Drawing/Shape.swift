/// Outlines and the paints that fill or stroke them.
public final class Shape: Node {
  override var type: ObjectType { .shape }

  override var faults: [String] {
    var result = super.faults
    if !children.contains(where: { $0 is Paint }) { result.append("it has no paint") }
    return result
  }
}

/// An ellipse around the origin of its node.
public final class Ellipse: Node {
  /// Points.
  public var width: Float
  public var height: Float

  public init(
    _ name: String = "", width: Float, height: Float, x: Float = 0, y: Float = 0,
    rotation: Float = 0
  ) {
    (self.width, self.height) = (width, height)
    super.init(name, x: x, y: y, rotation: rotation)
  }

  override var type: ObjectType { .ellipse }

  override func records(_ ids: ComponentIds) -> [ObjectRecord] {
    var records = super.records(ids)
    records[0].set(.parametricWidth, width)
    records[0].set(.parametricHeight, height)
    return records
  }

  override func key(of property: AnimatedProperty) -> PropertyKey? {
    switch property {
    case .width: .parametricWidth
    case .height: .parametricHeight
    default: super.key(of: property)
    }
  }

  override var faults: [String] {
    super.faults + Faults.finite([width, height], "its size")
  }
}

/// A rectangle around the origin of its node, with round corners if wanted.
public final class Rectangle: Node {
  /// Points.
  public var width: Float
  public var height: Float
  public var cornerRadius: Float

  public init(
    _ name: String = "", width: Float, height: Float, cornerRadius: Float = 0, x: Float = 0,
    y: Float = 0, rotation: Float = 0
  ) {
    (self.width, self.height, self.cornerRadius) = (width, height, cornerRadius)
    super.init(name, x: x, y: y, rotation: rotation)
  }

  override var type: ObjectType { .rectangle }

  override func records(_ ids: ComponentIds) -> [ObjectRecord] {
    var records = super.records(ids)
    records[0].set(.parametricWidth, width)
    records[0].set(.parametricHeight, height)
    records[0].set(.cornerRadius, cornerRadius)
    return records
  }

  override func key(of property: AnimatedProperty) -> PropertyKey? {
    switch property {
    case .width: .parametricWidth
    case .height: .parametricHeight
    case .cornerRadius: .cornerRadius
    default: super.key(of: property)
    }
  }

  override var faults: [String] {
    super.faults + Faults.finite([width, height, cornerRadius], "its size")
  }
}
