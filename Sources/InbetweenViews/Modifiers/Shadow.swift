import Foundation
import InbetweenDrawing
import InbetweenViewGraph

/// A shadow of what is drawn of a view.
struct ShadowEffect: LayerModifier {
  var color: Color
  var radius: CGFloat
  var offset: CGSize

  typealias Data = AnimatablePair<
    ResolvedColor.AnimatableData, AnimatablePair<CGFloat, CGSize.AnimatableData>
  >

  private func data(_ owner: ViewNode) -> Data {
    AnimatablePair(
      color.painted(in: owner.environment).animatableData,
      AnimatablePair(radius, offset.animatableData))
  }

  func _makeLayer(_ child: RenderNode, owner: ViewNode) -> ShadowLayer {
    ShadowLayer(child, data(owner), owner: owner)
  }

  func _updateLayer(_ layer: ShadowLayer, owner: ViewNode) { layer.set(data(owner)) }
}

final class ShadowLayer: EffectRenderNode<ShadowEffect.Data> {
  /// The colour of these lanes, which nearly always stays while the rest moves.
  private var color = ResolvedColor.clear
  private var colorLanes = SIMD4<Double>.zero

  /// Brings the colour up to date; answers whether it changed.
  private func updateColor() -> Bool {
    let lanes = SIMD4(shownLanes[0], shownLanes[1], shownLanes[2], shownLanes[3])
    if lanes == colorLanes { return false }
    colorLanes = lanes
    color = ResolvedColor(lanes: shownLanes)
    return true
  }

  private var values: DisplayList.Values {
    .init(max(0, shownLanes[4]), shownLanes[5], shownLanes[6])
  }

  override func emit(into list: inout DisplayList) {
    _ = updateColor()
    itemIndex = list.items.count
    list.items.append(
      .init(.shadow, paint: list.add(.color(color)), owner: list.owner(owner), values: values))
    child.emit(into: &list)
    list.items.append(.init(.pop))
  }

  override func shownDidChange() {
    if itemIndex < 0 { return }
    let index = itemIndex
    graph.patch(index, values)
    guard updateColor() else { return }
    let color = color
    graph.patch { $0.paints[Int($0.items[index].paint)] = .color(color) }
  }

  override func attributeName(_ attribute: UInt8) -> AttributeName {
    let factors = [Double](repeating: 1 / unitScale, count: 4) + [1, 1, 1]
    return attribute == 0
      ? AttributeName(
        "shadow", ["l", "m", "s", "opacity", "radius", "x", "y"], factors: factors)
      : super.attributeName(attribute)
  }
}

/// Multiplies the colours of a view with a colour.
struct ColorMultiplyEffect: LayerModifier {
  var color: Color

  func _makeLayer(_ child: RenderNode, owner: ViewNode) -> ColorMultiplyLayer {
    ColorMultiplyLayer(
      child, color.painted(in: owner.environment).animatableData, owner: owner)
  }

  func _updateLayer(_ layer: ColorMultiplyLayer, owner: ViewNode) {
    layer.set(color.painted(in: owner.environment).animatableData)
  }
}

final class ColorMultiplyLayer: EffectRenderNode<ResolvedColor.AnimatableData> {
  private var color: ResolvedColor { ResolvedColor(lanes: shownLanes) }

  override func emit(into list: inout DisplayList) {
    itemIndex = list.items.count
    list.items.append(
      .init(
        .colorFilter, resource: ColorFilter.multiply.rawValue, paint: list.add(.color(color)),
        owner: list.owner(owner)))
    child.emit(into: &list)
    list.items.append(.init(.pop))
  }

  override func shownDidChange() {
    if itemIndex < 0 { return }
    let (index, color) = (itemIndex, color)
    graph.patch { list in list.paints[Int(list.items[index].paint)] = .color(color) }
  }

  override func attributeName(_ attribute: UInt8) -> AttributeName {
    attribute == 0
      ? AttributeName(
        "colorMultiply", ["l", "m", "s", "opacity"],
        factors: [Double](repeating: 1 / unitScale, count: 4))
      : super.attributeName(attribute)
  }
}

extension Color {
  /// The colour as it is painted in an environment.
  func painted(in environment: EnvironmentValues) -> ResolvedColor {
    resolvedPaint(in: environment).solidColor ?? .clear
  }
}

extension ResolvedColor {
  /// The colour of four lanes of its animatable data.
  init(lanes: UnsafePointer<Double>) {
    self = .clear
    animatableData = AnimatableData._read(lanes: lanes)
  }
}

extension View {
  /// Draws a shadow of the view below it.
  ///
  /// - Parameters:
  ///   - radius: how far the shadow is blurred, points; below zero counts as zero.
  ///   - x: points to the right.
  ///   - y: points down.
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }

  /// Multiplies the colours of the view with a colour.
  public nonisolated func colorMultiply(_ color: Color) -> some View {
    modifier(ColorMultiplyEffect(color: color))
  }
}
