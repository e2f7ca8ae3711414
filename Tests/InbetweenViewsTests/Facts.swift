import Foundation

/// The files of facts that lie beside the checkout. Tests that need them skip where they are
/// missing.
enum Facts {
  static let folder: URL? = {
    var place = URL(fileURLWithPath: #filePath)
    while place.path != "/" {
      place.deleteLastPathComponent()
      let facts = place.appendingPathComponent("shared/facts")
      if FileManager.default.fileExists(atPath: facts.appendingPathComponent("looks.tsv").path) {
        return facts
      }
    }
    return nil
  }()

  static var areMissing: Bool { folder == nil }

  static let comment: String = "needs ../shared/facts beside the checkout"

  /// The value of each row of the table of looks, by `group|name|variant`.
  static let looks: [String: String] = {
    guard let file = folder?.appendingPathComponent("looks.tsv"),
      let data = FileManager.default.contents(atPath: file.path)
    else { return [:] }
    var rows: [String: String] = [:]
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n").dropFirst() {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count >= 4 else { continue }
      rows[fields[0...2].joined(separator: "|")] = String(fields[3])
    }
    return rows
  }()

  /// The numbers in a text, in order.
  static func numbers(in text: String) -> [Double] {
    text.matches(of: /-?\d+(\.\d+)?/).compactMap { Double($0.output.0) }
  }

  /// The colours in a text, in order: red, green and blue of 255, and alpha.
  static func colors(in text: String) -> [[Double]] {
    text.matches(of: /#([0-9A-F]{2})([0-9A-F]{2})([0-9A-F]{2})(?: @([0-9.]+))?/).map { match in
      let channels = [match.output.1, match.output.2, match.output.3].map {
        Double(Int($0, radix: 16) ?? -1)
      }
      return channels + [match.output.4.flatMap { Double($0) } ?? 1]
    }
  }
}
