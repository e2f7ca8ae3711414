import Foundation
import InbetweenTiming

/// A keyframe track that can be asked at any time. It never changes.
package class CompiledTrack {
  package let keyPath: AnyKeyPath
  /// The track over plain lanes. For a value that has none (a user's own vector) its lanes are the
  /// shares of the vectors that were written.
  package let track: LaneTrack

  init(keyPath: AnyKeyPath, track: LaneTrack) {
    self.keyPath = keyPath
    self.track = track
  }

  /// Seconds.
  package var duration: Double { track.duration }

  /// Writes the property at `time` into the whole value at `root`.
  func write(at time: Double, into root: UnsafeMutableRawPointer) {}

  /// Writes what the property holds after the track.
  func writeEnd(into root: UnsafeMutableRawPointer) {}

  /// Units of the property's animatable data per second; empty for a vector without lanes.
  package func velocity(at time: Double) -> [Double] { track.velocity(at: time) }

  /// The property's animatable data; empty for a vector without lanes.
  package func lanes(at time: Double) -> [Double] { track.value(at: time) }

  /// One for each keyframe: when it begins and ends, and, in `residue`, how far a spring that was
  /// cut short stayed from its target.
  package var segments: [LaneTrack.Segment] { track.segments }

  /// What a lane is multiplied by for people: angles in degrees.
  var peopleFactor: Double {
    type(of: keyPath).valueType == Angle.self ? 180 / .pi / unitScale : 1
  }

  /// The property's name as it was written, such as `scale` or `badge.angle`; empty for the whole
  /// value.
  package var name: String {
    let text = String(describing: keyPath)
    guard let dot = text.firstIndex(of: ".") else { return "" }
    let name = text[text.index(after: dot)...]
    return name == "self" ? "" : String(name)
  }
}

/// The usual case, without generic code: a stored property of one number.
final class ScalarTrack: CompiledTrack {
  private enum Storage {
    /// A Double, or a type that is laid out as one, holding the lane times `scale`.
    case double(scale: Double)
    case float
  }

  private let storage: Storage
  private let offset: Int

  /// Nil where the property is of another type, or computed.
  init?<Root, Value: Animatable>(path: WritableKeyPath<Root, Value>, track: LaneTrack) {
    guard let offset = MemoryLayout<Root>.offset(of: path) else { return nil }
    if Value.self == Double.self || Value.self == CGFloat.self {
      storage = .double(scale: 1)
    } else if Value.self == Angle.self {
      storage = .double(scale: 1 / unitScale)
    } else if Value.self == Float.self {
      storage = .float
    } else {
      return nil
    }
    self.offset = offset
    super.init(keyPath: path, track: track)
  }

  override func write(at time: Double, into root: UnsafeMutableRawPointer) {
    var lane = 0.0
    track.value(at: time, into: &lane)
    store(lane, into: root)
  }

  override func writeEnd(into root: UnsafeMutableRawPointer) {
    store(track.endValue[0], into: root)
  }

  // The offset is that of a stored property of this very type, so the bytes are its own.
  private func store(_ lane: Double, into root: UnsafeMutableRawPointer) {
    switch storage {
    case .double(let scale):
      root.storeBytes(of: lane * scale, toByteOffset: offset, as: Double.self)
    case .float: root.storeBytes(of: Float(lane), toByteOffset: offset, as: Float.self)
    }
  }
}

/// Any property whose animatable data is known to be made of lanes.
final class PropertyTrack<Root, Value: Animatable>: CompiledTrack {
  private let path: WritableKeyPath<Root, Value>

  init(path: WritableKeyPath<Root, Value>, track: LaneTrack) {
    self.path = path
    super.init(keyPath: path, track: track)
  }

