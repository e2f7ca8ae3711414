import Foundation
import InbetweenViewGraph

/// What of the content is in the window, and how views are brought into it.
extension ScrollRenderNode {
  /// The window as it is drawn: the frame, and what is kept clear around it.
  var windowRect: CGRect { grown(shown.rect) }

  private func grown(_ rect: CGRect) -> CGRect {
    let clear = clearInsets(of: frame.rect)
    return CGRect(
      x: rect.minX - clear.leading, y: rect.minY - clear.top,
      width: rect.width + clear.leading + clear.trailing,
      height: rect.height + clear.top + clear.bottom)
  }

  /// The room for content in the window, from the frame's top left: without margins.
  var containerRect: CGRect {
    let margins = settings.margins
    return CGRect(
      x: margins.leading, y: margins.top,
      width: max(0, frame.width - margins.leading - margins.trailing),
      height: max(0, frame.height - margins.top - margins.bottom))
  }

  var geometry: ScrollGeometry {
    let clear = clearInsets(of: frame.rect)
    let margins = settings.margins
    let insets = EdgeInsets(
      top: clear.top + margins.top, leading: clear.leading + margins.leading,
      bottom: clear.bottom + margins.bottom, trailing: clear.trailing + margins.trailing)
    return ScrollGeometry(
      contentOffset: CGPoint(
        x: shownOffset.width - insets.leading, y: shownOffset.height - insets.top),
      contentSize: CGSize(
        width: contentSize.width - margins.leading - margins.trailing,
        height: contentSize.height - margins.top - margins.bottom),
      contentInsets: insets, containerSize: containerRect.size)
  }

  /// The views at which the scroll view may come to rest: those that are marked; otherwise those of
  /// the innermost container that stands alone.
  var targets: [RenderNode] {
    var marked: [RenderNode] = []
    findMarked(self, into: &marked)
    if !marked.isEmpty { return marked }
    return Self.innermost(laidOutChildren)
  }

  private func findMarked(_ node: RenderNode, into marked: inout [RenderNode]) {
    node.forEachChild { child in
      if child.isLeaving || child is ScrollRenderNode { return }
      switch child.traits[ObjectIdentifier(ScrollTargetTrait.self)] as? ScrollTargetTrait.Role {
      case .view: marked.append(child)
      case .layout: marked += Self.views(of: child)
      case .some(.none), nil: findMarked(child, into: &marked)
      }
    }
  }

  /// The views of the container that is marked: the mark is also on the layers around it.
  private static func views(of marked: RenderNode) -> [RenderNode] {
    var node: RenderNode? = marked
    while let current = node, !(current is ContainerRenderNode) {
      var below: [RenderNode] = []
      current.forEachChild { below.append($0) }
      node =
        below.first {
          $0.traits[ObjectIdentifier(ScrollTargetTrait.self)] as? ScrollTargetTrait.Role == .layout
        } ?? below.first
    }
    return (node as? ContainerRenderNode)?.laidOutChildren ?? []
  }

  private static func innermost(_ nodes: [RenderNode]) -> [RenderNode] {
    var level = nodes
    while level.count == 1 {
      var below: [RenderNode] = []
      level[0].forEachChild { if !$0.isLeaving { below.append($0) } }
      if below.isEmpty { break }
      level = below
    }
    return level
  }

  /// The share of a view's area that shows in the window, 0...1.
  func shownShare(of view: RenderNode) -> Double {
    let offset = shownOffset
    let rect = view.frame.rect.offsetBy(dx: -offset.width, dy: -offset.height)
    let area = rect.width * rect.height
    let common = rect.intersection(grown(frame.rect))
    if common.isNull { return 0 }
    return area > 0 ? common.width * common.height / area : 1
  }

  /// The identity of the view that stands at a point of the window; of the first one that shows by
  /// at least half of itself where no point is given.
  func identityShown(at anchor: UnitPoint?) -> AnyHashable? {
    let offset = shownOffset
    let isVertical = settings.axes.contains(.vertical)
    let room = containerRect
    let start =
      isVertical ? frame.y + room.minY + offset.height : frame.x + room.minX + offset.width
    let window = isVertical ? room.height : room.width
    func line(_ view: RenderNode) -> (start: Double, length: Double) {
      isVertical ? (view.frame.y, view.frame.height) : (view.frame.x, view.frame.width)
    }
    guard let anchor else {
      return targets.first { line($0).start + line($0).length / 2 >= start }?.identity
    }
    let part = isVertical ? anchor.y : anchor.x
    func distance(_ view: RenderNode) -> Double {
      let line = line(view)
      return abs(line.start + part * line.length - start - part * window)
    }
    return targets.min { distance($0) < distance($1) }?.identity
  }

  /// Brings a view of the content into the window.
  ///
  /// - Parameter anchor: the point of the view that is put to the same point of the window; nil:
  ///   by as little as shows it.
  /// - Returns: Whether the content has a view of this identity.
  func scroll(to id: AnyHashable, anchor: UnitPoint?) -> Bool {
    guard let view = Self.find(id, in: self) else { return false }
    let room = containerRect
    let x = view.frame.x - frame.x - room.minX
    let y = view.frame.y - frame.y - room.minY
    var new = modelOffset
    if settings.axes.contains(.horizontal) {
      new.width = place(x, view.frame.width, room.width, new.width, anchor.map { Double($0.x) })
    }
    if settings.axes.contains(.vertical) {
      new.height = place(y, view.frame.height, room.height, new.height, anchor.map { Double($0.y) })
    }
    move(to: new)
    return true
  }

  private func place(
    _ start: Double, _ length: Double, _ room: Double, _ present: Double, _ anchor: Double?
  ) -> Double {
    if let anchor { return start + anchor * (length - room) }
    if start < present { return start }
    return start + length > present + room ? start + length - room : present
  }

  private static func find(_ id: AnyHashable, in node: RenderNode) -> RenderNode? {
    var found: RenderNode?
    node.forEachChild { child in
      if found != nil || child.isLeaving { return }
      found = child.identity == id ? child : find(id, in: child)
    }
    return found
  }
}
