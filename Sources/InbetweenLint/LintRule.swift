import SwiftSyntax

/// One kind of fault that can be read off a source file.
public struct LintRule: Sendable {
  /// Words joined by hyphens.
  public let name: String
  /// What it finds, in one sentence.
  public let summary: String
  let makeVisitor: @Sendable (LintContext) -> LintVisitor

  init(
    _ name: String, _ summary: String,
    _ makeVisitor: @escaping @Sendable (LintContext) -> LintVisitor
  ) {
    self.name = name
    self.summary = summary
    self.makeVisitor = makeVisitor
  }

  /// Every rule there is.
  public static let all: [LintRule] = [
    .implicitAnimation, .delayedChain, .flagResetByTimer, .phaseWritesState, .workInCompletion,
    .heavyKeyframeContent, .severalSources, .scatteredClears, .loopMovesLayout, .ungatedLoop,
    .changingIdentity, .characterInPage, .triggerInPageAppear, .keyframesForPhases,
    .phasesForAnimation, .animatableForEffect, .gateInTrigger,
  ]
}

/// The walk of one rule over one file.
class LintVisitor: SyntaxVisitor {
  let context: LintContext

  init(_ context: LintContext) {
    self.context = context
    super.init(viewMode: .sourceAccurate)
  }

  final func report(at node: some SyntaxProtocol, _ what: String, why: String, instead: String) {
    context.report(at: node, what, why: why, instead: instead)
  }
}
