import Foundation
import InbetweenDrawing

/// Puts the pictures of files into a folder, so that renderers, which read pictures from disk, find
/// them. Each picture is written once, under a name made of its bytes.
public final class RivePictureFolder {
  private let folder: URL
  private var known: [ObjectIdentifier: ImageSource] = [:]
  /// Keeps the pictures whose identity is a key.
  private var kept: [RiveImage] = []

  /// - Parameter folder: made where it is not there.
  public init(_ folder: URL) { self.folder = folder }

  /// Where a picture is; nil for one that has no bytes or cannot be written.
  public func source(of image: RiveImage) -> ImageSource? {
    if let found = known[ObjectIdentifier(image)] { return found }
    guard !image.bytes.isEmpty else { return nil }
    let url = folder.appendingPathComponent("\(Self.hash(image.bytes))\(Self.ending(image.bytes))")
    if !FileManager.default.fileExists(atPath: url.path) {
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      guard (try? Data(image.bytes).write(to: url, options: .atomic)) != nil else { return nil }
    }
    known[ObjectIdentifier(image)] = .file(url.path)
    kept.append(image)
    return .file(url.path)
  }

  /// FNV-1a, 64 bits: the same bytes get the same name in every run.
  private static func hash(_ bytes: [UInt8]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return String(hash, radix: 16)
  }

  private static func ending(_ bytes: [UInt8]) -> String {
    if bytes.starts(with: [0x89, 0x50]) { return ".png" }
    return bytes.starts(with: [0xFF, 0xD8]) ? ".jpg" : ".webp"
  }
}
