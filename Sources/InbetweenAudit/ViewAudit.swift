import Foundation
import InbetweenFindings
import InbetweenStage
import InbetweenViewGraph

/// The audit of one view: its triggers, the matrix for each, what Reduce Motion changes, what it
/// costs, and what its runs tell.
@MainActor
public struct ViewAudit {
  public var subject: AuditSubject
  public var cells = AuditCell.all
  public var budget: AuditBudget?
  /// Where pictures go; nil draws none.
  public var evidence: AuditEvidenceFolder?
  /// Triggers beyond these are named and not played.
  public var mostTriggers = 4

  public init(_ subject: AuditSubject) { self.subject = subject }

  /// - Parameter progress: told now and then how far it is.
  public func run(progress: (String) -> Void = { _ in }) throws -> AuditReport.View {
    var view = AuditReport.View(
      file: subject.file, name: subject.name, line: subject.line)
    let maker = evidence.map { AuditEvidenceMaker(folder: $0, typesetter: subject.typesetter) }
    let triggers = AuditRun(subject, .appear).triggersAtRest()
    view.triggers = triggers.map(\.description)
    var busiest: (trigger: AuditTrigger, frames: Int)?
    for trigger in triggers.prefix(mostTriggers) {
      progress("\(subject.name): \(trigger)")
      let matrix = AuditMatrix(subject, trigger, evidence: maker)
      if !matrix.doesSomething { continue }
      if matrix.frames > busiest?.frames ?? -1 { busiest = (trigger, matrix.frames) }
      for cell in cells {
        progress("\(subject.name): \(trigger), \(cell.name)")
        view.cells.append(try matrix.run(cell))
      }
      let calm = ReduceMotionAudit(subject: subject, trigger: trigger)
      for failure in calm.failures() where !view.findings.contains(failure) {
        view.findings.append(failure)
      }
      for finding in matrix.findings where !view.findings.contains(finding) {
        view.findings.append(finding)
      }
    }
    if let trigger = busiest?.trigger {
      let cost = AuditCostMeter(subject: subject, trigger: trigger).measure()
      view.cost = cost
      view.findings += budget?.failures(cost, of: subject.name) ?? []
    }
    return view
  }
}

extension AuditRun {
  /// The triggers that are there when the view has come to rest.
  fileprivate func triggersAtRest() -> [AuditTrigger] {
    _ = play([])
    return stage.auditTriggers()
  }
}
