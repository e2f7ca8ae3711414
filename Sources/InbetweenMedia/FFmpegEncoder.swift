import Foundation
import InbetweenCairo

/// Sends raw frames to ffmpeg, which writes the file.
///
/// The frames go through a socket and not a pipe, because only a socket can be asked not to raise
/// SIGPIPE when ffmpeg ends early.
final class FFmpegEncoder: FrameEncoder {
  private let file: PendingFile
  private let format: MediaFormat
  private let options: EncodingOptions
  private var size: (width: Int, height: Int)?
  private var process: Subprocess?

  private let program: String

  /// - Parameter program: the path of ffmpeg, or nil where there is none.
  init(
    _ path: String, _ format: MediaFormat, _ options: EncodingOptions,
    program: String? = Subprocess.find("ffmpeg")
  ) throws {
    guard let program else { throw MediaError.noEncoder(path: path) }
    self.program = program
    file = try PendingFile(path)
    self.format = format
    self.options = options
  }

  func add(_ frame: Bitmap) throws {
    if let size {
      guard size.width == frame.width, size.height == frame.height else {
        throw MediaError.frameSize(
          path: file.path, expected: "\(size.width) x \(size.height)",
          found: "\(frame.width) x \(frame.height)")
      }
    } else {
      try start(frame)
    }
    guard let process else { return }
    let sent = rows(of: frame)
    guard process.send(sent) else { throw failure(process.wait()) }
  }

  func finish() throws {
    guard let process else { throw MediaError.noFrames(path: file.path) }
    process.endInput()
    let end = process.wait()
    self.process = nil
    guard end.status == 0 else { throw failure(end) }
    try file.commit()
  }

  func cancel() {
    process?.terminate()
    process = nil
    file.discard()
  }

  deinit { cancel() }

  private func failure(_ end: Subprocess.End) -> MediaError {
    let lines = end.errors.split(separator: "\n").suffix(3).joined(separator: " ")
    return MediaError.encoderFailed(
      path: file.path, reason: lines.isEmpty ? "it ended with status \(end.status)" : lines)
  }

  private func start(_ frame: Bitmap) throws {
    size = (frame.width, frame.height)
    // Videos store colour for blocks of 2 x 2 pixels: an odd side is made even by repeating its last
    // row or column.
    let (width, height) = sentSize(frame)
    let rate = String(options.framesPerSecond)
    let input = [
      "-f", "rawvideo", "-pix_fmt", "bgra", "-s", "\(width)x\(height)", "-r", rate, "-i", "pipe:0",
    ]
    // Nothing about the program or the hour gets into the file: the same frames give the same bytes.
    let common = ["-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact"]
    let arguments =
      ["-v", "error", "-nostdin", "-y"] + input + encoding + common
      + [file.temporaryPath]
    guard let started = Subprocess(program, arguments) else {
      throw MediaError.noEncoder(path: file.path)
    }
    process = started
  }

  private var encoding: [String] {
    let careful = options.isCareful
    switch format {
    case .gif:
      let rate = options.framesPerSecond > 50 ? "fps=50," : ""
      let palette =
        careful
        ? "palettegen=stats_mode=full[p];[b][p]paletteuse=dither=sierra2_4a:diff_mode=rectangle"
        : "palettegen=stats_mode=diff[p];[b][p]paletteuse=dither=bayer:bayer_scale=5:diff_mode=rectangle"
      return [
        "-filter_complex", "\(rate)split[a][b];[a]\(palette)", "-loop", options.loops ? "0" : "-1",
        "-f", "gif",
      ]
    case .mp4:
      return [
        "-vf", "scale=out_color_matrix=bt709:out_range=tv,format=yuv420p", "-c:v", "libx264",
        "-preset", careful ? "medium" : "veryfast", "-crf", "18", "-threads", "4", "-colorspace",
        "bt709", "-color_primaries", "bt709", "-color_trc", "iec61966-2-1", "-color_range", "tv",
        "-movflags", "+faststart", "-f", "mp4",
      ]
    case .webm:
      return [
        "-c:v", "libvpx-vp9", "-deadline", careful ? "good" : "realtime", "-cpu-used",
        careful ? "3" : "8", "-crf", "24", "-b:v", "0", "-row-mt", "1", "-pix_fmt", "yuva420p",
        "-f",
        "webm",
      ]
    case .webp:
      return [
        "-c:v", "libwebp_anim", "-loop", options.loops ? "0" : "1", "-q:v", careful ? "90" : "80",
        "-f", "webp",
      ]
    case .apng, .png: return []
    }
  }

  private var isVideo: Bool { format == .mp4 || format == .webm }

  private func sentSize(_ frame: Bitmap) -> (width: Int, height: Int) {
    isVideo
      ? (frame.width + frame.width % 2, frame.height + frame.height % 2)
      : (frame.width, frame.height)
  }

  /// The frame as it is sent: straight BGRA, or over white where the format has no transparency.
  private func rows(of frame: Bitmap) -> [UInt8] {
    var bytes = frame.bytes
    if !frame.isOpaque {
      bytes.withUnsafeMutableBufferPointer { bytes in
        for index in stride(from: 0, to: bytes.count, by: 4) where bytes[index + 3] < 255 {
          let opacity = bytes[index + 3]
          for channel in index..<(index + 3) {
            bytes[channel] =
              format == .mp4
              ? bytes[channel] &+ (255 - opacity)
              : opacity == 0 ? 0 : UInt8(min(255, Int(bytes[channel]) * 255 / Int(opacity)))
          }
          if format == .mp4 { bytes[index + 3] = 255 }
        }
      }
    }
    let (width, height) = sentSize(frame)
    if width == frame.width, height == frame.height { return bytes }
    var even: [UInt8] = []
    even.reserveCapacity(width * height * 4)
    for y in 0..<height {
      let start = min(y, frame.height - 1) * frame.width * 4
      even += bytes[start..<(start + frame.width * 4)]
      if width > frame.width { even += even.suffix(4) }
    }
    return even
  }
}
