/// An object of an artboard's instance that takes part in its frames.
///
/// Its values are cells of the artboard's one block of memory, read by slot. Whoever writes a cell
/// calls `changed`, from which the component knows what of it is out of date.
class Component {
  // The artboard owns its components and outlives them; it takes them apart when it goes.
  unowned(unsafe) let artboard: RiveArtboard
  /// The object id; -1 for helpers that are not objects of the file.
  let id: Int
  let type: ObjectType?
  // Cells lie in the artboard's block, which lives as long as the artboard.
  let cells: UnsafeMutablePointer<UInt32>

  unowned(unsafe) private(set) var parent: Component?
  private(set) var children: [Component] = []
  /// Who has to be brought up to date after this one.
  private(set) var dependents: [Component] = []
  /// The place among the artboard's dirt: first those in the order of updates, then the rest.
  var place = 0

  required init(
    _ artboard: RiveArtboard, id: Int, type: ObjectType?, cells: UnsafeMutablePointer<UInt32>
  ) {
    self.artboard = artboard
    self.id = id
    self.type = type
    self.cells = cells
  }

  // MARK: - Values

  @inline(__always) final func float(_ slot: Int) -> Float { Float(bitPattern: cells[slot]) }
  @inline(__always) final func uint(_ slot: Int) -> UInt32 { cells[slot] }
  @inline(__always) final func bool(_ slot: Int) -> Bool { cells[slot] != 0 }
  /// -1 for none
  @inline(__always) final func index(_ slot: Int) -> Int { Int(Int32(bitPattern: cells[slot])) }
  final func string(_ slot: Int) -> String { artboard.strings[Int(cells[slot])] }

  @inline(__always) final func set(_ slot: Int, _ bits: UInt32) {
    if cells[slot] != bits {
      cells[slot] = bits
      changed(slot)
    }
  }

  @inline(__always) final func set(_ slot: Int, _ value: Float) { set(slot, value.bitPattern) }

  final func set(_ slot: Int, _ text: String) {
    if artboard.setString(text, at: cells + slot) { changed(slot) }
  }

  /// A cell has a new value.
  func changed(_ slot: Int) {}

  /// A property that has no cell, as a number; nil where the component has no such property.
  func computed(_ key: UInt16) -> Float? { nil }

  func setComputed(_ key: UInt16, _ value: Float) {}

  var name: String { id < 0 ? "" : string(Slot.Component.name) }

  // MARK: - Structure

  final func adopt(_ child: Component) {
    children.append(child)
    child.parent = self
  }

  /// The children are all there.
  func added() {}

  /// All components know their children.
  func linked() {}

  /// Says which components depend on which.
  func buildDependencies() {}

  /// The same one may be told twice; it is brought up to date once.
  final func addDependent(_ other: Component) { dependents.append(other) }

  /// Lets go of all others, so that cycles of references end; who holds a component that is not its
  /// child has to let go of it here.
  func takeApart() {
    children = []
    dependents = []
  }

  /// The nearest ancestor that is of a class.
  final func ancestor<T: Component>(_: T.Type) -> T? {
    var at = parent
    while let here = at {
      if let found = here as? T { return found }
      at = here.parent
    }
    return nil
  }

  /// Calls `body` with this and everything below.
  final func forEachBelow(_ body: (Component) -> Void) {
    body(self)
    for child in children { child.forEachBelow(body) }
  }

  // MARK: - Dirt

  @inline(__always) final var dirt: Dirt {
    get { Dirt(rawValue: artboard.dirt[place]) }
    set { artboard.dirt[place] = newValue.rawValue }
  }

  final var isCollapsed: Bool { dirt.contains(.collapsed) }

  @inline(__always) final func mark(_ new: Dirt, recursive: Bool = false) {
    artboard.mark(self, new, recursive: recursive)
  }

  /// Some dirt was added.
  func onDirty(_ dirt: Dirt) {}

  /// Brings up to date what the dirt says.
  func update(_ dirt: Dirt) {}

  /// Switches on or off; false where nothing changed.
  @discardableResult func collapse(_ value: Bool) -> Bool {
    guard isCollapsed != value else { return false }
    if value { dirt.insert(.collapsed) } else { dirt.remove(.collapsed) }
    onDirty(dirt)
    artboard.markComponents(from: place)
    collapseChildren(value)
    return true
  }

  func collapseChildren(_ value: Bool) {
    for child in children { child.collapse(value) }
  }
}
