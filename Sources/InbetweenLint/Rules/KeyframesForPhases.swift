import SwiftSyntax

extension LintRule {
  static let keyframesForPhases = LintRule(
    "keyframes-for-phases", "Keyframes whose tracks all keep the same times could be phases."
  ) { KeyframesForPhases($0) }
}

private final class KeyframesForPhases: LintVisitor {
  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard ["keyframeAnimator", "KeyframeAnimator"].contains(call.calledName),
      let keyframes = call.closure("keyframes") ?? call.additionalTrailingClosures.last?.closure,
      let times = commonTimes(of: keyframes)
    else { return .visitChildren }
    let place = call.place
    report(
      at: place,
      "Every track keeps the same \(times) times.",
      why:
        "Then all properties reach their values together, which phases show; keyframes make the "
        + "content anew on every frame, phases once for each phase.",
      instead: "Write the \(times) poses as phases of a PhaseAnimator, each with its animation in.")
    return .visitChildren
  }

  /// The number of keyframes that all tracks share, of equal lengths and of kinds that an animation
  /// has too; nil where the tracks differ, or there is only one.
  private func commonTimes(of closure: ClosureExprSyntax) -> Int? {
    let tracks = closure.calls("KeyframeTrack")
    guard tracks.count >= 2 else { return nil }
    var first: [String]?
    for track in tracks {
      guard let content = track.closures.last else { return nil }
      var times: [String] = []
      for item in content.statements {
        guard let keyframe = item.item.as(FunctionCallExprSyntax.self),
          keyframe.calledName == "LinearKeyframe" || keyframe.calledName == "SpringKeyframe",
          let duration = keyframe.argument("duration")
        else { return nil }
        times.append(keyframe.calledName + duration.trimmedDescription)
      }
      if let first, first != times { return nil }
      first = times
    }
    return first.flatMap { $0.count >= 1 && $0.count <= 3 ? $0.count : nil }
  }
}
