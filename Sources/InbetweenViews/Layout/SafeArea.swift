import Foundation
import InbetweenViewGraph

/// What keeps room clear.
@frozen
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The device, bars and insets.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard. None is ever shown here.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all: SafeAreaRegions = SafeAreaRegions(rawValue: .max)
}

/// Lets a view grow over the edges of the safe area that its frame touches.
struct IgnoresSafeAreaModifier: LayerModifier {
  var regions: SafeAreaRegions
  var edges: Edge.Set

  func _makeLayer(_ child: RenderNode, owner: ViewNode) -> IgnoresSafeAreaLayer {
    IgnoresSafeAreaLayer(child, self, owner: owner)
  }

  func _updateLayer(_ layer: IgnoresSafeAreaLayer, owner: ViewNode) { layer.modifier = self }
}

final class IgnoresSafeAreaLayer: WrapperRenderNode {
  var modifier: IgnoresSafeAreaModifier {
    didSet { if !bitwiseEqual(oldValue, modifier) { setNeedsLayout() } }
  }

  init(_ child: RenderNode, _ modifier: IgnoresSafeAreaModifier, owner: ViewNode) {
    self.modifier = modifier
    super.init(child, owner: owner)
  }

  override func placeChildren(_ proposal: ProposedViewSize) {
    guard modifier.regions.contains(.container) else { return super.placeChildren(proposal) }
    let mirrored = isMirrored
    let insets = clearInsets(of: frame.rect, mirrored: mirrored).only(modifier.edges)
    if insets == EdgeInsets() { return super.placeChildren(proposal) }
    let offer = ProposedViewSize(
      width: (proposal.width ?? frame.width) + insets.leading + insets.trailing,
      height: (proposal.height ?? frame.height) + insets.top + insets.bottom)
    place(
      child, at: CGPoint(x: -insets.leading, y: -insets.top), proposal: offer, mirrored: mirrored)
  }
}

extension View {
  /// Lets the view grow to the edges of the screen where its frame touches the safe area's.
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(IgnoresSafeAreaModifier(regions: regions, edges: edges))
  }

  /// Lets the view grow to the edges of the screen where its frame touches the safe area's.
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
}
