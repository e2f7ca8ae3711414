import Foundation

/// A file that is written beside its place and moved there when it is whole.
final class PendingFile {
  let path: String
  let temporaryPath: String
  private var isDone = false

  init(_ path: String) throws {
    self.path = path
    let place = URL(fileURLWithPath: path)
    temporaryPath =
      place.deletingLastPathComponent().path + "/.\(place.lastPathComponent).\(getpid()).partial"
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      throw MediaError.unwritable(path: path, reason: "it is a folder")
    }
    let file = open(temporaryPath, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw failure() }
    close(file)
  }

  deinit { discard() }

  /// Writes all of the file and puts it in its place.
  func write(_ bytes: [UInt8]) throws {
    try writeUncommitted(bytes)
    try commit()
  }

  func writeUncommitted(_ bytes: [UInt8]) throws {
    let file = open(temporaryPath, O_WRONLY | O_TRUNC | O_CLOEXEC)
    guard file >= 0 else { throw failure() }
    defer { close(file) }
    try writeAll(bytes, to: file)
  }

  func writeAll(_ bytes: [UInt8], to file: Int32) throws {
    try bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let count = Glibc.write(file, buffer.baseAddress! + done, buffer.count - done)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { throw failure() }
        done += count
      }
    }
  }

  /// Puts the file in its place.
  func commit() throws {
    guard rename(temporaryPath, path) == 0 else { throw failure() }
    isDone = true
  }

  /// Removes what was written, unless it is in its place.
  func discard() {
    if !isDone { unlink(temporaryPath) }
    isDone = true
  }

  func failure() -> MediaError {
    MediaError.unwritable(path: path, reason: String(cString: strerror(errno)))
  }
}
