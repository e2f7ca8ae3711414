import InbetweenDrawing

/// The numbers of a plain effect as they are shown, and where they are drawn: what a frame of its
/// animation touches.
public struct EffectState {
  /// How the numbers become the values of a display list item.
  public enum Kind: UInt8, Sendable {
    /// Something else: the node is asked.
    case other
    /// x, y
    case offset
    /// x, y, anchor (128 times a fraction of the frame)
    case scale
    /// angle (128 times radians), anchor
    case rotation
    /// A number 0...1
    case fraction
    /// A number that is not negative
    case length
    /// A number
    case number
  }

  package let kind: Kind
  /// The item's place in the list, or -1.
  package var itemIndex = -1
  package let lanes: UnsafeMutablePointer<Double>
  /// The frame that anchors refer to, points.
  package var frame = RenderNode.Frame()

  /// One block of memory: the state, then its numbers.
  static func allocate(
    kind: Kind, laneCount: Int
  ) -> (state: UnsafeMutablePointer<EffectState>, lanes: UnsafeMutablePointer<Double>) {
    let header = MemoryLayout<EffectState>.stride
    let block = UnsafeMutableRawPointer.allocate(
      byteCount: header + max(1, laneCount) * MemoryLayout<Double>.stride,
      alignment: MemoryLayout<EffectState>.alignment)
    let lanes = (block + header).bindMemory(to: Double.self, capacity: max(1, laneCount))
    let state = block.bindMemory(to: EffectState.self, capacity: 1)
    state.initialize(to: EffectState(kind: kind, lanes: lanes))
    return (state, lanes)
  }

  package var values: DisplayList.Values {
    @inline(__always) get {
      switch kind {
      case .offset: .init(lanes[0], lanes[1])
      case .scale:
        .init(
          lanes[0], lanes[1], frame.x + frame.width * lanes[2] * (1 / unitScale),
          frame.y + frame.height * lanes[3] * (1 / unitScale))
      case .rotation:
        .init(
          lanes[0] * (1 / unitScale), frame.x + frame.width * lanes[1] * (1 / unitScale),
          frame.y + frame.height * lanes[2] * (1 / unitScale))
      case .fraction: .init(min(max(lanes[0], 0), 1))
      case .length: .init(max(0, lanes[0]))
      case .number, .other: .init(lanes[0])
      }
    }
  }

  @inline(__always)
  func write(to items: UnsafeMutablePointer<DisplayList.Item>) {
    if itemIndex >= 0 { items[itemIndex].values = values }
  }
}
