import Foundation

extension Publishers {
  /// A connectable stream that runs while someone listens.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    private var listeners = 0
    private var connection: (any Cancellable)?

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var isListening = true
      let leave = { [self] in
        guard isListening else { return }
        isListening = false
        listeners -= 1
        guard listeners == 0 else { return }
        connection?.cancel()
        connection = nil
      }
      listeners += 1
      upstream.subscribe(
        Arm<Output, Failure>(
          subscription: {
            subscriber.receive(subscription: Leaving(subscription: $0, leave: leave))
          },
          value: { subscriber.receive($0) },
          completion: {
            leave()
            subscriber.receive(completion: $0)
          }))
      if connection == nil, listeners > 0 { connection = upstream.connect() }
    }
  }

  /// A stream that all its listeners share: it runs once, while someone listens.
  public final class Share<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    private let outlets = Outlets<Output, Failure>()
    private var connection: AnyCancellable?

    public init(upstream: Upstream) {
      self.upstream = upstream
      outlets.onEmpty = { [unowned self] in connection = nil }
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      // The listener keeps this object alive by its subscription.
      outlets.add(subscriber, latest: nil, keeping: self)
      guard connection == nil, !outlets.isEmpty, !outlets.isOver else { return }
      connection = upstream.sink(
        receiveCompletion: { [outlets] in outlets.finish($0) },
        receiveValue: { [outlets] in outlets.send($0) })
    }
  }
}

extension ConnectablePublisher {
  /// Connects when the first listener comes, and disconnects when the last leaves.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

extension Publisher {
  /// Lets all listeners share one run of the stream.
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}

/// A subscription that tells when it is cancelled.
private final class Leaving: Subscription {
  private let subscription: any Subscription
  private let leave: () -> Void

  init(subscription: any Subscription, leave: @escaping () -> Void) {
    self.subscription = subscription
    self.leave = leave
  }

  func request(_ demand: Subscribers.Demand) { subscription.request(demand) }

  func cancel() {
    subscription.cancel()
    leave()
  }
}
