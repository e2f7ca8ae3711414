import Foundation
import InbetweenViewGraph

@MainActor
extension GestureContext {
  /// The date on the stage.
  var date: Date { layer.graph.date(at: time) }

  /// A point of the root in another space; in the view's own where a name is not known.
  func point(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint {
    switch space {
    case .global: return point
    case .local: return layer.localPoint(point) ?? point
    case .named(let name):
      if let place = layer.point(point, inSpace: name) { return place }
      layer.graph.warn(
        """
        \(layer.owner.path): a gesture asks for the coordinate space "\(name)", and no view around \
        has it. The view's own space is used; name one with .coordinateSpace(.named("\(name)")).
        """)
      return layer.localPoint(point) ?? point
    }
  }
}
