/// Values of a view model that state machines and artboards are bound to.
public final class RiveViewModelInstance {
  public let file: RiveFile
  public let viewModel: Int
  /// The name in the file; empty for an instance that was made.
  public let name: String
  let values: [ViewModelValue]

  /// - Parameter from: the instance of the file whose values are taken; nil for the types' own.
  init(file: RiveFile, viewModel: Int, from: Int?, depth: Int = 0) {
    self.file = file
    self.viewModel = viewModel
    let definition = file.viewModels[viewModel]
    let source = from.map { definition.instances[$0] }
    name = source?.name ?? ""
    values = definition.properties.map { ViewModelValue($0) }
    for value in source?.values ?? [] where values.indices.contains(value.property) {
      values[value.property].take(value)
    }
    // View models may refer to themselves; deep ones are made no further.
    guard depth < 16 else { return }
    for (place, property) in definition.properties.enumerated() where property.kind == .viewModel {
      guard file.viewModels.indices.contains(property.viewModel) else { continue }
      let other = file.viewModels[property.viewModel]
      let wanted = source?.values.first { $0.property == place }.map { Int($0.bits) }
      let index = wanted.flatMap { other.instances.indices.contains($0) ? $0 : nil }
      values[place].child = RiveViewModelInstance(
        file: file, viewModel: property.viewModel, from: index, depth: depth + 1)
    }
    for value in source?.values ?? [] where !value.items.isEmpty {
      guard values.indices.contains(value.property) else { continue }
      for item in value.items.prefix(1000) where file.viewModels.indices.contains(item.viewModel) {
        let known = file.viewModels[item.viewModel].instances.indices.contains(item.instance)
        values[value.property].items.append(
          RiveViewModelInstance(
            file: file, viewModel: item.viewModel, from: known ? item.instance : nil,
            depth: depth + 8))
      }
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
