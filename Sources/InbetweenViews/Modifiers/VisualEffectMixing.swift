import Foundation
import InbetweenViewGraph

/// A modifier of a chain of effects whose numbers can be mixed with those of another of its kind.
public protocol _MixableModifier: ViewModifier {
  /// The modifier a share of the way (0...1) to another one.
  nonisolated func _mixed(with other: Self, by share: Double) -> Self
}

extension EmptyModifier: _MixableModifier {
  public nonisolated func _mixed(with other: EmptyModifier, by share: Double) -> EmptyModifier {
    self
  }
}

extension ModifiedContent: _MixableModifier
where Content: _MixableModifier, Modifier: _MixableModifier {
  public nonisolated func _mixed(with other: Self, by share: Double) -> Self {
    ModifiedContent(
      content: content._mixed(with: other.content, by: share),
      modifier: modifier._mixed(with: other.modifier, by: share))
  }
}

/// A vector a share of the way to another one.
private func mix<Data: VectorArithmetic>(_ start: Data, _ end: Data, _ share: Double) -> Data {
  var way = end - start
  way.scale(by: share)
  return start + way
}

extension _OffsetEffect: _MixableModifier {
  public nonisolated func _mixed(with other: _OffsetEffect, by share: Double) -> _OffsetEffect {
    var effect = self
    effect.offset.animatableData = mix(
      offset.animatableData, other.offset.animatableData, share)
    return effect
  }
}

extension _ScaleEffect: _MixableModifier {
  public nonisolated func _mixed(with other: _ScaleEffect, by share: Double) -> _ScaleEffect {
    var effect = self
    effect.scale.animatableData = mix(scale.animatableData, other.scale.animatableData, share)
    effect.anchor.animatableData = mix(anchor.animatableData, other.anchor.animatableData, share)
    return effect
  }
}

extension _RotationEffect: _MixableModifier {
  public nonisolated func _mixed(
    with other: _RotationEffect, by share: Double
  ) -> _RotationEffect {
    var effect = self
    effect.angle.animatableData = mix(angle.animatableData, other.angle.animatableData, share)
    effect.anchor.animatableData = mix(anchor.animatableData, other.anchor.animatableData, share)
    return effect
  }
}

extension _Rotation3DEffect: _MixableModifier {
  public nonisolated func _mixed(
    with other: _Rotation3DEffect, by share: Double
  ) -> _Rotation3DEffect {
    var effect = self
    effect.animatableData = mix(animatableData, other.animatableData, share)
    return effect
  }
}

extension _NumberEffect: _MixableModifier {
  public nonisolated func _mixed(with other: _NumberEffect, by share: Double) -> _NumberEffect {
    var effect = self
    effect.amount = mix(amount, other.amount, share)
    return effect
  }
}

extension _ProjectionEffect: _MixableModifier {
  public nonisolated func _mixed(
    with other: _ProjectionEffect, by share: Double
  ) -> _ProjectionEffect {
    let (a, b) = (transform, other.transform)
    var effect = self
    effect.transform.m11 = mix(a.m11, b.m11, share)
    effect.transform.m12 = mix(a.m12, b.m12, share)
    effect.transform.m13 = mix(a.m13, b.m13, share)
    effect.transform.m21 = mix(a.m21, b.m21, share)
    effect.transform.m22 = mix(a.m22, b.m22, share)
    effect.transform.m23 = mix(a.m23, b.m23, share)
    effect.transform.m31 = mix(a.m31, b.m31, share)
    effect.transform.m32 = mix(a.m32, b.m32, share)
    effect.transform.m33 = mix(a.m33, b.m33, share)
    return effect
  }
}
