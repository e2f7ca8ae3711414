import Foundation
import Testing

/// The reference files beside the project, `../shared/rive`.
enum RiveFolder {
  /// nil where the folder is not there.
  static let url: URL? = {
    var place = URL(fileURLWithPath: #filePath)
    while place.path != "/" {
      place.deleteLastPathComponent()
      for name in ["shared/rive", "../shared/rive"] {
        let folder = place.appendingPathComponent(name).standardizedFileURL
        if FileManager.default.fileExists(atPath: folder.appendingPathComponent("golden").path) {
          return folder
        }
      }
    }
    return nil
  }()

  static var missing: Comment { "skipped: ../shared/rive is not beside the checkout" }

  static func sample(_ name: String) throws -> [UInt8] {
    let folder = try #require(url)
    return Array(try Data(contentsOf: folder.appendingPathComponent("samples/" + name)))
  }

  static var recordingNames: [String] {
    guard let url else { return [] }
    let files = try? FileManager.default.contentsOfDirectory(
      atPath: url.appendingPathComponent("golden").path)
    return (files ?? []).filter { $0.hasSuffix(".json.gz") }.map { String($0.dropLast(8)) }.sorted()
  }

  static var sampleNames: [String] {
    guard let url else { return [] }
    let files = try? FileManager.default.contentsOfDirectory(
      atPath: url.appendingPathComponent("samples").path)
    return (files ?? []).filter { $0.hasSuffix(".riv") }.sorted()
  }
}
