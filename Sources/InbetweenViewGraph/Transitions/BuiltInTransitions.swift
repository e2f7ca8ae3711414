import Foundation
import InbetweenDrawing

/// Fades in and out.
public struct OpacityTransition: Transition {
  nonisolated public init() {}

  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

/// Comes and goes at once.
public struct IdentityTransition: Transition {
  nonisolated public init() {}

  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

  public var _isIdentity: Bool { true }

  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Grows from a scale and shrinks to it.
public struct ScaleTransition: Transition {
  public var scale: Double
  public var anchor: UnitPoint

  nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

/// Comes from an offset and goes there.
public struct OffsetTransition: Transition {
  public var offset: CGSize

  nonisolated public init(_ offset: CGSize) { self.offset = offset }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// Moves in from an edge and out to it, by the view's own size.
public struct MoveTransition: Transition {
  public var edge: Edge

  nonisolated public init(edge: Edge) { self.edge = edge }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(_EdgeMove(edge: phase.isIdentity ? nil : edge))
  }
}

/// Comes from the leading edge and leaves to the trailing one.
public struct SlideTransition: Transition {
  nonisolated public init() {}

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(
      _EdgeMove(
        edge: phase.isIdentity ? nil : phase == .willAppear ? .leading : .trailing))
  }
}

/// Moves in from an edge while fading in, and out to the opposite edge while fading out.
public struct PushTransition: Transition {
  public var edge: Edge

  nonisolated public init(edge: Edge) { self.edge = edge }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .modifier(
        _EdgeMove(
          edge: phase.isIdentity ? nil : phase == .willAppear ? edge : edge.opposite)
      )
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

/// Blurs and fades while scaling (semantics 8.6: radius 7, scale 0.9; up-up leaves at 1.1).
public struct BlurReplaceTransition: Transition {
  public struct Configuration: Equatable, Sendable {
    let leavesUp: Bool
    public static let downUp = Configuration(leavesUp: false)
    public static let upUp = Configuration(leavesUp: true)
  }

  public var configuration: Configuration

  nonisolated public init(configuration: Configuration) { self.configuration = configuration }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .scaleEffect(scale(phase))
      .blur(radius: phase.isIdentity ? 0 : 7)
      .opacity(phase.isIdentity ? 1 : 0)
  }

  private func scale(_ phase: TransitionPhase) -> CGFloat {
    switch phase {
    case .identity: 1
    case .willAppear: 0.9
    case .didDisappear: configuration.leavesUp ? 1.1 : 0.9
    }
  }
}

extension Edge {
  var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}

extension Transition where Self == OpacityTransition {
  public static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == IdentityTransition {
  public static var identity: IdentityTransition { IdentityTransition() }
}
extension Transition where Self == ScaleTransition {
  public static var scale: ScaleTransition { ScaleTransition(0) }

  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    ScaleTransition(scale, anchor: anchor)
  }
}
extension Transition where Self == OffsetTransition {
  public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }

  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    OffsetTransition(CGSize(width: x, height: y))
  }
}
extension Transition where Self == MoveTransition {
  public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}
extension Transition where Self == SlideTransition {
  public static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == PushTransition {
  public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}
extension Transition where Self == BlurReplaceTransition {
  public static var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }

  public static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration = .downUp
  ) -> Self {
    BlurReplaceTransition(configuration: configuration)
  }
}

extension AnyTransition {
  public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }
  public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }
  public static var scale: AnyTransition { AnyTransition(ScaleTransition(0)) }
  public static var slide: AnyTransition { AnyTransition(SlideTransition()) }

  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(scale, anchor: anchor))
  }

  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(OffsetTransition(offset))
  }

  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition(OffsetTransition(CGSize(width: x, height: y)))
  }

  public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }

  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(PushTransition(edge: edge))
  }

  public static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration = .downUp
  ) -> AnyTransition {
    AnyTransition(BlurReplaceTransition(configuration: configuration))
  }

  public static var blurReplace: AnyTransition { blurReplace(.downUp) }
}

// The value holds an immutable box that is only ever opened on the main actor.
extension AnyTransition: @unchecked Sendable {}

/// Moves a view by its own size toward an edge; nil: in place.
struct _EdgeMove: LayerModifier {
  var edge: Edge?

  func _makeLayer(_ child: RenderNode, owner: ViewNode) -> EdgeMoveLayer {
    EdgeMoveLayer(child, edge, owner: owner)
  }

  func _updateLayer(_ layer: EdgeMoveLayer, owner: ViewNode) { layer.move(to: edge) }
}

final class EdgeMoveLayer: EffectRenderNode<CGSize.AnimatableData> {
  private var edge: Edge?

  init(_ child: RenderNode, _ edge: Edge?, owner: ViewNode) {
    self.edge = edge
    super.init(child, CGSize.zero.animatableData, kind: .offset, owner: owner)
  }

  /// The way to an edge, by the size that layout gave.
  private func way(to edge: Edge?) -> CGSize.AnimatableData {
    var size = CGSize.zero
    switch edge {
    case nil: break
    case .top: size.height = -frame.height
    case .bottom: size.height = frame.height
    case .leading: size.width = isMirrored ? frame.width : -frame.width
    case .trailing: size.width = isMirrored ? -frame.width : frame.width
    }
    return size.animatableData
  }

  func move(to new: Edge?) {
    // While the view was outside, its size was not known yet: it starts from there now.
    if edge != nil, animator(of: 0) == nil { setAtOnce(way(to: edge)) }
    edge = new
    set(way(to: new))
  }

  override func emit(into list: inout DisplayList) {
    itemIndex = list.items.count
    list.items.append(.init(.offset, owner: list.owner(owner), values: state.pointee.values))
    child.emit(into: &list)
    list.items.append(.init(.pop))
  }

  override func convertToChildren(_ point: CGPoint) -> CGPoint? {
    CGPoint(x: point.x - shownLanes[0], y: point.y - shownLanes[1])
  }

  override func attributeName(_ attribute: UInt8) -> AttributeName {
    attribute == 0
      ? AttributeName("offset", ["x", "y"], unit: "points") : super.attributeName(attribute)
  }
}
