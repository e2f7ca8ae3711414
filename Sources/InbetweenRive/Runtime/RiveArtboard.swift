/// An instance of an artboard: its own values, the same structure.
///
/// Values are cells of one block of memory; what is out of date is a flat array of dirt in the order
/// of updates. An instance is used from one thread at a time.
public final class RiveArtboard {
  public let file: RiveFile
  let definition: ArtboardDefinition
  let definitionIndex: Int
  /// Where this artboard is inside another, 0 for none.
  let depth: Int
  /// The artboard that it is nested in.
  weak var host: NestedArtboard?
  /// The state machine that hears of events.
  weak var machine: RiveStateMachine?

  // MARK: Values

  // One block for all values; only this instance and its components, which it owns and which do not
  // outlive it, have its address. It is never moved and is freed in deinit.
  private let block: UnsafeMutablePointer<UInt32>
  var strings: [String]

  // MARK: Structure

  /// By object id; nil for what was dropped.
  private(set) var components: [Component?] = []
  private var helpers: [Component] = []
  private(set) var root: ArtboardNode!
  private(set) var nested: [NestedArtboard] = []
  private(set) var joysticks: [Joystick] = []
  private var joysticksApplyBefore = true
  /// How many there are, which share the points that an artboard may have.
  private(set) var polygonCount = 0
  private(set) var textCount = 0
  private(set) var events: [Event] = []
  /// Text fields and others that settle over time.
  var advancing: [any AdvancingComponent] = []

  // MARK: Frame

  var layoutIsStale = true
  /// Whether there are boxes besides the artboard itself.
  private(set) var hasBoxes = false

  // Like `block`: one place for each component, helpers included.
  let dirt: UnsafeMutablePointer<UInt16>
  private var dirtCount = 0
  /// The components in the order of updates. `place` is the index.
  private var order: [Component] = []
  /// Something in the order is dirty.
  private var hasDirt = true
  /// The first place that was dirtied since the pass began.
  private var dirtDepth = 0
  private var marks: [Mark] = []
  private var isMarking = false
  private var relations = 0
  private var drawOrderIsStale = true
  private var drawOrder: DrawOrder!
  private(set) var drawables: [Drawable] = []
  /// Grows when something that is seen changed.
  public private(set) var revision = 0
  /// Grows when the order of drawing changed.
  private(set) var drawOrderRevision = 0
  /// Something changed since the last advance that an advance would see.
  var isWoken = true

  /// Data of a view model, bound to properties of components.
  private(set) var binds: BindSet?
  /// What binds and listeners resolve their paths in.
  private(set) var context: DataContext?

  var tracks: [AnimationTracks?]

  convenience init(file: RiveFile, index: Int) throws {
    var budget = InstanceBudget(file.limits)
    try self.init(file: file, index: index, depth: 0, budget: &budget)
  }

  init(file: RiveFile, index: Int, depth: Int, budget: inout InstanceBudget) throws {
    self.file = file
    self.depth = depth
    definition = file.artboards[index]
    definitionIndex = index
    try budget.take(definition, depth: depth)
    let block = UnsafeMutablePointer<UInt32>.allocate(
      capacity: max(1, definition.scope.cells.count))
    definition.scope.cells.withUnsafeBufferPointer { cells in
      if let base = cells.baseAddress { block.initialize(from: base, count: cells.count) }
    }
    self.block = block
    strings = definition.scope.strings
    // Each object may have one helper.
    dirtCount = definition.objects.count * 2 + 1
    dirt = .allocate(capacity: dirtCount)
    dirt.initialize(repeating: Dirt.all.rawValue, count: dirtCount)
    tracks = Array(repeating: nil, count: definition.animations.count)
    try build(&budget)
  }

  deinit {
    for component in components { component?.takeApart() }
    for helper in helpers { helper.takeApart() }
    block.deallocate()
    dirt.deallocate()
  }

