import Foundation
import InbetweenDrawing
import InbetweenViewGraph

/// The size and place of a view, as they are now.
public struct GeometryProxy: Sendable {
  let source: GeometrySource

  init(_ source: GeometrySource) { self.source = source }

  /// Points.
  public var size: CGSize { onMain { source.size } }

  /// The part of the safe area's insets that lies within the view's frame, points.
  public var safeAreaInsets: EdgeInsets { onMain { source.safeAreaInsets } }

  /// The view's frame in a space; in its own where no view around has the space's name.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    let space = coordinateSpace.coordinateSpace
    return onMain { source.frame(in: space) }
  }

  /// The view's frame in a space; in its own where no view around has the space's name.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    onMain { source.frame(in: coordinateSpace) }
  }

  /// The axes along which the nearest scroll view scrolls.
  var scrollAxes: Axis.Set? { onMain { source.scrollAxes } }

  /// The bounds of the view that has this name, in the space of this one; nil where none has it.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    let space = coordinateSpace.coordinateSpace
    return onMain { source.bounds(of: space) }
  }
}

/// What a proxy reads from, and a note of what was read: a view that read its place is evaluated
/// again where that changes, one that read its size only where the size does.
@MainActor
final class GeometrySource {
  private weak var node: RenderNode?
  private(set) var readsPlace = false

  /// What was read when the view was last evaluated.
  private(set) var seenSize = CGSize.zero
  private var seenPlaces: [Place] = []

  /// Something read beside the size, and what it was.
  private enum Place {
    case frame(CoordinateSpace, CGRect)
    case bounds(CoordinateSpace, CGRect?)
    case insets(EdgeInsets)
    case anchor(AnchorPlace, CGSize, CGAffineTransform)
  }

  nonisolated init() {}

  func follow(_ node: RenderNode) { self.node = node }

  /// The size as layout decided it.
  var size: CGSize { node?.frame.rect.size ?? .zero }

  /// Forgets what was read, before an evaluation.
  func begin() {
    seenSize = size
    seenPlaces.removeAll(keepingCapacity: true)
    readsPlace = false
  }

  private func note(_ place: Place) {
    // Closures kept by the user read again and again; only what one evaluation reads matters.
    if node?.graph.isUpdating == true, seenPlaces.count < 64 {
      seenPlaces.append(place)
      readsPlace = true
    }
  }

  var safeAreaInsets: EdgeInsets {
    let insets = currentInsets
    note(.insets(insets))
    return insets
  }

  private var currentInsets: EdgeInsets {
    guard let node else { return EdgeInsets() }
    return node.clearInsets(of: node.frame.rect, mirrored: node.isMirrored)
  }

  func frame(in space: CoordinateSpace) -> CGRect {
    if space.isLocal { return CGRect(origin: .zero, size: size) }
    let frame = currentFrame(in: space)
    note(.frame(space, frame))
    return frame
  }

  private func currentFrame(in space: CoordinateSpace) -> CGRect {
    let local = CGRect(origin: .zero, size: size)
    guard let node else { return local }
    switch space {
    case .local: return local
    case .global: return node.modelFrameOnRoot ?? local
    case .named(let name):
      guard let named = node.space(named: name) else { return local }
      return node.modelFrame(in: named) ?? local
    }
  }

  var scrollAxes: Axis.Set? {
    let scroll = node?.space(named: NamedCoordinateSpace.scrollViewName) as? ScrollRenderNode
    return scroll?.settings.axes
  }

  func bounds(of space: CoordinateSpace) -> CGRect? {
    let bounds = currentBounds(of: space)
    note(.bounds(space, bounds))
    return bounds
  }

  private func currentBounds(of space: CoordinateSpace) -> CGRect? {
    guard let node, case .named(let name) = space, let named = node.space(named: name) else {
      return nil
    }
    return named.modelFrame(in: node)
  }

  /// The value of an anchor in the view's own coordinates; as if both views stood in the same place
  /// where one of them is gone.
  func resolve<T>(_ anchor: Anchor<T>) -> T {
    let seen = way(to: anchor.place)
    note(.anchor(anchor.place, seen.size, seen.way))
    return anchor.source.resolve(seen.size, seen.way)
  }

  private func way(to place: AnchorPlace) -> (size: CGSize, way: CGAffineTransform) {
    node.flatMap { place.way(to: $0) } ?? (.zero, .identity)
  }

  /// Whether what the last evaluation read is another now.
  var isOutdated: Bool {
    if seenSize != size { return true }
    return seenPlaces.contains { place in
      switch place {
      case .frame(let space, let seen): currentFrame(in: space) != seen
      case .bounds(let space, let seen): currentBounds(of: space) != seen
      case .insets(let seen): currentInsets != seen
      case .anchor(let place, let size, let way): self.way(to: place) != (size, way)
      }
    }
  }
}

extension RenderNode {
  /// The nearest view around that has a space of this name.
  func space(named name: AnyHashable) -> RenderNode? {
    var node: RenderNode? = self
    while let current = node {
      if let named = current as? any NamedSpace, named.isNamed(name) { return current }
      node = current.parent
    }
    return nil
  }

  /// The frame that layout decided, through the effects as they are shown now; nil where the view
  /// is squeezed to nothing.
  var modelFrameOnRoot: CGRect? { transformToRoot.map { frame.rect.applying($0) } }

  /// The frame that layout decided, with another view's top left as the origin.
  func modelFrame(in other: RenderNode) -> CGRect? {
    guard let onRoot = modelFrameOnRoot, let back = other.transformToRoot else { return nil }
    let rect = onRoot.applying(back.inverted())
    return rect.offsetBy(dx: -other.frame.x, dy: -other.frame.y)
  }
}