  override func write(at time: Double, into root: UnsafeMutableRawPointer) {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: max(track.laneCount, 1)) { lanes in
      track.value(at: time, into: lanes.baseAddress!)
      store(lanes.baseAddress!, into: root)
    }
  }

  override func writeEnd(into root: UnsafeMutableRawPointer) {
    // A value without lanes has nothing to write.
    track.endValue.withUnsafeBufferPointer { lanes in
      if let base = lanes.baseAddress { store(base, into: root) }
    }
  }

  private func store(_ lanes: UnsafePointer<Double>, into root: UnsafeMutableRawPointer) {
    // The owner passes the address of a `Root`.
    root.assumingMemoryBound(to: Root.self).pointee[keyPath: path].animatableData =
      Value.AnimatableData._read(lanes: lanes)
  }
}

/// A property whose animatable data is a vector of a user's own type.
///
/// Every value on such a track is a sum of the vectors that were written, each times a number. Those
/// numbers are the lanes: the track is solved for them once, as for any other value.
final class VectorTrack<Root, Value: Animatable>: CompiledTrack {
  typealias Data = Value.AnimatableData

  private let path: WritableKeyPath<Root, Value>
  private let vectors: [Data]

  init(
    path: WritableKeyPath<Root, Value>, start: Data, velocity: Data?,
    keyframes: [_Keyframe<Value>]
  ) {
    let count = 2 + 3 * keyframes.count
    var vectors: [Data] = []
    func lanes(_ vector: Data) -> [Double] {
      var unit = [Double](repeating: 0, count: count)
      unit[vectors.count] = 1
      vectors.append(vector)
      return unit
    }
    let initialValue = lanes(start)
    let initialVelocity = velocity.map(lanes)
    let laneKeyframes = keyframes.map { $0.laneKeyframe(lanes) }
    let all = vectors
    let track = LaneTrack(
      initialValue: initialValue, keyframes: laneKeyframes, initialVelocity: initialVelocity
    ) { Self.sum(all, $0).magnitudeSquared }
    self.path = path
    self.vectors = vectors
    super.init(keyPath: path, track: track)
  }

  private static func sum(_ vectors: [Data], _ lanes: [Double]) -> Data {
    zip(vectors, lanes).reduce(into: Data.zero) { sum, term in
      if term.1 != 0 { sum += term.0.scaled(by: term.1) }
    }
  }

  func vectorVelocity(at time: Double) -> Data { Self.sum(vectors, track.velocity(at: time)) }

  override func write(at time: Double, into root: UnsafeMutableRawPointer) {
    store(track.value(at: time), into: root)
  }

  override func writeEnd(into root: UnsafeMutableRawPointer) { store(track.endValue, into: root) }

  private func store(_ lanes: [Double], into root: UnsafeMutableRawPointer) {
    // The owner passes the address of a `Root`.
    root.assumingMemoryBound(to: Root.self).pointee[keyPath: path].animatableData =
      Self.sum(vectors, lanes)
  }

  override func velocity(at time: Double) -> [Double] { [] }

  override func lanes(at time: Double) -> [Double] { [] }
}

extension _Keyframe {
  /// The keyframe over lanes, with each vector in it taken apart by `lanes`.
  func laneKeyframe(_ lanes: (Value.AnimatableData) -> [Double]) -> LaneKeyframe {
    func optional(_ value: Value?) -> [Double]? { value.map { lanes($0.animatableData) } }
    let kind: LaneKeyframe.Kind =
      switch kind {
      case .linear(let curve): .linear(curve)
      case .cubic(let start, let end):
        .cubic(startVelocity: optional(start), endVelocity: optional(end))
      case .spring(let spring, let start): .spring(spring, startVelocity: optional(start))
      case .move: .move
      }
    return LaneKeyframe(kind, to: lanes(target.animatableData), duration: duration)
  }

  var laneKeyframe: LaneKeyframe { laneKeyframe(lanes(of:)) }
}

/// The numbers of a vector whose lanes are known.
func lanes<V: VectorArithmetic>(of vector: V) -> [Double] {
  [Double](unsafeUninitializedCapacity: V._laneCount) { buffer, count in
    if let base = buffer.baseAddress { vector._writeLanes(to: base) }
    count = V._laneCount
  }
}