  private func build(_ budget: inout InstanceBudget) throws {
    let definition = definition
    components.reserveCapacity(definition.objects.count)
    for id in definition.objects.indices {
      guard definition.isValid[id], let type = definition.type(id) else {
        components.append(nil)
        continue
      }
      let cells = block + definition.scope.records[definition.objects[id]].cells
      let component = ComponentFactory.make(type, artboard: self, id: id, cells: cells)
      component?.place = id
      components.append(component)
    }
    guard let node = components[0] as? ArtboardNode else {
      throw RiveFileError(
        reason: .malformed, byte: definition.byte, object: nil, message: "no artboard")
    }
    root = node
    node.bounds = Box(0, 0, node.width, node.height)
    for id in components.indices.dropFirst() {
      guard let component = components[id], definition.parents[id] >= 0 else { continue }
      components[definition.parents[id]]?.adopt(component)
    }
    let all = components.compactMap { $0 }
    for component in all { component.added() }
    for component in all { component.linked() }
    for component in all {
      if let nested = component as? NestedArtboard {
        try nested.makeInstance(&budget)
        self.nested.append(nested)
      }
    }
    for component in all { component.buildDependencies() }
    // Each joystick plays two animations in every frame.
    joysticks = Array(all.lazy.compactMap { $0 as? Joystick }.prefix(1000))
    polygonCount = all.reduce(0) { $0 + ($1 is Polygon ? 1 : 0) }
    textCount = all.reduce(0) { $0 + ($1 is TextNode ? 1 : 0) }
    joysticksApplyBefore = joysticks.allSatisfy(\.canApplyBefore)
    hasBoxes = all.contains { $0 is LayoutNode && $0 !== root }
    events = all.compactMap { $0 as? Event }
    sort(all)
    drawOrder = DrawOrder(components)
    if !definition.binds.isEmpty {
      binds = BindSet(definition.binds, artboard: self)
    }
  }

  /// Puts the components in the order of updates.
  private func sort(_ all: [Component]) {
    let everything = all + helpers
    for (number, component) in everything.enumerated() { component.place = number }
    let dependents = everything.map { $0.dependents.map(\.place) }
    let sorted = DependencySort.order(from: root.place, dependents).map { everything[$0] }
    // Solos have switched some off by now.
    let collapsed = Set(
      everything.filter { Dirt(rawValue: dirt[$0.id >= 0 ? $0.id : $0.place]).contains(.collapsed) }
        .map(ObjectIdentifier.init))
    var isPlaced = [Bool](repeating: false, count: everything.count)
    for component in sorted { isPlaced[component.place] = true }
    let rest = everything.filter { !isPlaced[$0.place] }
    order = sorted
    for (place, component) in (sorted + rest).enumerated() { component.place = place }
    for place in 0..<dirtCount { dirt[place] = Dirt.all.rawValue }
    for component in everything where collapsed.contains(ObjectIdentifier(component)) {
      component.dirt.insert(.collapsed)
    }
    hasDirt = true
  }

  /// Counts relations between objects, of which hostile files can have the square of what they say.
  /// False where there are too many: the rest is left out.
  func spend(_ count: Int) -> Bool {
    relations += count
    return relations <= Self.mostRelations
  }

  private static let mostRelations = 2_000_000

  func addHelper(_ helper: Component) {
    helper.place = definition.objects.count + helpers.count
    helpers.append(helper)
  }

  // MARK: - Values

  public var name: String { definition.name }

  /// An object by its id; nil where there is none of use.
  func component(_ id: Int) -> Component? {
    components.indices.contains(id) ? components[id] : nil
  }

  /// The cells of an object that is not a component: a bindable property, a transition.
  func cells(ofRecord record: Int) -> UnsafeMutablePointer<UInt32> {
    block + definition.scope.records[record].cells
  }

  /// Stores a text for a cell; false where it is there already.
  func setString(_ text: String, at cell: UnsafeMutablePointer<UInt32>) -> Bool {
    let index = Int(cell.pointee)
    if strings[index] == text { return false }
    if index == 0 {
      strings.append(text)
      cell.pointee = UInt32(strings.count - 1)
    } else {
      // No two cells share a text but the empty one.
      strings[index] = text
    }
    return true
  }

  // MARK: - Dirt

  /// Adds dirt; false where it was there already.
  ///
  /// Components answer dirt with more dirt; all of it goes through one queue, so that a long chain of
  /// them does not need a deep stack.
  @discardableResult
  func mark(_ component: Component, _ new: Dirt, recursive: Bool) -> Bool {
    guard add(new, to: component) else { return false }
    marks.append(Mark(component: component, dirt: new, isRecursive: recursive))
    if isMarking { return true }
    isMarking = true
    while let next = marks.popLast() {
      let it = next.component
      it.onDirty(Dirt(rawValue: dirt[it.place]))
      guard next.isRecursive else { continue }
      for dependent in it.dependents where add(next.dirt, to: dependent) {
        marks.append(Mark(component: dependent, dirt: next.dirt, isRecursive: true))
      }
    }
    isMarking = false
    return true
  }

  private struct Mark {
    // The artboard owns its components.
    unowned(unsafe) let component: Component
    let dirt: Dirt
    let isRecursive: Bool
  }

