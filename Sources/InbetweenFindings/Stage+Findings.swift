import InbetweenStage
import InbetweenViewGraph

extension Stage {
  /// What is wrong with the motion of the run so far, or is likely not meant: by kind, and in the
  /// order in which it happened.
  ///
  /// Ask at the end of a run: views whose identity was lost are rendered once more, to see whether
  /// it is lost again though nothing changed. Needs `StageSettings.recordsChanges`.
  public func findings() -> [Finding] {
    let changes = changes
    return leakedAnimations(in: changes) + frozenLoops(in: changes) + changingIdentities()
      + endlessCompletions() + outlivingLoops() + heavyFrames() + skippedPhases() + gatedTriggers()
      + residues() + rivalAnimations(in: changes) + animationsWithoutValue(in: changes)
      + loopingLayouts() + delayChains() + writesInFrames() + jumps()
  }
}

extension ChangeTrace {
  /// `offset went from (0, 0) to (100, 0) at 2 s`
  var text: String {
    "\(attribute) went from \(from.shortText) to \(to.shortText) at \(time.secondsText) s"
  }
}

extension [Double] {
  /// `5`, or `(0, 100)`
  var shortText: String {
    let words = map(\.secondsText)
    return words.count == 1 ? words[0] : "(" + words.joined(separator: ", ") + ")"
  }
}

extension Sequence {
  /// The first element for each key, in order: what happens over and over is told once.
  func first<Key: Hashable>(each key: (Element) -> Key) -> [Element] {
    var seen: Set<Key> = []
    return filter { seen.insert(key($0)).inserted }
  }
}
