import Foundation
import Testing

/// The folder of measured facts beside the checkout.
enum SharedFacts {
  static let folder: URL? = {
    var place = URL(fileURLWithPath: #filePath)
    while place.path != "/" {
      place.deleteLastPathComponent()
      for name in ["shared/facts", "../shared/facts"] {
        let facts = place.appendingPathComponent(name).standardizedFileURL
        if FileManager.default.fileExists(atPath: facts.path + "/vectors.json") { return facts }
      }
    }
    return nil
  }()

  static var missing: Comment { "skipped: ../shared/facts is not beside the checkout" }
}
