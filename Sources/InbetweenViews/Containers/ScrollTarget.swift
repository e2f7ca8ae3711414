import Foundation
import InbetweenDrawing
import InbetweenViewGraph

/// Where a scroll view is about to come to rest.
public struct ScrollTarget: Hashable, Sendable {
  /// The part of the content that is to be shown, in the content's coordinates, points.
  public var rect: CGRect
  /// The point of `rect` that is put to the same point of the window; nil: the rectangle's origin
  /// is put to the window's.
  public var anchor: UnitPoint?

  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }

  /// The offset at which a window shows the target.
  func offset(in window: CGSize) -> CGSize {
    let anchor = anchor ?? .topLeading
    return CGSize(
      width: rect.minX + anchor.x * (rect.width - window.width),
      height: rect.minY + anchor.y * (rect.height - window.height))
  }
}

/// Where a scroll view comes to rest once it is let go.
public protocol ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext
  typealias Properties = ScrollTargetBehaviorProperties
  typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext

  /// Changes where the scroll view comes to rest.
  @MainActor @preconcurrency
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

  /// How the scroll view behaves beside that.
  @MainActor @preconcurrency
  func properties(context: PropertiesContext) -> Properties
}

extension ScrollTargetBehavior {
  public func properties(context: PropertiesContext) -> Properties { Properties() }
}

/// What a behaviour may ask of a scroll view beside its resting place. A view of one scroll axis at
/// a time has nothing to ask for here.
public struct ScrollTargetBehaviorProperties: Hashable, Sendable {
  /// Whether a scroll view that scrolls along one axis is held to it.
  public var limitsScrolls = true

  public init() {}
}

/// What there is to know before the properties are asked for: the environment.
@dynamicMemberLookup
public struct ScrollTargetBehaviorPropertiesContext {
  let environment: EnvironmentValues

  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// The scroll view that looks for its resting place.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// Where it would come to rest by itself.
  public let originalTarget: ScrollTarget
  /// How fast the offset grows as the finger leaves, points in a millisecond.
  public let velocity: CGVector
  /// Points.
  public let contentSize: CGSize
  /// The room for content in the window: without margins and safe area, points.
  public let containerSize: CGSize
  /// The axes along which it scrolls.
  public let axes: Axis.Set
  /// The offset when the finger came.
  let start: CGSize
  /// The frames of the views at which it may rest, in the content's coordinates without margins.
  let views: [CGRect]
  let environment: EnvironmentValues

  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

extension ScrollTargetBehaviorContext {
  /// The axes along which it scrolls, as ways into sizes and points.
  fileprivate var lines: [(WritableKeyPath<CGPoint, CGFloat>, WritableKeyPath<CGSize, CGFloat>)] {
    (axes.contains(.horizontal) ? [(\.x, \.width)] : [])
      + (axes.contains(.vertical) ? [(\.y, \.height)] : [])
  }
}

/// At whole windows, one at a time.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for (place, length) in context.lines {
      let page = context.containerSize[keyPath: length]
      guard page > 0 else { continue }
      let present = (context.start[keyPath: length] / page).rounded()
      let wanted = (target.rect.origin[keyPath: place] / page).rounded()
      target.rect.origin[keyPath: place] = min(max(wanted, present - 1), present + 1) * page
    }
  }
}

/// At the beginning of a view.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views one gesture may pass.
  ///
  /// Chosen, where the documents give no number: `automatic` and `never` limit nothing, `always` and
  /// `alwaysByOne` let one view pass, `alwaysByFew` three.
  public struct LimitBehavior: Hashable, Sendable {
    private let name: String
    fileprivate let most: Int?
    public static let automatic = LimitBehavior(name: "automatic", most: nil)
    public static let always = LimitBehavior(name: "always", most: 1)
    public static let never = LimitBehavior(name: "never", most: nil)
    public static let alwaysByOne = LimitBehavior(name: "alwaysByOne", most: 1)
    public static let alwaysByFew = LimitBehavior(name: "alwaysByFew", most: 3)
  }

  var limitBehavior: LimitBehavior
  var anchor: UnitPoint?

  public init(limitBehavior: LimitBehavior = .automatic) {
    self.init(limitBehavior: limitBehavior, anchor: nil)
  }

  /// - Parameter anchor: the point of a view that comes to the same point of the window; nil: the
  ///   view's beginning comes to the window's.
  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {
    self.limitBehavior = limitBehavior
    self.anchor = anchor
  }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for (place, length) in context.lines {
      let room = context.containerSize[keyPath: length]
      let part = anchor.map { length == \CGSize.width ? $0.x : $0.y } ?? 0
      let stops = context.views.map { view in
        view.origin[keyPath: place] + part * (view.size[keyPath: length] - room)
      }
      .sorted()
      guard let nearest = stops.nearest(to: target.rect.origin[keyPath: place]) else { continue }
      var index = nearest
      if let most = limitBehavior.most,
        let start = stops.nearest(to: context.start[keyPath: length])
      {
        // A quick finger goes on to the next view, however short its way was.
        let speed = length == \CGSize.width ? context.velocity.dx : context.velocity.dy
        if index == start, abs(speed) > Self.flick { index += speed > 0 ? 1 : -1 }
        index = min(max(index, start - most), start + most)
      }
      target.rect.origin[keyPath: place] = stops[min(max(index, 0), stops.count - 1)]
    }
  }

  /// Points in a millisecond. Chosen.
  private static let flick = 0.3
}

extension [CGFloat] {
  /// The index of the number that is nearest to another.
  fileprivate func nearest(to number: CGFloat) -> Int? {
    indices.min { abs(self[$0] - number) < abs(self[$1] - number) }
  }
}

/// A behaviour of any type.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  let behavior: any ScrollTargetBehavior

  public init<T: ScrollTargetBehavior>(_ behavior: T) { self.behavior = behavior }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    behavior.updateTarget(&target, context: context)
  }

  public func properties(context: PropertiesContext) -> Properties {
    behavior.properties(context: context)
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }

  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic, anchor: UnitPoint?
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
  }
}

private enum ScrollTargetBehaviorKey: EnvironmentKey {
  static var defaultValue: (any ScrollTargetBehavior)? { nil }
}

extension EnvironmentValues {
  var scrollTargetBehavior: (any ScrollTargetBehavior)? {
    get { self[ScrollTargetBehaviorKey.self] }
    set { self[ScrollTargetBehaviorKey.self] = newValue }
  }
}

/// The views of this container, or this view, are those at which a scroll view rests.
enum ScrollTargetTrait: ViewTraitKey {
  enum Role { case layout, view, none }
  static var defaultValue: Role { .none }
}

extension View {
  /// Where scroll views below come to rest.
  public nonisolated func scrollTargetBehavior<T: ScrollTargetBehavior>(
    _ behavior: T
  ) -> some View {
    environment(\.scrollTargetBehavior, behavior)
  }

  /// Marks the container whose views a scroll view rests at. Where none is marked, the innermost
  /// container that stands alone in the scroll view is taken.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    _trait(ScrollTargetTrait.self, isEnabled ? .layout : .none)
  }

  /// Marks one view at which a scroll view rests.
  public nonisolated func scrollTarget(isEnabled: Bool = true) -> some View {
    _trait(ScrollTargetTrait.self, isEnabled ? .view : .none)
  }
}
