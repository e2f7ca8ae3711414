import InbetweenViewGraph

/// The size of a symbol beside text. `Image.Scale` is another name for it.
public enum ImageScale: Hashable, Sendable, CaseIterable { case small, medium, large }

/// How a symbol's layers are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
  private enum Mode: Hashable, Sendable { case monochrome, multicolor, hierarchical, palette }
  private let mode: Mode

  private init(_ mode: Mode) { self.mode = mode }

  /// One colour.
  public static let monochrome = SymbolRenderingMode(.monochrome)
  /// The symbol's own colours.
  public static let multicolor = SymbolRenderingMode(.multicolor)
  /// One colour in several opacities.
  public static let hierarchical = SymbolRenderingMode(.hierarchical)
  /// The foreground styles, one for each layer.
  public static let palette = SymbolRenderingMode(.palette)
}

/// Which form of a symbol is drawn.
public struct SymbolVariants: Hashable, Sendable {
  private var flags: UInt8 = 0
  private enum Outline: UInt8 {
    case circle = 1
    case square = 2
    case rectangle = 3
  }

  private init(_ flags: UInt8) { self.flags = flags }

  public static let none = SymbolVariants(0)
  public static let fill = SymbolVariants(4)
  public static let slash = SymbolVariants(8)
  public static let circle = SymbolVariants(1)
  public static let square = SymbolVariants(2)
  public static let rectangle = SymbolVariants(3)

  public var fill: SymbolVariants { SymbolVariants(flags | 4) }
  public var slash: SymbolVariants { SymbolVariants(flags | 8) }
  public var circle: SymbolVariants { SymbolVariants(flags & ~3 | 1) }
  public var square: SymbolVariants { SymbolVariants(flags & ~3 | 2) }
  public var rectangle: SymbolVariants { SymbolVariants(flags & ~3 | 3) }

  /// Whether this has all that another one asks for.
  public func contains(_ other: SymbolVariants) -> Bool {
    let outline = other.flags & 3
    return (outline == 0 || outline == flags & 3) && flags & other.flags & 12 == other.flags & 12
  }

  /// What is added to a symbol's name: `.slash.circle.fill`.
  package var suffix: String {
    let outline = Outline(rawValue: flags & 3).map { ".\($0)" } ?? ""
    return (flags & 8 != 0 ? ".slash" : "") + outline + (flags & 4 != 0 ? ".fill" : "")
  }
}

private enum ImageScaleKey: EnvironmentKey { static var defaultValue: ImageScale { .medium } }
private enum SymbolRenderingModeKey: EnvironmentKey {
  static var defaultValue: SymbolRenderingMode? { nil }
}
private enum SymbolVariantsKey: EnvironmentKey {
  static var defaultValue: SymbolVariants { .none }
}

extension EnvironmentValues {
  public var imageScale: ImageScale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  /// nil: the symbol's own mode.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }

  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}
