import Foundation
import InbetweenDrawing
import InbetweenViewGraph

/// Glass that shows what is below it, blurred. It is drawn as a thin material; the bending of light
/// at its edge is not.
public struct Glass: Equatable, Sendable {
  enum Kind: Equatable, Sendable { case regular, clear, identity }

  var kind: Kind
  var color: Color?

  public static let regular = Glass(kind: .regular)
  public static let clear = Glass(kind: .clear)
  /// No glass.
  public static let identity = Glass(kind: .identity)

  public func tint(_ color: Color?) -> Glass { Glass(kind: kind, color: color) }

  /// Glass does not answer to touches here.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The shape of glass where none is given.
public struct DefaultGlassEffectShape: Shape {
  public init() {}

  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }

  public func _outline(in rect: CGRect) -> ShapeOutline { Capsule()._outline(in: rect) }
}

/// A container of views with glass. They do not flow together here.
public struct GlassEffectContainer<Content: View> {
  var content: Content

  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension GlassEffectContainer: View {
  public var body: some View { content }
}

extension View {
  /// Puts glass below the view.
  @ViewBuilder
  public nonisolated func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape(),
    isEnabled: Bool = true
  ) -> some View {
    let style: AnyShapeStyle =
      switch glass.kind {
      case .identity: AnyShapeStyle(Color.clear)
      case .clear: AnyShapeStyle(Material.ultraThin)
      case .regular: AnyShapeStyle(Material.thin)
      }
    let tint = glass.color.map { AnyShapeStyle($0.opacity(0.5)) } ?? AnyShapeStyle(Color.clear)
    background(isEnabled ? tint : AnyShapeStyle(Color.clear), in: shape)
      .background(isEnabled ? style : AnyShapeStyle(Color.clear), in: shape)
  }

  public nonisolated func glassEffectID<ID: Hashable & Sendable>(
    _ id: ID?, in namespace: Namespace.ID
  ) -> some View {
    self
  }

  public nonisolated func glassEffectUnion<ID: Hashable & Sendable>(
    id: ID?, namespace: Namespace.ID
  ) -> some View {
    self
  }
}

/// A button on glass.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonStyle().makeBody(configuration: configuration)
  }
}

/// A button on tinted glass.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderedProminentButtonStyle().makeBody(configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  public nonisolated static var glass: GlassButtonStyle { GlassButtonStyle() }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  public nonisolated static var glassProminent: GlassProminentButtonStyle {
    GlassProminentButtonStyle()
  }
}
