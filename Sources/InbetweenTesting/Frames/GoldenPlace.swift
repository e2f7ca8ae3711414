import Foundation
import Testing

/// Where the golden of a test lies: `Goldens/<file>/<test>[-<name>].<ending>` beside the test's file.
package struct GoldenPlace: Equatable, Sendable {
  /// The source file of the test.
  package let source: String
  /// The test's function, without parentheses.
  package let test: String
  /// Tells the goldens of one test apart.
  package let name: String?
  /// `txt` or `png`.
  package let ending: String

  package static let folderName = "Goldens"

  package init(source: String, test: String, name: String? = nil, ending: String) {
    self.source = source
    self.test = test
    self.name = name
    self.ending = ending
  }

  /// The place for the test that runs: Swift Testing tells which one it is. Elsewhere, as in XCTest,
  /// the file and the function that asked stand for it.
  package init(
    name: String?, ending: String, function: String, sourceLocation: SourceLocation
  ) {
    let test = Test.current
    self.init(
      source: test?.sourceLocation.filePath ?? sourceLocation.filePath,
      test: Self.word(Self.functionName(test?.name ?? function)), name: name.map(Self.word),
      ending: ending)
  }

  package var folder: String {
    let file = URL(fileURLWithPath: source)
    return file.deletingLastPathComponent().appendingPathComponent(Self.folderName)
      .appendingPathComponent(file.deletingPathExtension().lastPathComponent).path
  }

  package var path: String {
    folder + "/" + test + (name.map { "-" + $0 } ?? "") + "." + ending
  }

  /// The path for people: from the folder of the test's file.
  package var shortPath: String {
    let parent = URL(fileURLWithPath: source).deletingLastPathComponent().path
    return path.hasPrefix(parent + "/") ? String(path.dropFirst(parent.count + 1)) : path
  }

  /// A function's name without its parameters.
  package static func functionName(_ text: String) -> String {
    let name = text.prefix { $0 != "(" }
    return name.hasPrefix("`") ? String(name.drop { $0 == "`" }.prefix { $0 != "`" }) : String(name)
  }

  /// A name that is a file's name on every system: letters, digits and a few marks stay, each run of
  /// others becomes one `_`.
  package static func word(_ text: String) -> String {
    var result = ""
    for character in text.prefix(120) {
      if character.isLetter || character.isNumber || "._+=".contains(character) {
        result.append(character)
      } else if result.last != "_" {
        result.append("_")
      }
    }
    return result.isEmpty || result.first == "." ? "_" + result : result
  }
}
