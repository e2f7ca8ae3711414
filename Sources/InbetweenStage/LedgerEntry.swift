import InbetweenViewGraph

/// One animator from its start to its end.
public struct LedgerEntry: Sendable, CustomStringConvertible {
  public enum EndReason: String, Sendable {
    case finished
    case viewRemoved = "view removed"
    case replaced = "model set without animation at its target"
  }

  /// The nearest view of the app and the view: `Card/OffsetEffect`.
  public var owner: String
  /// `offset`, `opacity`, `frame` …
  public var attribute: String
  /// `linear 1 s`, `spring 0.5 s bounce 0.2`
  public var animation: String
  /// Where the animation is written.
  public var place: SourcePlace?
  /// Whether the animation never ends by itself.
  public var isEndless: Bool
  /// Seconds of the stage.
  public var start: Double
  /// When another animated change of the same value took the animator over.
  public var retargets: [Double]
  /// Seconds of the stage, exact; nil while it runs.
  public var end: Double?
  public var reason: EndReason?
  /// Where the completions are given that wait for it.
  public var completions: [SourcePlace]

  public var description: String {
    var text = "\(attribute) of \(owner): \(animation)"
    if let place { text += " from \(place)" }
    text += ", started at \(start.secondsText) s"
    if !retargets.isEmpty {
      text += ", retargeted at \(retargets.map(\.secondsText).joined(separator: ", ")) s"
    }
    guard let end else { return text + (isEndless ? ", never ends" : ", runs") }
    return text + ", ended at \(end.secondsText) s: \(reason?.rawValue ?? "")"
  }
}

extension LedgerEntry {
  init(_ entry: Journal.LedgerEntry) {
    owner = entry.owner
    attribute = entry.attribute.name
    animation = entry.animation.shortText
    place = entry.appliedPlace
    isEndless = entry.isEndless
    start = entry.start
    retargets = entry.retargets
    end = entry.end
    reason = entry.reason.flatMap { EndReason(rawValue: $0.rawValue) }
    completions = entry.completions
  }
}

extension Journal.LedgerEntry {
  /// Where the animation that applies is written.
  package var appliedPlace: SourcePlace? {
    steps.last { $0.after == animation && !$0.isBlocked }?.place
  }

  /// A user's own animation tells its end only when it comes.
  package var isEndless: Bool { animation.motion?.end(distance: distance) == .infinity }
}

extension Stage {
  /// Every animator that was started, in the order of their start.
  public var ledger: [LedgerEntry] { graph.journal.ledger.map(LedgerEntry.init) }

  /// The animators that run now.
  public var runningAnimators: [LedgerEntry] {
    graph.journal.ledger.filter { $0.end == nil }.map(LedgerEntry.init)
  }
}
