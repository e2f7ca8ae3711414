import Foundation
import InbetweenDrawing
import InbetweenRive
import InbetweenViewGraph

/// A character in its frame: moves it on with the stage's frames while it has something to do, and
/// draws it into the display list.
@MainActor
public final class RiveRenderNode: RenderNode, FrameFollower, GestureHolder {
  private let view = RiveUIView()
  private var pixels = 2.0
  /// The time up to which the character has been moved on, seconds; nil before its first frame.
  private var lastTime: Double?
  /// Something was set, or the character is new: a frame is due even if it was settled.
  private var isAwake = false
  private var isFollowing = false
  package private(set) var slot: GestureSlot!

  override init(owner: ViewNode) {
    super.init(owner: owner)
    // Beside other gestures: what a character hears does not keep a pager from being swiped.
    slot = TypedGestureSlot(
      CharacterTouches(handle: { [weak self] in self?.touch($0) }), priority: .simultaneous,
      mask: .all, layer: self)
    graph.scriptTargets.add(self)
  }

  var rive: Rive? { view.rive }

  func update(_ new: RiveUIViewRepresentable, pixels: Double) {
    self.pixels = pixels
    view.delegate = new.delegate
    view.frameRate = new.rate
    let wasPaused = view.isPaused
    view.isPaused = new.isPaused
    if view.rive !== new.rive {
      view.rive?.stateMachine.removeViewer(self)
      view.rive = new.rive
      view.rive?.stateMachine.addViewer(self) { [weak self] in self?.wake() }
      slot.isEnabled = view.rive?.stateMachine.machine != nil
      // The character's own clock goes on where it stands; only the view is new to it.
      lastTime = nil
      graph.setNeedsEmission()
      wake()
    } else if wasPaused != new.isPaused {
      wake()
    }
  }

  // MARK: Time

  /// Asks for frames until nothing moves.
  private func wake() {
    isAwake = true
    guard view.rive != nil, !isFollowing else { return }
    // While nothing moved, no time passed for the character.
    if lastTime != nil { lastTime = graph.time }
    isFollowing = true
    graph.follow(self)
  }

  private func rest() {
    isFollowing = false
    graph.unfollow(self)
  }

  package func frame(at time: Double) {
    guard let rive = view.rive else { return rest() }
    let passed = lastTime.map { max(0, time - $0) } ?? 0
    // A frame that is drawn again, as for somebody who looks in between, moves nothing.
    if lastTime != nil, passed == 0, !isAwake { return }
    if lastTime != nil, passed + Graph.instant < view.frameRate.interval, !isAwake { return }
    let isFirst = lastTime == nil
    isAwake = false
    lastTime = time
    if view.isPaused, !isFirst {
      graph.setNeedsEmission()
      return rest()
    }
    applyLayout(rive)
    let more = rive.stateMachine.step(view.isPaused ? 0 : passed)
    graph.setNeedsEmission()
    if !more || view.isPaused { rest() }
  }

  // MARK: Layout

  override public func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override public var animatesGeometry: Bool { true }

  override public func frameDidChange() {
    if case .layout = view.rive?.fit { wake() }
    graph.setNeedsEmission()
  }

  /// An artboard that is laid out takes the size of the view.
  private func applyLayout(_ rive: Rive) {
    guard case .layout(let factor) = rive.fit, shown.width > 0, shown.height > 0 else { return }
    let unit = factor.units(pixels: pixels)
    let (width, height) = (Float(shown.width * unit), Float(shown.height * unit))
    let artboard = rive.artboard.artboard
    if artboard.width != width || artboard.height != height {
      artboard.resize(width: width, height: height)
    }
  }

  private func placement(_ rive: Rive) -> Fit.Placement {
    let artboard = rive.artboard.artboard
    return rive.fit.placement(
      of: (Double(artboard.width), Double(artboard.height)), in: (shown.width, shown.height),
      pixels: pixels)
  }

  // MARK: Drawing

  override public func emit(into list: inout DisplayList) {
    let number = list.owner(owner)
    guard let rive = view.rive, shown.width > 0, shown.height > 0 else { return }
    list.items.append(
      .init(
        .clipRect, owner: number, values: .init(shown.x, shown.y, shown.width, shown.height)))
    let ground = rive.backgroundColor
    if ground.alpha > 0 {
      list.items.append(
        .init(
          .rect, paint: list.addPaint(.color(ground.resolved)), owner: number,
          values: .init(shown.x, shown.y, shown.width, shown.height)))
    }
    // Before its first frame a character has no pose.
    if lastTime != nil {
      let placement = placement(rive)
      list.items.append(
        .init(
          .transform, owner: number,
          values: .init(
            placement.scaleX, 0, 0, placement.scaleY, shown.x + placement.x,
            shown.y + placement.y)))
      list.append(rive.artboard.artboard.displayList { rive.file.source(of: $0) })
      list.items.append(.init(.pop))
    }
    list.items.append(.init(.pop))
  }

