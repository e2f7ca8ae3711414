import Foundation
import InbetweenCairo
import Testing

@testable import InbetweenMedia

/// A folder of its own for each test, removed at the end.
final class Folder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "/media-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func file(_ name: String) -> String { path + "/" + name }

  var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: path).sorted()) ?? []
  }
}

/// What another program says or makes of a file.
func run(_ program: String, _ arguments: [String]) throws -> Data {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/" + program)
  process.arguments = arguments
  let output = Pipe()
  process.standardOutput = output
  try process.run()
  let data = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return data
}

/// The frames of a file as ffmpeg reads them, straight RGBA.
func decode(_ path: String) throws -> [UInt8] {
  [UInt8](
    try run(
      "ffmpeg",
      ["-v", "error", "-i", path, "-f", "rawvideo", "-pix_fmt", "rgba", "-vsync", "0", "-"]))
}

/// A ground with a square that moves one pixel a frame.
func frame(_ index: Int, width: Int = 32, height: Int = 24, opaque: Bool = true) -> Bitmap {
  var bytes: [UInt8] = []
  for y in 0..<height {
    for x in 0..<width {
      let isInside = (4..<12).contains(x - index % 16) && (6..<14).contains(y)
      if isInside {
        bytes += [0, 64, 255, 255]
      } else {
        bytes += opaque ? [200, 220, UInt8(x * 8 % 256), 255] : [0, 50, 60, 100]
      }
    }
  }
  return Bitmap(width: width, height: height, bytes: bytes)
}

@Suite struct MediaFileTests {
  @Test("a PNG file holds the exact pixels", arguments: [true, false])
  func png(_ opaque: Bool) throws {
    let folder = try Folder()
    let picture = frame(3, opaque: opaque)
    try MediaFile.writePNG(folder.file("a.png"), picture)
    #expect(try decode(folder.file("a.png")) == picture.straightRGBA)
    #expect(folder.names == ["a.png"])
  }

  @Test("an APNG file holds every frame exactly, for its time", arguments: [true, false])
  func apng(_ opaque: Bool) throws {
    let folder = try Folder()
    let frames = [0, 1, 1, 5, 2].map { frame($0, opaque: opaque) }
    try MediaFile.write(folder.file("a.apng"), frames: frames, .init(framesPerSecond: 60))
    #expect(try decode(folder.file("a.apng")) == frames.flatMap(\.straightRGBA))
    let rate = try run(
      "ffprobe",
      [
        "-v", "error", "-show_entries", "stream=r_frame_rate", "-of", "csv=p=0",
        folder.file("a.apng"),
      ])
    #expect(String(decoding: rate, as: UTF8.self).hasPrefix("60/1"))
  }

  @Test(
    "GIF, MP4 and WebM have the size, the length and about the colours of their frames",
    arguments: ["gif", "mp4", "webm"])
  func videos(_ ending: String) throws {
    let folder = try Folder()
    let path = folder.file("a." + ending)
    try MediaFile.write(path, count: 25, .init(framesPerSecond: 25)) { frame($0) }
    let text = String(
      decoding: try run(
        "ffprobe",
        [
          "-v", "error", "-count_frames", "-show_entries", "stream=width,height,nb_read_frames",
          "-of", "csv=p=0", path,
        ]),
      as: UTF8.self)
    #expect(text.hasPrefix("32,24,25"), "\(text)")
    let length = String(
      decoding: try run(
        "ffprobe", ["-v", "error", "-show_entries", "format=duration", "-of", "csv=p=0", path]),
      as: UTF8.self)
    #expect(abs((Double(length.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0) - 1) < 0.05)
    let pixels = try decode(path)
    let middle = (10 * 32 + 8) * 4
    for (found, wanted) in zip(pixels[middle..<(middle + 3)], [255, 64, 0] as [UInt8]) {
      #expect(abs(Int(found) - Int(wanted)) < 40)
    }
    #expect(folder.names == ["a." + ending])
  }

