import Foundation

/// Libraries of earlier runs, by the hash of all that they were made from.
///
/// The oldest go when there are more than `limit`. Entries appear whole, by renaming, so that
/// several commands can run at once.
public struct CompileCache: Sendable {
  public let folder: URL
  public let limit: Int
  /// Where the compiler keeps what it made of the system's headers.
  let headers: URL

  public init(folder: URL, limit: Int = 100, headers: URL? = nil) {
    self.folder = folder
    self.limit = max(limit, 1)
    self.headers = headers ?? folder.appendingPathComponent("headers")
  }

  /// `$XDG_CACHE_HOME/inbetween`, or `~/.cache/inbetween`.
  public static func standard(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> CompileCache {
    let base =
      environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? (environment["HOME"] ?? NSTemporaryDirectory()) + "/.cache"
    return CompileCache(folder: URL(fileURLWithPath: base).appendingPathComponent("inbetween"))
  }

  func file(for key: String) -> URL {
    folder.appendingPathComponent(key + ".so")
  }

  /// The library of the key, marked as used now.
  func find(_ key: String) -> URL? {
    let file = file(for: key)
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    utimes(file.path, nil)
    return file
  }

  /// Moves a finished library into the cache.
  func keep(_ library: URL, for key: String) throws -> URL {
    let file = file(for: key)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let temporary = folder.appendingPathComponent(
        ".\(key)-\(ProcessInfo.processInfo.processIdentifier)")
      try? FileManager.default.removeItem(at: temporary)
      try FileManager.default.copyItem(at: library, to: temporary)
      guard rename(temporary.path, file.path) == 0 else {
        throw CompileError.file(String(cString: strerror(errno)))
      }
    } catch {
      throw CompileError.file("cannot write the cache in \(folder.path): \(error)")
    }
    removeOldest()
    return file
  }

  private func removeOldest() {
    let keys: Set<URLResourceKey> = [.contentModificationDateKey]
    let files =
      (try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: Array(keys))) ?? []
    let libraries = files.filter { $0.pathExtension == "so" }.map { file in
      (file, (try? file.resourceValues(forKeys: keys).contentModificationDate) ?? .distantPast)
    }
    for (file, _) in libraries.sorted(by: { $0.1 > $1.1 }).dropFirst(limit) {
      try? FileManager.default.removeItem(at: file)
    }
  }
}
