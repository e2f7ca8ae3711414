import Foundation
import InbetweenViewGraph

/// What has happened to the pages of a tab view, each in its time: a page is built when it is made,
/// which neighbours are early; it appears when some of it shows; it is selected when the selection
/// becomes it; it has settled when the window rests on it.
@MainActor
final class PageRecord {
  private unowned let tabs: TabRenderNode
  private var built: Set<ObjectIdentifier> = []
  private var showing: Set<ObjectIdentifier> = []
  private var selected: AnyHashable?
  private var settled: AnyHashable?
  private var watchers: [ObjectIdentifier: [AppearanceWatcher]] = [:]
  private var hasWarned = false

  init(_ tabs: TabRenderNode) { self.tabs = tabs }

  private var pages: [RenderNode] { tabs.laidOutChildren }

  private func note(_ what: String, _ index: Int) {
    tabs.graph.record(.page, "\(what) \(tabs.tag(index).base)", owner: tabs.owner)
  }

  func pagesWereLaidOut() {
    let pages = pages
    for (index, page) in pages.enumerated() where built.insert(ObjectIdentifier(page)).inserted {
      note("built", index)
    }
    let present = Set(pages.map(ObjectIdentifier.init))
    built.formIntersection(present)
    showing.formIntersection(present)
    watchers = watchers.filter { present.contains($0.key) }
    if !hasWarned { checkTags() }
    update()
  }

  func windowDidMove() { update() }

  private func update() {
    let pages = pages
    guard !pages.isEmpty, tabs.frame.width > 0 else { return }
    for (index, page) in pages.enumerated() {
      let id = ObjectIdentifier(page)
      let isShowing = isInWindow(index)
      if isShowing == showing.contains(id) { continue }
      if isShowing {
        showing.insert(id)
        note("appeared", index)
      } else {
        showing.remove(id)
        note("disappeared", index)
      }
      for watcher in watchers[id] ?? [] { watcher.showingDidChange() }
    }
    guard let index = tabs.selectedIndex else { return }
    let tag = tabs.tag(index)
    if selected != tag {
      selected = tag
      settled = nil
      note("selected", index)
    }
    if settled != tag, isResting(at: index) {
      settled = tag
      note("settled", index)
    }
  }

  private func isInWindow(_ index: Int) -> Bool {
    if tabs.form == .bar { return index == tabs.selectedIndex }
    let distance = Double(index) - tabs.shownOffset.width / tabs.frame.width
    return abs(distance) < 1 - 1e-6
  }

  private func isResting(at index: Int) -> Bool {
    if tabs.form == .bar { return true }
    return !tabs.offset.isAnimating && !tabs.slot.isTaken
      && abs(tabs.shownOffset.width - Double(index) * tabs.frame.width) < 0.01
  }

  // MARK: Who waits for a page

  func isShowing(_ page: RenderNode) -> Bool { showing.contains(ObjectIdentifier(page)) }

  func add(_ watcher: AppearanceWatcher, to page: RenderNode) {
    watchers[ObjectIdentifier(page), default: []].append(watcher)
  }

  func remove(_ watcher: AppearanceWatcher) {
    for (page, all) in watchers { watchers[page] = all.filter { $0 !== watcher } }
  }

  // MARK: Tags

  /// A tag of another type than the selection's can never be the selection.
  private func checkTags() {
    guard let type = tabs.selectionType else { return }
    let known = unwrapped(type)
    for (index, page) in pages.enumerated() {
      guard let tag = page.explicitTag else { continue }
      let own = Swift.type(of: tag.base)
      if unwrapped(own) == known { continue }
      hasWarned = true
      tabs.graph.warn(
        """
        The selection of \(tabs.owner.path) is of type \(type), but page \(index) is tagged with \
        \(tag.base), which is of type \(own): it can never be selected. Tag it with a value of \
        type \(type).
        """)
      return
    }
  }

  /// A tag of a type also stands for the type's optional.
  private func unwrapped(_ type: Any.Type) -> ObjectIdentifier {
    ObjectIdentifier((type as? any OptionalType.Type)?.wrapped ?? type)
  }
}

private protocol OptionalType { static var wrapped: Any.Type { get } }
extension Optional: OptionalType { static var wrapped: Any.Type { Wrapped.self } }

extension TabRenderNode {
  package func isShowing(_ child: RenderNode) -> Bool { record.isShowing(child) }

  package func add(_ watcher: AppearanceWatcher, to child: RenderNode) {
    record.add(watcher, to: child)
  }

  package func remove(_ watcher: AppearanceWatcher) { record.remove(watcher) }
}

extension AnyHashable {
  /// Equal, or one is an optional of the other.
  func isSame(as other: AnyHashable) -> Bool {
    if self == other { return true }
    func inner(_ value: AnyHashable) -> AnyHashable? {
      let mirror = Mirror(reflecting: value.base)
      return mirror.displayStyle == .optional
        ? mirror.children.first.flatMap { $0.value as? AnyHashable } : value
    }
    guard let a = inner(self), let b = inner(other) else { return false }
    return a == b
  }
}
