import Foundation
import InbetweenStage

/// Something a person did to the view, and when.
struct Input: Codable, Equatable, Sendable {
  /// Seconds of the stage.
  var time: Double
  var action: Action
  /// The pane that it was meant for; nil: all panes.
  var pane: Int?

  enum Action: Codable, Equatable, Sendable {
    case pointer(Phase, id: Int, x: Double, y: Double)
    /// A wheel was turned over a point: the content moves by so many points.
    case wheel(dx: Double, dy: Double, x: Double, y: Double)
    /// A statement of the script language without its time: `set dark on`, `type "abc"`.
    case statement(String)
    /// The stage is another size, points.
    case size(width: Double, height: Double)
  }

  enum Phase: String, Codable, Sendable { case down, move, up, cancel }

  /// The most points either way that a place may be from the corner.
  private static let farthest = 1e5

  /// Whether its numbers can be used.
  var isUsable: Bool {
    func isPlace(_ values: Double...) -> Bool { values.allSatisfy { abs($0) <= Self.farthest } }
    let isPane = pane.map { (0...1).contains($0) } ?? true
    guard time >= 0, time <= Script.Limit.time, isPane else { return false }
    switch action {
    case .pointer(_, let id, let x, let y): return (0...63).contains(id) && isPlace(x, y)
    case .wheel(let dx, let dy, let x, let y): return isPlace(dx, dy, x, y)
    case .statement(let text): return text.utf8.count <= 4096
    case .size(let width, let height):
      return (1...8192).contains(width) && (1...8192).contains(height)
    }
  }
}
