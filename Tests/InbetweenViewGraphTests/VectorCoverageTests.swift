import Foundation
import Testing

/// The measured vectors that this room answers for, counted against the sources of its tests.
@Suite("Coverage of the measured vectors")
struct VectorCoverageTests {
  static let kinds: Set<String> = [
    "animatableData.angle", "animatableData.color", "animatableData.colorDelta",
    "animation.baseTime", "animation.bezierCoefficients", "animation.description",
    "animation.fluidSpring", "animation.fluidSpringBlend", "animation.fluidSpringEnd",
    "animation.interpolatingSpring", "animation.logicalCompletion", "animation.repeat",
    "caspring.settling", "color.interpolate", "gradient.pixel", "keyframe.progress",
    "keyframe.springDefaultDuration", "keyframe.timeline", "keyframe.timeline2",
    "spring.animationParameters", "spring.convert", "spring.initSettling", "spring.property",
    "spring.settlingDuration", "spring.value", "spring.valueTable", "spring.velocity",
    "unitCurve.bezier", "unitCurve.inverse", "unitCurve.value", "unitCurve.velocity",
    "velocitySampler",
  ]

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let vectors = root.deletingLastPathComponent()
    .appendingPathComponent("shared/facts/vectors.json")

  private struct File: Decodable {
    struct Vector: Decodable {
      let id: String
      let kind: String
      let confidence: String
    }
    let vectors: [Vector]
  }

  @Test(
    "Every measured vector of these kinds is named in a test",
    .enabled(
      if: FileManager.default.fileExists(atPath: vectors.path),
      "the facts are not beside this checkout"))
  func coverage() throws {
    let file = try JSONDecoder().decode(File.self, from: Data(contentsOf: Self.vectors))
    let due = file.vectors.filter { Self.kinds.contains($0.kind) }
    var sources = ""
    let tests = Self.root.appendingPathComponent("Tests")
    for path in try FileManager.default.subpathsOfDirectory(atPath: tests.path)
    where path.hasSuffix(".swift") {
      sources += try String(contentsOf: tests.appendingPathComponent(path), encoding: .utf8)
    }
    let words = Set(
      sources.split { !($0.isLetter || $0.isNumber || $0 == "-" || $0 == "." || $0 == "_") }
        .map { $0.hasSuffix(".") || $0.hasSuffix("-") ? String($0.dropLast()) : String($0) })
    let missing = due.map(\.id).filter { !words.contains($0) }
    #expect(missing.isEmpty)
    #expect(due.count >= 110)
  }
}
