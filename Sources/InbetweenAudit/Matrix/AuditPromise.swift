import InbetweenViewGraph

/// What a sound view keeps in every cell.
public enum AuditPromise: String, Sendable, Codable, CaseIterable {
  case endState = "ends as the model says"
  case noJump = "no jump but the labelled ones"
  case completions = "completions once and in order"
  case rests = "at rest after the longest run"
  case leavesNothing = "nothing runs for a view that is gone"
  case sameAtEveryRate = "the same end at every frame rate"
  case textFits = "text is not clipped"
  case answers = "controls answer at all times"
  case sameFacts = "the same facts are read in mid-motion"
  case calm = "Reduce Motion is another presentation"
  case budget = "within its budget"
  case sound = "its run has no findings"
}

/// A promise that a cell broke.
public struct AuditFailure: Hashable, Sendable, Codable {
  public var promise: AuditPromise
  /// The name of the fault without spaces: `reduce-motion`, `residue`.
  public var rule: String
  /// What happened, with its values.
  public var what: String
  public var why: String
  /// What to write instead.
  public var instead: String
  /// Whose it is, where one view can be named: `Card/Offset`.
  public var owner: String
  /// `Card.swift`; nil where no place is known.
  public var file: String?
  public var line: Int?

  public init(
    _ promise: AuditPromise, what: String, why: String, instead: String, owner: String = "",
    place: SourcePlace? = nil, rule: String? = nil
  ) {
    self.promise = promise
    self.rule = rule ?? promise.ruleName
    self.what = what
    self.why = why
    self.instead = instead
    self.owner = owner
    file = place?.fileID.split(separator: "/").last.map(String.init)
    line = place?.line
  }
}
