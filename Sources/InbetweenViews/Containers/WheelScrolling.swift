import Foundation
import InbetweenViewGraph

extension Graph {
  /// Turns a wheel over a point of the root: of the scroll views there, the innermost that can still
  /// go that way moves its content by the distance, points. Answers whether one did.
  @discardableResult
  package func turnWheel(by distance: CGSize, at point: CGPoint) -> Bool {
    guard distance.width.isFinite, distance.height.isFinite else { return false }
    var node = rootRender.hitTest(point)
    while let current = node {
      if let scroll = current as? ScrollRenderNode, scroll.turn(by: distance) { return true }
      node = current.parent
    }
    return false
  }
}
