/// An instance of another artboard, drawn as one thing.
final class NestedArtboard: Drawable {
  private(set) var child: RiveArtboard?
  private var players: [NestedAnimation] = []
  /// Time that waits for the next step of `quantize`.
  private var waiting: Float = 0

  private typealias Keys = Slot.NestedArtboard

  /// Makes the artboard that is nested here.
  func makeInstance(_ budget: inout InstanceBudget) throws {
    players = children.compactMap { $0 as? NestedAnimation }
    let index = index(Keys.artboardId)
    guard artboard.file.artboards.indices.contains(index) else { return }
    let child = try RiveArtboard(
      file: artboard.file, index: index, depth: artboard.depth + 1, budget: &budget)
    child.host = self
    self.child = child
    for player in players { player.start(on: child) }
  }

  /// The size that a layout gives it; a leaf fits its artboard into it.
  var laidOutSize: Point? {
    didSet { if laidOutSize != oldValue { artboard.markDrawn() } }
  }

  /// From the nested artboard's space to the host's.
  var childTransform: Matrix {
    typealias Leaf = Slot.NestedArtboardLeaf
    guard type == .nestedArtboardLeaf, let size = laidOutSize, let child,
      let fit = BoxFit(
        uint(Leaf.fit), content: Point(child.width, child.height), box: size,
        alignment: Point(float(Leaf.alignmentX), float(Leaf.alignmentY)))
    else { return world }
    // The artboard is drawn around its origin, the box from its corner.
    let origin = Point(child.width * child.originX, child.height * child.originY)
    return world * .translation(fit.offset.x, fit.offset.y) * .scale(fit.scale.x, fit.scale.y)
      * .translation(origin.x, origin.y)
  }

  override func update(_ dirt: Dirt) {
    super.update(dirt)
    if dirt.contains(.renderOpacity) { child?.root.hostOpacity = renderOpacity }
    if dirt.contains(.components) || dirt.contains(.renderOpacity) {
      child?.updatePass(isRoot: false)
    }
  }

  func advance(_ seconds: Float, isNewFrame: Bool) -> Bool {
    guard let child, !isCollapsed else { return false }
    var seconds = bool(Keys.isPaused) ? 0 : seconds * float(Keys.speed)
    var more = false
    let rate = float(Keys.quantize)
    if rate > 0, isNewFrame {
      waiting += seconds
      let step = 1 / rate
      seconds = (waiting / step).rounded(.down) * step
      waiting -= seconds
      more = true
    }
    for player in players where player.advance(seconds, isNewFrame: isNewFrame) { more = true }
    if child.advanceComponents(seconds, isNewFrame: isNewFrame) { more = true }
    return more
  }

  func bind(_ context: DataContext) {
    guard let child else { return }
    let bytes = artboard.definition.scope.blobs[Int(uint(Keys.dataBindPathIds))]
    var inner = context
    if !bytes.isEmpty, let instance = context.instance(RecordScope.numbers(bytes)) {
      inner = DataContext(instance: instance, parent: context)
    }
    child.bind(inner)
    for player in players { player.machine?.bind(inner) }
  }

  override func draw(_ canvas: RiveCanvas) {
    guard renderOpacity > 0, let child else { return }
    canvas.save()
    canvas.transform(childTransform)
    child.draw(on: canvas, translatesToOrigin: false)
    canvas.restore()
  }

  override var localBox: Box {
    guard let child else { return Box() }
    let left = -child.width * child.originX
    let top = -child.height * child.originY
    return Box(left, top, left + child.width, top + child.height)
  }

  /// Nested machines that listen.
  var machines: [RiveStateMachine] { players.compactMap(\.machine) }
}

/// What plays on a nested artboard: an animation, one that is moved by hand, or a state machine.
final class NestedAnimation: Component {
  private(set) var machine: RiveStateMachine?
  private var player: AnimationPlayer?

  func start(on child: RiveArtboard) {
    let index = index(Slot.NestedAnimation.animationId)
    if type == .nestedStateMachine {
      guard child.definition.machines.indices.contains(index) else { return }
      machine = RiveStateMachine(child, index)
      machine?.host = parent as? NestedArtboard
      for case let input as NestedInput in children { input.changed(Slot.NestedBool.nestedValue) }
    } else if let tracks = child.tracks(of: index) {
      player = AnimationPlayer(tracks)
      remap()
    }
  }

  override func changed(_ slot: Int) {
    if type == .nestedRemapAnimation, slot == Slot.NestedRemapAnimation.time { remap() }
    artboard.isWoken = true
  }

  /// Puts the animation where `time`, a fraction of its run, says.
  private func remap() {
    guard type == .nestedRemapAnimation, let animation = player?.tracks.animation else { return }
    let fraction = float(Slot.NestedRemapAnimation.time)
    player?.time = animation.localSeconds(animation.durationSeconds * fraction)
  }

  func advance(_ seconds: Float, isNewFrame: Bool) -> Bool {
    if let machine {
      if isNewFrame { return machine.advanceLayers(seconds, isNewFrame: true) }
      return machine.tryChangeState() && machine.advanceLayers(seconds, isNewFrame: false)
    }
    guard player != nil else { return false }
    var more = false
    if type == .nestedSimpleAnimation, bool(Slot.NestedSimpleAnimation.isPlaying) {
      let speed = float(Slot.NestedSimpleAnimation.speed)
      more = player!.advance(seconds * speed, nil)
    }
    let mix = float(Slot.NestedLinearAnimation.mix)
    if mix != 0 { player!.tracks.apply(at: player!.time, mix: mix) }
    return more
  }
}

/// An input of a nested state machine, which the host's animations and listeners set.
final class NestedInput: Component {
  private var machine: RiveStateMachine? { (parent as? NestedAnimation)?.machine }
  private var input: Int { index(Slot.NestedInput.inputId) }

  override func changed(_ slot: Int) {
    switch type {
    case .nestedBool: machine?.setInput(input, .bool(bool(Slot.NestedBool.nestedValue)))
    case .nestedNumber: machine?.setInput(input, .number(float(Slot.NestedNumber.nestedValue)))
    default: break
    }
    artboard.wake()
  }

  func fire() {
    machine?.setInput(input, .trigger)
    artboard.wake()
  }

  func set(_ value: Bool) { set(Slot.NestedBool.nestedValue, value ? 1 : 0 as UInt32) }
  func set(_ value: Float) { set(Slot.NestedNumber.nestedValue, value) }
  var isOn: Bool { bool(Slot.NestedBool.nestedValue) }
}
