import Foundation

extension RenderNode {
  /// Whether lines are read from right to left here: places are worked out from left to right and
  /// mirrored when they are given.
  package final var isMirrored: Bool {
    graph.directions.isMirrored(owner.environment)
  }

  /// Gives a child its place.
  ///
  /// - Parameters:
  ///   - origin: in this node's own coordinates, read from left to right.
  ///   - mirrored: what `isMirrored` says, asked once by nodes with many children.
  package final func place(
    _ child: RenderNode, at origin: CGPoint, proposal: ProposedViewSize, mirrored: Bool
  ) {
    var x = origin.x
    if mirrored { x = frame.width - x - child.sizeThatFits(proposal).width }
    child.place(at: CGPoint(x: frame.x + x, y: frame.y + origin.y), proposal: proposal)
  }
}

/// The direction of the environment that was asked last: nearly all nodes share one.
package struct LayoutDirections {
  private var version: UInt64?
  private var answer = false

  package init() {}

  package mutating func isMirrored(_ environment: borrowing EnvironmentValues) -> Bool {
    if environment.version == version { return answer }
    version = environment.version
    answer = environment[LayoutDirectionKey.self] == .rightToLeft
    return answer
  }
}
