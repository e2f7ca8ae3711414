import InbetweenViewGraph

/// Some style whose type does not matter.
public struct AnyShapeStyle: ShapeStyle, Equatable {
  private let base: any ShapeStyle

  public init<S: ShapeStyle>(_ style: S) {
    base = (style as? AnyShapeStyle)?.base ?? style
  }

  public func _style(in context: StyleContext) -> ResolvedStyle { base._style(in: context) }

  /// The wrapped colour, where it is one.
  package var color: Color? { base as? Color }

  public static func == (a: AnyShapeStyle, b: AnyShapeStyle) -> Bool {
    func equals<S: ShapeStyle>(_ style: S) -> Bool {
      guard let other = b.base as? S else { return false }
      return valuesEqual(style, other)
    }
    return equals(a.base)
  }
}
