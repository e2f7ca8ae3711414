import Foundation
import InbetweenDrawing

/// An effect of one number: opacity, blur, the colour filters.
public struct _NumberEffect: LayerModifier {
  package enum Kind: Hashable, Sendable {
    case opacity
    case blur(opaque: Bool)
    case filter(ColorFilter)
  }

  var kind: Kind
  package nonisolated var amount: Double

  nonisolated package init(kind: Kind, amount: Double) {
    self.kind = kind
    self.amount = amount
  }

  public func _makeLayer(_ child: RenderNode, owner: ViewNode) -> NumberLayer {
    NumberLayer(child, kind, amount, owner: owner)
  }

  public func _updateLayer(_ layer: NumberLayer, owner: ViewNode) { layer.set(amount) }
}

public final class NumberLayer: EffectRenderNode<Double> {
  private let kind: _NumberEffect.Kind

  init(_ child: RenderNode, _ kind: _NumberEffect.Kind, _ amount: Double, owner: ViewNode) {
    self.kind = kind
    let state: EffectState.Kind =
      switch kind {
      case .opacity: .fraction
      case .blur: .length
      case .filter: .number
      }
    super.init(child, amount, kind: state, owner: owner)
  }

  override public func emit(into list: inout DisplayList) {
    itemIndex = list.items.count
    var item: DisplayList.Item
    switch kind {
    case .opacity: item = .init(.opacity)
    case .blur(let opaque): item = .init(.blur, flags: opaque ? 1 : 0)
    case .filter(let filter): item = .init(.colorFilter, resource: filter.rawValue)
    }
    item.owner = list.owner(owner)
    item.values = state.pointee.values
    list.items.append(item)
    child.emit(into: &list)
    list.items.append(.init(.pop))
  }

  override public func hitTest(_ point: CGPoint) -> RenderNode? {
    // What is invisible cannot be touched.
    if kind == .opacity, shownLanes[0] <= 0 { return nil }
    return super.hitTest(point)
  }

  override public func attributeName(_ attribute: UInt8) -> AttributeName {
    if attribute != 0 { return super.attributeName(attribute) }
    switch kind {
    case .opacity: return AttributeName("opacity")
    case .blur: return AttributeName("blur", unit: "points")
    case .filter(.hueRotation):
      return AttributeName("hueRotation", unit: "degrees", factors: [180 / .pi])
    case .filter(let filter): return AttributeName("\(filter)")
    }
  }
}

extension View {
  /// Draws the view as one layer with this opacity, 0...1.
  public nonisolated func opacity(_ opacity: Double) -> some View {
    modifier(_NumberEffect(kind: .opacity, amount: opacity))
  }

  /// Blurs the view with a Gaussian of this radius, points.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(_NumberEffect(kind: .blur(opaque: opaque), amount: radius))
  }

  /// Adds to each colour channel, -1...1.
  public nonisolated func brightness(_ amount: Double) -> some View {
    modifier(_NumberEffect(kind: .filter(.brightness), amount: amount))
  }

  /// 1 leaves the contrast as it is.
  public nonisolated func contrast(_ amount: Double) -> some View {
    modifier(_NumberEffect(kind: .filter(.contrast), amount: amount))
  }

  /// 1 leaves the saturation as it is, 0 is grey.
  public nonisolated func saturation(_ amount: Double) -> some View {
    modifier(_NumberEffect(kind: .filter(.saturation), amount: amount))
  }

  /// 0...1
  public nonisolated func grayscale(_ amount: Double) -> some View {
    modifier(_NumberEffect(kind: .filter(.grayscale), amount: amount))
  }

  public nonisolated func hueRotation(_ angle: Angle) -> some View {
    modifier(_NumberEffect(kind: .filter(.hueRotation), amount: angle.radians))
  }

  public nonisolated func colorInvert() -> some View {
    modifier(_NumberEffect(kind: .filter(.invert), amount: 1))
  }

  /// The view's brightness becomes its opacity.
  public nonisolated func luminanceToAlpha() -> some View {
    modifier(_NumberEffect(kind: .filter(.luminanceToAlpha), amount: 1))
  }
}
