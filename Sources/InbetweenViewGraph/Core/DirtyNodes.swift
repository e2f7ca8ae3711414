/// Nodes that wait to be evaluated again, handed out from the top of the tree downwards; those of
/// one depth in the order in which they were made.
///
/// Not in the order in which they were marked: observed objects tell their observers in an order
/// that differs from run to run.
@MainActor
struct DirtyNodes {
  private var levels: [[ViewNode]] = []
  /// No level before this one has a node.
  private var first = 0
  private var cursor = 0
  private(set) var isEmpty = true
  /// Levels that have to be put in order before they are handed out.
  private var mixed: Set<Int> = []

  mutating func insert(_ node: ViewNode) {
    let depth = node.depth
    if depth >= levels.count {
      levels.append(contentsOf: repeatElement([], count: depth + 1 - levels.count))
    }
    if let last = levels[depth].last, last.serial > node.serial { mixed.insert(depth) }
    levels[depth].append(node)
    if isEmpty || depth < first {
      if !isEmpty { dropTaken() }
      first = depth
      cursor = 0
      isEmpty = false
    }
  }

  private mutating func dropTaken() {
    if cursor > 0 { levels[first].removeFirst(cursor) }
    cursor = 0
  }

  mutating func removeFirst() -> ViewNode? {
    if isEmpty { return nil }
    if !mixed.isEmpty, mixed.remove(first) != nil {
      dropTaken()
      levels[first].sort { $0.serial < $1.serial }
    }
    let node = levels[first][cursor]
    cursor += 1
    if cursor == levels[first].count {
      levels[first].removeAll(keepingCapacity: true)
      cursor = 0
      while first < levels.count, levels[first].isEmpty { first += 1 }
      isEmpty = first == levels.count
    }
    return node
  }
}
