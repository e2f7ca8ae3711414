import InbetweenViewGraph

/// Why a change of one attribute was shown as it was: the way of its transaction from the write
/// down to the attribute.
public struct ChangeTrace: Sendable, CustomStringConvertible {
  /// One edit of the transaction's animation.
  public struct Step: Equatable, Sendable {
    public enum Outcome: String, Sendable {
      /// The change began with this animation, or with none.
      case began
      case added
      case replaced
      case removed
      /// The modifier wanted to animate, but animations were disabled above it.
      case blocked
      /// Disabled the animation modifiers below.
      case disabled
      case kept
    }

    /// As it is written: `withAnimation`, `.animation(value:)`, `.transaction`.
    public var source: String
    public var place: SourcePlace?
    /// The animation before and after: `linear 1 s`; nil for none. What a blocked one wanted is in
    /// `after`.
    public var before: String?
    public var after: String?
    public var outcome: Outcome

    public var description: String { place.map { "\(source) at \($0)" } ?? source }
  }

  public enum Verdict: String, Sendable {
    case animated
    /// Animated by a modifier that watches a value which has nothing to do with the attribute.
    case carriedAlong = "carried along"
    case blocked
    case removed
    /// The write's own transaction carries no animation.
    case noAnimation = "no animation"
    case plainWrite = "plain write"
  }

  /// Seconds of the stage.
  public var time: Double
  public var owner: String
  public var attribute: String
  /// In the units that people read; angles in degrees.
  public var from: [Double]
  public var to: [Double]
  /// The root of the transaction first, then each edit on the way down.
  public var steps: [Step]
  /// The animation that applied, in a few words; nil where none did.
  public var applied: String?
  /// The step that applied it.
  public var appliedBy: Step?
  public var verdict: Verdict
  /// What else the same step animated in the same change: `opacity of Card/Box`.
  public var alsoAnimated: [String]

  /// Where the change was made, where its transaction tells.
  public var root: Step? { steps.first }

  public var description: String {
    let values = "\(from.shortText) to \(to.shortText)"
    var lines = ["\(attribute) of \(owner) at \(time.secondsText) s, \(values): \(verdictText)"]
    for step in steps { lines.append("  " + step.sentence) }
    return lines.joined(separator: "\n")
  }

  private var verdictText: String {
    switch verdict {
    case .animated: "animated with \(applied ?? "")"
    case .carriedAlong:
      "carried along with \(applied ?? "") by \(appliedBy?.description ?? ""), which watches "
        + "another value"
    case .blocked:
      "not animated, since \(steps.last { $0.outcome == .disabled }?.description ?? "an edit above") "
        + "disables animations"
    case .removed:
      "not animated, since \(steps.last { $0.outcome == .removed }?.description ?? "an edit") "
        + "removes the animation"
    case .noAnimation: "not animated, since \(steps.first?.description ?? "") carries no animation"
    case .plainWrite: "not animated, since it is a plain write"
    }
  }
}

extension ChangeTrace.Step {
  fileprivate var sentence: String {
    switch outcome {
    case .began: "\(description) begins with \(after ?? "no animation")"
    case .added: "\(description) sets \(after ?? "no animation")"
    case .replaced: "\(description) puts \(after ?? "") in the place of \(before ?? "")"
    case .removed: "\(description) removes \(before ?? "")"
    case .blocked: "\(description) is blocked: \(after ?? "no animation") does not apply"
    case .disabled:
      "\(description) disables animations" + (after.map { ", sets \($0)" } ?? "")
    case .kept: "\(description) changes nothing"
    }
  }

  init(_ step: TransactionStep, isFirst: Bool) {
    source = step.kind.rawValue
    place = step.place
    before = step.before?.shortText
    after = step.after?.shortText
    outcome =
      if step.isBlocked { .blocked } else if step.disables {
        .disabled
      } else if isFirst,
        step.before == nil, step.kind.isRoot
      { .began } else if step.before == step.after { .kept } else if step.before == nil {
        .added
      } else if step.after == nil { .removed } else { .replaced }
  }
}

