import Foundation

/// A kind of file that frames can be written to, by the ending of its name.
public enum MediaFormat: String, CaseIterable, Sendable {
  /// 256 colours; delays are whole hundredths of a second, so that more than 50 frames a second are
  /// brought down to 50.
  case gif
  /// H.264. Transparent frames are laid over white.
  case mp4
  /// VP9 with transparency.
  case webm
  /// Animated, with transparency, slightly lossy.
  case webp
  /// Animated PNG: exact, with transparency.
  case apng
  /// One picture: of several frames the last.
  case png

  /// The format that a file's ending names.
  public init(path: String) throws {
    let ending = URL(fileURLWithPath: path).pathExtension.lowercased()
    guard let format = MediaFormat(rawValue: ending) else {
      throw MediaError.unknownFormat(path: path)
    }
    self = format
  }

  /// Whether ffmpeg writes it.
  public var needsFFmpeg: Bool { self != .png && self != .apng }
}
