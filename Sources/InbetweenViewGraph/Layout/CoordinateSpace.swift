/// The space in which a place is told.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  // The name of a space is compared and never written.
  /// The whole canvas.
  case global
  /// The view's own: its top left is the origin.
  case local
  /// That of a view around that has a name.
  case named(AnyHashable)

  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}

/// Something that names a space.
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

extension CoordinateSpace: CoordinateSpaceProtocol {
  public var coordinateSpace: CoordinateSpace { self }
}

public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Hashable, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Hashable, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Hashable {
  let name: AnyHashable

  package init(_ name: AnyHashable) { self.name = name }

  public var coordinateSpace: CoordinateSpace { .named(name) }

  /// The name of the nearest scroll view's space.
  package static var scrollViewName: AnyHashable { AnyHashable("_ScrollView") }

  /// The name of the space of the nearest scroll view that scrolls along an axis.
  package static func scrollViewName(along axis: Axis) -> AnyHashable {
    AnyHashable("_ScrollView.\(axis)")
  }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(AnyHashable(name))
  }

  /// The nearest scroll view.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(NamedCoordinateSpace.scrollViewName)
  }

  /// The nearest scroll view that scrolls along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(NamedCoordinateSpace.scrollViewName(along: axis))
  }
}

/// Gives a name to a view's space.
struct CoordinateSpaceModifier { var name: AnyHashable }

extension CoordinateSpaceModifier: LayerModifier {
  func _makeLayer(_ child: RenderNode, owner: ViewNode) -> CoordinateSpaceLayer {
    CoordinateSpaceLayer(child, name, owner: owner)
  }

  func _updateLayer(_ layer: CoordinateSpaceLayer, owner: ViewNode) { layer.spaceName = name }
}

final class CoordinateSpaceLayer: WrapperRenderNode, NamedSpace {
  package var spaceName: AnyHashable

  init(_ child: RenderNode, _ name: AnyHashable, owner: ViewNode) {
    spaceName = name
    super.init(child, owner: owner)
  }
}

extension View {
  /// Gives a name to the view's space, for views and gestures below it.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.name))
  }

  public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
  }
}
