import InbetweenViewGraph

/// Something that happened on a stage, at its exact time.
public struct StageEvent: Equatable, Sendable, CustomStringConvertible {
  public enum Kind: String, Sendable, CaseIterable {
    case appear, disappear, trigger, phase, keyframes, completion, transition, task, gesture
    case action, jump, haptic, scene, log
  }

  /// Seconds of the stage: exact, not that of the frame which sees it.
  public var time: Double
  public var kind: Kind
  /// What happened: `enter lift`, `run began`, `trigger 0 to 1`. A phase that was left in no time
  /// says why.
  public var name: String
  /// Whose event it is: the nearest view of the app and the view, `Card/PhaseAnimator`; for a
  /// completion the place where it was given.
  public var owner: String
  /// Where it is written, where that is known.
  public var place: SourcePlace?
  /// What made it happen, where nobody in the app asked for it: a changed setting.
  public var cause: String?

  public init(
    time: Double, kind: Kind, name: String, owner: String, place: SourcePlace? = nil,
    cause: String? = nil
  ) {
    self.time = time
    self.kind = kind
    self.name = name
    self.owner = owner
    self.place = place
    self.cause = cause
  }

  /// `0.25 phase enter lift of Card/PhaseAnimator`
  public var description: String {
    "\(time.secondsText) \(kind.rawValue) \(name)"
      + (owner.isEmpty ? "" : kind == .completion ? " at \(owner)" : " of \(owner)")
      + (cause.map { " because \($0)" } ?? "")
  }
}

extension Stage {
  /// What happened so far, in order.
  public var events: [StageEvent] {
    graph.journal.events.map {
      StageEvent(
        time: $0.time, kind: StageEvent.Kind(rawValue: $0.kind.rawValue) ?? .log, name: $0.name,
        owner: $0.owner, place: $0.place, cause: $0.cause)
    }
  }
}

extension Double {
  /// At most six decimals: what tells instants apart and hides rounding.
  package var secondsText: String {
    guard isFinite, abs(self) < 1e12 else { return "\(self)" }
    let rounded = (self * 1e6).rounded() / 1e6
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