  @Test("60 frames a second become 50 in a GIF, for the same time")
  func gifRate() throws {
    let folder = try Folder()
    let path = folder.file("a.gif")
    try MediaFile.write(path, count: 60, .init(framesPerSecond: 60)) { frame($0) }
    let times = String(
      decoding: try run(
        "ffprobe", ["-v", "error", "-show_entries", "packet=pts_time", "-of", "csv=p=0", path]),
      as: UTF8.self
    ).split(whereSeparator: { $0 == "\n" || $0 == "," }).compactMap { Double($0) }
    #expect(times.count == 50)
    for (index, time) in times.enumerated() { #expect(abs(time - Double(index) / 50) < 1e-6) }
  }

  @Test("a WebP file holds an animation with as many frames")
  func webp() throws {
    let folder = try Folder()
    try MediaFile.write(folder.file("a.webp"), count: 6, .init(framesPerSecond: 30)) {
      frame($0, opaque: false)
    }
    let data = try Data(contentsOf: URL(fileURLWithPath: folder.file("a.webp")))
    #expect(data.prefix(4) == Data("RIFF".utf8))
    var (count, start) = (0, data.startIndex)
    while let found = data.range(of: Data("ANMF".utf8), in: start..<data.endIndex) {
      count += 1
      start = found.upperBound
    }
    #expect(count == 6)
  }

  @Test(
    "the same frames give the same bytes", arguments: ["gif", "mp4", "webm", "webp", "apng", "png"])
  func determinism(_ ending: String) throws {
    let folder = try Folder()
    for name in ["a.", "b."] {
      try MediaFile.write(folder.file(name + ending), count: 12, .init(framesPerSecond: 30)) {
        frame($0)
      }
    }
    let read = { try Data(contentsOf: URL(fileURLWithPath: folder.file($0))) }
    #expect(try read("a." + ending) == read("b." + ending))
  }

  @Test("odd sizes are written by all formats", arguments: MediaFormat.allCases)
  func oddSizes(_ format: MediaFormat) throws {
    let folder = try Folder()
    let path = folder.file("a." + format.rawValue)
    try MediaFile.write(path, count: 2, .init(framesPerSecond: 30)) {
      frame($0, width: 33, height: 25)
    }
    #expect(folder.names == ["a." + format.rawValue])
  }

  @Test("a sequence has one numbered file for each frame")
  func sequence() throws {
    let folder = try Folder()
    let paths = try MediaFile.writePNGSequence(folder.file("out.png"), count: 3) { frame($0) }
    #expect(folder.names == ["out-0001.png", "out-0002.png", "out-0003.png"])
    #expect(try decode(paths[2]) == frame(2).straightRGBA)
  }

  @Test("whatever fails leaves no file behind", arguments: MediaFormat.allCases)
  func failures(_ format: MediaFormat) throws {
    struct Stop: Error {}
    let folder = try Folder()
    let path = folder.file("a." + format.rawValue)
    #expect(throws: Stop.self) {
      try MediaFile.write(path, count: 5, .init(framesPerSecond: 30)) {
        if $0 == 3 { throw Stop() }
        return frame($0)
      }
    }
    #expect(throws: MediaError.noFrames(path: path)) {
      try MediaFile.write(path, frames: [], .init(framesPerSecond: 30))
    }
    if format != .png {
      #expect(throws: MediaError.frameSize(path: path, expected: "32 x 24", found: "16 x 24")) {
        try MediaFile.write(
          path, frames: [frame(0), frame(0, width: 16)], .init(framesPerSecond: 30))
      }
    }
    #expect(folder.names.isEmpty)
  }

  @Test("a failed write leaves the old file as it was")
  func oldFile() throws {
    let folder = try Folder()
    try MediaFile.writeText(folder.file("a.gif"), "old")
    let encoder = try MediaFile.encoder(folder.file("a.gif"), .init(framesPerSecond: 30))
    try encoder.add(frame(0))
    encoder.cancel()
    #expect(try String(contentsOfFile: folder.file("a.gif"), encoding: .utf8) == "old")
    #expect(folder.names == ["a.gif"])
  }

  @Test("errors name the file, the reason and what to do")
  func messages() throws {
    let folder = try Folder()
    func message(_ body: () throws -> Void) -> String {
      do { try body() } catch { return "\(error)" }
      return "no error"
    }
    let options = EncodingOptions(framesPerSecond: 30)
    let unknown = message { _ = try MediaFile.encoder("a.mov", options) }
    #expect(unknown.contains("a.mov") && unknown.contains(".gif, .mp4"))
    let nowhere = message { try MediaFile.writePNG(folder.file("no/where/a.png"), frame(0)) }
    #expect(nowhere.contains("No such file or directory") && !nowhere.contains("\n"))
    let isFolder = message { try MediaFile.writePNG(folder.path, frame(0)) }
    #expect(isFolder.contains("it is a folder"))
    let missing = message {
      _ = try FFmpegEncoder(folder.file("a.gif"), .gif, options, program: nil)
    }
    #expect(missing.contains("apt-get install ffmpeg"))
    let rate = message {
      _ = try MediaFile.encoder(folder.file("a.gif"), .init(framesPerSecond: .nan))
    }
    #expect(rate.contains("nan frames per second"))
    let broken = message {
      let encoder = try FFmpegEncoder(folder.file("a.gif"), .gif, options, program: "/bin/false")
      try encoder.add(frame(0))
      try encoder.finish()
    }
    #expect(broken.contains("ffmpeg failed: it ended with status 1"))
    #expect(folder.names.isEmpty)
  }
}
