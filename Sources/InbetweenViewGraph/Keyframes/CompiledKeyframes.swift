/// Keyframes prepared for one value to start from; can be asked at any time, in any order, and
/// never changes.
package final class CompiledKeyframes<Value> {
  package let initialValue: Value
  /// In the order of their declaration: a later track wins on the same property.
  package let tracks: [CompiledTrack]
  /// Seconds of the longest track.
  package let duration: Double
  /// `tracks` again, without the cost of counting references: this object keeps them alive.
  private let references: [Unmanaged<CompiledTrack>]

  /// - Parameters:
  ///   - previous: A run that these keyframes interrupt at its time `time`: tracks on the same
  ///     property start with the velocity that they had there.
  package init(
    _ keyframes: some Keyframes<Value>, from initialValue: Value,
    continuing previous: CompiledKeyframes<Value>? = nil, at time: Double = 0
  ) {
    var sources: [_KeyframeTrackSource<Value>] = []
    keyframes._collect(into: &sources)
    tracks = sources.map { source in
      source.compiled(
        from: initialValue,
        continuing: previous?.tracks.last { $0.keyPath == source.keyPath }, at: time)
    }
    references = tracks.map { Unmanaged.passUnretained($0) }
    self.initialValue = initialValue
    duration = tracks.map(\.duration).max() ?? 0
  }

  /// The value at `time` seconds: the initial one before 0, the end value after the duration.
  package func value(at time: Double) -> Value {
    var value = initialValue
    withUnsafeMutablePointer(to: &value) { pointer in
      write(references, at: time, into: UnsafeMutableRawPointer(pointer))
    }
    return value
  }

  /// What is held once all tracks are over, jumps at the very end included.
  package var endValue: Value {
    var value = initialValue
    withUnsafeMutablePointer(to: &value) { pointer in
      let root = UnsafeMutableRawPointer(pointer)
      for track in tracks { track.writeEnd(into: root) }
    }
    return value
  }
}

// Outside the generic class, so that it is compiled once and does not depend on the user's build.
private func write(
  _ tracks: [Unmanaged<CompiledTrack>], at time: Double, into root: UnsafeMutableRawPointer
) {
  tracks.withUnsafeBufferPointer { tracks in
    for track in tracks { track._withUnsafeGuaranteedRef { $0.write(at: time, into: root) } }
  }
}
