import Foundation
import InbetweenTiming

/// Keyframes of one value, one after another.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable = Body.Value
  associatedtype Body: KeyframeTrackContent where Body.Value == Value

  @KeyframeTrackContentBuilder<Value> var body: Body { get }

  /// Appends the keyframes in order.
  func _collect(into keyframes: inout [_Keyframe<Value>])
}

extension KeyframeTrackContent {
  public func _collect(into keyframes: inout [_Keyframe<Value>]) {
    body._collect(into: &keyframes)
  }
}

/// One keyframe as it was written.
public struct _Keyframe<Value: Animatable> {
  package enum Kind {
    case linear(TimingCurve)
    case cubic(startVelocity: Value?, endVelocity: Value?)
    case spring(DampedSpring, startVelocity: Value?)
    case move
  }

  package let kind: Kind
  package let target: Value
  /// Seconds; nil lets a spring settle.
  package let duration: Double?
}

/// Keyframes that a builder put together.
public struct _KeyframeList<Value: Animatable>: KeyframeTrackContent {
  let keyframes: [_Keyframe<Value>]

  init() { keyframes = [] }

  init(_ contents: [some KeyframeTrackContent<Value>]) {
    var keyframes: [_Keyframe<Value>] = []
    for content in contents { content._collect(into: &keyframes) }
    self.keyframes = keyframes
  }

  init(
    _ first: some KeyframeTrackContent<Value>, _ second: some KeyframeTrackContent<Value>
  ) {
    var keyframes: [_Keyframe<Value>] = []
    first._collect(into: &keyframes)
    second._collect(into: &keyframes)
    self.keyframes = keyframes
  }

  public var body: _KeyframeList<Value> { return self }

  public func _collect(into keyframes: inout [_Keyframe<Value>]) {
    keyframes += self.keyframes
  }
}

/// Puts the keyframes of one track together: one after another, in loops and in branches.
@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value { expression }

  public static func buildBlock() -> _KeyframeList<Value> { _KeyframeList() }

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
}
