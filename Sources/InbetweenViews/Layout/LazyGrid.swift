import Foundation
import InbetweenViewGraph

/// A column of a vertical grid or a row of a horizontal one.
public struct GridItem: Sendable {
  /// How wide a track is, points.
  public enum Size: Sendable {
    case fixed(CGFloat)
    /// An equal share of the room, within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many tracks of at least the minimum as there is room for.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  /// The distance to the next track, points; nil: the default.
  public var spacing: CGFloat?
  public var alignment: Alignment?

  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// Rows of views in columns. All of them are made at once: what is far out of sight costs its
/// making, and nothing in a frame.
public struct LazyVGrid<Content: View> {
  var tracks: GridTracks
  public let content: Content

  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    tracks = GridTracks(
      axis: .vertical, items: columns, spacing: spacing,
      alignment: Alignment(horizontal: alignment, vertical: .center))
    self.content = content()
  }
}

/// Columns of views in rows. All of them are made at once: what is far out of sight costs its
/// making, and nothing in a frame.
public struct LazyHGrid<Content: View> {
  var tracks: GridTracks
  public let content: Content

  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    tracks = GridTracks(
      axis: .horizontal, items: rows, spacing: spacing,
      alignment: Alignment(horizontal: .center, vertical: alignment))
    self.content = content()
  }
}

extension LazyVGrid: UnaryView, ContainerView {
  public func _makeRender(owner: ViewNode) -> LazyGridRenderNode {
    LazyGridRenderNode(tracks, owner: owner)
  }

  public func _updateRender(_ render: LazyGridRenderNode, owner: ViewNode) {
    render.tracks = tracks
  }
}

extension LazyHGrid: UnaryView, ContainerView {
  public func _makeRender(owner: ViewNode) -> LazyGridRenderNode {
    LazyGridRenderNode(tracks, owner: owner)
  }

  public func _updateRender(_ render: LazyGridRenderNode, owner: ViewNode) {
    render.tracks = tracks
  }
}

/// The tracks of a lazy grid, across the axis along which it grows.
struct GridTracks {
  var axis: Axis
  var items: [GridItem]
  /// Between lines, points.
  var spacing: CGFloat?
  /// How the tracks stand in a room that they do not fill.
  var alignment: Alignment

  /// A track in the room.
  struct Track: Equatable {
    var start: CGFloat
    var length: CGFloat
    var item: Int
  }

  /// The tracks for a room across.
  ///
  /// Fixed tracks and the distances are taken off first. The others share the rest in order, each
  /// with an equal part of what is left, within its limits; an adaptive one divides its part into
  /// as many equal tracks of at least its minimum as fit, at least one. (The order and the equal
  /// parts are those that the documents' pictures show and the public re-implementations agree on.)
  nonisolated func resolved(_ room: CGFloat) -> [Track] {
    let gaps = items.map { max(0, $0.spacing ?? ViewSpacing.standard) }
    var left = room - gaps.dropLast().reduce(0, +)
    var shares = 0
    for item in items {
      if case .fixed(let length) = item.size { left -= max(0, length) } else { shares += 1 }
    }
    var tracks: [Track] = []
    var position: CGFloat = 0
    func add(_ length: CGFloat, _ item: Int) {
      tracks.append(Track(start: position, length: length, item: item))
      position += length
    }
    func within(_ length: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
      max(0, max(min(length, most), least))
    }
    for (index, item) in items.enumerated() {
      if index > 0 { position += gaps[index - 1] }
      switch item.size {
      case .fixed(let length):
        add(max(0, length.isFinite ? length : 0), index)
      case .flexible(let least, let most):
        let length = within(max(0, left) / CGFloat(max(1, shares)), least, most)
        shares -= 1
        left -= length
        add(length, index)
      case .adaptive(let least, let most):
        let share = max(0, left) / CGFloat(max(1, shares))
        shares -= 1
        let gap = gaps[index]
        let size = max(1, least.isFinite ? least : 1)
        // No more tracks than could ever be told apart.
        let count = Int(min(10_000, max(1, ((share + gap) / (size + gap)).rounded(.down))))
        let length = within((share - gap * CGFloat(count - 1)) / CGFloat(count), least, most)
        for number in 0..<count {
          if number > 0 { position += gap }
          add(length, index)
        }
        left -= length * CGFloat(count) + gap * CGFloat(count - 1)
      }
    }
    return tracks
  }
}

