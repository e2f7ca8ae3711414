/// The elements of a view whose number or identity changes, in order, by key.
///
/// Removed elements stay in the list, drawn where they were, until their transition ends.
@MainActor
package final class ElementList<Key: Hashable> {
  private unowned let owner: ViewNode
  private var entries: [(key: Key, host: ElementHost)] = []
  private var hosts: [Key: ElementHost] = [:]

  package init(owner: ViewNode) { self.owner = owner }

  /// Elements that are there, without those that are leaving.
  package var present: [ElementHost] {
    entries.lazy.map(\.host).filter { !$0.isLeaving }
  }

  /// The key of an element.
  package func key(of node: ViewNode) -> Key? {
    entries.first { $0.host === node }?.key
  }

  package func forEach(_ visit: (ViewNode) -> Void) {
    for entry in entries { visit(entry.host) }
  }

  /// Fills a new list; nothing is shown as an insertion.
  package func fill(_ keys: [Key], make: (Int) -> ElementHost) {
    entries.reserveCapacity(keys.count)
    hosts.reserveCapacity(keys.count)
    for (index, key) in keys.enumerated() where hosts[key] == nil {
      let host = make(index)
      hosts[key] = host
      entries.append((key, host))
    }
    if hosts.count != keys.count { warnOfEqualKeys(keys.count - hosts.count) }
  }

  /// Brings the list to `keys`: keeps and updates elements with a known key, inserts and removes
  /// the others under the transaction that reaches the owner.
  package func reconcile(
    _ keys: [Key], make: (Int) -> ElementHost, update: (Int, ElementHost) -> Void
  ) {
    if updateInPlace(keys, update) { return }
    var wanted: Set<Key> = []
    var result: [(key: Key, host: ElementHost)] = []
    var arrivals: [ElementHost] = []
    result.reserveCapacity(keys.count)
    for (index, key) in keys.enumerated() where wanted.insert(key).inserted {
      if let host = hosts[key] {
        update(index, host)
        if host.isLeaving { host.comeBack() }
        result.append((key, host))
      } else {
        let host = make(index)
        hosts[key] = host
        arrivals.append(host)
        result.append((key, host))
      }
    }
    if wanted.count != keys.count { warnOfEqualKeys(keys.count - wanted.count) }
    if !arrivals.isEmpty, arrivals.count == result.count, !entries.isEmpty {
      owner.graph.journal.note(
        Journal.Incident(
          time: owner.graph.time, kind: .identityLost, owner: owner.path, node: owner.reference))
    }
    entries = merge(result, leaving: removeAbsent(wanted))
    for host in arrivals { host.enter() }
    owner.outputsDidChange()
  }

  /// The common case: the same keys in the same order, nothing leaving.
  private func updateInPlace(_ keys: [Key], _ update: (Int, ElementHost) -> Void) -> Bool {
    guard keys.count == entries.count else { return false }
    for (key, entry) in zip(keys, entries) where key != entry.key || entry.host.isLeaving {
      return false
    }
    for index in keys.indices { update(index, entries[index].host) }
    return true
  }

  /// Starts the removal of what is not wanted; answers those whose removal still shows, each with
  /// the key before it.
  private func removeAbsent(_ wanted: Set<Key>) -> [(after: Key?, key: Key, host: ElementHost)] {
    var leaving: [(after: Key?, key: Key, host: ElementHost)] = []
    var previous: Key?
    for (key, host) in entries {
      defer { previous = key }
      if wanted.contains(key) { continue }
      if host.isLeaving {
        leaving.append((previous, key, host))
        continue
      }
      host.didLeave = { [unowned self] host in drop(host) }
      if host.leave() {
        hosts[key] = nil
        host.detach()
      } else {
        leaving.append((previous, key, host))
      }
    }
    return leaving
  }

  private func merge(
    _ present: [(key: Key, host: ElementHost)],
    leaving: [(after: Key?, key: Key, host: ElementHost)]
  ) -> [(key: Key, host: ElementHost)] {
    if leaving.isEmpty { return present }
    var result = present
    for item in leaving {
      let place = item.after.flatMap { key in result.firstIndex { $0.key == key } }
      result.insert((item.key, item.host), at: place.map { $0 + 1 } ?? 0)
    }
    return result
  }

  private func drop(_ host: ElementHost) {
    guard let index = entries.firstIndex(where: { $0.host === host }) else { return }
    let key = entries.remove(at: index).key
    if hosts[key] === host { hosts[key] = nil }
    host.detach()
    owner.outputsDidChange()
  }

  private func warnOfEqualKeys(_ count: Int) {
    owner.graph.warn(
      """
      \(owner.path): \(count) of the identifiers occur more than once, so those rows are not \
      shown. Give each element an id of its own.
      """)
  }
}