extension TransactionStep.Kind {
  /// Whether it makes a change, not edits one on its way.
  package var isRoot: Bool {
    switch self {
    case .withAnimation, .withTransaction, .binding, .phaseAnimator, .keyframeAnimator, .host: true
    default: false
    }
  }
}

/// All changes of a stage, in the ways in which a trace asks for them.
package struct ChangeIndex {
  package let changes: [Journal.Change]
  private var byFlush: [Int: [Int]] = [:]
  /// Modifiers that an attribute passed by while what they watch did not change.
  private var bypassed: [Journal.Target: Set<SourcePlace>] = [:]

  package init(_ changes: [Journal.Change]) {
    self.changes = changes
    for (number, change) in changes.enumerated() {
      byFlush[change.flush, default: []].append(number)
      bypassed[change.key, default: []].formUnion(change.bypassed)
    }
  }

  /// What the same step animated besides, in the same update.
  fileprivate func companions(of change: Journal.Change) -> [String] {
    guard let step = change.appliedStep else { return [] }
    return (byFlush[change.flush] ?? []).map { changes[$0] }.filter {
      $0.key != change.key && $0.appliedStep?.place == step.place
    }.map { "\($0.attribute.name) of \($0.owner)" }
  }

  /// An attribute that changes while the watched value does not is not what a modifier watches for.
  fileprivate func verdict(on change: Journal.Change) -> ChangeTrace.Verdict {
    if change.animation != nil {
      guard let step = change.appliedStep, step.kind == .valueModifier, let place = step.place,
        bypassed[change.key]?.contains(place) ?? false
      else { return .animated }
      return .carriedAlong
    }
    if change.steps.contains(where: \.isBlocked) { return .blocked }
    if let last = change.steps.last(where: { $0.before != $0.after }), last.before != nil,
      last.after == nil
    {
      return .removed
    }
    return change.steps.isEmpty ? .plainWrite : .noAnimation
  }
}

extension ChangeTrace {
  package init(_ change: Journal.Change, in index: ChangeIndex) {
    time = change.time
    owner = change.owner
    attribute = change.attribute.name
    let name = change.attribute
    from = change.from.enumerated().map { name.value($1, lane: $0) }
    to = change.to.enumerated().map { name.value($1, lane: $0) }
    steps = change.steps.enumerated().map { Step($1, isFirst: $0 == 0) }
    applied = change.animation?.shortText
    appliedBy = change.appliedStep.map { Step($0, isFirst: false) }
    verdict = index.verdict(on: change)
    alsoAnimated = index.companions(of: change)
  }
}

extension Journal.Change {
  /// The step whose animation the attribute took.
  package var appliedStep: TransactionStep? {
    animation.flatMap { animation in steps.last { $0.after == animation && !$0.isBlocked } }
  }
}

extension [Double] {
  fileprivate var shortText: String {
    let words = map(\.secondsText)
    return words.count == 1 ? words[0] : "(" + words.joined(separator: ", ") + ")"
  }
}

extension Stage {
  /// Every change of an animatable attribute so far, in order.
  public var changes: [ChangeTrace] {
    let index = ChangeIndex(graph.journal.changes)
    return index.changes.map { ChangeTrace($0, in: index) }
  }

  /// Why the last change of an attribute was shown as it was; nil while it has not changed.
  ///
  /// - Throws: `StageError` where the view or the attribute is not there.
  public func explain(_ name: String, of query: ViewQuery = .any) throws -> ChangeTrace? {
    let attribute = try find(name, of: query).attribute
    let index = ChangeIndex(graph.journal.changes)
    return index.changes.last { $0.key == attribute.journalKey }
      .map { ChangeTrace($0, in: index) }
  }
}
