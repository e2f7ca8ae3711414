import Foundation

/// What the check found about all files.
public struct CheckReport: Sendable, Equatable, Codable {
  /// In the order of the paths.
  public let files: [FileReport]
  /// What keeps files from compiling.
  public let missing: [MissingSymbols.Symbol]
  /// Pictures, colours and symbols that nobody has, each once, sorted.
  public let placeholders: [String]

  public init(_ files: [FileReport]) {
    self.files = files.sorted { $0.file < $1.file }
    missing =
      MissingSymbols(refused: files.filter { $0.status == .refused }.map(\.messages)).symbols
    placeholders = Set(files.flatMap(\.views).flatMap(\.placeholders)).sorted()
  }

  /// Whether every file plays or is static.
  public var isFine: Bool { files.allSatisfy(\.status.isFine) }

  public func count(_ status: FileReport.Status) -> Int { files.count { $0.status == status } }

  /// The report as JSON, the same for the same files. Docs/Check.md describes it.
  public var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = (try? encoder.encode(self)) ?? Data("{}".utf8)
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
