/// Where drawables under a rule are drawn instead of at their place.
final class DrawTarget: Component {
  private(set) var drawable: Drawable?
  var isBefore: Bool { uint(Slot.DrawTarget.placementValue) == 0 }

  override func takeApart() {
    super.takeApart()
    drawable = nil
  }

  override func linked() {
    drawable = artboard.component(index(Slot.DrawTarget.drawableId)) as? Drawable
  }

  override func changed(_ slot: Int) {
    if slot == Slot.DrawTarget.drawableId { linked() }
    artboard.markDrawOrder()
  }
}

/// Moves the drawables below its parent to a target.
final class DrawRules: Component {
  private(set) var active: DrawTarget?

  override func takeApart() {
    super.takeApart()
    active = nil
  }

  override func linked() { find() }

  private func find() {
    active = artboard.component(index(Slot.DrawRules.drawTargetId)) as? DrawTarget
  }

  override func changed(_ slot: Int) {
    find()
    artboard.markDrawOrder()
  }
}

/// The order in which an artboard's drawables are drawn, from the first to the last.
struct DrawOrder {
  private let drawables: [Drawable]
  private let targets: [DrawTarget]

  /// - Parameter components: all of the artboard, in the file's order.
  init(_ components: [Component?]) {
    drawables = Self.inDrawingOrder(components)
    var rules: [ObjectIdentifier: DrawRules] = [:]
    for case let rule as DrawRules in components {
      guard let parent = rule.parent, rules[ObjectIdentifier(parent)] == nil else { continue }
      rules[ObjectIdentifier(parent)] = rule
    }
    if !rules.isEmpty {
      for drawable in drawables {
        var at: Component? = drawable
        while let here = at, drawable.rules == nil {
          drawable.rules = rules[ObjectIdentifier(here)]
          at = here.parent
        }
      }
    }
    let all = components.compactMap { $0 as? DrawTarget }
    // A target waits for those that its own drawable may be moved to.
    var dependents = [[Int]](repeating: [], count: all.count + 1)
    var targetsOf: [ObjectIdentifier: [Int]] = [:]
    for (number, target) in all.enumerated() {
      if let parent = target.parent {
        targetsOf[ObjectIdentifier(parent), default: []].append(number)
      }
    }
    for (number, target) in all.enumerated() {
      dependents[all.count].append(number)
      guard let rules = target.drawable?.rules else { continue }
      for other in targetsOf[ObjectIdentifier(rules)] ?? [] {
        dependents[other].append(number)
      }
    }
    targets = DependencySort.order(from: all.count, dependents).dropFirst().map { all[$0] }
  }

  /// The file's order, but a box comes after everything in it: it is drawn before.
  private static func inDrawingOrder(_ components: [Component?]) -> [Drawable] {
    let all = components.compactMap { $0 as? Drawable }.filter { $0.id != 0 }
    guard all.contains(where: { $0 is LayoutNode }) else { return all }
    var lastInside: [ObjectIdentifier: Int] = [:]
    for (place, drawable) in all.enumerated() {
      lastInside[ObjectIdentifier(drawable)] = place
      for box in drawable.boxes { lastInside[ObjectIdentifier(box)] = place }
    }
    // After the same last one the inner boxes come first.
    return all.enumerated().map { place, drawable in
      (
        drawable, drawable is LayoutNode ? lastInside[ObjectIdentifier(drawable)]! : place,
        drawable is LayoutNode ? 1000 - drawable.boxes.count : 0
      )
    }.sorted { ($0.1, $0.2) < ($1.1, $1.2) }.map(\.0)
  }

  func sorted() -> [Drawable] {
    var chains = [ObjectIdentifier: [Drawable]]()
    var plain: [Drawable] = []
    for drawable in drawables {
      if let target = drawable.rules?.active {
        chains[ObjectIdentifier(target), default: []].append(drawable)
      } else {
        plain.append(drawable)
      }
    }
    if chains.isEmpty { return plain.reversed() }
    var list = LinkedOrder(plain)
    for target in targets {
      guard let chain = chains[ObjectIdentifier(target)], let place = target.drawable else {
        continue
      }
      list.insert(chain, at: place, before: target.isBefore)
    }
    return list.all.reversed()
  }
}

/// A chain of drawables into which others are put.
private struct LinkedOrder {
  private var next: [ObjectIdentifier: Drawable] = [:]
  private var previous: [ObjectIdentifier: Drawable] = [:]
  private var first: Drawable?

  init(_ drawables: [Drawable]) {
    first = drawables.first
    link(drawables)
  }

  private mutating func link(_ chain: [Drawable]) {
    for (a, b) in zip(chain, chain.dropFirst()) { join(a, b) }
  }

  private mutating func join(_ a: Drawable, _ b: Drawable) {
    next[ObjectIdentifier(a)] = b
    previous[ObjectIdentifier(b)] = a
  }

  /// The chain's place may itself be in a chain that is not in the list yet; then it goes with it.
  mutating func insert(_ chain: [Drawable], at place: Drawable, before: Bool) {
    link(chain)
    let (head, tail) = (chain[0], chain[chain.count - 1])
    if before {
      if let other = previous[ObjectIdentifier(place)] { join(other, head) }
      if place === first { first = head }
      join(tail, place)
    } else {
      if let other = next[ObjectIdentifier(place)] { join(tail, other) }
      join(place, head)
    }
  }

  /// From the first on; a ring ends where it closes.
  var all: [Drawable] {
    var result: [Drawable] = []
    var seen: Set<ObjectIdentifier> = []
    var at = first
    while let here = at, seen.insert(ObjectIdentifier(here)).inserted {
      result.append(here)
      at = next[ObjectIdentifier(here)]
    }
    return result
  }
}

/// Depth first, each before those that depend on it.
enum DependencySort {
  /// The order of everything that is reached from `root`. A cycle ends the search: what has not been
  /// placed by then is left out.
  static func order(from root: Int, _ dependents: [[Int]]) -> [Int] {
    var state = [UInt8](repeating: 0, count: dependents.count)
    var done: [Int] = []
    var stack: [(node: Int, next: Int)] = [(root, 0)]
    state[root] = 1
    while let top = stack.last {
      if top.next == dependents[top.node].count {
        state[top.node] = 2
        done.append(top.node)
        stack.removeLast()
        continue
      }
      stack[stack.count - 1].next += 1
      let other = dependents[top.node][top.next]
      if state[other] == 1 { break }
      if state[other] == 0 {
        state[other] = 1
        stack.append((other, 0))
      }
    }
    return done.reversed()
  }
}
