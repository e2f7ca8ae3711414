import InbetweenStage
import InbetweenViewGraph

extension Stage {
  /// Views that are replaced by others on each render: they were replaced, and are again when the
  /// same state is rendered once more.
  func changingIdentities() -> [Finding] {
    let lost = graph.journal.incidents.filter { $0.kind == .identityLost }
    return lost.first(each: \.owner).compactMap { incident in
      guard let node = incident.node?.object, let view = node.nearestUserView else { return nil }
      let known = graph.journal.incidents.count
      perform { graph.markDirty(view) }
      let again = graph.journal.incidents[known...].contains {
        $0.kind == .identityLost && $0.owner == incident.owner
      }
      if !again { return nil }
      return Finding(
        .changingIdentity,
        what:
          "all of its views were replaced at \(incident.time.secondsText) s, and again when the "
          + "same state was rendered once more.", owner: incident.owner,
        why: "Their ids are made in the body, so each render loses their state, and their "
          + "animations end.",
        advice: "Take ids from the data: store them with it, or use what tells its elements apart.")
    }
  }
}

extension ViewNode {
  /// The view of the app that the node belongs to.
  fileprivate var nearestUserView: ViewNode? {
    var node: ViewNode? = self
    while let current = node, !current.isUserView { node = current.parent }
    return node
  }
}
