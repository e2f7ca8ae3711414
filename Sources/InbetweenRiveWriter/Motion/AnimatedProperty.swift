/// The properties of parts that keyframes and bindings set.
public enum AnimatedProperty: String, CaseIterable, Sendable {
  case x, y, rotation, scaleX, scaleY, opacity
  /// Of ellipses and rectangles.
  case width, height, cornerRadius
  /// Of bones.
  case length
  /// Of mirrored vertices.
  case handleRotation, handleDistance
  /// Of strokes.
  case thickness
  /// Of a trimmed outline, 0...1.
  case trimStart, trimEnd, trimOffset
  /// Of solid colours and gradient stops.
  case color
}
