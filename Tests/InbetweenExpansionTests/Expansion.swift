import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros

@testable import InbetweenExpansion

/// What the macros make of a piece of source.
struct Expansion {
  /// The source after expansion.
  let text: String
  /// The errors, each as `line:column: message`.
  let errors: [String]

  init(of source: String) {
    let file = Parser.parse(source: source)
    let context = BasicMacroExpansionContext(
      sourceFiles: [file: .init(moduleName: "Test", fullFilePath: "/Test/Test.swift")])
    let expanded = file.expand(
      macroSpecs: [
        "Animatable": MacroSpec(type: AnimatableMacro.self, conformances: ["Animatable"]),
        "AnimatableIgnored": MacroSpec(type: AnimatableIgnoredMacro.self),
        "Entry": MacroSpec(type: EntryMacro.self),
        "Preview": MacroSpec(type: PreviewMacro.self),
        "Previewable": MacroSpec(type: PreviewableMacro.self),
      ],
      contextGenerator: { node in
        BasicMacroExpansionContext(
          sharingWith: context, lexicalContext: node.allMacroLexicalContexts())
      })
    text = expanded.description
    errors = context.diagnostics.map { diagnostic in
      let place = context.location(
        for: diagnostic.position, anchoredAt: diagnostic.node, fileName: "Test.swift")
      return "\(place.line):\(place.column): \(diagnostic.message)"
    }
  }

  /// Whether the expansion holds the code, however it is indented.
  func contains(_ code: String) -> Bool {
    Self.words(text).contains(Self.words(code))
  }

  private static func words(_ text: String) -> String {
    text.split { $0.isWhitespace }.joined(separator: " ")
  }
}
