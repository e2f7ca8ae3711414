import InbetweenViewGraph

// What the code that `@Animatable` makes is written with. A macro sees the names of types but not
// their conformances, so overloads choose between a value's data and the value itself.

extension Animatable {
  public typealias _AnimatableValue = AnimatableData
}

extension VectorArithmetic {
  public typealias _AnimatableValue = Self
}

extension VectorArithmetic where Self: Animatable {
  public typealias _AnimatableValue = Self
}

/// Reads and writes the animatable part of a property. Only macros use it.
public enum _AnimatableProperty {
  public static func get<V: Animatable>(_ value: V) -> V.AnimatableData { value.animatableData }
  public static func get<V: VectorArithmetic>(_ value: V) -> V { value }
  public static func get<V: VectorArithmetic & Animatable>(_ value: V) -> V { value }

  public static func set<V: Animatable>(_ value: inout V, _ data: V.AnimatableData) {
    value.animatableData = data
  }
  public static func set<V: VectorArithmetic>(_ value: inout V, _ data: V) { value = data }
  public static func set<V: VectorArithmetic & Animatable>(_ value: inout V, _ data: V) {
    value = data
  }

  // Where a type is neither, these are taken, so that `require` alone complains.
  @_disfavoredOverload
  public static func get<V>(_ value: V) -> V { value }
  @_disfavoredOverload
  public static func set<V, Data>(_ value: inout V, _ data: Data) {}

  public static func require<V: Animatable>(_ value: V) {}
  public static func require<V: VectorArithmetic>(_ value: V) {}
  public static func require<V: VectorArithmetic & Animatable>(_ value: V) {}
  @available(
    *, unavailable,
    message: """
      the property cannot be animated: its type conforms to neither 'Animatable' nor \
      'VectorArithmetic'; mark it with '@AnimatableIgnored'
      """
  )
  @_disfavoredOverload
  public static func require<V>(_ value: V) {}
}
