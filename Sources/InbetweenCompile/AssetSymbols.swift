import Foundation

/// The pictures and colours that a file can name by symbols, `Image(.mountain)` and `Color.brand`,
/// and the source that declares these symbols.
public struct AssetSymbols: Sendable, Equatable {
  /// Names as the catalogue has them, by the symbols that they become.
  public private(set) var pictures: [String: String] = [:]
  public private(set) var colors: [String: String] = [:]

  /// Changes whenever a file of the catalogues does.
  private var stamp = ""

  public init() {}

  /// The symbols of catalogues.
  ///
  /// - Parameter folders: folders with the ending `.xcassets`; the earlier count more.
  public init(catalogs folders: [String]) {
    for folder in folders {
      let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      for name in names.sorted() {
        let file = (name as NSString).lastPathComponent as NSString
        let base = file.deletingPathExtension
        switch file.pathExtension {
        case "imageset": addPicture(base)
        case "colorset": addColor(base)
        default: break
        }
        let attributes = try? FileManager.default.attributesOfItem(atPath: "\(folder)/\(name)")
        let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0
        stamp += "\(folder)/\(name) \(attributes?[.size] ?? 0) \(date)\n"
      }
    }
  }

  /// Adds all that a library made with the assets depends on.
  func add(to hash: inout ContentHash) {
    hash.add(source(without: []))
    hash.add(stamp)
  }

  public var isEmpty: Bool { pictures.isEmpty && colors.isEmpty }

  public mutating func addPicture(_ name: String) {
    let symbol = Self.symbol(for: name, without: "Image")
    if pictures[symbol] == nil { pictures[symbol] = name }
  }

  public mutating func addColor(_ name: String) {
    let symbol = Self.symbol(for: name, without: "Color")
    if colors[symbol] == nil { colors[symbol] = name }
  }

  /// A colour whose symbol is known and whose name is not: it is called like its symbol.
  mutating func addColor(symbol: String) -> Bool {
    guard Self.isSymbol(symbol), colors[symbol] == nil else { return false }
    colors[symbol] = symbol
    return true
  }

  mutating func addPicture(symbol: String) -> Bool {
    guard Self.isSymbol(symbol), pictures[symbol] == nil else { return false }
    pictures[symbol] = symbol
    return true
  }

  /// Words joined, each but the first with a capital, and without the kind at the end: `brandRed` of
  /// `brand-red Color`.
  static func symbol(for name: String, without kind: String) -> String {
    let last = name.split(separator: "/").last.map(String.init) ?? name
    var words = last.split { !($0.isLetter || $0.isNumber) }.map(String.init)
    guard let first = words.first else { return "_" }
    words[0] = first.prefix(1).lowercased() + first.dropFirst()
    var symbol =
      words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    if symbol.hasSuffix(kind), symbol.count > kind.count { symbol.removeLast(kind.count) }
    return symbol.first?.isNumber == true ? "_" + symbol : symbol
  }

  private static func isSymbol(_ text: String) -> Bool {
    text.first.map { $0.isLetter && $0.isLowercase || $0 == "_" } == true
      && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// The declarations, in a file of their own.
  ///
  /// - Parameter taken: names that the files declare themselves.
  func source(without taken: Set<String>) -> String {
    let colors = colors.filter { !taken.contains($0.key) }.sorted { $0.key < $1.key }
    let pictures = pictures.sorted { $0.key < $1.key }
    func declare(_ extended: String, _ lines: [String]) -> String {
      (["extension \(extended) {"] + lines.map { "  " + $0 } + ["}"]).joined(separator: "\n")
    }
    func resources(_ type: String, _ symbols: [(key: String, value: String)]) -> [String] {
      symbols.map { "static let `\($0.key)` = \(type)(name: \(EntrySource.literal($0.value)))" }
    }
    let shortcuts = colors.map {
      "static var `\($0.key)`: Color { Color(\(EntrySource.literal($0.value))) }"
    }
    return [
      "import SwiftUI",
      declare("ColorResource", resources("ColorResource", colors)),
      declare("Color", shortcuts),
      declare("ShapeStyle where Self == Color", shortcuts),
      declare("ImageResource", resources("ImageResource", pictures)),
    ].joined(separator: "\n\n") + "\n"
  }
}

extension AssetSymbols {
  /// Adds stand-ins for symbols that the compiler did not find and that only a catalogue can have
  /// meant; answers whether there were any.
  ///
  /// - Parameter lines: the source lines of the files, by the paths that the messages name.
  mutating func addPlaceholders(for messages: String, in lines: [String: [Substring]]) -> Bool {
    var found = false
    for message in messages.split(separator: "\n") {
      guard let mark = message.range(of: ": error: ") else { continue }
      let text = message[mark.upperBound...]
      let names = text.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
      if text.contains("' has no member '"), names.count >= 4 {
        switch names[1].split(separator: ".").last {
        case "Color", "ColorResource": found = addColor(symbol: names[3]) || found
        case "ImageResource": found = addPicture(symbol: names[3]) || found
        default: break
        }
      } else if text.hasPrefix("static property '"), names.count >= 4, names[3] == "Color" {
        // `Color.background` is then looked for among all styles.
        found = addColor(symbol: names[1]) || found
      }
      let place = message[..<mark.lowerBound].split(separator: ":")
      if place.count >= 3, let number = Int(place[place.count - 2]),
        let source = lines[place.dropLast(2).joined(separator: ":")],
        source.indices.contains(number - 1)
      {
        found = addMentions(in: source[number - 1]) || found
      }
    }
    return found
  }

  /// Adds what a line names in the ways that only catalogues are named: `Image(.heart)`.
  private mutating func addMentions(in line: Substring) -> Bool {
    var found = false
    for match in line.matches(of: /\b(?:Image|UIImage)\((?:resource: )?\.(\w+)\)|\bimage: \.(\w+)/)
    {
      found = addPicture(symbol: String(match.1 ?? match.2 ?? "")) || found
    }
    for match in line.matches(of: /\b(?:Color|UIColor)\((?:resource: )?\.(\w+)\)/) {
      found = addColor(symbol: String(match.1)) || found
    }
    return found
  }
}
