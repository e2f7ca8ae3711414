import Foundation
import InbetweenCairo

/// Writes an animated PNG file. Of each frame only the rectangle that changed is stored.
final class APNGEncoder: FrameEncoder {
  private let file: PendingFile
  private let options: EncodingOptions
  private let handle: Int32
  private var previous: Bitmap?
  private var frames = 0
  private var sequence = 0

  init(_ path: String, _ options: EncodingOptions) throws {
    file = try PendingFile(path)
    self.options = options
    handle = open(file.temporaryPath, O_WRONLY | O_TRUNC | O_CLOEXEC)
    guard handle >= 0 else { throw file.failure() }
  }

  deinit { close(handle) }

  func add(_ frame: Bitmap) throws {
    var area = PNGFile.PixelArea(x: 0, y: 0, width: frame.width, height: frame.height)
    if let previous {
      guard previous.width == frame.width, previous.height == frame.height else {
        throw MediaError.frameSize(
          path: file.path, expected: "\(previous.width) x \(previous.height)",
          found: "\(frame.width) x \(frame.height)")
      }
      area = Self.changed(previous, frame)
    } else {
      try write(PNGFile.signature)
      try write(PNGFile.header(width: frame.width, height: frame.height, opaque: false))
      // The number of frames is filled in at the end: the control has the same length then.
      try write(control)
    }
    try write(frameControl(area))
    let rows = PNGFile.filtered(frame, area, opaque: false)
    let data = PNGFile.compress(rows, level: options.isCareful ? 8 : 4)
    if frames == 0 {
      try write(PNGFile.chunk("IDAT", data))
    } else {
      try write(PNGFile.chunk("fdAT", PNGFile.big(sequence) + data))
      sequence += 1
    }
    frames += 1
    previous = frame
  }

  func finish() throws {
    guard frames > 0 else { throw MediaError.noFrames(path: file.path) }
    try write(PNGFile.chunk("IEND", []))
    // After the signature (8 bytes) and the header (25).
    guard lseek(handle, 33, SEEK_SET) == 33 else { throw file.failure() }
    try write(control)
    try file.commit()
  }

  func cancel() { file.discard() }

  private func write(_ bytes: [UInt8]) throws { try file.writeAll(bytes, to: handle) }

  private var control: [UInt8] {
    PNGFile.chunk("acTL", PNGFile.big(frames) + PNGFile.big(options.loops ? 0 : 1))
  }

  /// Where a frame lies and how long it shows: as a fraction of two 16-bit numbers.
  private func frameControl(_ area: PNGFile.PixelArea) -> [UInt8] {
    let isWhole = options.framesPerSecond == options.framesPerSecond.rounded()
    let unit = isWhole ? 1 : 60
    let rate = Int((options.framesPerSecond * Double(unit)).rounded())
    var data = PNGFile.big(sequence)
    sequence += 1
    for value in [area.width, area.height, area.x, area.y] { data += PNGFile.big(value) }
    for value in [unit, rate] { data += PNGFile.big(value).suffix(2) }
    // The frame stays, and takes the place of what it covers.
    return PNGFile.chunk("fcTL", data + [0, 0])
  }

  /// The smallest rectangle around what differs; one pixel where nothing does.
  static func changed(_ a: Bitmap, _ b: Bitmap) -> PNGFile.PixelArea {
    var (left, right, top, bottom) = (a.width, -1, a.height, -1)
    a.bytes.withUnsafeBytes { first in
      b.bytes.withUnsafeBytes { second in
        let (p, q) = (first.bindMemory(to: UInt32.self), second.bindMemory(to: UInt32.self))
        for y in 0..<a.height {
          let row = y * a.width
          guard let start = (0..<a.width).first(where: { p[row + $0] != q[row + $0] }) else {
            continue
          }
          let end = (0..<a.width).last { p[row + $0] != q[row + $0] } ?? start
          (left, right) = (min(left, start), max(right, end))
          (top, bottom) = (min(top, y), y)
        }
      }
    }
    if right < 0 { return PNGFile.PixelArea(x: 0, y: 0, width: 1, height: 1) }
    return PNGFile.PixelArea(
      x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }
}
