import InbetweenSource

/// Files that are compiled as one module, since they need one another.
public struct SourceGroup: Sendable {
  public let files: [SourceFile]

  /// The groups of a folder's files. A file that several groups need is in each of them; files that
  /// declare the same name are never in one.
  public static func groups(of files: [SourceFile]) -> [SourceGroup] {
    let needs = FileNeeds(files)
    return components(needs).flatMap { component -> [SourceGroup] in
      if !clash(component, files) { return [SourceGroup(files: component.map { files[$0] })] }
      return packed(component, needs, files).map { members in
        SourceGroup(files: members.sorted().map { files[$0] })
      }
    }
  }

  /// Files that hang together by needs in any direction, in order.
  private static func components(_ needs: FileNeeds) -> [[Int]] {
    var leader = Array(needs.needs.indices)
    func find(_ file: Int) -> Int {
      var file = file
      while leader[file] != file {
        leader[file] = leader[leader[file]]
        file = leader[file]
      }
      return file
    }
    for (file, others) in needs.needs.enumerated() {
      for other in others {
        let (first, second) = (find(file), find(other))
        leader[max(first, second)] = min(first, second)
      }
    }
    var members: [Int: [Int]] = [:]
    for file in leader.indices { members[find(file), default: []].append(file) }
    return members.sorted { $0.key < $1.key }.map(\.value)
  }

  private static func clash(_ members: some Sequence<Int>, _ files: [SourceFile]) -> Bool {
    var seen: Set<SourceNames.Declaration> = []
    for member in members {
      for declaration in files[member].names.declarations where !seen.insert(declaration).inserted {
        return true
      }
    }
    return false
  }

  /// Of files that clash: each that nobody needs with all that it needs, as many together as go.
  private static func packed(
    _ component: [Int], _ needs: FileNeeds, _ files: [SourceFile]
  ) -> [Set<Int>] {
    let needed = component.reduce(into: Set<Int>()) { $0.formUnion(needs.needs[$1]) }
    var groups: [Set<Int>] = []
    func add(_ closure: Set<Int>) {
      let place = groups.firstIndex { !clash($0.union(closure), files) }
      if let place { groups[place].formUnion(closure) } else { groups.append(closure) }
    }
    for root in component where !needed.contains(root) { add(needs.closure(of: root)) }
    // Files in a ring of needs that no other file leads to.
    let covered = groups.reduce(into: Set<Int>()) { $0.formUnion($1) }
    for file in component where !covered.contains(file) { add(needs.closure(of: file)) }
    return groups
  }
}
