/// Puts tracks together; a block of bare keyframes becomes one track on the whole value.
@resultBuilder public struct KeyframesBuilder<Value> {
  public static func buildBlock() -> _KeyframeTrackList<Value> { _KeyframeTrackList() }

  // Tracks.

  public static func buildExpression<K: Keyframes>(_ expression: K) -> K
  where K.Value == Value { expression }

  public static func buildPartialBlock<K: Keyframes>(first: K) -> K
  where K.Value == Value { first }

  public static func buildPartialBlock<A: Keyframes, K: Keyframes>(
    accumulated: A, next: K
  ) -> _KeyframeTrackList<Value> where A.Value == Value, K.Value == Value {
    _KeyframeTrackList(accumulated, next)
  }

  public static func buildArray<K: Keyframes>(_ components: [K]) -> _KeyframeTrackList<Value>
  where K.Value == Value { _KeyframeTrackList(components) }

  public static func buildEither<K: Keyframes>(first component: K) -> _KeyframeTrackList<Value>
  where K.Value == Value { _KeyframeTrackList([component]) }

  public static func buildEither<K: Keyframes>(second component: K) -> _KeyframeTrackList<Value>
  where K.Value == Value { _KeyframeTrackList([component]) }

  public static func buildFinalResult<K: Keyframes>(_ component: K) -> K
  where K.Value == Value { component }

  // Bare keyframes.

  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value { expression }

  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where K.Value == Value { first }

  public static func buildPartialBlock<A: KeyframeTrackContent, K: KeyframeTrackContent>(
    accumulated: A, next: K
  ) -> _KeyframeList<Value> where A.Value == Value, K.Value == Value {
    _KeyframeList(accumulated, next)
  }

  public static func buildArray<K: KeyframeTrackContent>(
    _ components: [K]
  ) -> _KeyframeList<Value> where K.Value == Value { _KeyframeList(components) }

  public static func buildEither<K: KeyframeTrackContent>(
    first component: K
  ) -> _KeyframeList<Value> where K.Value == Value { _KeyframeList([component]) }

  public static func buildEither<K: KeyframeTrackContent>(
    second component: K
  ) -> _KeyframeList<Value> where K.Value == Value { _KeyframeList([component]) }

  public static func buildFinalResult<K: KeyframeTrackContent>(
    _ component: K
  ) -> KeyframeTrack<Value, Value, K> where K.Value == Value {
    KeyframeTrack { return component }
  }
}
