import Foundation

extension RenderRequest.Output {
  /// The output that a name stands for.
  ///
  /// - Parameter frames: the number of frames of a contact sheet; nil for other outputs.
  init(path: String, filmstrip frames: Int?) throws(UsageError) {
    let ending = URL(fileURLWithPath: path).pathExtension.lowercased()
    switch ending {
    case "png" where frames != nil:
      self.init(kind: .filmstrip, path: path, frames: frames!)
    case _ where frames != nil:
      throw UsageError("-o \(path): a filmstrip is a picture, so its name ends in .png")
    case "png":
      self.init(kind: path.contains("%") ? .imageSequence : .image, path: path)
      if kind == .imageSequence { _ = try imagePath(frame: 0) }
    case "gif", "mp4", "webm", "webp", "apng":
      self.init(kind: .animation, path: path)
    default:
      throw UsageError(
        "-o \(path): the name must end in .png, .gif, .apng, .webp, .mp4 or .webm")
    }
  }

  /// The output for values.
  init(valuesPath path: String) throws(UsageError) {
    switch URL(fileURLWithPath: path).pathExtension.lowercased() {
    case "json": self.init(kind: .valuesJSON, path: path)
    case "csv": self.init(kind: .valuesCSV, path: path)
    default: throw UsageError("--values \(path): the name must end in .json or .csv")
    }
  }

  /// The file of one frame of a sequence: `%d` or `%04d` in the name is the frame's number.
  func imagePath(frame: Int) throws(UsageError) -> String {
    let parts = path.split(separator: "%", omittingEmptySubsequences: false)
    guard parts.count == 2, let letter = parts[1].firstIndex(of: "d"),
      parts[1][..<letter].allSatisfy(\.isNumber), let width = Int("0" + parts[1][..<letter]),
      width <= 12
    else {
      throw UsageError("-o \(path): a sequence has one %d or %04d in its name")
    }
    let number = String(frame)
    let padding = String(repeating: "0", count: max(width - number.count, 0))
    return parts[0] + padding + number + parts[1][parts[1].index(after: letter)...]
  }

  /// Whether ffmpeg makes it.
  var needsEncoder: Bool {
    kind == .animation && !path.lowercased().hasSuffix(".apng")
  }

  /// Finds out before any work whether the file can be written.
  func check() throws(UsageError) {
    let url = URL(fileURLWithPath: path)
    let folder = url.deletingLastPathComponent()
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) {
      if isFolder.boolValue { throw UsageError("\(path): this is a folder") }
      guard access(url.path, W_OK) == 0 else {
        throw UsageError("\(path): the file cannot be written: \(String(cString: strerror(errno)))")
      }
    }
    guard access(folder.path, W_OK | X_OK) == 0 else {
      throw UsageError(
        "\(path): nothing can be written in \(folder.path): \(String(cString: strerror(errno)))")
    }
  }
}
