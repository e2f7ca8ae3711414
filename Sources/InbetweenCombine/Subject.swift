import Foundation

/// A publisher that values are put into from outside.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

/// Passes values on to whoever listens at that moment.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let outlets = Outlets<Output, Failure>()

  public init() {}

  public func send(_ value: Output) { outlets.send(value) }
  public func send(completion: Subscribers.Completion<Failure>) { outlets.finish(completion) }
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    outlets.add(subscriber, latest: nil)
  }
}

/// Keeps the latest value, and hands it first to each new subscriber.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let outlets = Outlets<Output, Failure>()
  private let lock = NSLock()
  private var current: Output

  public init(_ value: Output) { current = value }

  /// The latest value; setting it sends it.
  public var value: Output {
    get { lock.withLock { current } }
    set { send(newValue) }
  }

  public func send(_ value: Output) {
    guard !outlets.isOver else { return }
    lock.withLock { current = value }
    outlets.send(value)
  }

  public func send(completion: Subscribers.Completion<Failure>) { outlets.finish(completion) }
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    outlets.add(subscriber, latest: { [unowned self] in value })
  }
}
