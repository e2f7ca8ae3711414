import Foundation
import InbetweenCompile

/// Reports of earlier checks, by the hash of all that they depend on.
public struct VerdictCache: Sendable {
  private let folder: URL
  /// Reports beyond this number go, the oldest first.
  private let limit: Int

  public init(folder: URL, limit: Int = 20_000) {
    self.folder = folder
    self.limit = limit
  }

  /// Beside the compiled files of `render`.
  public static var standard: VerdictCache {
    VerdictCache(folder: CompileCache.standard().folder.appendingPathComponent("verdicts"))
  }

  public func find(_ key: String) -> [FileReport]? {
    guard let data = try? Data(contentsOf: file(key)) else { return nil }
    return try? JSONDecoder().decode([FileReport].self, from: data)
  }

  /// Keeps reports; a cache that cannot be written is no mistake of the file's.
  public func keep(_ reports: [FileReport], for key: String) {
    guard let data = try? JSONEncoder().encode(reports) else { return }
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? data.write(to: file(key), options: .atomic)
  }

  /// Removes the oldest reports beyond the limit.
  public func trim() {
    let keys: Set<URLResourceKey> = [.contentModificationDateKey]
    let files =
      (try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: Array(keys))) ?? []
    guard files.count > limit else { return }
    let dated = files.map { file in
      (file, (try? file.resourceValues(forKeys: keys).contentModificationDate) ?? .distantPast)
    }
    for (file, _) in dated.sorted(by: { $0.1 > $1.1 }).dropFirst(limit) {
      try? FileManager.default.removeItem(at: file)
    }
  }

  private func file(_ key: String) -> URL { folder.appendingPathComponent(key + ".json") }
}
