/// The values that drive a character, by name.
public final class ViewModel {
  public var name: String
  public private(set) var properties: [ViewModelProperty] = []

  public init(_ name: String) { self.name = name }

  @discardableResult
  public func add<Property: ViewModelProperty>(_ property: Property) -> Property {
    properties.append(property)
    return property
  }
}

/// A value of a view model.
public class ViewModelProperty {
  public let name: String

  init(_ name: String) { self.name = name }

  var type: ObjectType { fatalError("a property of no kind") }

  /// The value that the file's instance begins with.
  var instance: ObjectRecord { fatalError("a property of no kind") }

  var faults: [String] { name.isEmpty ? ["a property has no name"] : [] }
}

public final class NumberProperty: ViewModelProperty {
  public var value: Float

  public init(_ name: String, _ value: Float = 0) {
    self.value = value
    super.init(name)
  }

  override var type: ObjectType { .viewModelPropertyNumber }

  override var instance: ObjectRecord {
    var record = ObjectRecord(.viewModelInstanceNumber)
    record.set(.instanceNumber, value)
    return record
  }

  override var faults: [String] {
    super.faults + Faults.finite([value], "the property '\(name)'")
  }
}

public final class BooleanProperty: ViewModelProperty {
  public var value: Bool

  public init(_ name: String, _ value: Bool = false) {
    self.value = value
    super.init(name)
  }

  override var type: ObjectType { .viewModelPropertyBoolean }

  override var instance: ObjectRecord {
    var record = ObjectRecord(.viewModelInstanceBoolean)
    record.set(.instanceBoolean, value)
    return record
  }
}

public final class TriggerProperty: ViewModelProperty {
  public override init(_ name: String) { super.init(name) }

  override var type: ObjectType { .viewModelPropertyTrigger }

  override var instance: ObjectRecord { ObjectRecord(.viewModelInstanceTrigger) }
}

/// A property of a part that follows a number of the view model.
public struct Binding {
  public var source: NumberProperty
  public var part: Component
  public var property: AnimatedProperty

  public init(_ source: NumberProperty, to part: Component, _ property: AnimatedProperty) {
    (self.source, self.part, self.property) = (source, part, property)
  }
}
