import Foundation
import InbetweenTiming

/// How a change of a view's state plays out over time.
public struct Animation: Sendable {
  private final class Storage: Sendable {
    let base: any CustomAnimation
    let motion: Motion?

    init(base: any CustomAnimation, motion: Motion?) {
      self.base = base
      self.motion = motion
    }
  }

  private let storage: Storage

  /// An animation that plays as `base` says.
  public init<A: CustomAnimation>(_ base: A) {
    let motion = (base as? any BuiltInAnimation)?.motion ?? (base as? ModifiedAnimation)?.motion
    storage = Storage(base: base, motion: motion)
  }

  /// One of ours, whose motion is known without asking.
  package init<A: BuiltInAnimation>(builtIn base: A) {
    storage = Storage(base: base, motion: base.motion)
  }

  /// An animation over another one.
  init(_ base: ModifiedAnimation, motion: Motion?) {
    storage = Storage(base: base, motion: motion)
  }

  /// The animation as a custom one.
  public var base: any CustomAnimation { storage.base }

  /// The animation as plain data; nil where it rests on a custom animation.
  package var motion: Motion? { storage.motion }

  /// The animation below all modifiers.
  package var innermostBase: any CustomAnimation {
    var base = storage.base
    while let modified = base as? ModifiedAnimation { base = modified.base.base }
    return base
  }

  /// Whether the last pass of a repeat goes backwards, so that its end is a jump to the target.
  package var endsReversed: Bool {
    motion?.modifiers.contains {
      if case .repeated(let count?, true) = $0 { return count > 0 && count % 2 == 0 }
      return false
    } ?? false
  }

  /// The modifiers in call order.
  package var modifiers: [Motion.Modifier] {
    guard let modified = base as? ModifiedAnimation else { return [] }
    return modified.base.modifiers + [modified.modifier]
  }

  /// How much of the change `value` shows `time` seconds after the start; nil once it is over.
  ///
  /// A context is a stream of questions in growing time, as on Apple's systems: where an end or a
  /// pass falls depends on when it is asked. The stage itself plays by exact ends instead.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: time, context: &context)
  }

  /// The velocity at that time in units per second; nil where none is known.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  /// Whether this animation takes the place of the running `previous` one, with its state.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

extension Animation: Hashable {
  /// Compares the calls that made them: `.delay(0)` differs from none.
  public static func == (lhs: Animation, rhs: Animation) -> Bool {
    if lhs.storage === rhs.storage { return true }
    func equals<A: CustomAnimation>(_ base: A) -> Bool { rhs.base as? A == base }
    return equals(lhs.base)
  }

  public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { String(describing: base) }

  public var debugDescription: String {
    base is any BuiltInAnimation
      ? "AnyAnimator(SwiftUI.\(base))" : "AnyAnimator(\(String(reflecting: base)))"
  }

  public var customMirror: Mirror { Mirror(self, children: ["base": base]) }
}

/// An animation that is plain data.
package protocol BuiltInAnimation: CustomAnimation {
  var motion: Motion { get }
}
