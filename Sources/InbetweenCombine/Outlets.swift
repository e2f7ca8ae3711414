import Foundation

/// The listeners of a hot source, such as a subject, in the order in which they came.
///
/// Sendable: the list is guarded by a lock, which is not held while a value is delivered; and the
/// contract of a publisher is that it sends one value at a time.
final class Outlets<Output, Failure: Error>: @unchecked Sendable {
  private let lock = NSLock()
  private var list: [Outlet<Output, Failure>] = []
  private var completion: Subscribers.Completion<Failure>?
  /// Called when the last listener leaves.
  var onEmpty: (() -> Void)?

  var isOver: Bool { lock.withLock { completion != nil } }
  var isEmpty: Bool { lock.withLock { list.isEmpty } }

  /// - Parameters:
  ///   - latest: What a source that remembers sends first.
  ///   - source: An object that has to live as long as someone listens.
  func add<S: Subscriber>(
    _ subscriber: S, latest: (() -> Output)?, keeping source: AnyObject? = nil
  )
  where S.Input == Output, S.Failure == Failure {
    let end: Subscribers.Completion<Failure>? = lock.withLock { completion }
    if let end {
      subscriber.receive(subscription: InertSubscription())
      subscriber.receive(completion: end)
      return
    }
    let outlet = Outlet<Output, Failure>(owner: self, latest: latest)
    outlet.source = source
    outlet.deliver = { subscriber.receive($0) }
    outlet.end = { subscriber.receive(completion: $0) }
    lock.withLock { list.append(outlet) }
    subscriber.receive(subscription: outlet)
  }

  func send(_ value: Output) {
    for outlet in lock.withLock({ completion == nil ? list : [] }) { outlet.send(value) }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    let leaving = lock.withLock {
      guard self.completion == nil else { return [Outlet<Output, Failure>]() }
      self.completion = completion
      defer { list = [] }
      return list
    }
    for outlet in leaving { outlet.finish(completion) }
  }

  fileprivate func remove(_ outlet: Outlet<Output, Failure>) {
    let last = lock.withLock {
      let before = list.count
      list.removeAll { $0 === outlet }
      return before > 0 && list.isEmpty
    }
    if last { onEmpty?() }
  }
}

/// One listener: counts what it asked for, and drops what it did not.
private final class Outlet<Output, Failure: Error>: Subscription {
  private weak var owner: Outlets<Output, Failure>?
  private let latest: (() -> Output)?
  /// A source that remembers owes a newcomer, or one who missed a value, its latest one.
  private var owesLatest: Bool
  private var demand = Subscribers.Demand.none
  var source: AnyObject?
  var deliver: ((Output) -> Subscribers.Demand)?
  var end: ((Subscribers.Completion<Failure>) -> Void)?

  init(owner: Outlets<Output, Failure>, latest: (() -> Output)?) {
    self.owner = owner
    self.latest = latest
    owesLatest = latest != nil
  }

  func send(_ value: Output) {
    guard let deliver else { return }
    guard demand > .none else {
      owesLatest = latest != nil
      return
    }
    owesLatest = false
    demand -= 1
    demand += deliver(value)
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    if owesLatest, self.demand > .none, owner != nil, let latest { send(latest()) }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    let end = self.end
    release()
    end?(completion)
  }

  func cancel() {
    // The source may own the list, and be kept by this listener alone.
    let source = self.source
    release()
    withExtendedLifetime(source) { owner?.remove(self) }
  }

  private func release() {
    source = nil
    deliver = nil
    end = nil
  }
}
