import SwiftUI

/// What animations were asked to animate: their names and the numbers of the changes they got.
final class DeltaLog: @unchecked Sendable {
  // Animations are asked on the main actor only, one test at a time for each log.
  private(set) var lines: [String] = []
  private(set) var deltas: [(name: String, lanes: [Double])] = []

  func note(_ name: String, _ lanes: [Double]) {
    if deltas.contains(where: { $0.name == name && $0.lanes == lanes }) { return }
    deltas.append((name, lanes))
  }

  func clear() { deltas.removeAll() }

  /// Names of the animations that animated something.
  var names: Set<String> { Set(deltas.map(\.name)) }

  /// The changes that an animation got, each once.
  func lanes(of name: String) -> [[Double]] {
    deltas.filter { $0.name == name }.map(\.lanes)
  }
}

/// Linear over a second, telling what it was given: how the measurements were made.
struct LoggingAnimation: CustomAnimation {
  let name: String
  let log: DeltaLog

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    // The vectors of the measured attributes are plain rows of numbers.
    log.note(name, withUnsafeBytes(of: value) { Array($0.bindMemory(to: Double.self)) })
    return time > 1 ? nil : value.scaled(by: time)
  }

  static func == (a: Self, b: Self) -> Bool { a.name == b.name && a.log === b.log }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension DeltaLog {
  func animation(_ name: String) -> Animation { Animation(LoggingAnimation(name: name, log: self)) }
}
