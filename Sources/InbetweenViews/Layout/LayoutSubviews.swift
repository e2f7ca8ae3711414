import Foundation
import InbetweenViewGraph

/// A value that a view gives to the layout around it.
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The trait that carries a layout value.
enum LayoutValueTrait<Key: LayoutValueKey>: ViewTraitKey {
  static var defaultValue: Key.Value { Key.defaultValue }
  static var _affectsLayout: Bool { true }
}

extension View {
  /// Gives a value to the layout around the view.
  public nonisolated func layoutValue<K: LayoutValueKey>(
    key: K.Type, value: K.Value
  ) -> some View {
    _trait(LayoutValueTrait<K>.self, value)
  }
}

/// One view of a layout.
public struct LayoutSubview: Sendable {
  let node: RenderNode
  let pass: LayoutPass
  let index: Int

  /// What the view gives for a key.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    onMain { node.layoutValue(K.self) }
  }

  public var priority: Double { onMain { node.layoutPriority } }

  /// The view's size for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    onMain { node.sizeThatFits(proposal) }
  }

  /// The view's size and guides for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    onMain { node.dimensions(in: node.sizeThatFits(proposal)) }
  }

  /// The distances that the view prefers.
  public var spacing: ViewSpacing { onMain { node.spacing } }

  /// Gives the view its place: a point of the container's bounds, and the point of the view that
  /// comes to lie on it.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    onMain { pass.places[index] = .init(position: position, anchor: anchor, proposal: proposal) }
  }
}

extension LayoutSubview: Equatable {
  public static func == (a: Self, b: Self) -> Bool { a.node === b.node }
}

extension RenderNode {
  func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
    traits[ObjectIdentifier(LayoutValueTrait<K>.self)] as? K.Value ?? K.defaultValue
  }
}

/// The places that a layout gives in one round.
@MainActor
final class LayoutPass {
  struct Place {
    var position: CGPoint
    var anchor: UnitPoint
    var proposal: ProposedViewSize
  }

  var places: [Place?]

  init(count: Int) { places = Array(repeating: nil, count: count) }
}

/// The views of a layout, in order.
public struct LayoutSubviews: RandomAccessCollection, Sendable {
  public typealias SubSequence = LayoutSubviews
  public typealias Element = LayoutSubview
  public typealias Index = Int

  let pass: LayoutPass
  let nodes: [RenderNode]
  /// Whether text runs from left to right. Places are mirrored where it does not: a layout need not
  /// look at it.
  public var layoutDirection: LayoutDirection
  private let range: Range<Int>

  @MainActor
  init(_ nodes: [RenderNode], _ layoutDirection: LayoutDirection) {
    self.nodes = nodes
    self.layoutDirection = layoutDirection
    range = 0..<nodes.count
    pass = LayoutPass(count: nodes.count)
  }

  private init(_ all: LayoutSubviews, _ range: Range<Int>) {
    (pass, nodes, layoutDirection) = (all.pass, all.nodes, all.layoutDirection)
    self.range = range
  }

  public var startIndex: Int { range.lowerBound }
  public var endIndex: Int { range.upperBound }

  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(node: nodes[index], pass: pass, index: index)
  }

  public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(self, bounds) }

  public subscript<S: Sequence<Int>>(indices: S) -> [LayoutSubview] { indices.map { self[$0] } }

  /// The nodes of these views.
  var rendered: [RenderNode] { range.count == nodes.count ? nodes : Array(nodes[range]) }
}

extension LayoutSubviews: Equatable {
  public static func == (a: Self, b: Self) -> Bool { a.elementsEqual(b) }
}

extension LayoutSubview {
  /// What the view told its container.
  public var containerValues: ContainerValues {
    onMain { ContainerValues(traits: node.traits) }
  }
}
