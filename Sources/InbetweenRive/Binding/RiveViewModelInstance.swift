/// Values of a view model that state machines and artboards are bound to.
public final class RiveViewModelInstance {
  public let file: RiveFile
  public let viewModel: Int
  /// The name in the file; empty for an instance that was made.
  public let name: String
  let values: [ViewModelValue]

  /// - Parameter from: the instance of the file whose values are taken; nil for the types' own.
  convenience init(file: RiveFile, viewModel: Int, from: Int?) {
    var budget = Self.most
    self.init(file: file, viewModel: viewModel, from: from, depth: 0, &budget)
  }

  /// View models may refer to themselves and to many others: there is room for so many instances,
  /// and so many inside of one another.
  private static let most = 10_000
  private static let deepest = 16

  private init(
    file: RiveFile, viewModel: Int, from: Int?, depth: Int, _ budget: inout Int
  ) {
    self.file = file
    self.viewModel = viewModel
    let definition = file.viewModels[viewModel]
    let source = from.map { definition.instances[$0] }
    name = source?.name ?? ""
    values = definition.properties.map { ViewModelValue($0) }
    for value in source?.values ?? [] where values.indices.contains(value.property) {
      values[value.property].take(value)
    }
    guard depth < Self.deepest else { return }
    func make(_ viewModel: Int, _ instance: Int?) -> RiveViewModelInstance? {
      guard file.viewModels.indices.contains(viewModel), budget > 0 else { return nil }
      budget -= 1
      let known = file.viewModels[viewModel].instances.indices
      return RiveViewModelInstance(
        file: file, viewModel: viewModel, from: instance.flatMap { known.contains($0) ? $0 : nil },
        depth: depth + 1, &budget)
    }
    for (place, property) in definition.properties.enumerated() where property.kind == .viewModel {
      let wanted = source?.values.first { $0.property == place }.map { Int($0.bits) }
      values[place].child = make(property.viewModel, wanted)
    }
    for value in source?.values ?? [] where !value.items.isEmpty {
      guard values.indices.contains(value.property) else { continue }
      values[value.property].items = value.items.compactMap { make($0.viewModel, $0.instance) }
    }
  }

  public var viewModelName: String { file.viewModels[viewModel].name }
  public var properties: [ViewModelDefinition.Property] { file.viewModels[viewModel].properties }

  /// The value at a path of names joined by `/`; nil where there is none.
  public func value(at path: String) -> ViewModelValue? {
    var instance = self
    let names = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    for (number, name) in names.enumerated() {
      guard let index = instance.properties.firstIndex(where: { $0.name == name }) else {
        return nil
      }
      let value = instance.values[index]
      if number == names.count - 1 { return value }
      guard let child = value.child else { return nil }
      instance = child
    }
    return nil
  }

  /// The value at a path, of a kind.
  /// - Throws: `RiveLookupError` with the names that there are, or saying of which kind it is.
  public func value(at path: String, _ kind: ViewModelDefinition.Kind) throws -> ViewModelValue {
    guard let value = value(at: path) else {
      throw RiveLookupError(
        kind: "property of \(viewModelName)", name: path, existing: propertyPaths)
    }
    guard value.kind == kind else {
      throw RiveLookupError(
        kind: "\(kind.rawValue) property of \(viewModelName)", name: path,
        existing: propertyPaths, detail: "\"\(path)\" is of kind \(value.kind.rawValue)")
    }
    return value
  }

  /// The names of all properties; those of view models inside with their paths.
  public var propertyPaths: [String] {
    zip(properties, values).flatMap { property, value -> [String] in
      guard let child = value.child else { return [property.name] }
      return [property.name] + child.propertyPaths.map { property.name + "/" + $0 }
    }
  }

  /// The value that ids of properties lead to.
  func value(ids: ArraySlice<Int>) -> ViewModelValue? {
    guard let first = ids.first, values.indices.contains(first) else { return nil }
    let value = values[first]
    return ids.count == 1 ? value : value.child?.value(ids: ids.dropFirst())
  }

  /// Triggers have been seen by everyone.
  func resetTriggers() {
    for value in values {
      value.resetTrigger()
      value.child?.resetTriggers()
      for item in value.items { item.resetTriggers() }
    }
  }
}
