import InbetweenStage
import InbetweenViewGraph

/// Something that is wrong with a motion, or is likely not meant.
public struct Finding: Equatable, Sendable, CustomStringConvertible {
  public enum Kind: String, Sendable, CaseIterable {
    case leakedAnimation = "leaked animation"
    case frozenLoop = "frozen loop"
    case changingIdentity = "changing identity"
    case endlessCompletion = "completion that never comes"
    case outlivingLoop = "loop that outlives its view"
    case heavyFrames = "heavy frames"
    case skippedPhase = "skipped phase"
    case shortenedMotion = "motion that is only shortened"
    case gatedTrigger = "gate inside a trigger"
    case residue
    case rivalAnimations = "rival animations"
    case animationWithoutValue = "animation without value"
    case loopingLayout = "looping layout"
    case delayChain = "chain of delays"
    case writeInFrame = "state written in a frame"
    case jump
  }

  public var kind: Kind
  /// What happened, with its values.
  public var what: String
  /// Whose motion it is: the nearest view of the app and the view, `Card/OffsetEffect`.
  public var owner: String
  /// Where it is written, where that is known.
  public var place: SourcePlace?
  /// Why it happens.
  public var why: String
  /// What to do.
  public var advice: String

  public init(
    _ kind: Kind, what: String, owner: String, place: SourcePlace? = nil, why: String,
    advice: String
  ) {
    self.kind = kind
    self.what = what
    self.owner = owner
    self.place = place
    self.why = why
    self.advice = advice
  }

  /// `leaked animation of Card/Offset at Card.swift:12: … Why: … Do: …`
  public var description: String {
    "\(kind.rawValue) of \(owner)" + (place.map { " at \($0)" } ?? "")
      + ": \(what) \(why) \(advice)"
  }
}
