/// A container that shows some of its children at a time. What is inside a child appears when it
/// shows, and disappears when it does not, though it stays built.
@MainActor
package protocol AppearanceHost: RenderNode {
  func isShowing(_ child: RenderNode) -> Bool
  func add(_ watcher: AppearanceWatcher, to child: RenderNode)
  func remove(_ watcher: AppearanceWatcher)
}

/// Follows whether a view is to be seen, as the containers around it say.
@MainActor
package final class AppearanceWatcher {
  private struct Around {
    weak var host: (any AppearanceHost)?
    weak var child: RenderNode?
  }

  private var around: [Around] = []
  private let change: (_ isShown: Bool) -> Void
  private(set) var isShown = false

  /// - Parameters:
  ///   - node: the view, whose place in the tree is known: after its first layout.
  ///   - change: called when the view comes to be shown, also at first, and when it is no more.
  init(_ node: ViewNode, change: @escaping (_ isShown: Bool) -> Void) {
    self.change = change
    var outputs: [RenderNode] = []
    node.collect(into: &outputs)
    // A view that draws nothing is nowhere: it counts as shown.
    var child = outputs.first
    while let here = child {
      let parent = here.parent
      if let host = parent as? any AppearanceHost {
        around.append(Around(host: host, child: here))
        host.add(self, to: here)
      }
      child = parent
    }
    showingDidChange()
  }

  package func showingDidChange() {
    let now = around.allSatisfy { around in
      guard let host = around.host, let child = around.child else { return true }
      return host.isShowing(child)
    }
    if now == isShown { return }
    isShown = now
    change(now)
  }

  /// The view is gone.
  func end() {
    for around in around { around.host?.remove(self) }
    around = []
  }
}
