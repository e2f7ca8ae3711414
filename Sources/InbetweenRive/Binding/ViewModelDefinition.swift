/// A view model as the file has it: named, typed properties and instances with values.
public struct ViewModelDefinition: Sendable {
  /// What a property holds. Raw values are those of the API's data types.
  public enum Kind: String, Sendable {
    case string, number, boolean, color, list, `enum`, trigger, viewModel, symbolListIndex
    case assetImage, assetFont, assetBlob, artboard
  }

  public struct Property: Sendable {
    public var name: String
    public var kind: Kind
    /// Index into the file's enums, for `enum`.
    public var enumeration = -1
    /// Index into the file's view models, for `viewModel`.
    public var viewModel = -1
  }

  /// A value of an instance, by the place of its property.
  struct Value {
    var property: Int
    var bits: UInt32 = 0
    var text = ""
    /// view model and instance, for the items of a list
    var items: [(viewModel: Int, instance: Int)] = []
  }

  struct Instance: Sendable {
    var name: String
    var values: [Value] = []
  }

  public var name: String
  public var properties: [Property] = []
  var instances: [Instance] = []

  public var instanceNames: [String] { instances.map(\.name) }
}

/// The names that an enum of the file may take.
public struct EnumDefinition: Sendable {
  public var name: String
  /// Key and shown text of each value.
  public var values: [(key: String, text: String)] = []
}