/// The views of a lazy grid.
public final class LazyGridRenderNode: ContainerRenderNode {
  var tracks: GridTracks {
    didSet { if !bitwiseEqual(oldValue, tracks) { setNeedsLayout() } }
  }

  init(_ tracks: GridTracks, owner: ViewNode) {
    self.tracks = tracks
    super.init(owner: owner)
  }

  private var isVertical: Bool { tracks.axis == .vertical }

  private func proposal(_ track: GridTracks.Track) -> ProposedViewSize {
    isVertical
      ? ProposedViewSize(width: track.length, height: nil)
      : ProposedViewSize(width: nil, height: track.length)
  }

  /// The lines of the grid: the views of each, its length along the axis.
  private func lines(
    _ tracks: [GridTracks.Track]
  ) -> [(views: ArraySlice<RenderNode>, length: CGFloat)] {
    let children = laidOutChildren
    guard !tracks.isEmpty else { return [] }
    return stride(from: 0, to: children.count, by: tracks.count).map { start in
      let views = children[start..<min(start + tracks.count, children.count)]
      let lengths = zip(views, tracks).map { view, track in
        let size = view.sizeThatFits(proposal(track))
        return isVertical ? size.height : size.width
      }
      return (views, lengths.max() ?? 0)
    }
  }

  private var lineSpacing: CGFloat { tracks.spacing ?? ViewSpacing.standard }

  private func room(_ proposal: ProposedViewSize) -> CGFloat {
    (isVertical ? proposal.width : proposal.height).flatMap { $0.isFinite ? $0 : nil }
      ?? ViewSpacing.standard
  }

  override public func measure(_ proposal: ProposedViewSize) -> CGSize {
    let room = room(proposal)
    let resolved = tracks.resolved(room)
    let lines = lines(resolved)
    let along =
      lines.reduce(0) { $0 + $1.length } + lineSpacing * CGFloat(max(0, lines.count - 1))
    let across = max(room, resolved.last.map { $0.start + $0.length } ?? 0)
    return isVertical
      ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }

  override public func placeChildren(_ proposal: ProposedViewSize) {
    let size = frame.rect.size
    let resolved = tracks.resolved(isVertical ? size.width : size.height)
    let used = resolved.last.map { $0.start + $0.length } ?? 0
    // Where the tracks do not fill the room they stand at the grid's alignment.
    let key = isVertical ? tracks.alignment.horizontal.key : tracks.alignment.vertical.key
    let whole = CGSize(width: used, height: used)
    let shift = key.defaultValue(in: size) - key.defaultValue(in: whole)
    let mirrored = isMirrored
    var position: CGFloat = 0
    for line in lines(resolved) {
      for (view, track) in zip(line.views, resolved) {
        let offer = self.proposal(track)
        let alignment = tracks.items[track.item].alignment ?? .center
        let cell =
          isVertical
          ? CGRect(x: shift + track.start, y: position, width: track.length, height: line.length)
          : CGRect(x: position, y: shift + track.start, width: line.length, height: track.length)
        let own = view.sizeThatFits(offer)
        let origin = RenderNode.origin(of: view, sized: own, in: cell.size, alignment)
        place(
          view, at: CGPoint(x: cell.minX + origin.x, y: cell.minY + origin.y), proposal: offer,
          mirrored: mirrored)
      }
      position += line.length + lineSpacing
    }
  }
}
