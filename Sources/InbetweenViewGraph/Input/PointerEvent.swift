import Foundation

/// What a finger, pen or mouse does.
public struct PointerEvent: Hashable, Sendable {
  public enum Phase: String, Hashable, Sendable { case down, move, up, cancel }

  public package(set) var phase: Phase
  /// Tells several fingers apart.
  public package(set) var id: Int
  /// Points, in the space of the root.
  public package(set) var location: CGPoint
  /// Seconds of the stage.
  public package(set) var time: Double

  package init(_ phase: Phase, at location: CGPoint, time: Double, id: Int = 0) {
    self.phase = phase
    self.id = id
    self.location = location
    self.time = time
  }
}
