import Foundation
import InbetweenViewGraph

/// A gesture on a view.
struct GestureModifier<G: Gesture> {
  var gesture: G
  var priority: GestureSlot.Priority
  var mask: GestureMask
}

extension GestureModifier: LayerModifier {
  func _makeLayer(_ child: RenderNode, owner: ViewNode) -> GestureLayer {
    let layer = GestureLayer(child, gesture, priority: priority, mask: mask, owner: owner)
    _updateLayer(layer, owner: owner)
    return layer
  }

  func _updateLayer(_ layer: GestureLayer, owner: ViewNode) {
    layer.update(gesture, mask: mask, isEnabled: owner.environment.isEnabled)
  }
}

extension View {
  /// Adds a gesture that comes after those of the view itself.
  public nonisolated func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .low, mask: mask))
  }

  /// Adds a gesture where `isEnabled`.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(
      GestureModifier(gesture: gesture, priority: .low, mask: isEnabled ? .all : .subviews))
  }

  /// Adds a gesture that comes before those of the view itself.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .high, mask: mask))
  }

  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View {
    modifier(
      GestureModifier(gesture: gesture, priority: .high, mask: isEnabled ? .all : .subviews))
  }

  /// Adds a gesture that may happen together with those of the view itself.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .simultaneous, mask: mask))
  }

  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View {
    modifier(
      GestureModifier(
        gesture: gesture, priority: .simultaneous, mask: isEnabled ? .all : .subviews))
  }

  /// Runs a closure when the view is tapped.
  public nonisolated func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    modifier(TapActionModifier(count: count, space: .local, action: { _ in action() }))
  }

  /// Runs a closure with the place when the view is tapped.
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    modifier(
      TapActionModifier(count: count, space: coordinateSpace.coordinateSpace, action: action))
  }

  /// Runs a closure when the view was pressed long enough.
  ///
  /// - Parameters:
  ///   - minimumDuration: seconds.
  ///   - maximumDistance: points that the touch may move.
  ///   - onPressingChanged: runs with `true` when the touch begins and `false` when it ends, is
  ///     recognized or fails.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    modifier(
      PressModifier(
        press: LongPressGesture(
          minimumDuration: minimumDuration, maximumDistance: maximumDistance),
        action: action, onPressingChanged: onPressingChanged))
  }

  /// The older order of the closures.
  @_disfavoredOverload
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }

  /// Whether the view takes touches. Where it does not, they go to what is behind it.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingModifier(isEnabled: enabled))
  }

  /// Touches go to the view inside this shape, also where it shows nothing.
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(ContentShapeModifier(shape: shape, isEvenOdd: eoFill, kinds: .interaction))
  }

  public nonisolated func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modifier(ContentShapeModifier(shape: shape, isEvenOdd: eoFill, kinds: kind))
  }

  /// Whether the controls and gestures of the view take no input. What is disabled further out
  /// stays disabled.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}

/// A tap that runs a closure.
private struct TapActionModifier {
  var count: Int
  var space: CoordinateSpace
  var action: (CGPoint) -> Void
}

extension TapActionModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .gesture(
        SpatialTapGesture(count: count, coordinateSpace: space).onEnded { action($0.location) }
      )
      .modifier(ElementModifier(role: .tap, activate: { action(.zero) }))
  }
}

/// A long press that runs a closure.
private struct PressModifier {
  var press: LongPressGesture
  var action: () -> Void
  var onPressingChanged: ((Bool) -> Void)?
}

extension PressModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .gesture(
        PressGesture(press: press, perform: action, onPressingChanged: onPressingChanged)
      )
      .modifier(ElementModifier(role: .longPress, activate: nil))
  }
}

/// Whether a view takes touches.
struct HitTestingModifier: LayerModifier {
  var isEnabled: Bool

  func _makeLayer(_ child: RenderNode, owner: ViewNode) -> HitTestingLayer {
    let layer = HitTestingLayer(child, owner: owner)
    layer.isEnabled = isEnabled
    return layer
  }

  func _updateLayer(_ layer: HitTestingLayer, owner: ViewNode) { layer.isEnabled = isEnabled }
}

final class HitTestingLayer: WrapperRenderNode {
  var isEnabled = true

  override func hitTest(_ point: CGPoint) -> RenderNode? {
    isEnabled ? super.hitTest(point) : nil
  }
}

/// What a content shape is for. Only interaction makes a difference here.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

/// The shape in which a view takes touches.
struct ContentShapeModifier<S: Shape> {
  var shape: S
  var isEvenOdd: Bool
  var kinds: ContentShapeKinds
}

extension ContentShapeModifier: LayerModifier {
  func _makeLayer(_ child: RenderNode, owner: ViewNode) -> ContentShapeLayer {
    let layer = ContentShapeLayer(child, owner: owner)
    _updateLayer(layer, owner: owner)
    return layer
  }

  func _updateLayer(_ layer: ContentShapeLayer, owner: ViewNode) {
    let (shape, isEvenOdd) = (shape, isEvenOdd)
    layer.contains =
      kinds.contains(.interaction)
      ? { shape.path(in: $0).contains($1, eoFill: isEvenOdd) } : nil
  }
}

final class ContentShapeLayer: WrapperRenderNode {
  /// Whether the shape in a rectangle has a point; nil: no shape is set.
  var contains: ((CGRect, CGPoint) -> Bool)?

  override func hitTest(_ point: CGPoint) -> RenderNode? {
    guard let contains else { return super.hitTest(point) }
    guard contains(shown.rect, point) else { return nil }
    return super.hitTest(point) ?? self
  }
}
