import InbetweenTiming

/// A track of keyframes on one property of a value.
public struct KeyframeTrack<Root, Value, Content>: Keyframes {
  // The type parameter `Value` is the property's; that of the protocol is the whole value.
  @_implements(Keyframes,Value) public typealias _KeyframesValue = Root

  private let sources: [_KeyframeTrackSource<Root>]

  public var body: KeyframeTrack<Root, Value, Content> { return self }

  public func _collect(into tracks: inout [_KeyframeTrackSource<Root>]) { tracks += sources }
}

extension KeyframeTrack where Content: KeyframeTrackContent, Content.Value == Value {
  /// A track on a property.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    var keyframes: [_Keyframe<Value>] = []
    content()._collect(into: &keyframes)
    sources = [_KeyframeTrackSource(PropertyTrackSource(path: keyPath, keyframes: keyframes))]
  }

  /// A track on the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    self.init(\.self, content: content)
  }
}

extension KeyframeTrack where Content: Keyframes, Content.Value == Value {
  /// Tracks inside a property: tracks may nest.
  @_disfavoredOverload
  public init(
    _ keyPath: WritableKeyPath<Root, Value>, @KeyframesBuilder<Value> content: () -> Content
  ) {
    var inner: [_KeyframeTrackSource<Value>] = []
    content()._collect(into: &inner)
    sources = inner.map { $0.moved(into: keyPath) }
  }
}

/// A track as it was written: keyframes and the property that they move.
public struct _KeyframeTrackSource<Root> {
  private let source: any TrackSource<Root>

  fileprivate init(_ source: any TrackSource<Root>) { self.source = source }

  var keyPath: AnyKeyPath { source.keyPath }

  /// The same track inside a property of a larger value.
  fileprivate func moved<Outer>(
    into keyPath: WritableKeyPath<Outer, Root>
  ) -> _KeyframeTrackSource<Outer> {
    source.moved(into: keyPath)
  }

  /// The track prepared for a value to start from, with the velocity of `previous` at `time`.
  func compiled(
    from initialValue: Root, continuing previous: CompiledTrack?, at time: Double
  ) -> CompiledTrack {
    source.compiled(from: initialValue, continuing: previous, at: time)
  }
}

private protocol TrackSource<Root> {
  associatedtype Root

  var keyPath: AnyKeyPath { get }

  func moved<Outer>(into keyPath: WritableKeyPath<Outer, Root>) -> _KeyframeTrackSource<Outer>

  func compiled(
    from initialValue: Root, continuing previous: CompiledTrack?, at time: Double
  ) -> CompiledTrack
}

private struct PropertyTrackSource<Root, Value: Animatable>: TrackSource {
  let path: WritableKeyPath<Root, Value>
  let keyframes: [_Keyframe<Value>]

  var keyPath: AnyKeyPath { path }

  func moved<Outer>(into keyPath: WritableKeyPath<Outer, Root>) -> _KeyframeTrackSource<Outer> {
    _KeyframeTrackSource<Outer>(
      PropertyTrackSource<Outer, Value>(
        path: keyPath.appending(path: path), keyframes: keyframes))
  }

  func compiled(
    from initialValue: Root, continuing previous: CompiledTrack?, at time: Double
  ) -> CompiledTrack {
    let start = initialValue[keyPath: path].animatableData
    if Value.AnimatableData._laneCount < 0 {
      let velocity = (previous as? VectorTrack<Root, Value>)?.vectorVelocity(at: time)
      return VectorTrack(path: path, start: start, velocity: velocity, keyframes: keyframes)
    }
    let track = LaneTrack(
      initialValue: lanes(of: start), keyframes: keyframes.map(\.laneKeyframe),
      initialVelocity: previous?.velocity(at: time))
    return ScalarTrack(path: path, track: track) ?? PropertyTrack(path: path, track: track)
  }
}