  @inline(__always) private func add(_ new: Dirt, to component: Component) -> Bool {
    let place = component.place
    let old = dirt[place]
    if old & new.rawValue == new.rawValue { return false }
    dirt[place] = old | new.rawValue
    markComponents(from: place)
    return true
  }

  func markComponents(from place: Int) {
    if !hasDirt, let host { host.mark(.components) }
    hasDirt = true
    isWoken = true
    if place < dirtDepth { dirtDepth = place }
  }

  func markDrawOrder() {
    drawOrderIsStale = true
    markDrawn()
  }

  /// Something is drawn differently, with no component to bring up to date.
  func markDrawn() {
    isWoken = true
    revision &+= 1
    host?.artboard.markDrawn()
  }

  /// Boxes have to be laid out again.
  func markLayout() {
    layoutIsStale = true
    isWoken = true
    if let host { host.mark(.components) }
  }

  func sizeChanged() {
    root.bounds = Box(0, 0, root.width, root.height)
    markLayout()
    markDrawn()
  }

  // MARK: - Size

  public var width: Float { root.width }
  public var height: Float { root.height }
  /// Where the origin is, as fractions of the size.
  public var originX: Float { root.originX }
  public var originY: Float { root.originY }

  /// Gives the artboard another size, in its own units.
  public func resize(width: Float, height: Float) {
    guard width.isFinite, height.isFinite, width >= 0, height >= 0 else { return }
    root.set(Slot.LayoutComponent.width, width)
    root.set(Slot.LayoutComponent.height, height)
  }

  /// A point of this artboard in the space of the outermost one.
  func rootTransform(of point: Point) -> Point {
    guard let host, host.artboard !== self else { return point }
    return host.artboard.rootTransform(of: host.childTransform * point)
  }

  // MARK: - Updates

  /// Brings all components up to date; true where there was something to do.
  @discardableResult
  func updateComponents() -> Bool {
    if drawOrderIsStale {
      drawOrderIsStale = false
      drawables = drawOrder.sorted()
      drawOrderRevision &+= 1
    }
    guard hasDirt else { return false }
    revision &+= 1
    var passes = 0
    let count = order.count
    let collapsed = Dirt.collapsed.rawValue
    while hasDirt, passes < 100 {
      hasDirt = false
      passes += 1
      var place = 0
      while place < count {
        let now = dirt[place]
        if now == 0 || now & collapsed != 0 {
          place += 1
          continue
        }
        dirtDepth = place
        dirt[place] = 0
        order[place].update(Dirt(rawValue: now))
        // An earlier one was dirtied: begin again.
        if dirtDepth < place {
          hasDirt = true
          break
        }
        place += 1
      }
    }
    hasDirt = false
    return true
  }

  var hasComponentDirt: Bool { hasDirt }

  /// Data, joysticks, components, in the order of the runtime.
  @discardableResult
  func updatePass(isRoot: Bool) -> Bool {
    var changed = updateBinds()
    if updateLayout() { changed = true }
    if joysticksApplyBefore {
      for joystick in joysticks { joystick.apply() }
    }
    if updateComponents() { changed = true }
    if !joysticksApplyBefore {
      for joystick in joysticks {
        if !joystick.canApplyBefore { updateBindsAndComponents(&changed) }
        joystick.apply()
      }
      updateBindsAndComponents(&changed)
    }
    if changed { updateBinds() }
    return changed
  }

  private func updateBindsAndComponents(_ changed: inout Bool) {
    updateBinds()
    if updateComponents() { changed = true }
  }

  @discardableResult private func updateBinds() -> Bool {
    var changed = binds?.update(writesSources: true) ?? false
    for host in nested where host.child?.updateBinds() == true { changed = true }
    return changed
  }

  /// Lets nested artboards and everything else that has its own time move on.
  /// - Parameter isNewFrame: false for the repeated passes of a frame.
  func advanceComponents(_ seconds: Float, isNewFrame: Bool) -> Bool {
    var more = false
    for host in nested where !host.isCollapsed {
      if host.advance(seconds, isNewFrame: isNewFrame) { more = true }
    }
    for component in advancing {
      if component.advance(seconds, isNewFrame: isNewFrame) { more = true }
    }
    if binds?.advance(isNewFrame ? seconds : 0) == true { more = true }
    return more
  }

  // MARK: - Data

  /// Binds the artboard and those in it to a view model's instance.
  public func bind(_ instance: RiveViewModelInstance) {
    bind(DataContext(instance: instance, parent: nil))
  }

  func bind(_ context: DataContext) {
    self.context = context
    binds?.bind(context)
    for host in nested { host.bind(context) }
    isWoken = true
  }
}
