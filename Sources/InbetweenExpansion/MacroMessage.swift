import CSwiftSyntax
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// An error of the user's source. Thrown, it stands at the macro; reported, at a node inside it.
struct MacroMessage: DiagnosticMessage, Error {
  let message: String
  let diagnosticID: MessageID
  var severity: DiagnosticSeverity { .error }

  init(_ message: String, identifier: String) {
    self.message = message
    diagnosticID = MessageID(domain: "InbetweenMacros", id: identifier)
  }
}

extension MacroExpansionContext {
  func report(_ message: MacroMessage, at node: some SyntaxProtocol) {
    diagnose(Diagnostic(node: Syntax(node), message: message))
  }
}
