/// What keeps a folder from compiling, ranked by what it would free.
public struct MissingSymbols: Sendable, Equatable, Codable {
  public struct Symbol: Sendable, Equatable, Codable {
    public let name: String
    /// How many files it alone keeps from compiling.
    public let frees: Int
    /// How many files miss it, together with others or alone.
    public let files: Int
    /// Where it is first missed, `Card.swift:12:5`.
    public let example: String
  }

  public let symbols: [Symbol]

  /// - Parameter refused: the messages of each file that does not compile.
  public init(refused: [[CompilerMessage]]) {
    var counts: [String: (frees: Int, files: Int, example: String)] = [:]
    for messages in refused {
      let primary = messages.filter { !$0.isConsequence }
      let missing = primary.filter { $0.missingSymbol != nil }
      let names = Set(missing.compactMap(\.missingSymbol))
      // Another kind of mistake would stay.
      let alone = names.count == 1 && missing.count == primary.count
      for message in missing {
        guard let name = message.missingSymbol, names.contains(name) else { continue }
        if counts[name] == nil {
          counts[name] = (0, 0, "\(message.file):\(message.line):\(message.column)")
        }
      }
      for name in names {
        counts[name]!.files += 1
        if alone { counts[name]!.frees += 1 }
      }
    }
    symbols = counts.map { name, count in
      Symbol(name: name, frees: count.frees, files: count.files, example: count.example)
    }.sorted { ($1.frees, $1.files, $0.name) < ($0.frees, $0.files, $1.name) }
  }
}
