import Foundation
import InbetweenCairo
import InbetweenDrawing
import InbetweenMedia
import Synchronization

/// One golden: a file that says what a test should see, compared or written as the mode says.
package struct Golden {
  package let place: GoldenPlace
  package let mode: GoldenMode
  /// Bytes that the file may have at most.
  package let limit: Int

  /// How a comparison went.
  package enum Outcome {
    case matches
    /// It was written; the text says where and how large.
    case recorded(String)
    /// It fails; the text says why, the files show it.
    case differs(String, files: [EvidenceFile])
  }

  package init(_ place: GoldenPlace, mode: GoldenMode, limit: Int) {
    self.place = place
    self.mode = mode
    self.limit = limit
  }

  // MARK: Text

  /// - Parameter subject: what is compared, to begin a sentence with.
  package func compare(text: String, subject: String) -> Outcome {
    let bytes = Array((text + "\n").utf8)
    if let failure = overLimit(bytes.count, isPicture: false) { return failure }
    guard let golden = FileManager.default.contents(atPath: place.path) else {
      return missing(bytes, shows: "\(text.split(separator: "\n").count) lines")
    }
    if Array(golden) == bytes { return asked(bytes) ?? .matches }
    if mode == .recordAll { return record(bytes, shows: "changed") }
    let expected = String(decoding: golden, as: UTF8.self)
    let difference = LineDifference(
      expected: expected.hasSuffix("\n") ? String(expected.dropLast()) : expected, got: text)
    return .differs(
      "\(subject) is not as in \(place.shortPath) (- expected, + got):\n\(difference.text())\n"
        + advice, files: [])
  }

  // MARK: Pictures

  /// - Parameter scale: pixels per point.
  package func compare(
    picture: Bitmap, scale: Double, tolerance: PictureComparison.Tolerance, subject: String,
    isDark: Bool, renderer: CairoRenderer
  ) -> Outcome {
    let bytes = PNGFile.data(picture, level: 9)
    if let failure = overLimit(bytes.count, isPicture: true) { return failure }
    guard FileManager.default.fileExists(atPath: place.path) else {
      return missing(bytes, shows: "\(picture.width) x \(picture.height) pixels")
    }
    let expected: Bitmap
    do { expected = try Bitmap(contentsOf: place.path) } catch {
      if mode == .recordAll { return record(bytes, shows: "anew") }
      return .differs("\(error) \(advice)", files: [])
    }
    let comparison = PictureComparison(
      expected: expected, got: picture, scale: scale, tolerance: tolerance)
    if comparison.matches { return asked(bytes) ?? .matches }
    if mode == .recordAll { return record(bytes, shows: "changed") }
    var files: [EvidenceFile] = []
    let sheet = DifferencePicture(
      expected: expected, got: picture, comparison: comparison, scale: scale, isDark: isDark)
    if let bitmap = try? sheet.bitmap(renderer) {
      files.append(EvidenceFile("difference.png", PNGFile.data(bitmap)))
    } else {
      files.append(EvidenceFile("got.png", bytes))
    }
    return .differs(
      "\(subject) does not look as in \(place.shortPath): "
        + "\(words(comparison, expected, picture, scale)).\n\(advice)", files: files)
  }

  private func words(
    _ comparison: PictureComparison, _ expected: Bitmap, _ got: Bitmap, _ scale: Double
  ) -> String {
    guard comparison.isSameSize, let bounds = comparison.bounds else {
      return "it is \(got.width) x \(got.height) pixels, expected are "
        + "\(expected.width) x \(expected.height)"
    }
    func points(_ pixels: Int) -> String { numberText(Double(pixels) / scale, decimals: 1) }
    return "\(comparison.differences.count) of \(got.width * got.height) pixels differ, inside "
      + "\(points(bounds.width)) x \(points(bounds.height)) points at "
      + "\(points(bounds.x)), \(points(bounds.y))"
  }

  // MARK: Recording

  private var advice: String {
    "If what came is right, run the test once with \(GoldenMode.variable)=all, and look at what"
      + " changed before you keep it."
  }

  private func missing(_ bytes: [UInt8], shows content: String) -> Outcome {
    guard mode == .compare else { return record(bytes, shows: content) }
    return .differs(
      "There is no golden \(place.shortPath). Run the test once with \(GoldenMode.variable)=missing"
        + " to write it, look at it, and keep it with the sources.", files: [])
  }

  private func record(_ bytes: [UInt8], shows content: String) -> Outcome {
    if let failure = asked(bytes) { return failure }
    do {
      try FileManager.default.createDirectory(
        atPath: place.folder, withIntermediateDirectories: true)
      try Data(bytes).write(to: URL(fileURLWithPath: place.path), options: .atomic)
    } catch {
      return .differs("\(place.path) cannot be written: \(error).", files: [])
    }
    return .recorded("Recorded \(place.shortPath): \(content), \(bytes.count) bytes.")
  }

  /// What this process recorded or found right, by path.
  private static let known = Mutex<[String: [UInt8]]>([:])

  /// While recording, one golden cannot be two things.
  private func asked(_ bytes: [UInt8]) -> Outcome? {
    guard mode != .compare else { return nil }
    let isOther = Self.known.withLock { known in
      if let before = known[place.path] { return before != bytes }
      known[place.path] = bytes
      return false
    }
    guard isOther else { return nil }
    return .differs(
      "Two different things ask for the golden \(place.shortPath) in one run. Name them:"
        + " a test has one golden without a name.", files: [])
  }

  private func overLimit(_ size: Int, isPicture: Bool) -> Outcome? {
    guard size > limit else { return nil }
    let hint =
      isPicture
      ? "ask for fewer frames or a lower scale" : "ask for fewer times"
    return .differs(
      "The golden \(place.shortPath) would have \(size) bytes, the limit is \(limit). A golden that"
        + " nobody can read guards nothing and makes every clone slower: put a smaller view on the"
        + " stage, \(hint), or pass a higher limit.", files: [])
  }
}
