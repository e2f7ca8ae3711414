import Foundation
import InbetweenRive

/// Values that drive a character, by name. What is set counts from the next frame on; what is set
/// before the first one counts for it.
@MainActor
public final class ViewModelInstance: Equatable {
  let instance: RiveViewModelInstance
  let file: RiveFile
  /// Instances that hold this one as one of their values.
  private var owners: [WeakInstance] = []
  private var machines: [WeakMachine] = []
  private var dirtyStreams: [AsyncStream<Void>.Continuation] = []

  private struct WeakInstance { weak var value: ViewModelInstance? }
  private struct WeakMachine { weak var value: StateMachine? }

  init(_ instance: RiveViewModelInstance, _ file: RiveFile, in owner: ViewModelInstance? = nil) {
    self.instance = instance
    self.file = file
    if let owner { owners = [WeakInstance(value: owner)] }
  }

  deinit { for stream in dirtyStreams { stream.finish() } }

  /// The same values, not merely equal ones.
  public nonisolated static func == (a: ViewModelInstance, b: ViewModelInstance) -> Bool {
    a === b || MainActor.assumeIsolated { a.instance === b.instance }
  }

  public func viewModelName() async throws -> String { instance.viewModelName }

  /// The name in the file; empty for an instance that was made.
  public func name() async throws -> String { instance.name }

  /// Tells each time that something was set or fired from here.
  public func dirtyStream() -> AsyncStream<Void> { AsyncStream { dirtyStreams.append($0) } }

  // MARK: Who follows

  func add(_ machine: StateMachine) {
    machines.removeAll { $0.value == nil }
    machines.append(WeakMachine(value: machine))
  }

  func remove(_ machine: StateMachine) { machines.removeAll { $0.value === machine } }

  func didChange() { didChange(depth: 0) }

  private func didChange(depth: Int) {
    for stream in dirtyStreams { stream.yield() }
    for machine in machines { machine.value?.wake() }
    // Instances may contain each other.
    if depth < 32 { for owner in owners { owner.value?.didChange(depth: depth + 1) } }
  }

  // MARK: Looking up

  /// - Throws: `ViewModelInstanceError` with the names that there are.
  private func lookUp(_ path: String, _ kind: ViewModelDefinition.Kind) throws -> ViewModelValue {
    guard let value = instance.value(at: path) else {
      throw ViewModelInstanceError.message(
        "\(RiveLookupError(kind: "property of \(instance.viewModelName)", name: path, existing: instance.propertyPaths))"
      )
    }
    guard value.kind == kind else {
      throw ViewModelInstanceError.valueMismatch(
        "\(kind.rawValue) \"\(path)\"", "\(value.kind.rawValue) \"\(path)\"")
    }
    return value
  }

  /// Nobody waits for what is set or fired: what is wrong with it is logged.
  private func change(
    _ path: String, _ kind: ViewModelDefinition.Kind, _ body: (ViewModelValue) throws -> Void
  ) {
    do {
      try body(try lookUp(path, kind))
      didChange()
    } catch {
      RiveLog.error(
        tag: .viewModelInstance,
        (error as? ViewModelInstanceError)?.errorDescription ?? "\(error)")
    }
  }

  private func read<Value>(
    _ path: String, _ kind: ViewModelDefinition.Kind, _ body: (ViewModelValue) throws -> Value
  ) throws -> Value {
    if Task.isCancelled { throw ViewModelInstanceError.cancelled }
    return try body(try lookUp(path, kind))
  }

  private func stream<Value: Sendable>(
    _ path: String, _ kind: ViewModelDefinition.Kind, _ read: @escaping (ViewModelValue) -> Value?
  ) -> AsyncThrowingStream<Value, any Error> {
    AsyncThrowingStream { continuation in
      do {
        let value = try lookUp(path, kind)
        let token = value.addObserver {
          if let new = read(value) { continuation.yield(new) }
        }
        let observation = Observation(value: value, token: token)
        continuation.onTermination = { _ in
          // The value belongs to the main actor, and streams end wherever their tasks do.
          Task { @MainActor in observation.end() }
        }
      } catch {
        continuation.finish(throwing: error)
      }
    }
  }

