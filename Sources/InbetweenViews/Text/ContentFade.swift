import InbetweenDrawing
import InbetweenViewGraph

/// Content that fades in over what was there before.
@MainActor
struct ContentFade<Content> {
  private var progress: AnimatedAttribute<Double>
  private var old: Content?

  init(_ id: UInt8) { progress = AnimatedAttribute(id, 1) }

  var isRunning: Bool { old != nil && progress.isAnimating }

  var animator: Animator? { progress.animator }

  /// What is on its way out.
  var leaving: Content? { isRunning ? old : nil }

  /// How far the new content has come, 0...1.
  var shown: Double { progress.shown }

  /// New content arrives where `content` is shown now.
  mutating func begin(from content: Content, of node: RenderNode) {
    progress.detach()
    progress = AnimatedAttribute(progress.id, 0)
    progress.set(1, of: node)
    old = progress.isAnimating ? content : nil
  }

  mutating func present(_ lanes: UnsafePointer<Double>) { progress.present(lanes) }

  mutating func didEnd() {
    progress.didEnd()
    old = nil
  }

  mutating func detach() {
    progress.detach()
    old = nil
  }

  /// Draws the content, with what it replaces below it.
  func emit(
    _ content: Content, into list: inout DisplayList,
    _ draw: (Content, inout DisplayList) -> Void
  ) {
    guard isRunning, let old else { return draw(content, &list) }
    let share = min(1, max(0, progress.shown))
    list.items.append(.init(.opacity, values: .init(1 - share)))
    draw(old, &list)
    list.items.append(.init(.pop))
    list.items.append(.init(.opacity, values: .init(share)))
    draw(content, &list)
    list.items.append(.init(.pop))
  }
}

extension ResolvedStyle {
  /// Opens the groups that a style needs around what it paints; answers how many.
  func openGroups(in list: inout DisplayList, owner: Int32) -> Int {
    let start = list.items.count
    if blendMode != .normal {
      list.items.append(.init(.blend, resource: blendMode.rawValue, owner: owner))
    }
    if opacity != 1 { list.items.append(.init(.opacity, owner: owner, values: .init(opacity))) }
    for shadow in shadows {
      list.items.append(
        .init(
          .shadow, flags: shadow.isInner ? 2 : 0, paint: list.add(.color(shadow.color)),
          owner: owner, values: .init(shadow.radius, shadow.x, shadow.y)))
    }
    return list.items.count - start
  }
}
