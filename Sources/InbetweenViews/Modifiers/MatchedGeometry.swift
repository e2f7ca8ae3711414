import Foundation
import InbetweenDrawing
import InbetweenViewGraph

/// What of a shared geometry a view takes.
@frozen
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Shares the geometry of one view of a group, its source, with the others.
struct MatchedGeometryModifier {
  var key: MatchedGeometryGroups.Key
  var properties: MatchedGeometryProperties
  var anchor: UnitPoint
  var isSource: Bool
}

extension MatchedGeometryModifier: LayerModifier {
  func _makeLayer(_ child: RenderNode, owner: ViewNode) -> MatchedGeometryLayer {
    MatchedGeometryLayer(child, self, owner: owner)
  }

  func _updateLayer(_ layer: MatchedGeometryLayer, owner: ViewNode) { layer.modifier = self }
}

/// The layer of a view that shares geometry. Its own frame is the one that layout gives; where it
/// follows another view, its content stands in the other's frame.
final class MatchedGeometryLayer: WrapperRenderNode {
  private let groups: MatchedGeometryGroups
  var modifier: MatchedGeometryModifier {
    didSet {
      if modifier.key != oldValue.key {
        groups.remove(self, from: oldValue.key)
        groups.add(self, to: modifier.key)
      }
      setNeedsLayout()
    }
  }
  /// The geometry of the source, where the view follows one.
  private var target: MatchedGeometry?

  init(_ child: RenderNode, _ modifier: MatchedGeometryModifier, owner: ViewNode) {
    self.modifier = modifier
    groups = MatchedGeometryGroups.of(owner.graph)
    super.init(child, owner: owner)
    groups.add(self, to: modifier.key)
  }

  /// Whether others take the geometry of this view.
  var isSource: Bool { modifier.isSource && !isGoing }

  /// Whether it leaves, by itself or inside a view that does.
  var isGoing: Bool {
    sequence(first: self as RenderNode, next: \.parent).contains(where: \.isLeaving)
  }

  /// The geometry that layout gives to the view.
  var geometry: MatchedGeometry? {
    modelFrameOnRoot.map { MatchedGeometry(frame: $0, anchor: modifier.anchor) }
  }

  override func placeChildren(_ proposal: ProposedViewSize) {
    if isSource { target = nil }
    if !child.hasPlace, let start = groups.departure(of: self) {
      // The view comes from where the one was that leaves in the same change.
      place(at: start, proposal)
      child.departFromHereWithContent()
    }
    if let target { place(at: target, proposal) } else { super.placeChildren(proposal) }
  }

  private var placedProposal: ProposedViewSize { ProposedViewSize(frame.rect.size) }

  /// Follows a source, or nobody.
  func follow(_ new: MatchedGeometry?) {
    if new == target { return }
    target = new
    if let new {
      place(at: new, placedProposal)
    } else {
      super.placeChildren(placedProposal)
    }
  }

  private func place(at geometry: MatchedGeometry, _ proposal: ProposedViewSize) {
    guard let way = transformToRoot else { return super.placeChildren(proposal) }
    let wanted = geometry.frame.applying(way.inverted())
    let offer =
      modifier.properties.contains(.size) ? ProposedViewSize(wanted.size) : proposal
    let size = child.sizeThatFits(offer)
    let (rect, anchor) =
      modifier.properties.contains(.position)
      ? (wanted, geometry.anchor) : (frame.rect, modifier.anchor)
    child.place(
      at: CGPoint(
        x: rect.minX + rect.width * anchor.x - size.width * modifier.anchor.x,
        y: rect.minY + rect.height * anchor.y - size.height * modifier.anchor.y),
      proposal: offer)
  }

  override func detach() {
    super.detach()
    groups.remove(self, from: modifier.key)
  }
}

/// A frame on the root, and the point in it that views are set by.
struct MatchedGeometry: Equatable {
  var frame: CGRect
  var anchor: UnitPoint
}

/// All groups of views of a graph that share geometry.
@MainActor
final class MatchedGeometryGroups: LayoutReader {
  struct Key: Hashable, @unchecked Sendable {
    // Identifiers are compared and never written.
    var id: AnyHashable
    var namespace: Namespace.ID
  }

  private struct Group {
    var layers: [MatchedGeometryLayer] = []
    /// The geometry that the last source had.
    var geometry: MatchedGeometry?
    /// The update in which a source left the tree.
    var lostIn = -1
  }

  private unowned let graph: Graph
  private var groups: [Key: Group] = [:]
  private var order: [Key] = []

  private init(_ graph: Graph) { self.graph = graph }

  static func of(_ graph: Graph) -> MatchedGeometryGroups {
    graph.service(MatchedGeometryGroups.self) {
      let groups = MatchedGeometryGroups(graph)
      graph.addLayoutReader(groups)
      return groups
    }
  }

  func add(_ layer: MatchedGeometryLayer, to key: Key) {
    if groups[key] == nil { order.append(key) }
    groups[key, default: Group()].layers.append(layer)
  }

  func remove(_ layer: MatchedGeometryLayer, from key: Key) {
    guard let index = groups[key]?.layers.firstIndex(where: { $0 === layer }) else { return }
    groups[key]?.layers.remove(at: index)
    groups[key]?.lostIn = graph.flushNumber
  }

  /// Where a source that arrives comes from: the place of one that leaves in the same change.
  func departure(of layer: MatchedGeometryLayer) -> MatchedGeometry? {
    guard layer.isSource, let group = groups[layer.modifier.key], let geometry = group.geometry,
      !group.layers.contains(where: { $0 !== layer && $0.isSource })
    else { return nil }
    let isLeft = group.lostIn == graph.flushNumber || group.layers.contains(where: \.isGoing)
    return isLeft ? geometry : nil
  }

  func layoutDidFinish() {
    for key in order { settle(key) }
    // Groups that nobody belongs to are kept for the update in which they were left.
    let old = order.filter {
      groups[$0]?.layers.isEmpty != false && groups[$0]?.lostIn != graph.flushNumber
    }
    for key in old { groups[key] = nil }
    if !old.isEmpty { order.removeAll { groups[$0] == nil } }
  }

  private func settle(_ key: Key) {
    guard let group = groups[key] else { return }
    let sources = group.layers.filter { $0.isSource && $0.hasPlace }
    if sources.count > 1 {
      graph.warn(
        """
        \(sources[1].owner.path): \(sources.count) views share the geometry of "\(key.id)" as \
        sources; the first one's is taken. Give the others isSource: false.
        """)
    }
    guard let source = sources.first, let geometry = source.geometry else { return }
    groups[key]?.geometry = geometry
    for layer in group.layers where !layer.isSource { layer.follow(geometry) }
  }
}

extension RenderNode {
  /// What got its first place just now is seen to come from there.
  func departFromHereWithContent() {
    departFromHere()
    forEachChild { $0.departFromHereWithContent() }
  }
}

extension View {
  /// Shares the view's geometry under an identifier.
  ///
  /// One view of those with the same identifier is the source; the others stand where it stands.
  /// Where a source is removed and another inserted in one animated change, both go from the one's
  /// geometry to the other's while their transitions run.
  ///
  /// - Parameters:
  ///   - properties: what the views take that are not the source.
  ///   - anchor: the point of the view by which it is set.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometryModifier(
        key: .init(id: AnyHashable(id), namespace: namespace), properties: properties,
        anchor: anchor, isSource: isSource))
  }
}
