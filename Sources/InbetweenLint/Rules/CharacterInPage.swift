import SwiftSyntax

extension LintRule {
  static let characterInPage = LintRule(
    "character-in-page", "A character or clip lives in the pages of a pager."
  ) { CharacterInPage($0) }
}

private final class CharacterInPage: LintVisitor {
  private static let characters = [
    "RiveUIViewRepresentable", "AsyncRiveUIViewRepresentable",
    "RiveViewModel", "LottieView", "RiveViewRepresentable", "Rive",
  ]

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard call.isPager else { return .visitChildren }
    for content in call.closures {
      for made in content.all(FunctionCallExprSyntax.self) where isCharacter(made.calledName, []) {
        report(
          at: made, "'\(made.calledName)' shows a character inside the pages of a pager.",
          why:
            "Each page makes its own: it is loaded again, several run during a swipe, and each "
            + "starts over, so the character jumps with the pages.",
          instead:
            "Put one character outside the pager and tell it which page is selected.")
        return .visitChildren
      }
    }
    return .visitChildren
  }

  /// Whether a view of that name is a character, or one of the file's that shows one.
  private func isCharacter(_ name: String, _ seen: Set<String>) -> Bool {
    if Self.characters.contains(name) { return true }
    guard !seen.contains(name), let type = context.types[name] else { return false }
    return type.all(FunctionCallExprSyntax.self).contains {
      $0.calledName != name && isCharacter($0.calledName, seen.union([name]))
    }
  }
}

extension FunctionCallExprSyntax {
  /// A TabView in the style of pages.
  var isPager: Bool {
    calledName == "TabView"
      && modifiersAfter.contains {
        $0.calledName == "tabViewStyle"
          && $0.arguments.trimmedDescription.lowercased().contains("page")
      }
  }
}
