/// Sends one value, then finishes.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output

  public init(_ output: Output) { self.output = output }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    subscriber.receive(subscription: SequenceSubscription(CollectionOfOne(output), to: subscriber))
  }
}

/// Sends nothing, then finishes, at once or never.
public struct Empty<Output, Failure: Error>: Publisher {
  public let completeImmediately: Bool

  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) {
    self.init(completeImmediately: completeImmediately)
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: InertSubscription())
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}

/// Fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure

  public init(error: Failure) { self.error = error }
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: InertSubscription())
    subscriber.receive(completion: .failure(error))
  }
}

extension Publishers {
  /// Sends the elements of a sequence, as they are asked for, then finishes.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element
    public let sequence: Elements

    public init(sequence: Elements) { self.sequence = sequence }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      subscriber.receive(subscription: SequenceSubscription(sequence, to: subscriber))
    }
  }
}

extension Sequence {
  /// The elements as a stream.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

/// A subscription to something that does not listen.
final class InertSubscription: Subscription {
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}

/// Hands out a sequence at the pace of its subscriber.
private final class SequenceSubscription<Elements: Sequence, S: Subscriber>: Subscription
where Elements.Element == S.Input {
  private var iterator: Elements.Iterator
  private var next: S.Input?
  private var subscriber: S?
  private var demand = Subscribers.Demand.none
  private var isSending = false

  init(_ elements: Elements, to subscriber: S) {
    iterator = elements.makeIterator()
    next = iterator.next()
    self.subscriber = subscriber
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    guard !isSending else { return }
    isSending = true
    defer { isSending = false }
    while let subscriber, let value = next, self.demand > .none {
      self.demand -= 1
      next = iterator.next()
      self.demand += subscriber.receive(value)
    }
    if next == nil, let subscriber {
      self.subscriber = nil
      subscriber.receive(completion: .finished)
    }
  }

  func cancel() { subscriber = nil }
}
