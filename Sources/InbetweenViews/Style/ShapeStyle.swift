import InbetweenDrawing
import InbetweenViewGraph

/// A colour, gradient, material or anything else that a shape or text can be drawn with.
///
/// A user's style gives `resolve(in:)` and thereby names another style. Built-in styles say
/// themselves what is painted; their `Resolved` is `Never`.
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never

  /// The style that stands for this one in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// What is painted. Only built-in styles implement it.
  func _style(in context: StyleContext) -> ResolvedStyle
}

extension ShapeStyle {
  public func _style(in context: StyleContext) -> ResolvedStyle {
    // A style that goes on naming further styles of its kind never arrives; it paints nothing.
    if Resolved.self == Never.self || context.depth >= StyleContext.maximumDepth { return .clear }
    return resolve(in: context.environment)._style(in: context.deeper)
  }

  /// What is painted in an environment.
  package func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    _style(in: StyleContext(environment: environment))
  }

  /// The uppermost paint in an environment, without shadows, blending and backdrop.
  package func resolvedPaint(in environment: EnvironmentValues) -> Paint {
    resolvedStyle(in: environment).paint
  }
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) is a built-in style: it says itself what is painted")
  }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never

  public func _style(in context: StyleContext) -> ResolvedStyle { .clear }
}

/// Where a style is used.
public struct StyleContext {
  package var environment: EnvironmentValues
  /// 0 (primary) to 4 (quinary): how far the style is to stand back.
  package var level: Int
  /// How many styles have named another one so far.
  package var depth: Int

  package static let maximumDepth = 64

  package init(environment: EnvironmentValues, level: Int = 0, depth: Int = 0) {
    self.environment = environment
    self.level = level
    self.depth = depth
  }

  var deeper: StyleContext {
    StyleContext(environment: environment, level: level, depth: depth + 1)
  }

  func atLevel(_ level: Int) -> StyleContext {
    StyleContext(environment: environment, level: min(4, max(0, level)), depth: depth + 1)
  }

  /// A colour of the palette in this environment.
  func paletteColor(_ name: Looks.ColorName) -> ResolvedColor {
    Looks.color(
      name, dark: environment.colorScheme == .dark,
      increasedContrast: environment.colorSchemeContrast == .increased)
  }

  /// The one of the colours that belongs to the level; the last one where there are too few.
  func paletteStyle(_ names: Looks.ColorName...) -> ResolvedStyle {
    ResolvedStyle(.color(paletteColor(names[min(level, names.count - 1)])))
  }

  /// What a plain colour's opacity is multiplied with at the level.
  var levelOpacity: Double {
    switch level {
    case 0: Looks.length(.levelOpacityPrimary)
    case 1: Looks.length(.levelOpacitySecondary)
    case 2: Looks.length(.levelOpacityTertiary)
    default: Looks.length(.levelOpacityQuaternary)
    }
  }
}
