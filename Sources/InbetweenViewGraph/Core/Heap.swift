/// A queue that hands out its smallest element first; equal ones in order of arrival.
struct Heap<Key: Comparable, Value> {
  private struct Entry {
    let key: Key
    let order: Int
    let value: Value

    func precedes(_ other: Entry) -> Bool { (key, order) < (other.key, other.order) }
  }

  private var entries: [Entry] = []
  private var arrivals = 0

  var isEmpty: Bool { entries.isEmpty }
  var count: Int { entries.count }
  var smallest: Key? { entries.first?.key }
  var first: Value? { entries.first?.value }

  /// In no particular order.
  var values: [Value] { entries.map(\.value) }

  /// Takes out all with such a key; answers their values in order.
  mutating func removeAll(where isMeant: (Key) -> Bool) -> [Value] {
    let meant = entries.filter { isMeant($0.key) }.sorted { $0.precedes($1) }
    let rest = entries.filter { !isMeant($0.key) }
    entries.removeAll()
    for entry in rest.sorted(by: { $0.precedes($1) }) { insert(entry.value, at: entry.key) }
    return meant.map(\.value)
  }

  mutating func insert(_ value: Value, at key: Key) {
    entries.append(Entry(key: key, order: arrivals, value: value))
    arrivals += 1
    var child = entries.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      if !entries[child].precedes(entries[parent]) { break }
      entries.swapAt(child, parent)
      child = parent
    }
  }

  mutating func removeSmallest() -> (key: Key, value: Value)? {
    guard let first = entries.first else { return nil }
    let last = entries.removeLast()
    if !entries.isEmpty {
      entries[0] = last
      sink()
    }
    return (first.key, first.value)
  }

  private mutating func sink() {
    var parent = 0
    while true {
      var child = 2 * parent + 1
      if child >= entries.count { return }
      if child + 1 < entries.count, entries[child + 1].precedes(entries[child]) { child += 1 }
      if !entries[child].precedes(entries[parent]) { return }
      entries.swapAt(child, parent)
      parent = child
    }
  }
}
