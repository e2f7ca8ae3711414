import Foundation

extension RenderNode {
  /// How far a rectangle reaches into the room that is kept clear around it: where an edge of it
  /// touches the end of a clear part, or lies beyond it, the distance to the end of the whole room.
  ///
  /// - Parameters:
  ///   - rect: in the space of the node's frame.
  ///   - mirrored: leading is on the right.
  package final func clearInsets(of rect: CGRect, mirrored: Bool = false) -> EdgeInsets {
    var grown = rect
    var node = self
    // Moves of the coordinates between the node and the ancestor.
    var shift = CGPoint.zero
    while let parent = node.parent {
      let here = parent.convertToChildren(.zero) ?? .zero
      shift.x -= here.x
      shift.y -= here.y
      node = parent
      guard let room = parent.clearRoom else { continue }
      let outer = room.outer.offsetBy(dx: -shift.x, dy: -shift.y)
      let inner = room.inner.offsetBy(dx: -shift.x, dy: -shift.y)
      grown = Self.grow(grown, outer, inner)
    }
    let left = max(0, rect.minX - grown.minX)
    let right = max(0, grown.maxX - rect.maxX)
    return EdgeInsets(
      top: max(0, rect.minY - grown.minY), leading: mirrored ? right : left,
      bottom: max(0, grown.maxY - rect.maxY), trailing: mirrored ? left : right)
  }

  private static func grow(_ rect: CGRect, _ outer: CGRect, _ inner: CGRect) -> CGRect {
    // Sums of lengths do not meet exactly.
    let tolerance = 1e-6
    let left = rect.minX <= inner.minX + tolerance ? min(rect.minX, outer.minX) : rect.minX
    let top = rect.minY <= inner.minY + tolerance ? min(rect.minY, outer.minY) : rect.minY
    let right = rect.maxX >= inner.maxX - tolerance ? max(rect.maxX, outer.maxX) : rect.maxX
    let bottom = rect.maxY >= inner.maxY - tolerance ? max(rect.maxY, outer.maxY) : rect.maxY
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
