import Foundation
import InbetweenViewGraph
import InbetweenViews

@MainActor
extension Element {
  /// Where a person touches it: the middle, of a toggle its switch, which stands at the trailing
  /// end. A touch on the words beside a switch does nothing, as on a phone.
  package var activationPoint: CGPoint {
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    let width = Looks.control(.toggleWidth)
    guard role == .toggle, frame.width > 2 * width else { return middle }
    let isRightToLeft = node.owner.environment.layoutDirection == .rightToLeft
    return CGPoint(
      x: isRightToLeft ? frame.minX + width / 2 : frame.maxX - width / 2, y: frame.midY)
  }
}
