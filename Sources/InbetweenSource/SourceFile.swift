import CSwiftSyntax
import SwiftParser
import SwiftSyntax

/// A Swift file as text, and what it offers to a stage.
///
/// The parser recovers from syntax errors: a broken file still lists what can be read of it, and
/// the compiler says what is wrong.
public struct SourceFile: Sendable {
  /// The path as it was given.
  public let path: String
  public let text: String

  /// The modules that the file imports, in order.
  public let imports: [String]

  /// Previews, preview providers, views and apps, in source order.
  public let views: [SourceView]

  /// The names by which the file and its neighbours know one another.
  public let names: SourceNames

  /// Where `@main` stands, in UTF-8 bytes: a library has no entry point of its own.
  public let entryPoints: [Range<Int>]

  public init(path: String, text: String) {
    self.path = path
    self.text = text
    let tree = Parser.parse(source: text)
    let conformances = ConformanceCollector(viewMode: .sourceAccurate)
    conformances.walk(tree)
    let collector = ViewCollector(
      locations: SourceLocationConverter(fileName: path, tree: tree),
      conformances: conformances)
    collector.walk(tree)
    imports = conformances.imports
    entryPoints = conformances.entryPoints
    views = collector.views
    let nameCollector = NameCollector(viewMode: .sourceAccurate)
    nameCollector.walk(tree)
    names = nameCollector.names
  }
}

extension [SourceFile] {
  /// The view to show when nobody names one: the first preview, else the first preview provider,
  /// else the first app, else the first view that no other view is made of.
  public var mainView: (file: SourceFile, view: SourceView)? {
    let all = flatMap { file in file.views.map { (file: file, view: $0) } }
    let possible = all.filter { $0.view.obstacle == nil }
    for kind in [SourceView.Kind.preview, .previewProvider, .app] {
      if let found = possible.first(where: { $0.view.kind == kind }) { return found }
    }
    return possible.first { candidate in
      !all.contains { other in
        other.view != candidate.view
          && other.view.mentions.contains(candidate.view.name.lastComponent)
      }
    } ?? possible.first
  }

  /// The views of a name: a preview's name, a type's name, or a type's last name alone.
  public func views(named name: String) -> [(file: SourceFile, view: SourceView)] {
    let all = flatMap { file in file.views.map { (file: file, view: $0) } }
    let exact = all.filter { $0.view.name == name }
    return exact.isEmpty ? all.filter { $0.view.name.lastComponent == name } : exact
  }
}

extension String {
  /// `Inner` of `Outer.Inner`.
  var lastComponent: String {
    split(separator: ".").last.map(String.init) ?? self
  }
}
