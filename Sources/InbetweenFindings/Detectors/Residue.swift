import InbetweenStage

extension Stage {
  /// Properties that keyframes leave beside their target.
  func residues() -> [Finding] {
    // A thousandth of a point or of a scale is not seen; the documents' residues are 0.014 and more.
    graph.journal.incidents.filter { $0.kind == .residue && $0.amount >= 1e-3 }
      .first { [$0.owner, $0.detail] }
      .map { incident in
        let amount = (incident.amount * 1e3).rounded() / 1e3
        return Finding(
          .residue,
          what: "\(incident.detail) rests \(amount.secondsText) beside its target from "
            + "\(incident.time.secondsText) s on.", owner: incident.owner, place: incident.place,
          why: "The last spring keyframe is shorter than its settling, so it is cut short.",
          advice: "Give it a longer duration, or leave the duration out.")
      }
  }
}
