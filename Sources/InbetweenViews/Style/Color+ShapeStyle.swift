import InbetweenDrawing

extension Color: ShapeStyle {
  public func _style(in context: StyleContext) -> ResolvedStyle {
    var color = resolvedColor(in: context.environment)
    color.opacity *= context.levelOpacity
    return ResolvedStyle(.color(color))
  }
}

extension Color.Resolved: ShapeStyle {
  public func _style(in context: StyleContext) -> ResolvedStyle {
    var color = painted
    color.opacity *= context.levelOpacity
    return ResolvedStyle(.color(color))
  }
}
