/// The way from a key to the next one.
public enum Easing: Hashable, Sendable {
  /// Stays until the next key.
  case hold
  case linear
  /// A cubic Bézier curve from (0, 0) to (1, 1) of progress over time, by its two handles.
  case curve(Float, Float, Float, Float)
  /// A cubic Bézier curve of the value itself over time: the values at a third and two thirds of
  /// the way, so that its speed at a key is three times the difference to it, over the time.
  case values(Float, Float)

  /// Begins and ends at rest.
  public static let ease = Easing.curve(0.42, 0, 0.58, 1)

  /// The kind, as keyframes name it.
  var interpolationType: Int {
    switch self {
    case .hold: 0
    case .linear: 1
    case .curve: 2
    case .values: 3
    }
  }

  /// The object that holds the curve, where one is needed.
  var record: ObjectRecord? {
    switch self {
    case .hold, .linear: return nil
    case .curve(let x1, let y1, let x2, let y2):
      return Self.record(.cubicEaseInterpolator, x1, y1, x2, y2)
    case .values(let y1, let y2):
      return Self.record(.cubicValueInterpolator, 1 / 3, y1, 2 / 3, y2)
    }
  }

  private static func record(
    _ type: ObjectType, _ x1: Float, _ y1: Float, _ x2: Float, _ y2: Float
  ) -> ObjectRecord {
    var record = ObjectRecord(type)
    record.set(.easeX1, x1, unless: 0.42)
    record.set(.easeY1, y1)
    record.set(.easeX2, x2, unless: 0.58)
    record.set(.easeY2, y2, unless: 1)
    return record
  }

  func faults(_ what: String) -> [String] {
    switch self {
    case .hold, .linear: []
    case .values(let y1, let y2): Faults.finite([y1, y2], what)
    case .curve(let x1, let y1, let x2, let y2):
      Faults.finite([x1, y1, x2, y2], what)
        + Faults.range(x1, 0...1, "\(what): the time of a handle")
        + Faults.range(x2, 0...1, "\(what): the time of a handle")
    }
  }
}
