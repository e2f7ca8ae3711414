/// What of a component has to be brought up to date. The values are the runtime's own.
struct Dirt: OptionSet {
  let rawValue: UInt16

  @inlinable init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Switched off by a solo; not a task.
  static let collapsed = Dirt(rawValue: 1)
  /// Whatever other components depend on.
  static let dependents = Dirt(rawValue: 2)
  /// Something inside a nested artboard.
  static let components = Dirt(rawValue: 4)
  static let drawOrder = Dirt(rawValue: 8)
  /// The points of a path, the shape of a text, the bones of a skin.
  static let path = Dirt(rawValue: 16)
  static let vertices = Dirt(rawValue: 32)
  static let transform = Dirt(rawValue: 64)
  static let worldTransform = Dirt(rawValue: 128)
  static let renderOpacity = Dirt(rawValue: 256)
  static let paint = Dirt(rawValue: 512)
  static let stops = Dirt(rawValue: 1024)
  static let layout = Dirt(rawValue: 2048)

  static let all: Dirt = Dirt(rawValue: 0xFFFE)
}
