import InbetweenCairo

/// Takes frames one by one and makes a file of them. The file appears in its place when it is whole;
/// an encoder that is let go before `finish` leaves nothing.
public protocol FrameEncoder: AnyObject {
  /// Adds the next frame. All must have one size.
  func add(_ frame: Bitmap) throws
  /// Ends the file and puts it in its place.
  func finish() throws
  /// Stops and removes what was written.
  func cancel()
}

/// How frames become a file.
public struct EncodingOptions: Sendable {
  /// 1...1000.
  public var framesPerSecond: Double
  /// Better looking gradients in GIFs and smaller videos, for about twice the time.
  public var isCareful: Bool
  /// GIF, APNG and WebP start again at their end.
  public var loops: Bool

  public init(framesPerSecond: Double, isCareful: Bool = false, loops: Bool = true) {
    self.framesPerSecond = framesPerSecond
    self.isCareful = isCareful
    self.loops = loops
  }
}

/// Writing frames to files.
public enum MediaFile {
  /// An encoder for the format that the file's ending names.
  public static func encoder(_ path: String, _ options: EncodingOptions) throws -> any FrameEncoder
  {
    guard options.framesPerSecond >= 1, options.framesPerSecond <= 1000 else {
      throw MediaError.badRate(options.framesPerSecond)
    }
    switch try MediaFormat(path: path) {
    case .png: return try StillEncoder(path)
    case .apng: return try APNGEncoder(path, options)
    case let format: return try FFmpegEncoder(path, format, options)
    }
  }

  /// Writes `count` frames, each asked for when it is its turn, so that memory stays flat.
  public static func write(
    _ path: String, count: Int, _ options: EncodingOptions, frame: (Int) throws -> Bitmap
  ) throws {
    let encoder = try encoder(path, options)
    do {
      for index in 0..<max(0, count) { try encoder.add(frame(index)) }
      try encoder.finish()
    } catch {
      encoder.cancel()
      throw error
    }
  }

  public static func write(_ path: String, frames: [Bitmap], _ options: EncodingOptions) throws {
    try write(path, count: frames.count, options) { frames[$0] }
  }

  /// Writes one picture.
  public static func writePNG(_ path: String, _ bitmap: Bitmap) throws {
    try PendingFile(path).write(PNGFile.data(bitmap))
  }

  /// Writes each frame to a file of its own: `out.png` gives `out-0001.png` and so on. Where one
  /// fails, none is left.
  ///
  /// - Returns: the paths.
  @discardableResult
  public static func writePNGSequence(
    _ path: String, count: Int, frame: (Int) throws -> Bitmap
  ) throws -> [String] {
    guard count > 0 else { throw MediaError.noFrames(path: path) }
    let stem = path.lowercased().hasSuffix(".png") ? String(path.dropLast(4)) : path
    var files: [PendingFile] = []
    for index in 0..<count {
      let number = String(index + 1)
      let padding = String(
        repeating: "0", count: max(0, max(4, String(count).count) - number.count))
      let file = try PendingFile("\(stem)-\(padding)\(number).png")
      try file.writeUncommitted(PNGFile.data(frame(index), level: 3))
      files.append(file)
    }
    for file in files { try file.commit() }
    return files.map(\.path)
  }

  /// Writes a text, such as an SVG picture or a table of values.
  public static func writeText(_ path: String, _ text: String) throws {
    try PendingFile(path).write(Array(text.utf8))
  }
}

/// Keeps the last frame and writes it as a PNG file.
private final class StillEncoder: FrameEncoder {
  private let file: PendingFile
  private var last: Bitmap?

  init(_ path: String) throws { file = try PendingFile(path) }

  func add(_ frame: Bitmap) { last = frame }

  func finish() throws {
    guard let last else { throw MediaError.noFrames(path: file.path) }
    try file.write(PNGFile.data(last))
  }

  func cancel() { file.discard() }
}
