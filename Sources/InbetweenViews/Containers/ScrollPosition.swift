import Foundation
import InbetweenViewGraph

/// What a scroll view shows, or is to show: a view, an edge, a place.
public struct ScrollPosition: Equatable, @unchecked Sendable {
  // Identities are made of sendable values only.
  enum Target: Equatable {
    case none
    case view(AnyHashable, UnitPoint?)
    case edge(Edge)
    case offset(x: CGFloat?, y: CGFloat?)
  }

  var target = Target.none
  /// The view in the window, where a finger put it there.
  var seen: AnyHashable?
  private var idType: ObjectIdentifier

  /// A finger, and not the program, scrolled last.
  public internal(set) var isPositionedByUser = false

  private init(_ target: Target, _ idType: Any.Type) {
    self.target = target
    self.idType = ObjectIdentifier(idType)
  }

  /// - Parameter idType: of the identities that `viewID` tells.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) { self.init(.none, idType) }

  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    self.init(.view(AnyHashable(id), anchor), ID.self)
  }

  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) {
    self.init(.edge(edge), idType)
  }

  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
    self.init(.offset(x: point.x, y: point.y), idType)
  }

  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(.offset(x: x, y: y), idType)
  }

  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) {
    self.init(.offset(x: x, y: nil), idType)
  }

  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: CGFloat) {
    self.init(.offset(x: nil, y: y), idType)
  }

  private mutating func scroll(to new: Target) {
    target = new
    seen = nil
    isPositionedByUser = false
  }

  /// Brings a view into the window.
  ///
  /// - Parameter anchor: the point of the view that is put to the same point of the window; nil:
  ///   by as little as shows the view.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    scroll(to: .view(AnyHashable(id), anchor))
  }

  public mutating func scrollTo(edge: Edge) { scroll(to: .edge(edge)) }

  /// Points of the content, put to the window's top left.
  public mutating func scrollTo(point: CGPoint) { scroll(to: .offset(x: point.x, y: point.y)) }

  public mutating func scrollTo(x: CGFloat, y: CGFloat) { scroll(to: .offset(x: x, y: y)) }

  public mutating func scrollTo(x: CGFloat) { scroll(to: .offset(x: x, y: nil)) }

  public mutating func scrollTo(y: CGFloat) { scroll(to: .offset(x: nil, y: y)) }

  /// The view that is shown: the one that was scrolled to, or the one that a finger brought into
  /// the window, where that one's identity is of the position's type.
  public var viewID: (any Hashable & Sendable)? {
    let id: AnyHashable? = if case .view(let id, _) = target { id } else { seen }
    guard let value = id?.base as? any Hashable else { return nil }
    // Identities come in as sendable values, or have the type of such a one; whether a type is
    // sendable cannot be asked when the program runs, and changes nothing in how it is kept.
    return unsafeBitCast(value as any Hashable, to: (any Hashable & Sendable).self)
  }

  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }

  /// The edge that was scrolled to.
  public var edge: Edge? {
    if case .edge(let edge) = target { edge } else { nil }
  }

  /// The place that was scrolled to.
  public var point: CGPoint? {
    guard let x, let y else { return nil }
    return CGPoint(x: x, y: y)
  }

  public var x: CGFloat? {
    if case .offset(let x, _) = target { x } else { nil }
  }

  public var y: CGFloat? {
    if case .offset(_, let y) = target { y } else { nil }
  }

  /// A finger moved the content.
  mutating func userScrolled(to view: AnyHashable?) {
    target = .none
    isPositionedByUser = true
    seen = view.flatMap { ObjectIdentifier(type(of: $0.base)) == idType ? $0 : nil }
  }
}

/// A position that a scroll view is to take, and how it tells that it has another.
struct ScrollPositionRequest {
  var target: ScrollPosition.Target
  /// The point of the window at which the view that is told stands.
  var anchor: UnitPoint?
  /// The view that is in the window now; nil where none has an identity.
  var tell: (AnyHashable?) -> Void
}

private enum ScrollPositionKey: EnvironmentKey {
  static var defaultValue: ScrollPositionRequest? { nil }
}

extension EnvironmentValues {
  var scrollPosition: ScrollPositionRequest? {
    get { self[ScrollPositionKey.self] }
    set { self[ScrollPositionKey.self] = newValue }
  }
}

extension View {
  /// The scroll view below shows the view of this identity, and tells which one it shows while it
  /// is scrolled.
  public nonisolated func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    transformEnvironment(\.scrollPosition) { position in
      position = ScrollPositionRequest(
        target: id.wrappedValue.map { .view(AnyHashable($0), anchor) } ?? .none, anchor: anchor,
        tell: { seen in
          guard let new = seen?.base as? ID, new != id.wrappedValue else { return }
          id.wrappedValue = new
        })
    }
  }

  /// The scroll view below takes this position, and tells when a finger gave it another.
  public nonisolated func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    transformEnvironment(\.scrollPosition) { request in
      var target = position.wrappedValue.target
      if case .view(let id, nil) = target { target = .view(id, anchor) }
      request = ScrollPositionRequest(
        target: target, anchor: anchor,
        tell: { seen in
          var new = position.wrappedValue
          new.userScrolled(to: seen)
          if new != position.wrappedValue { position.wrappedValue = new }
        })
    }
  }
}
