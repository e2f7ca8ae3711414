/// Two values, each of which moves an animation to a place.
final class Joystick: Component {
  private(set) var handle: TransformNode?
  private var xAnimation: AnimationDefinition?
  private var yAnimation: AnimationDefinition?
  private lazy var tracks: [AnimationTracks?] = [
    xAnimation.map { AnimationTracks($0, in: artboard) },
    yAnimation.map { AnimationTracks($0, in: artboard) },
  ]

  private var flags: UInt32 { uint(Slot.Joystick.joystickFlags) }
  private var width: Float { float(Slot.Joystick.width) }
  private var height: Float { float(Slot.Joystick.height) }
  private(set) var isDirty = true

  /// With a handle its place has to be known first.
  var canApplyBefore: Bool { handle == nil }

  override func linked() {
    handle = artboard.component(index(Slot.Joystick.handleSourceId)) as? TransformNode
    let animations = artboard.definition.animations
    let (x, y) = (index(Slot.Joystick.xId), index(Slot.Joystick.yId))
    if animations.indices.contains(x) { xAnimation = animations[x] }
    if animations.indices.contains(y) { yAnimation = animations[y] }
  }

  override func takeApart() {
    super.takeApart()
    handle = nil
  }

  override func buildDependencies() {
    if let handle {
      handle.addDependent(self)
      parent?.addDependent(self)
    }
  }

  override func changed(_ slot: Int) {
    isDirty = true
    artboard.markComponents(from: 0)
  }

  /// Where the handle is in the joystick's box, as values -1...1.
  override func update(_ dirt: Dirt) {
    guard let handle, dirt.contains(.worldTransform) || dirt.contains(.transform) else { return }
    typealias Keys = Slot.Joystick
    let world = (parent as? TransformNode)?.world ?? .identity
    let origin = Point(
      float(Keys.posX) - width * float(Keys.originX),
      float(Keys.posY) - height * float(Keys.originY))
    let space =
      flags & 4 != 0
      ? Matrix.translation(origin.x, origin.y) : world * .translation(origin.x, origin.y)
    let place = (space.inverse ?? .identity) * handle.world.translation
    func value(_ at: Float, _ size: Float) -> Float {
      size == 0 ? 0 : min(1, max(-1, at / size * 2 - 1))
    }
    set(Keys.x, value(place.x, width))
    set(Keys.y, value(place.y, height))
  }

  /// Applies both animations at the places that the values name.
  func apply() {
    isDirty = false
    place(tracks[0], float(Slot.Joystick.x), inverted: flags & 1 != 0)
    place(tracks[1], float(Slot.Joystick.y), inverted: flags & 2 != 0)
  }

  private func place(_ tracks: AnimationTracks?, _ value: Float, inverted: Bool) {
    guard let tracks else { return }
    let value = inverted ? -value : value
    let seconds = (value + 1) / 2 * tracks.animation.durationSeconds
    tracks.apply(at: seconds, mix: 1)
  }
}
