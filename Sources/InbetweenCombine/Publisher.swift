/// A source of values over time, which ends with a completion or never.
///
/// The contract is that of Apple's framework of the same name: a subscriber gets one
/// subscription, then at most as many values as it asked for, one at a time, then at most one
/// completion.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  /// The error that may end the stream; `Never` where it cannot fail.
  associatedtype Failure: Error

  /// Attaches a subscriber. Call ``subscribe(_:)`` instead; this is for publishers to implement.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Attaches a subscriber, which then receives its subscription.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }
}

/// The publishers that operators make.
public enum Publishers {}

/// A publisher that waits for ``connect()`` before it sends anything.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts the stream; cancelling the result stops it.
  func connect() -> any Cancellable
}
