import InbetweenViewGraph

extension Journal.Change {
  /// How the change was shown, in one line: what applied and from where, in place of what.
  package var line: String {
    guard let animation else { return unanimatedLine }
    let applied = steps.last { $0.after == animation && !$0.isBlocked }
    var line = animation.shortText
    if let applied { line += " from " + applied.text }
    let replaced = steps.prefix { step in
      !(step.kind == applied?.kind && step.place == applied?.place)
    }.last { $0.after != nil && !$0.isBlocked }
    if let replaced, let before = replaced.after {
      line += ", in place of \(before.shortText) from \(replaced.text)"
    }
    return line
  }

  private var unanimatedLine: String {
    if let blocked = steps.last(where: \.isBlocked) {
      let by = steps.last(where: \.disables).map { " by " + $0.text } ?? ""
      let wanted = blocked.after.map { $0.shortText + " from " } ?? ""
      return "no animation: \(wanted)\(blocked.text) was blocked\(by)"
    }
    if let remover = steps.last, remover.before != nil {
      return "no animation: \(remover.before!.shortText) was removed by \(remover.text)"
    }
    if let root = steps.last { return "no animation: \(root.text) carries none" }
    return "no animation: a plain write"
  }
}

extension TransactionStep {
  package var text: String { place.map { "\(kind.rawValue) at \($0)" } ?? kind.rawValue }
}
