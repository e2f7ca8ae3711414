import SwiftSyntax

/// What the rules share about one file, and where they put what they find.
final class LintContext {
  let file: String
  let tree: SourceFileSyntax
  var rule = ""
  private(set) var findings: [LintFinding] = []
  private let locations: SourceLocationConverter

  init(file: String, tree: SourceFileSyntax) {
    self.file = file
    self.tree = tree
    locations = SourceLocationConverter(fileName: file, tree: tree)
  }

  func report(at node: some SyntaxProtocol, _ what: String, why: String, instead: String) {
    let place = locations.location(for: node.positionAfterSkippingLeadingTrivia)
    findings.append(
      LintFinding(
        rule: rule, file: file, line: place.line, column: place.column, what: what, why: why,
        instead: instead))
  }

  func line(of node: some SyntaxProtocol) -> Int {
    locations.location(for: node.positionAfterSkippingLeadingTrivia).line
  }

  /// The file's types by name.
  private(set) lazy var types: [String: DeclGroupSyntax] = {
    var types: [String: DeclGroupSyntax] = [:]
    for type in tree.all(StructDeclSyntax.self) { types[type.name.text] = type }
    for type in tree.all(ClassDeclSyntax.self) { types[type.name.text] = type }
    return types
  }()

  /// Names of properties that say how much motion a person wants.
  private(set) lazy var motionSettings: Set<String> = {
    var names: Set<String> = []
    for variable in tree.all(VariableDeclSyntax.self) {
      let text = variable.attributes.trimmedDescription
      if text.contains("accessibilityReduceMotion") || text.contains("motionPolicy") {
        names.formUnion(variable.names)
      }
    }
    return names
  }()

  /// Whether an expression asks how much motion a person wants.
  func asksForMotion(_ node: some SyntaxProtocol) -> Bool {
    node.names.contains { name in
      motionSettings.contains(name) || name.lowercased().contains("reducemotion")
        || name == "motionPolicy"
    }
  }

  /// Whether the node stands in a view, or a file's extension of one, that asks for motion at all.
  func isGated(_ node: some SyntaxProtocol) -> Bool {
    guard let type = node.enclosingType else { return asksForMotion(tree) }
    let text = type.description
    return motionSettings.contains { text.contains($0) } || text.contains("educeMotion")
      || text.contains("motionPolicy") || text.contains("scenePhase")
      || text.contains("onDisappear") || text.contains("onScrollVisibilityChange")
  }
}
