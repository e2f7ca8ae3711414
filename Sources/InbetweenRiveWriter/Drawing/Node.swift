/// A group: moves, turns, scales and fades all that is below it.
public class Node: Component {
  /// Points from the parent's origin.
  public var x: Float
  public var y: Float
  /// Radians, clockwise on screen.
  public var rotation: Float
  public var scaleX: Float
  public var scaleY: Float
  /// 0...1.
  public var opacity: Float

  public init(
    _ name: String = "", x: Float = 0, y: Float = 0, rotation: Float = 0, scaleX: Float = 1,
    scaleY: Float = 1, opacity: Float = 1
  ) {
    (self.x, self.y, self.rotation) = (x, y, rotation)
    (self.scaleX, self.scaleY, self.opacity) = (scaleX, scaleY, opacity)
    super.init(name)
  }

  var type: ObjectType { .node }

  override var transform: Transform {
    Transform(x: x, y: y, rotation: rotation, scaleX: scaleX, scaleY: scaleY)
  }

  override func records(_ ids: ComponentIds) -> [ObjectRecord] {
    var record = ObjectRecord(type)
    record.set(.name, name)
    record.set(.x, x)
    record.set(.y, y)
    record.set(.rotation, rotation)
    record.set(.scaleX, scaleX, unless: 1)
    record.set(.scaleY, scaleY, unless: 1)
    record.set(.opacity, opacity, unless: 1)
    return [record]
  }

  override func key(of property: AnimatedProperty) -> PropertyKey? {
    switch property {
    case .x: .x
    case .y: .y
    case .rotation: .rotation
    case .scaleX: .scaleX
    case .scaleY: .scaleY
    case .opacity: .opacity
    default: nil
    }
  }

  override var faults: [String] {
    let numbers = [x, y, rotation, scaleX, scaleY, opacity]
    return Faults.finite(numbers, "its place") + Faults.range(opacity, 0...1, "opacity")
  }
}

/// What is wrong with numbers, in sentences.
enum Faults {
  static func finite(_ numbers: [Float], _ what: String) -> [String] {
    guard let bad = numbers.first(where: { !$0.isFinite }) else { return [] }
    return ["\(what) has the number \(bad); every number must be finite"]
  }

  static func range(_ number: Float, _ range: ClosedRange<Float>, _ what: String) -> [String] {
    // Numbers that are not finite are told by `finite`.
    if !number.isFinite || range.contains(number) { return [] }
    return ["\(what) is \(number); it lies between \(range.lowerBound) and \(range.upperBound)"]
  }
}
