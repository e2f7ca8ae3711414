import Foundation

/// Tells when files below some folders were written, moved or removed, by inotify.
final class FolderWatch: Sendable {
  /// Events that leave a file whole: a save in place, a save by renaming, a removal.
  private static let events = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE)
  private static let folderLimit = 1000

  /// Watches the folder, with those below it where `deep` is set.
  ///
  /// - Parameter onChange: called on a thread of its own with the names of the files that changed.
  init(_ folder: String, deep: Bool, onChange: @escaping @Sendable (Set<String>) -> Void) throws {
    let descriptor = inotify_init1(Int32(IN_CLOEXEC))
    guard descriptor >= 0 else {
      throw PreviewError(
        "the folder \(folder) cannot be watched: \(String(cString: strerror(errno)))")
    }
    var folders = [folder]
    if deep { folders += Self.folders(below: folder) }
    for folder in folders.prefix(Self.folderLimit) {
      inotify_add_watch(descriptor, folder, Self.events)
    }
    let thread = Thread {
      while let names = Self.next(descriptor) { onChange(names) }
    }
    thread.name = "watching files"
    thread.start()
  }

  /// Folders without those that hold what tools made.
  static func folders(below folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)
    var found: [String] = []
    while let name = names?.nextObject() as? String {
      let last = URL(fileURLWithPath: name).lastPathComponent
      guard names?.fileAttributes?[.type] as? FileAttributeType == .typeDirectory else { continue }
      if last.hasPrefix(".") { names?.skipDescendants() } else { found.append(folder + "/" + name) }
    }
    return found
  }

  /// Waits for the next events; nil where the watch is over.
  private static func next(_ descriptor: Int32) -> Set<String>? {
    let head = MemoryLayout<inotify_event>.size
    return withUnsafeTemporaryAllocation(byteCount: 64 * 1024, alignment: 8) { buffer in
      var count = 0
      repeat {
        count = read(descriptor, buffer.baseAddress!, buffer.count)
      } while count < 0 && errno == EINTR
      guard count > 0 else { return nil }
      var names: Set<String> = []
      var place = 0
      while place + head <= count {
        let event = buffer.loadUnaligned(fromByteOffset: place, as: inotify_event.self)
        let length = Int(event.len)
        if length > 0, place + head + length <= count {
          let text = buffer[(place + head)..<(place + head + length)].prefix { $0 != 0 }
          names.insert(String(decoding: text, as: UTF8.self))
        }
        place += head + length
      }
      return names
    }
  }
}
