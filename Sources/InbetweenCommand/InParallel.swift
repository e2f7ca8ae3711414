import Foundation

/// Does the work as many times as `count` says (at least once), side by side, and waits for all.
///
/// On threads, since all that `check` and `audit` do in them is wait for other processes.
func inParallel(_ count: Int, _ work: @escaping @Sendable () -> Void) {
  let group = DispatchGroup()
  for _ in 0..<max(1, count) {
    group.enter()
    let thread = Thread {
      work()
      group.leave()
    }
    // The parser of deep expressions is recursive.
    thread.stackSize = 16 << 20
    thread.start()
  }
  group.wait()
}