  @MainActor
  private final class Observation {
    private let value: ViewModelValue
    private let token: Int

    init(value: ViewModelValue, token: Int) { (self.value, self.token) = (value, token) }

    func end() { value.removeObserver(token) }
  }

  private func names(of value: ViewModelValue, _ path: String) -> [String] {
    // The enum of the property, wherever it lies on the path.
    var properties = instance.properties
    let parts = path.split(separator: "/").map(String.init)
    for part in parts.dropLast() {
      guard let next = properties.first(where: { $0.name == part }),
        file.viewModels.indices.contains(next.viewModel)
      else { return [] }
      properties = file.viewModels[next.viewModel].properties
    }
    guard let property = properties.first(where: { $0.name == parts.last }),
      file.enums.indices.contains(property.enumeration)
    else { return [] }
    return file.enums[property.enumeration].values.map(\.key)
  }

  // MARK: Values

  public func value(of property: StringProperty) async throws -> String {
    try read(property.path, .string) { $0.string }
  }

  public func value(of property: NumberProperty) async throws -> Float {
    try read(property.path, .number) { $0.number }
  }

  public func value(of property: BoolProperty) async throws -> Bool {
    try read(property.path, .boolean) { $0.boolean }
  }

  public func value(of property: ColorProperty) async throws -> Color {
    try read(property.path, .color) { Color($0.color) }
  }

  public func value(of property: EnumProperty) async throws -> String {
    try read(property.path, .enum) { value in
      let names = names(of: value, property.path)
      guard names.indices.contains(value.index) else { throw ViewModelInstanceError.missingData }
      return names[value.index]
    }
  }

  public func setValue(of property: StringProperty, to new: String) {
    change(property.path, .string) { $0.string = new }
  }

  /// What is no number is refused.
  public func setValue(of property: NumberProperty, to new: Float) {
    change(property.path, .number) { value in
      guard new.isFinite else {
        throw ViewModelInstanceError.message(
          "\"\(property.path)\" was to be \(new): a finite number is needed")
      }
      value.number = new
    }
  }

  public func setValue(of property: BoolProperty, to new: Bool) {
    change(property.path, .boolean) { $0.boolean = new }
  }

  public func setValue(of property: ColorProperty, to new: Color) {
    change(property.path, .color) { $0.color = new.argbValue }
  }

  public func setValue(of property: EnumProperty, to new: String) {
    change(property.path, .enum) { value in
      let names = names(of: value, property.path)
      guard let index = names.firstIndex(of: new) else {
        throw ViewModelInstanceError.message(
          "\"\(property.path)\" cannot be \"\(new)\"; there are: \(names.joined(separator: ", "))")
      }
      value.index = index
    }
  }

  /// The values as they change, from now on.
  public func valueStream(of property: StringProperty) -> AsyncThrowingStream<String, any Error> {
    stream(property.path, .string) { $0.string }
  }

  public func valueStream(of property: NumberProperty) -> AsyncThrowingStream<Float, any Error> {
    stream(property.path, .number) { $0.number }
  }

  public func valueStream(of property: BoolProperty) -> AsyncThrowingStream<Bool, any Error> {
    stream(property.path, .boolean) { $0.boolean }
  }

  public func valueStream(of property: ColorProperty) -> AsyncThrowingStream<Color, any Error> {
    stream(property.path, .color) { Color($0.color) }
  }

  public func valueStream(of property: EnumProperty) -> AsyncThrowingStream<String, any Error> {
    stream(property.path, .enum) { [weak self] value in
      let names = self?.names(of: value, property.path) ?? []
      return names.indices.contains(value.index) ? names[value.index] : nil
    }
  }

  // MARK: Triggers

  public func fire(trigger: TriggerProperty) { change(trigger.path, .trigger) { $0.fire() } }

