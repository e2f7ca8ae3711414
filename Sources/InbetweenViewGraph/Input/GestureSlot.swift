/// A gesture at its place in the tree, with the state of its recognition.
@MainActor
package class GestureSlot {
  package enum Priority { case low, high, simultaneous }
  enum Status { case possible, recognized, ended, failed }

  package let priority: Priority
  package var mask: GestureMask
  package var isEnabled = true
  package unowned let layer: RenderNode
  final var status = Status.possible
  /// The gesture is the recognized one: its actions are performed.
  final var isGranted = false
  final var deadline: Double?
  private final var buffered: [() -> Void] = []
  /// Pointers that began on the view.
  final var pointers: Set<Int> = []

  package init(priority: Priority, mask: GestureMask, layer: RenderNode) {
    self.priority = priority
    self.mask = mask
    self.layer = layer
  }

  var recognizesMovement: Bool { preconditionFailure("overridden for each type of gesture") }

  func handle(_ event: GestureEvent, _ context: inout GestureContext) -> Status {
    preconditionFailure("overridden for each type of gesture")
  }

  func reset() {
    status = .possible
    isGranted = false
    deadline = nil
    buffered = []
    pointers = []
  }

  /// A pointer is down on the view.
  package final var isTaken: Bool { !pointers.isEmpty }

  var isSimultaneous: Bool { priority == .simultaneous }

  /// Tells the gesture of an event; answers what is to be done now.
  func feed(_ event: GestureEvent, at time: Double) -> [() -> Void] {
    var context = GestureContext(time: time, layer: layer)
    status = handle(event, &context)
    deadline = status == .possible || status == .recognized ? context.deadline : nil
    buffered += context.gated
    if status == .failed {
      // What was never granted is forgotten; what was has to be brought to its end.
      let last = isGranted ? buffered : []
      buffered = []
      return context.immediate + last
    }
    return context.immediate + (isGranted ? takeBuffered() : [])
  }

  func takeBuffered() -> [() -> Void] {
    defer { buffered = [] }
    return buffered
  }
}

/// A slot that knows the type of its gesture.
package final class TypedGestureSlot<G: Gesture>: GestureSlot {
  package var gesture: G
  private var state = G._makeState()

  package init(_ gesture: G, priority: Priority, mask: GestureMask, layer: RenderNode) {
    self.gesture = gesture
    super.init(priority: priority, mask: mask, layer: layer)
  }

  override var recognizesMovement: Bool { G._recognizesMovement }

  override func handle(_ event: GestureEvent, _ context: inout GestureContext) -> Status {
    switch gesture._handle(event, &state, &context) {
    case .possible: .possible
    case .active: .recognized
    case .ended: .ended
    case .failed: .failed
    }
  }

  override func reset() {
    super.reset()
    state = G._makeState()
  }
}

/// A node with a gesture of its own.
@MainActor
package protocol GestureHolder: RenderNode { var slot: GestureSlot! { get } }

/// A view with a gesture.
package final class GestureLayer: WrapperRenderNode, GestureHolder {
  package fileprivate(set) var slot: GestureSlot!

  package init<G: Gesture>(
    _ child: RenderNode, _ gesture: G, priority: GestureSlot.Priority, mask: GestureMask,
    owner: ViewNode
  ) {
    super.init(child, owner: owner)
    slot = TypedGestureSlot(gesture, priority: priority, mask: mask, layer: self)
  }

  package func update<G: Gesture>(_ gesture: G, mask: GestureMask, isEnabled: Bool) {
    slot.mask = mask
    slot.isEnabled = isEnabled
    (slot as? TypedGestureSlot<G>)?.gesture = gesture
  }

  override package func detach() {
    super.detach()
    graph.pointers.drop(slot)
  }
}
