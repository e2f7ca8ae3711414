import InbetweenStage

extension Stage {
  /// Work that goes on when its view is gone: it writes the view's state, or is due on a stage from
  /// which the view was taken.
  func outlivingLoops() -> [Finding] {
    let late = graph.journal.incidents.filter { $0.kind == .lateWrite }
    var found = late.first(each: \.owner).map { first in
      let count = late.count { $0.owner == first.owner }
      return finding(
        "its state was written \(count) time\(count == 1 ? "" : "s") after it had left, first at "
          + "\(first.time.secondsText) s.", owner: first.owner)
    }
    if !isPresent, let due = clock.nextDue {
      found.append(
        finding(
          "the view was taken off the stage, and work of a task or timer is still due at "
            + "\(due.secondsText) s.", owner: "the stage"))
    }
    return found
  }

  private func finding(_ what: String, owner: String) -> Finding {
    Finding(
      .outlivingLoop, what: what, owner: owner,
      why:
        "Work that was started in onAppear, as a timer or a Task, goes on when the view is gone.",
      advice: "Start it with .task, which is cancelled when the view leaves, or end it in "
        + "onDisappear.")
  }
}
