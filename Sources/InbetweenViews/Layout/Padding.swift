import Foundation
import InbetweenViewGraph

/// Room around a view.
struct PaddingLayout: ChildLayout {
  var edges: Edge.Set
  /// nil: the default on each edge.
  var insets: EdgeInsets?

  nonisolated init(edges: Edge.Set = .all, insets: EdgeInsets?) {
    self.edges = edges
    self.insets = insets
  }

  private var room: EdgeInsets {
    let all = insets ?? EdgeInsets(all: Looks.length(.padding))
    return all.only(edges)
  }

  private func proposal(_ offer: ProposedViewSize) -> ProposedViewSize {
    let room = room
    return ProposedViewSize(
      width: offer.width.map { max(0, $0 - room.leading - room.trailing) },
      height: offer.height.map { max(0, $0 - room.top - room.bottom) })
  }

  func size(_ offer: ProposedViewSize, _ child: RenderNode) -> CGSize {
    let room = room
    let size = child.sizeThatFits(proposal(offer))
    return CGSize(
      width: max(0, size.width + room.leading + room.trailing),
      height: max(0, size.height + room.top + room.bottom))
  }

  func placement(
    in size: CGSize, _ offer: ProposedViewSize, _ child: RenderNode
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    (CGPoint(x: room.leading, y: room.top), proposal(offer))
  }

  func spacing(_ child: ViewSpacing) -> ViewSpacing { child.withoutPreference(edges) }
}

extension EdgeInsets {
  /// The same distance on each side, points.
  init(all length: CGFloat) {
    self.init(top: length, leading: length, bottom: length, trailing: length)
  }

  /// The insets with zero on other edges than these.
  func only(_ edges: Edge.Set) -> EdgeInsets {
    EdgeInsets(
      top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
      bottom: edges.contains(.bottom) ? bottom : 0,
      trailing: edges.contains(.trailing) ? trailing : 0)
  }
}

extension View {
  /// Puts room around the view: points on each side.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingLayout(insets: insets))
  }

  /// Puts room along some sides of the view, points; the system's default where none is given.
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(PaddingLayout(edges: edges, insets: length.map { EdgeInsets(all: $0) }))
  }

  /// Puts room around the view, points.
  public nonisolated func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}
