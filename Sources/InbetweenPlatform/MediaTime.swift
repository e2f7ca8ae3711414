import Foundation
import InbetweenViewGraph

/// Seconds since the stage began; 0 where no stage is known.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CACurrentMediaTime() -> Double {
  Graph.current.map { graph in onMain { graph.time } } ?? 0
}