  // MARK: Touches

  override public func hitTest(_ point: CGPoint) -> RenderNode? {
    shown.rect.contains(point) && view.rive != nil ? self : nil
  }

  private func touch(_ event: PointerEvent) {
    guard let rive = view.rive, let machine = rive.stateMachine.machine, lastTime != nil else {
      return
    }
    let placement = placement(rive)
    guard placement.scaleX > 0, placement.scaleY > 0 else { return }
    let x = Float((event.location.x - shown.x - placement.x) / placement.scaleX)
    let y = Float((event.location.y - shown.y - placement.y) / placement.scaleY)
    let hit: Bool
    switch event.phase {
    case .down: hit = machine.pointer(.down, x: x, y: y, pointer: event.id)
    case .move: hit = machine.pointer(.move, x: x, y: y, pointer: event.id)
    case .up:
      hit = machine.pointer(.up, x: x, y: y, pointer: event.id)
      machine.pointer(.exit, x: x, y: y, pointer: event.id)
    case .cancel: hit = machine.pointer(.exit, x: x, y: y, pointer: event.id)
    }
    if hit, event.phase == .down || event.phase == .up { machine.advance(0) }
    wake()
  }

  override public func detach() {
    super.detach()
    view.rive?.stateMachine.removeViewer(self)
    rest()
    graph.scriptTargets.remove(self)
    graph.pointers.drop(slot)
  }
}

extension RiveRenderNode: ScriptTarget {
  private var values: RiveViewModelInstance? { view.rive?.stateMachine.instance?.instance }

  package var settableNames: [String] {
    let own = values?.properties.filter { $0.kind != .trigger }.map(\.name) ?? []
    return own + (view.rive?.stateMachine.inputNames() ?? [])
  }

  package var triggerNames: [String] {
    let own = values?.properties.filter { $0.kind == .trigger }.map(\.name) ?? []
    return own + (view.rive?.stateMachine.inputNames() ?? [])
  }

  package func set(_ name: String, to value: ScriptedValue) throws {
    guard let rive = view.rive else { return }
    guard let property = values?.value(at: name) else {
      switch value {
      case .flag(let isOn): return try rive.stateMachine.setInput(name, to: isOn)
      case .number(let number): return try rive.stateMachine.setInput(name, to: Float(number))
      case .text(let text):
        throw ViewModelInstanceError.valueMismatch("text \"\(text)\"", "the input \"\(name)\"")
      }
    }
    let instance = rive.stateMachine.instance!
    switch (property.kind, value) {
    case (.number, .number(let number)):
      instance.setValue(of: NumberProperty(path: name), to: Float(number))
    case (.boolean, .flag(let isOn)): instance.setValue(of: BoolProperty(path: name), to: isOn)
    case (.string, .text(let text)): instance.setValue(of: StringProperty(path: name), to: text)
    case (.enum, .text(let text)): instance.setValue(of: EnumProperty(path: name), to: text)
    case (.color, .text(let text)):
      guard let color = Color(text) else {
        throw ViewModelInstanceError.valueMismatch("the colour \"\(text)\"", "#RRGGBB or #AARRGGBB")
      }
      instance.setValue(of: ColorProperty(path: name), to: color)
    default:
      throw ViewModelInstanceError.valueMismatch("\(value)", "\(property.kind) \"\(name)\"")
    }
  }

  package func fire(_ name: String) throws {
    guard let rive = view.rive else { return }
    if values?.value(at: name) != nil {
      rive.stateMachine.instance?.fire(trigger: TriggerProperty(path: name))
    } else {
      try rive.stateMachine.fireInput(name)
    }
  }
}

extension Color {
  /// `#RRGGBB` or `#AARRGGBB`, as scripts write it.
  init?(_ text: String) {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    guard [6, 8].contains(digits.count), let value = UInt32(digits, radix: 16) else { return nil }
    self.init(digits.count == 6 ? value | 0xFF00_0000 : value)
  }

  var resolved: ResolvedColor {
    ResolvedColor(
      red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255,
      opacity: Double(alpha) / 255)
  }
}

extension File {
  /// Where a picture is: in the file, or given to the worker by its name.
  func source(of image: RiveImage) -> ImageSource? {
    image.source ?? worker.images[image.name]?.picture.source
  }
}
