import InbetweenDrawing

/// The frames of a run, thinned out as it goes on, so that memory stays the same however long it is.
struct AuditFilm {
  private(set) var frames: [(time: Double, list: DisplayList)] = []
  private var stride = 1
  private var count = 0
  private static let most = 64

  mutating func add(_ time: Double, _ list: DisplayList) {
    defer { count += 1 }
    if count % stride != 0 || frames.last?.list == list { return }
    frames.append((time, list))
    if frames.count <= Self.most { return }
    frames = frames.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
    stride *= 2
  }

  /// So many frames at even distances in time, the first and the last among them.
  func excerpt(_ count: Int, from start: Double) -> [(time: Double, list: DisplayList)] {
    let usable = frames.filter { $0.time >= start - 1e-9 }
    guard let first = usable.first, let last = usable.last else { return [] }
    if usable.count <= count { return usable }
    return (0..<count).map { index in
      let time = first.time + (last.time - first.time) * Double(index) / Double(count - 1)
      return usable.last { $0.time <= time + 1e-9 } ?? first
    }
  }
}
