import Foundation

/// Where a file comes from.
public enum Source: Sendable {
  /// A file by its name without `.riv`. It is looked for in the folders of `RiveFolders`, then in
  /// the bundle; nil is the main bundle.
  case local(String, Bundle?)
  case url(URL)
  case data(Data)

  /// - Throws: `FileError.missingFile` or `.missingData`.
  @MainActor
  func bytes() throws -> [UInt8] {
    switch self {
    case .data(let data):
      if data.isEmpty { throw FileError.missingData("the data is empty") }
      return [UInt8](data)
    case .url(let url): return try Self.read(url)
    case .local(let name, let bundle):
      let file = name.hasSuffix(".riv") ? name : name + ".riv"
      let tried = RiveFolders.search.map { URL(fileURLWithPath: $0).appendingPathComponent(file) }
      if let found = tried.first(where: { FileManager.default.fileExists(atPath: $0.path) }) {
        return try Self.read(found)
      }
      let base = (file as NSString).deletingPathExtension
      if let found = (bundle ?? .main).url(forResource: base, withExtension: "riv") {
        return try Self.read(found)
      }
      let places = tried.map { $0.deletingLastPathComponent().path } + ["the bundle"]
      throw FileError.missingFile("\(file); looked in \(places.joined(separator: ", "))")
    }
  }

  private static func read(_ url: URL) throws -> [UInt8] {
    guard url.isFileURL else {
      throw FileError.missingFile("\(url.absoluteString): only files on this machine are read")
    }
    guard let data = try? Data(contentsOf: url) else { throw FileError.missingFile(url.path) }
    if data.isEmpty { throw FileError.missingData(url.path) }
    return [UInt8](data)
  }
}

/// Where `.local` looks before the bundle.
@MainActor
public enum RiveFolders {
  /// Paths, in order: what a played file was given as its assets, then where it stands itself.
  public static var search: [String] = []
}
