import Foundation
import InbetweenDrawing
import InbetweenViewGraph

/// A picture or symbol.
public struct Image: Equatable, @unchecked Sendable {
  // What an image shows is fixed when it is made and never written.
  package enum Storage: Equatable {
    case symbol(String, variableValue: Double?)
    case named(String, variableValue: Double?)
    case source(ImageSource)
  }

  package var storage: Storage
  /// What the image says to those who cannot see it; nil: nothing (a decoration).
  package var label: Label?
  package var resizing: Resizing?
  package var templateMode: TemplateRenderingMode?
  package var interpolation: Interpolation = .medium
  package var symbolMode: SymbolRenderingMode?
  /// Pixels of the file per point.
  package var fileScale: CGFloat = 1

  package enum Label: Equatable {
    case name
    case text(Text)
  }

  package struct Resizing: Equatable {
    var capInsets: EdgeInsets
    var mode: ResizingMode
  }

  package init(_ storage: Storage, label: Label?) {
    self.storage = storage
    self.label = label
  }

  /// A picture of the assets.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.named(name, variableValue: nil), label: .name)
  }

  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(.named(name, variableValue: variableValue), label: .name)
  }

  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.named(name, variableValue: nil), label: .text(label))
  }

  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(.named(name, variableValue: variableValue), label: .text(label))
  }

  /// A picture of the assets that says nothing.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.named(name, variableValue: nil), label: nil)
  }

  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(.named(name, variableValue: variableValue), label: nil)
  }

  /// A symbol by its name, such as `star.fill`.
  public init(systemName: String) {
    self.init(.symbol(systemName, variableValue: nil), label: .name)
  }

  /// - Parameter variableValue: how many of the symbol's layers are drawn fully, 0...1.
  public init(systemName: String, variableValue: Double?) {
    self.init(.symbol(systemName, variableValue: variableValue), label: .name)
  }

  /// The size of a symbol beside text.
  public typealias Scale = ImageScale

  public enum ResizingMode: Hashable, Sendable { case tile, stretch }

  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }

  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }

  public enum Orientation: UInt8, Hashable, Sendable, CaseIterable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }

  /// The image takes the size that it is offered.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.resizing = Resizing(capInsets: capInsets, mode: resizingMode)
    return image
  }

  /// Whether the picture is drawn as it is or as a shape in the foreground style.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    var image = self
    image.templateMode = mode
    return image
  }

  public func interpolation(_ interpolation: Interpolation) -> Image {
    var image = self
    image.interpolation = interpolation
    return image
  }

  /// Renderers always soften edges.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var image = self
    image.symbolMode = mode
    return image
  }
}

extension Image {
  var isSymbol: Bool { if case .symbol = storage { true } else { false } }

  /// Where the picture comes from.
  func source(weight: Double, in environment: EnvironmentValues) -> ImageSource {
    switch storage {
    case .source(let source): return source
    case .symbol(let name, let value):
      let variable = value.map { $0.isNaN ? 0 : min(1, max(0, $0)) }
      return .symbol(
        name: environment.symbolVariants.name(of: name), weight: weight, variableValue: variable)
    case .named(let name, _):
      return environment.imageAssets.file(name, environment.colorScheme).map { .file($0) }
        ?? .placeholder(name: name)
    }
  }

  /// The height of the picture in a line of text, points.
  func sizeInText(_ font: ResolvedFont) -> Double { font.size }

  /// What the image says.
  func words(in environment: EnvironmentValues, at date: Date) -> String {
    switch label {
    case nil: return ""
    case .text(let text): return text.string(in: environment, at: date)
    case .name:
      switch storage {
      case .symbol(let name, _), .named(let name, _): return name
      case .source: return ""
      }
    }
  }
}

extension SymbolVariants {
  /// A symbol's name with these variants; what the name has already is not added again.
  func name(of symbol: String) -> String {
    if self == .none { return symbol }
    var name = symbol
    for part in suffix.split(separator: ".") where !name.split(separator: ".").contains(part) {
      // A filled form is named last: `heart.fill` in a circle is `heart.circle.fill`.
      if part != "fill", name.hasSuffix(".fill") {
        name = name.dropLast(5) + ".\(part).fill"
      } else {
        name += ".\(part)"
      }
    }
    return name
  }
}
