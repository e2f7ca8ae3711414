import InbetweenLint

/// One thing to mend, whatever found it: the common form that reports print.
public struct AuditIssue: Hashable, Sendable {
  /// `implicit-animation`, or a promise in hyphens.
  public var rule: String
  public var file: String
  /// From 1.
  public var line: Int
  /// The view and the cells in which it showed; empty for what the source alone tells.
  public var view: String
  public var cells: [String]
  public var what: String
  public var why: String
  public var instead: String

  /// What makes it the same issue in another report: not its line, which moves with every edit.
  public var key: String { "\(rule)|\(file)|\(view)|\(what)" }
}

extension AuditReport {
  /// Everything to mend: by file and line. A failure that shows in many cells is one issue, with the
  /// numbers of the first.
  public var issues: [AuditIssue] {
    var issues: [AuditIssue] = lints.map {
      AuditIssue(
        rule: $0.rule, file: $0.file, line: $0.line, view: "", cells: [], what: $0.what,
        why: $0.why, instead: $0.instead)
    }
    for view in views {
      if let obstacle = view.obstacle {
        issues.append(
          AuditIssue(
            rule: "obstacle", file: view.file, line: view.line, view: view.name, cells: [],
            what: obstacle, why: "So nothing is known of it.",
            instead: "Mend it, or leave it out of the audit."))
      }
      var order: [AuditFailure] = []
      var cells: [AuditFailure: [String]] = [:]
      func add(_ failure: AuditFailure, in cell: String?) {
        let known = order.first { $0.isSameFault(as: failure) }
        if known == nil { order.append(failure) }
        cells[known ?? failure, default: []] += [cell].compactMap(\.self)
      }
      for result in view.cells {
        for failure in result.failures { add(failure, in: "\(result.cell), \(result.trigger)") }
      }
      for finding in view.findings { add(finding, in: nil) }
      issues += order.map { failure in
        AuditIssue(
          rule: failure.rule, file: view.path(of: failure),
          line: failure.line ?? view.line, view: view.name, cells: cells[failure] ?? [],
          what: failure.what, why: failure.why, instead: failure.instead)
      }
    }
    // What the source tells, the run need not tell again.
    let told = Set(lints.map { "\($0.rule) \($0.file) \($0.line)" })
    issues.removeAll { !$0.view.isEmpty && told.contains("\($0.rule) \($0.file) \($0.line)") }
    return issues.sorted { ($0.file, $0.line, $0.rule) < ($1.file, $1.line, $1.rule) }
  }
}

extension AuditFailure {
  /// The same promise, broken at the same place for the same reason, if with other numbers.
  fileprivate func isSameFault(as other: AuditFailure) -> Bool {
    rule == other.rule && owner == other.owner && file == other.file && line == other.line
      && instead == other.instead
  }
}

extension AuditReport.View {
  /// Where a failure is: its own file, which lies beside the view's, or the view's.
  fileprivate func path(of failure: AuditFailure) -> String {
    guard let name = failure.file else { return file }
    let parts = file.split(separator: "/", omittingEmptySubsequences: false)
    if parts.last.map(String.init) == name { return file }
    return (parts.dropLast().map(String.init) + [name]).joined(separator: "/")
  }
}

extension AuditPromise {
  /// A name without spaces.
  public var ruleName: String {
    switch self {
    case .endState: "end-state"
    case .noJump: "jump"
    case .completions: "completions"
    case .rests: "rest"
    case .leavesNothing: "leftover"
    case .sameAtEveryRate: "frame-rate"
    case .textFits: "clipped-text"
    case .answers: "blocked-control"
    case .sameFacts: "late-facts"
    case .calm: "reduce-motion"
    case .budget: "budget"
    case .sound: "finding"
    }
  }
}
