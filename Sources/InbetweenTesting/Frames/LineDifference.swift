/// The lines in which two texts differ, with some of those around them, as people know it from
/// version control: `-` was expected, `+` came.
package struct LineDifference: Equatable {
  package enum Line: Equatable {
    case same(String)
    case removed(String)
    case added(String)
  }

  package let lines: [Line]

  package init(expected: String, got: String) {
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let new = got.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    // Equal ends are cut off first: the search for a shortest difference is costly.
    let head = zip(old, new).prefix { $0 == $1 }.count
    let rest = min(old.count, new.count) - head
    let tail = zip(old.reversed(), new.reversed()).prefix(rest).prefix { $0 == $1 }.count
    let middle = Self.middle(old[head..<(old.count - tail)], new[head..<(new.count - tail)])
    lines =
      old[..<head].map(Line.same) + middle + old[(old.count - tail)...].map(Line.same)
  }

  private static func middle(_ old: ArraySlice<String>, _ new: ArraySlice<String>) -> [Line] {
    // Beyond this size the whole is shown as replaced: what it costs grows with the square.
    guard old.count + new.count <= 4000 else {
      return old.map(Line.removed) + new.map(Line.added)
    }
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in Array(new).difference(from: Array(old)) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [Line] = []
    var (i, j) = (0, 0)
    let (old, new) = (Array(old), Array(new))
    while i < old.count || j < new.count {
      if i < old.count, removed.contains(i) {
        lines.append(.removed(old[i]))
        i += 1
      } else if j < new.count, added.contains(j) {
        lines.append(.added(new[j]))
        j += 1
      } else {
        lines.append(.same(old[i]))
        i += 1
        j += 1
      }
    }
    return lines
  }

  package var isEmpty: Bool {
    lines.allSatisfy { if case .same = $0 { true } else { false } }
  }

  /// Changed lines with their numbers in the expected text, and `context` lines around each.
  ///
  /// - Parameter limit: the most lines that are shown; the rest is counted.
  package func text(context: Int = 2, limit: Int = 60) -> String {
    let isShown = shown(context)
    var result: [String] = []
    var number = 0
    var skipped = false
    var left = 0
    for (index, line) in lines.enumerated() {
      if case .added = line {} else { number += 1 }
      guard isShown[index] else {
        skipped = true
        continue
      }
      if result.count >= limit {
        left += 1
        continue
      }
      if skipped { result.append("  ...") }
      skipped = false
      switch line {
      case .same(let text): result.append("  \(number): \(text)")
      case .removed(let text): result.append("- \(number): \(text)")
      case .added(let text):
        result.append("+ \(String(repeating: " ", count: "\(number)".count))  \(text)")
      }
    }
    if left > 0 { result.append("  ... and \(left) more lines") }
    return result.joined(separator: "\n")
  }

  private func shown(_ context: Int) -> [Bool] {
    var shown = lines.map { _ in false }
    for (index, line) in lines.enumerated() {
      if case .same = line { continue }
      for near in max(0, index - context)...min(lines.count - 1, index + context) {
        shown[near] = true
      }
    }
    return shown
  }
}
