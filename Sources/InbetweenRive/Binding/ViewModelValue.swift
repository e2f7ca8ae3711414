/// One value of a view model's instance.
public final class ViewModelValue {
  public let name: String
  public let kind: ViewModelDefinition.Kind
  let definition: ViewModelDefinition.Property
  private(set) var bits: UInt32 = 0
  private var text = ""
  /// Grows with every change.
  private(set) var revision = 0
  private var observers: [Int: () -> Void] = [:]
  private var nextObserver = 0

  /// The instance that a property of kind `viewModel` refers to.
  public var child: RiveViewModelInstance? {
    didSet { if child !== oldValue { changed() } }
  }
  /// The items of a list.
  public var items: [RiveViewModelInstance] = [] {
    didSet { changed() }
  }
  /// The picture that replaces the file's, for kind `assetImage`.
  public var image: RiveImage? {
    didSet { changed() }
  }

  init(_ property: ViewModelDefinition.Property) {
    name = property.name
    kind = property.kind
    definition = property
    switch kind {
    case .color: bits = 0xFF00_0000
    case .assetImage, .assetFont, .assetBlob, .artboard: bits = .max
    default: break
    }
  }

  func take(_ value: ViewModelDefinition.Value) {
    bits = value.bits
    text = value.text
  }

  private func changed() {
    revision &+= 1
    for observer in observers.values { observer() }
  }

  /// Calls `body` after every change until the token is given to `removeObserver`.
  public func addObserver(_ body: @escaping () -> Void) -> Int {
    nextObserver += 1
    observers[nextObserver] = body
    return nextObserver
  }

  public func removeObserver(_ token: Int) { observers[token] = nil }

  /// Any number that is one; others are left out.
  public var number: Float {
    get { Float(bitPattern: bits) }
    set { if newValue.isFinite { set(newValue.bitPattern) } }
  }

  public var boolean: Bool {
    get { bits != 0 }
    set { set(newValue ? 1 : 0) }
  }

  /// 0xAARRGGBB
  public var color: UInt32 {
    get { bits }
    set { set(newValue) }
  }

  /// The index of an enum's value, a list's index, an asset or artboard; -1 for none.
  public var index: Int {
    get { Int(Int32(bitPattern: bits)) }
    set { set(UInt32(bitPattern: Int32(clamping: newValue))) }
  }

  public var string: String {
    get { text }
    set {
      if text != newValue {
        text = newValue
        changed()
      }
    }
  }

  /// How often the trigger was fired in this frame.
  public var fireCount: UInt32 { kind == .trigger ? bits : 0 }

  public func fire() {
    bits &+= 1
    changed()
  }

  func resetTrigger() {
    // Not a change to anyone: the shot is over.
    if kind == .trigger { bits = 0 }
  }

  private func set(_ new: UInt32) {
    if bits != new {
      bits = new
      changed()
    }
  }

  var data: DataValue {
    switch kind {
    case .number: .number(number)
    case .string: .string(text)
    case .boolean: .boolean(bits != 0)
    case .color: .color(bits)
    case .enum: .enum(bits)
    case .trigger: .trigger(bits)
    case .list: .list(items.count)
    case .symbolListIndex, .assetImage, .assetFont, .assetBlob, .artboard: .index(bits)
    case .viewModel: .none
    }
  }

  /// Takes a value that comes from a property.
  func set(_ value: DataValue) {
    switch (kind, value) {
    case (.number, .number(let value)): number = value
    case (.number, .index(let value)), (.number, .enum(let value)): number = Float(value)
    case (.string, .string(let value)): string = value
    case (.boolean, .boolean(let value)): boolean = value
    case (.color, .color(let value)): color = value
    case (.enum, .enum(let value)), (.enum, .index(let value)), (.trigger, .trigger(let value)):
      set(value)
    case (.enum, .number(let value)): set(UInt32(max(0, min(65535, value))))
    case (.symbolListIndex, .index(let value)): set(value)
    default: break
    }
  }
}

/// Where paths of ids are looked up: an instance, then those of the artboards around.
final class DataContext {
  let instance: RiveViewModelInstance
  let parent: DataContext?

  init(instance: RiveViewModelInstance, parent: DataContext?) {
    self.instance = instance
    self.parent = parent
  }

  /// The value that a path leads to; the first id is the view model's.
  func value(_ path: [Int]) -> ViewModelValue? {
    guard path.count > 1 else { return nil }
    var context: DataContext? = self
    while let here = context {
      if here.instance.viewModel == path[0] {
        if let value = here.instance.value(ids: path.dropFirst()) { return value }
      }
      context = here.parent
    }
    return nil
  }

  /// The instance that a path leads to: the context's own for its id alone.
  func instance(_ path: [Int]) -> RiveViewModelInstance? {
    if path.count > 1 { return value(path)?.child }
    var context: DataContext? = self
    while let here = context {
      if here.instance.viewModel == path.first { return here.instance }
      context = here.parent
    }
    return nil
  }
}
