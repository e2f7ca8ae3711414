import Foundation

/// Keyframes that are asked for their values directly, without a view.
public struct KeyframeTimeline<Value> {
  package let keyframes: CompiledKeyframes<Value>

  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    keyframes = CompiledKeyframes(content(), from: initialValue)
  }

  /// Seconds of the longest track.
  public var duration: TimeInterval { keyframes.duration }

  /// The value at `time` seconds: the initial one before 0, the end value after the duration.
  public func value(time: Double) -> Value { keyframes.value(at: time) }

  /// The value at a share of the duration, which is clamped to 0...1.
  public func value(progress: Double) -> Value {
    keyframes.value(at: progress > 0 ? min(progress, 1) * duration : 0)
  }
}
