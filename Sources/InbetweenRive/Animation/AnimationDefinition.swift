/// A timeline as the file has it; shared by all instances of its artboard.
public final class AnimationDefinition {
  enum Loop: UInt32 { case oneShot, loop, pingPong }

  /// What a property's keys are.
  enum ValueKind { case double, color, bool, string, id, uint, int, callback }

  /// How one property moves; parallel arrays, sorted by time.
  struct KeyedProperty {
    var key: UInt16
    var kind: ValueKind
    /// seconds
    var times: [Float] = []
    /// the bits of the values; for texts an index into the scope's strings
    var values: [UInt32] = []
    /// whether the value is held until the next key
    var holds: [Bool] = []
    /// index into `interpolators` of the artboard, or -1 for linear
    var interpolators: [Int32] = []
  }

  struct KeyedObject {
    var objectID: Int
    var properties: [KeyedProperty] = []
  }

  public let name: String
  let fps: Float
  /// frames
  let duration: Float
  let speed: Float
  let loop: Loop
  let quantizes: Bool
  /// seconds, of the work area where there is one
  let startSeconds: Float
  let endSeconds: Float
  var objects: [KeyedObject] = []

  init(_ scope: RecordScope, _ record: Int) {
    typealias Keys = Slot.LinearAnimation
    name = scope.string(record, Slot.Animation.name)
    fps = max(1, Float(scope.uint(record, Keys.fps)))
    duration = Float(scope.uint(record, Keys.duration))
    speed = scope.float(record, Keys.speed)
    loop = Loop(rawValue: scope.uint(record, Keys.loopValue)) ?? .oneShot
    quantizes = scope.bool(record, Keys.quantize)
    let hasArea = scope.bool(record, Keys.enableWorkArea)
    startSeconds = hasArea ? Float(scope.uint(record, Keys.workStart)) / fps : 0
    endSeconds = (hasArea ? Float(scope.uint(record, Keys.workEnd)) : duration) / fps
  }

  /// Adds a key to a property.
  func add(
    kind: ValueKind, time: Float, bits: UInt32, holds: Bool, interpolator: Int32, object: Int,
    property: Int
  ) {
    func edit(_ it: inout KeyedProperty) {
      it.kind = kind
      it.times.append(time)
      it.values.append(bits)
      it.holds.append(holds)
      it.interpolators.append(interpolator)
    }
    edit(&objects[object].properties[property])
  }

  /// Seconds of one run.
  var durationSeconds: Float { abs(endSeconds - startSeconds) }
  /// Where a run starts, for the animation's own direction.
  var startTime: Float { speed >= 0 ? startSeconds : endSeconds }

  /// The seconds of the animation for a time that runs 0...duration whatever the direction.
  func localSeconds(_ seconds: Float) -> Float {
    switch loop {
    case .oneShot: return seconds + startSeconds
    case .loop:
      let span = endSeconds - startSeconds
      return span > 0 ? Self.remainder(seconds, span) + startSeconds : startSeconds
    case .pingPong:
      let span = endSeconds - startSeconds
      guard span > 0 else { return startSeconds }
      let time = Self.remainder(seconds, span)
      let turns = Int(max(-1e9, min(1e9, seconds / span)))
      return turns % 2 == 0 ? time + startSeconds : endSeconds - time
    }
  }

  /// `value` modulo `span`, never negative.
  static func remainder(_ value: Float, _ span: Float) -> Float {
    let rest = value.truncatingRemainder(dividingBy: span)
    return rest < 0 ? rest + span : rest
  }

  static func kind(of keyFrame: ObjectType) -> ValueKind? {
    switch keyFrame {
    case .keyFrameDouble: .double
    case .keyFrameColor: .color
    case .keyFrameBool: .bool
    case .keyFrameString: .string
    case .keyFrameId: .id
    case .keyFrameUint: .uint
    case .keyFrameInt: .int
    case .keyFrameCallback: .callback
    default: nil
    }
  }
}
