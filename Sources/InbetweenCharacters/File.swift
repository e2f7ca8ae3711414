import Foundation
import InbetweenRive

/// A file of characters.
@MainActor
public final class File: Equatable {
  let file: RiveFile
  let worker: Worker

  /// Loads and reads a file.
  /// - Throws: `FileError`.
  public convenience init(source: Source, worker: Worker) async throws {
    if Task.isCancelled { throw FileError.cancelled }
    try self.init(bytes: source.bytes(), worker: worker)
  }

  init(bytes: [UInt8], worker: Worker) throws {
    do {
      file = try RiveFile(bytes)
    } catch {
      throw FileError.invalidFile("\(error)")
    }
    self.worker = worker
    for notice in file.notices { RiveLog.notice(tag: .file, notice) }
  }

  public nonisolated static func == (a: File, b: File) -> Bool { a === b }

  public func getArtboardNames() async throws -> [String] { file.artboardNames }

  /// A new instance of an artboard; nil is the first.
  /// - Throws: `FileError.invalidArtboard` with the names that there are.
  public func createArtboard(_ name: String? = nil) async throws -> Artboard {
    if Task.isCancelled { throw FileError.cancelled }
    do {
      return Artboard(try file.artboard(name), of: self)
    } catch {
      throw FileError.invalidArtboard("\(error)")
    }
  }

  public func getViewModelNames() async throws -> [String] { file.viewModels.map(\.name) }

  /// The names of the instances of a view model that the file has.
  /// - Throws: `FileError.invalidViewModel` with the names that there are.
  public func getInstanceNames(of viewModel: String) async throws -> [String] {
    try definition(viewModel).instanceNames.filter { !$0.isEmpty }
  }

  /// What can be set and read in a view model.
  public func getProperties(of viewModel: String) async throws -> [ViewModelProperty] {
    try definition(viewModel).properties.map { property in
      let meta: Int? =
        switch property.kind {
        case .enum: property.enumeration
        case .viewModel: property.viewModel
        default: nil
        }
      let text: String? = meta.flatMap { index in
        property.kind == .enum
          ? (file.enums.indices.contains(index) ? file.enums[index].name : nil)
          : (file.viewModels.indices.contains(index) ? file.viewModels[index].name : nil)
      }
      return ViewModelProperty(
        type: ViewModelProperty.DataType(property.kind), name: property.name, metaData: text ?? "")
    }
  }

  public func getViewModelEnums() async throws -> [ViewModelEnum] {
    file.enums.map { ViewModelEnum(name: $0.name, values: $0.values.map(\.key)) }
  }

  /// The view model that an artboard is made for, and the instance that it begins with.
  /// - Throws: `FileError.invalidViewModel` where the artboard has none.
  public func getDefaultViewModelInfo(for artboard: Artboard) async throws -> (
    viewModelName: String, instanceName: String
  ) {
    let index = try defaultViewModel(of: artboard)
    let model = file.viewModels[index]
    return (model.name, model.instanceNames.first ?? "")
  }

  /// A new instance of a view model.
  /// - Throws: `FileError.invalidViewModel` or `.invalidViewModelInstance` with the names that there
  ///   are.
  public func createViewModelInstance(_ source: ViewModelInstanceSource) async throws
    -> ViewModelInstance
  {
    if Task.isCancelled { throw FileError.cancelled }
    switch source {
    case .blank(let model):
      return ViewModelInstance(
        try file.viewModelInstance(of: file.viewModels[index(of: model)].name, named: nil), file)
    case .viewModelDefault(let model):
      return ViewModelInstance(file.defaultViewModelInstance(of: try index(of: model)), file)
    case .name(let name, let model):
      let index = try index(of: model)
      do {
        let instance = try file.viewModelInstance(of: file.viewModels[index].name, named: name)
        return ViewModelInstance(instance, file)
      } catch {
        throw FileError.invalidViewModelInstance("\(error)")
      }
    }
  }

  private func index(of source: ViewModelSource) throws -> Int {
    switch source {
    case .artboardDefault(let artboard): return try defaultViewModel(of: artboard)
    case .name(let name):
      _ = try definition(name)
      return file.viewModels.firstIndex { $0.name == name }!
    }
  }

  private func definition(_ name: String) throws -> ViewModelDefinition {
    guard let found = file.viewModels.first(where: { $0.name == name }) else {
      throw FileError.invalidViewModel(
        "\(RiveLookupError(kind: "view model", name: name, existing: file.viewModels.map(\.name)))")
    }
    return found
  }

  private func defaultViewModel(of artboard: Artboard) throws -> Int {
    guard let index = artboard.artboard.defaultViewModel else {
      throw FileError.invalidViewModel(
        "the artboard \"\(artboard.artboard.name)\" names none; there are: "
          + file.viewModels.map { "\"\($0.name)\"" }.joined(separator: ", "))
    }
    return index
  }
}

public enum FileError: LocalizedError, Equatable {
  case missingFile(String)
  case invalidData(String)
  case missingData(String)
  case invalidFile(String)
  case invalidArtboard(String)
  case invalidViewModel(String)
  case invalidViewModelInstance(String)
  case cancelled

  public var errorDescription: String? {
    switch self {
    case .missingFile(let text): "File not found: \(text)"
    case .invalidData(let text): "Invalid file data: \(text)"
    case .missingData(let text): "No data available: \(text)"
    case .invalidFile(let text): "Failed to load file: \(text)"
    case .invalidArtboard(let text): "Artboard not found: \(text)"
    case .invalidViewModel(let text): "View model not found: \(text)"
    case .invalidViewModelInstance(let text): "View model instance not found: \(text)"
    case .cancelled: "Operation was cancelled."
    }
  }
}
