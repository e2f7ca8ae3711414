/// What changed from one report to another.
public struct AuditDifference {
  /// Issues that the later report has and the earlier has not.
  public let new: [AuditIssue]
  /// Issues that are gone.
  public let mended: [AuditIssue]
  /// Views that the later report has and the earlier has not.
  public let newViews: [AuditReport.View]
  /// Views whose counts of cost changed.
  public let costs: [(view: AuditReport.View, before: AuditCost, after: AuditCost)]

  public init(from earlier: AuditReport, to later: AuditReport) {
    let (before, after) = (earlier.issues, later.issues)
    let (oldKeys, newKeys) = (Set(before.map(\.key)), Set(after.map(\.key)))
    new = after.filter { !oldKeys.contains($0.key) }
    mended = before.filter { !newKeys.contains($0.key) }
    let known = Dictionary(
      earlier.views.map { ("\($0.file) \($0.name)", $0) }, uniquingKeysWith: { a, _ in a })
    newViews = later.views.filter { known["\($0.file) \($0.name)"] == nil }
    costs = later.views.compactMap { view in
      guard let old = known["\(view.file) \(view.name)"]?.cost, let new = view.cost,
        old.counts != new.counts
      else { return nil }
      return (view, old, new)
    }
  }
}
