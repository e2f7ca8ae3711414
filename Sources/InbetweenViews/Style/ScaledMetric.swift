import Foundation
import InbetweenViewGraph

/// A number that grows with the text size that a person chose, as a text style does.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
  private let base: Value
  private let style: Font.TextStyle
  private var shown: Value

  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
    shown = wrappedValue
  }

  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  public var wrappedValue: Value { shown }
}

extension ScaledMetric: DynamicProperty {
  @MainActor
  public static func _install(_ property: UnsafeMutableRawPointer, _ owner: PropertyOwner) {
    let property = property.assumingMemoryBound(to: Self.self)
    let category = owner.environment.dynamicTypeSize.looksCategory
    let style = property.pointee.style
    let growth = style.metrics(category).size / style.metrics(.large).size
    property.pointee.shown = property.pointee.base * Value(growth)
  }
}
