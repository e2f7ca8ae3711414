/// A file of Rive's format, read: its artboards, view models, converters and assets.
///
/// Nothing of it changes after reading; what plays are the instances that it makes.
public final class RiveFile {
  /// How much of anything is read before the file is refused.
  public struct Limits: Sendable {
    public var bytes = 256 << 20
    /// objects of the stream
    public var objects = 1_000_000
    /// properties of all objects together, also those that are not written
    public var cells = 32_000_000
    /// levels of parents below an artboard, of nested artboards and of grouped converters
    public var depth = 256
    /// artboards within artboards, of one instance
    public var nestedArtboards = 4096
    /// objects of one instance, those of nested artboards included
    public var instanceObjects = 1_000_000

    public init() {}
  }

  let limits: Limits
  let artboards: [ArtboardDefinition]
  public let viewModels: [ViewModelDefinition]
  public let enums: [EnumDefinition]
  public private(set) var assets: [AssetDefinition]
  let converters: [ConverterDefinition]
  /// The pictures among the assets, by index.
  private(set) var images: [Int: RiveImage] = [:]
  /// The fonts among the assets that have been asked for, by index.
  private var fonts: [Int: FontSource] = [:]
  /// What was left out and why, one sentence each.
  public let notices: [String]

  /// Reads a file.
  /// - Throws: `RiveFileError`, which says what is wrong at which byte and object.
  public init(_ bytes: [UInt8], limits: Limits = Limits()) throws {
    var importer = try Importer(bytes, limits: limits)
    try importer.run()
    self.limits = limits
    artboards = importer.artboards
    viewModels = importer.viewModels
    enums = importer.enums
    assets = importer.assets
    converters = importer.converters
    notices = importer.notices
    for index in assets.indices { makeImage(index) }
  }

  /// Gives an asset that is kept elsewhere its bytes; artboards made afterwards have it.
  /// - Parameter name: the asset's name in the file.
  /// - Throws: `RiveLookupError` with the names that there are.
  public func setBytes(_ bytes: [UInt8], ofAsset name: String) throws {
    guard let index = assets.firstIndex(where: { $0.name == name }) else {
      throw RiveLookupError(kind: "asset", name: name, existing: assets.map(\.name))
    }
    assets[index].bytes = bytes[...]
    fonts[index] = nil
    makeImage(index)
  }

  private func makeImage(_ index: Int) {
    let asset = assets[index]
    guard asset.isImage else { return }
    let size = ImageSize(asset.bytes)
    images[index] = RiveImage(
      name: asset.name, width: size.map { Float($0.width) } ?? asset.width,
      height: size.map { Float($0.height) } ?? asset.height, bytes: Array(asset.bytes))
  }

  public var artboardNames: [String] { artboards.map(\.name) }

  /// The index of an artboard; nil is the first.
  func artboardIndex(named name: String?) throws -> Int {
    if let name {
      if let index = artboards.firstIndex(where: { $0.name == name }) { return index }
      throw RiveLookupError(kind: "artboard", name: name, existing: artboardNames)
    }
    if artboards.isEmpty { throw RiveLookupError(kind: "artboard", name: "", existing: []) }
    return 0
  }

  /// A new instance of an artboard; nil is the first.
  /// - Throws: `RiveLookupError` for a name that is not there, `RiveFileError` where artboards nest
  ///   beyond the limits.
  public func artboard(_ name: String? = nil) throws -> RiveArtboard {
    try RiveArtboard(file: self, index: artboardIndex(named: name))
  }

  /// A new instance of a view model with the values of one of its named instances; nil makes one
  /// with no values of its own.
  public func viewModelInstance(of viewModel: String, named instance: String?) throws
    -> RiveViewModelInstance
  {
    guard let index = viewModels.firstIndex(where: { $0.name == viewModel }) else {
      throw RiveLookupError(
        kind: "view model", name: viewModel, existing: viewModels.map(\.name))
    }
    guard let instance else {
      return RiveViewModelInstance(file: self, viewModel: index, from: nil)
    }
    guard let from = viewModels[index].instances.firstIndex(where: { $0.name == instance }) else {
      throw RiveLookupError(
        kind: "instance of \(viewModel)", name: instance,
        existing: viewModels[index].instanceNames)
    }
    return RiveViewModelInstance(file: self, viewModel: index, from: from)
  }

  /// A new instance of a view model as its first instance in the file is, or with no values.
  public func defaultViewModelInstance(of viewModel: Int) -> RiveViewModelInstance {
    RiveViewModelInstance(
      file: self, viewModel: viewModel, from: viewModels[viewModel].instances.isEmpty ? nil : 0)
  }
}

extension RiveFile {
  /// The picture of an asset, by the asset's index.
  func image(_ asset: Int) -> RiveImage? {
    guard assets.indices.contains(asset), assets[asset].isImage else { return nil }
    return images[asset]
  }
}

extension RiveFile {
  /// A font asset, by the asset's index; nil where it has no bytes that are a font.
  func font(_ asset: Int) -> FontSource? {
    guard assets.indices.contains(asset), assets[asset].isFont else { return nil }
    if let known = fonts[asset] { return known }
    let made = FontSource(Array(assets[asset].bytes))
    fonts[asset] = made
    return made
  }
}
