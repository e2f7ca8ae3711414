import Foundation
import InbetweenDrawing

/// A node that gives a name to the space of its child.
@MainActor
package protocol NamedSpace: RenderNode {
  var spaceName: AnyHashable { get }
  /// Whether the space goes by a name: by default by its own alone.
  func isNamed(_ name: AnyHashable) -> Bool
}

extension NamedSpace {
  package func isNamed(_ name: AnyHashable) -> Bool { name == spaceName }
}

extension RenderNode {
  /// A point of the root in the space in which the node stands, as it is shown now; nil where the
  /// way there is lost, as through a scale of 0.
  package func convertFromRoot(_ point: CGPoint) -> CGPoint? {
    guard let parent else { return point }
    return parent.convertFromRoot(point).flatMap(parent.convertToChildren)
  }

  /// A point of the root in the node's own space, whose origin is the node's top left.
  package func localPoint(_ point: CGPoint) -> CGPoint? {
    convertFromRoot(point).map { CGPoint(x: $0.x - shown.x, y: $0.y - shown.y) }
  }

  /// A point of the root in the space of a name; nil where no view around has it.
  package func point(_ point: CGPoint, inSpace name: AnyHashable) -> CGPoint? {
    var node: RenderNode? = self
    while let current = node {
      if let named = current as? any NamedSpace, named.isNamed(name) {
        return current.localPoint(point)
      }
      node = current.parent
    }
    return nil
  }

  /// The way from the space in which the node stands to the root, as it is shown now.
  ///
  /// Effects say how points go inwards. The way outwards is that map's inverse, which three points
  /// tell where it keeps lines parallel; through a perspective it is so near the node only. nil
  /// where there is no way back.
  package var transformToRoot: CGAffineTransform? {
    let origin = CGPoint(x: shown.x, y: shown.y)
    guard let o = convertFromRoot(origin),
      let x = convertFromRoot(CGPoint(x: origin.x + 1, y: origin.y)),
      let y = convertFromRoot(CGPoint(x: origin.x, y: origin.y + 1))
    else { return nil }
    let (a, b, c, d) = (x.x - o.x, x.y - o.y, y.x - o.x, y.y - o.y)
    let inward = CGAffineTransform(
      a: a, b: b, c: c, d: d, tx: o.x - a * origin.x - c * origin.y,
      ty: o.y - b * origin.x - d * origin.y)
    let determinant = a * d - b * c
    return determinant.isFinite && determinant != 0 ? inward.inverted() : nil
  }

  /// The rectangle around the node as it is shown on the root; nil where it shows nothing.
  package var frameOnRoot: CGRect? {
    transformToRoot.map { shown.rect.applying($0) }
  }
}
