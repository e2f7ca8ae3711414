import InbetweenRive

/// A value that a property can have.
public protocol PropertyValue {}

extension String: PropertyValue {}
extension Float: PropertyValue {}
extension Bool: PropertyValue {}
extension Color: PropertyValue {}

/// Names a property of a view model: its name, or a path of names joined by `/`.
public protocol Property { var path: String { get } }

/// A property with a value that can be read, set and listened to.
public protocol ValueProperty: Property { associatedtype Value: PropertyValue }

public struct StringProperty: ValueProperty {
  public typealias Value = String
  public let path: String
  public init(path: String) { self.path = path }
}

public struct NumberProperty: ValueProperty {
  public typealias Value = Float
  public let path: String
  public init(path: String) { self.path = path }
}

public struct BoolProperty: ValueProperty {
  public typealias Value = Bool
  public let path: String
  public init(path: String) { self.path = path }
}

public struct ColorProperty: ValueProperty {
  public typealias Value = Color
  public let path: String
  public init(path: String) { self.path = path }
}

/// One of several names.
public struct EnumProperty: ValueProperty {
  public typealias Value = String
  public let path: String
  public init(path: String) { self.path = path }
}

public struct TriggerProperty: Property {
  public let path: String
  public init(path: String) { self.path = path }
}

public struct ImageProperty: Property {
  public let path: String
  public init(path: String) { self.path = path }
}

public struct ViewModelInstanceProperty: Property {
  public let path: String
  public init(path: String) { self.path = path }
}

public struct ListProperty: Property {
  public let path: String
  public init(path: String) { self.path = path }
}

/// A property as a file describes it.
public struct ViewModelProperty: Sendable, Equatable {
  public enum DataType: Sendable, Equatable {
    case none, string, number, boolean, color, list, `enum`, trigger, viewModel, integer
    case symbolListIndex, assetImage, assetFont, assetBlob, artboard, input, any

    init(_ kind: ViewModelDefinition.Kind) {
      switch kind {
      case .string: self = .string
      case .number: self = .number
      case .boolean: self = .boolean
      case .color: self = .color
      case .list: self = .list
      case .enum: self = .enum
      case .trigger: self = .trigger
      case .viewModel: self = .viewModel
      case .symbolListIndex: self = .symbolListIndex
      case .assetImage: self = .assetImage
      case .assetFont: self = .assetFont
      case .assetBlob: self = .assetBlob
      case .artboard: self = .artboard
      }
    }
  }

  public let type: DataType
  public let name: String
  /// The name of the enum or view model that the property is of.
  public let metaData: String

  public init(type: DataType, name: String, metaData: String) {
    (self.type, self.name, self.metaData) = (type, name, metaData)
  }
}

/// Names to choose from.
public struct ViewModelEnum: Sendable, Equatable {
  public let name: String
  public let values: [String]
}

/// Which view model.
@MainActor
public enum ViewModelSource {
  /// The one that the artboard is made for.
  case artboardDefault(Artboard)
  case name(String)
}

/// Which instance of a view model.
@MainActor
public enum ViewModelInstanceSource {
  /// With no values of its own.
  case blank(from: ViewModelSource)
  /// As the file's first instance is.
  case viewModelDefault(from: ViewModelSource)
  /// As the file's instance of this name is.
  case name(String, from: ViewModelSource)
}
