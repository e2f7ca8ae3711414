/// Tracks of keyframes that run side by side, each on a property of a value.
public protocol Keyframes<Value> {
  associatedtype Value = Body.Value
  associatedtype Body: Keyframes where Body.Value == Value

  @KeyframesBuilder<Value> var body: Body { get }

  /// Appends the tracks in order.
  func _collect(into tracks: inout [_KeyframeTrackSource<Value>])
}

extension Keyframes {
  public func _collect(into tracks: inout [_KeyframeTrackSource<Value>]) {
    body._collect(into: &tracks)
  }
}

/// Tracks that a builder put together.
public struct _KeyframeTrackList<Value>: Keyframes {
  let tracks: [_KeyframeTrackSource<Value>]

  init() { tracks = [] }

  init(_ contents: [some Keyframes<Value>]) {
    var tracks: [_KeyframeTrackSource<Value>] = []
    for content in contents { content._collect(into: &tracks) }
    self.tracks = tracks
  }

  init(_ first: some Keyframes<Value>, _ second: some Keyframes<Value>) {
    var tracks: [_KeyframeTrackSource<Value>] = []
    first._collect(into: &tracks)
    second._collect(into: &tracks)
    self.tracks = tracks
  }

  public var body: _KeyframeTrackList<Value> { return self }

  public func _collect(into tracks: inout [_KeyframeTrackSource<Value>]) {
    tracks += self.tracks
  }
}