  /// Tells each time that the trigger is fired.
  public func stream(of trigger: TriggerProperty) -> AsyncThrowingStream<Void, any Error> {
    stream(trigger.path, .trigger) { $0.fireCount > 0 ? () : nil }
  }

  // MARK: Pictures

  /// Shows another picture; nil shows the file's own.
  public func setValue(of property: ImageProperty, to image: Image?) {
    change(property.path, .assetImage) { $0.image = image?.picture }
  }

  // MARK: Instances within

  /// The instance that a property holds; where there is none, one without values, and a log entry.
  public func value(of property: ViewModelInstanceProperty) -> ViewModelInstance {
    do {
      let value = try lookUp(property.path, .viewModel)
      if let child = value.child { return ViewModelInstance(child, file, in: self) }
      throw ViewModelInstanceError.missingData
    } catch {
      RiveLog.error(
        tag: .viewModelInstance,
        (error as? ViewModelInstanceError)?.errorDescription ?? "\(error)")
      return ViewModelInstance(
        file.defaultViewModelInstance(of: instance.viewModel), file)
    }
  }

  public func setValue(of property: ViewModelInstanceProperty, to new: ViewModelInstance) {
    change(property.path, .viewModel) { value in
      value.child = new.instance
      new.owners.append(WeakInstance(value: self))
    }
  }

  // MARK: Lists

  public func size(of list: ListProperty) async throws -> Int {
    try read(list.path, .list) { $0.items.count }
  }

  public func appendInstance(_ new: ViewModelInstance, to list: ListProperty) {
    change(list.path, .list) { value in
      value.items.append(new.instance)
      new.owners.append(WeakInstance(value: self))
    }
  }

  public func insertInstance(_ new: ViewModelInstance, to list: ListProperty, at index: Int32) {
    change(list.path, .list) { value in
      try checkPlace(Int(index), value.items.count + 1, list)
      value.items.insert(new.instance, at: Int(index))
      new.owners.append(WeakInstance(value: self))
    }
  }

  public func removeInstance(at index: Int32, from list: ListProperty) {
    change(list.path, .list) { value in
      try checkPlace(Int(index), value.items.count, list)
      value.items.remove(at: Int(index))
    }
  }

  public func removeInstance(_ old: ViewModelInstance, from list: ListProperty) {
    change(list.path, .list) { $0.items.removeAll { $0 === old.instance } }
  }

  public func swapInstance(atIndex first: Int32, withIndex second: Int32, in list: ListProperty) {
    change(list.path, .list) { value in
      try checkPlace(Int(first), value.items.count, list)
      try checkPlace(Int(second), value.items.count, list)
      value.items.swapAt(Int(first), Int(second))
    }
  }

  /// The instance at a place of a list; where there is none, one without values, and a log entry.
  public func value(of list: ListProperty, at index: Int32) -> ViewModelInstance {
    do {
      let value = try lookUp(list.path, .list)
      try checkPlace(Int(index), value.items.count, list)
      return ViewModelInstance(value.items[Int(index)], file, in: self)
    } catch {
      RiveLog.error(
        tag: .viewModelInstance,
        (error as? ViewModelInstanceError)?.errorDescription ?? "\(error)")
      return ViewModelInstance(file.defaultViewModelInstance(of: instance.viewModel), file)
    }
  }

  private func checkPlace(_ index: Int, _ count: Int, _ list: ListProperty) throws {
    guard (0..<count).contains(index) else {
      throw ViewModelInstanceError.message(
        "\"\(list.path)\" has no place \(index); there are \(count)")
    }
  }
}

public enum ViewModelInstanceError: LocalizedError {
  case missingData
  /// What was asked for, and what there is.
  case valueMismatch(String, String)
  case error(any Error)
  case message(String)
  case cancelled

  public var errorDescription: String? {
    switch self {
    case .missingData: "The value has no data."
    case .valueMismatch(let asked, let found):
      "Value mismatch: asked for \(asked), there is \(found)"
    case .error(let error): "\(error)"
    case .message(let text): text
    case .cancelled: "Operation was cancelled."
    }
  }
}
