import Synchronization

/// Work that other threads leave for the server's own, which does it in turn.
final class Mailbox: Sendable {
  typealias Work = @MainActor @Sendable () -> Void

  private struct State {
    var waiting: [Work] = []
    /// Wakes the server's thread.
    var wake: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())

  func post(_ work: @escaping Work) {
    let wake = state.withLock { state in
      state.waiting.append(work)
      return state.wake
    }
    wake?()
  }

  func setWake(_ wake: (@Sendable () -> Void)?) { state.withLock { $0.wake = wake } }

  /// Does what waits.
  @MainActor
  func empty() {
    let work = state.withLock { state in
      let work = state.waiting
      state.waiting.removeAll()
      return work
    }
    for work in work { work() }
  }
}
