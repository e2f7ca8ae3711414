import Foundation

/// A folder whose files can be fetched, and nothing outside of it: neither by `..` nor through
/// links that lead out.
struct AssetFolder: Sendable {
  /// The real path, without links.
  private let root: String?

  init(_ path: String) { root = Self.realPath(path) }

  /// The file of a place such as `Images/star.png`; nil where there is none inside.
  func file(at place: String) -> String? {
    guard let root, !place.isEmpty, !place.utf8.contains(0) else { return nil }
    let parts = place.split(separator: "/", omittingEmptySubsequences: false)
    // Names that begin with a dot are nobody's pictures.
    guard parts.allSatisfy({ !$0.isEmpty && !$0.hasPrefix(".") && !$0.contains("\\") }) else {
      return nil
    }
    guard let real = Self.realPath(root + "/" + place), isInside(real) else { return nil }
    var information = stat()
    guard stat(real, &information) == 0, information.st_mode & S_IFMT == S_IFREG else { return nil }
    return real
  }

  /// The place of a file inside the folder; nil for others.
  func place(of path: String) -> String? {
    guard let root, let real = Self.realPath(path), isInside(real) else { return nil }
    return String(real.dropFirst(root.count + (root.hasSuffix("/") ? 0 : 1)))
  }

  private func isInside(_ path: String) -> Bool {
    guard let root else { return false }
    return path.hasPrefix(root.hasSuffix("/") ? root : root + "/")
  }

  private static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
