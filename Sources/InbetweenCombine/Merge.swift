extension Publishers {
  /// The values of several streams as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let publishers: [Upstream]

    public init(_ upstream: Upstream...) { publishers = upstream }
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let join = Join(to: subscriber, count: publishers.count)
      for (index, publisher) in publishers.enumerated() {
        join.add(publisher, at: index, endsAll: { false }, output: { $0 })
      }
      join.start()
    }
  }

  /// The values of two streams as they come.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let join = Join(to: subscriber, count: 2)
      join.add(a, at: 0, endsAll: { false }, output: { $0 })
      join.add(b, at: 1, endsAll: { false }, output: { $0 })
      join.start()
    }
  }

  /// The latest values of two streams, whenever one of them changes.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let join = Join(to: subscriber, count: 2)
      var latestA: A.Output?
      var latestB: B.Output?
      func pair() -> Output? {
        guard let a = latestA, let b = latestB else { return nil }
        return (a, b)
      }
      join.add(
        a, at: 0, endsAll: { latestA == nil },
        output: {
          latestA = $0
          return pair()
        })
      join.add(
        b, at: 1, endsAll: { latestB == nil },
        output: {
          latestB = $0
          return pair()
        })
      join.start()
    }
  }
}

extension Publisher {
  /// Passes on the values of another stream as well.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Merge(self, other)
  }

  /// Passes on the values of two other streams as well.
  public func merge<B: Publisher, C: Publisher>(
    with b: B, _ c: C
  ) -> Publishers.Merge<Publishers.Merge<Self, B>, C>
  where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
    merge(with: b).merge(with: c)
  }

  /// Passes on the latest values of both streams whenever one changes.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Passes on what a closure makes of the latest values of both streams.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  /// Passes on the latest values of three streams whenever one changes.
  public func combineLatest<B: Publisher, C: Publisher>(
    _ b: B, _ c: C
  ) -> AnyPublisher<(Output, B.Output, C.Output), Failure>
  where B.Failure == Failure, C.Failure == Failure {
    combineLatest(b).combineLatest(c).map { ($0.0.0, $0.0.1, $0.1) }.eraseToAnyPublisher()
  }
}

/// Several streams that end as one. It asks each for one value at a time, so that what a slow
/// subscriber leaves waiting is at most one value a stream.
private final class Join<Downstream: Subscriber>: Subscription {
  private var downstream: Downstream?
  private var upstreams: [(any Subscription)?]
  private var demand = Subscribers.Demand.none
  private var waiting: [(index: Int, value: Downstream.Input)] = []
  private var unfinished: Int
  private var starts: [() -> Void] = []

  init(to downstream: Downstream, count: Int) {
    self.downstream = downstream
    upstreams = Array(repeating: nil, count: count)
    unfinished = count
  }

  /// - Parameters:
  ///   - endsAll: Whether the end of this stream, now, ends all.
  ///   - output: What a value of this stream makes to pass on.
  func add<P: Publisher>(
    _ publisher: P, at index: Int, endsAll: @escaping () -> Bool,
    output: @escaping (P.Output) -> Downstream.Input?
  ) where P.Failure == Downstream.Failure {
    starts.append { [self] in
      let arm = Arm<P.Output, P.Failure>(
        subscription: { [self] in
          guard downstream != nil else { return $0.cancel() }
          upstreams[index] = $0
          $0.request(.max(1))
        },
        value: { [self] in
          guard let value = output($0) else { return .max(1) }
          return receive(value, from: index)
        },
        completion: { [self] in finish($0, at: index, endsAll: endsAll()) })
      publisher.subscribe(arm)
    }
  }

  func start() {
    downstream?.receive(subscription: self)
    let starts = self.starts
    self.starts = []
    for start in starts where downstream != nil { start() }
    if unfinished == 0 { complete(.finished) }
  }

  private func receive(_ value: Downstream.Input, from index: Int) -> Subscribers.Demand {
    guard let downstream else { return .none }
    guard demand > .none, waiting.isEmpty else {
      waiting.append((index, value))
      return .none
    }
    demand -= 1
    demand += downstream.receive(value)
    return .max(1)
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    while self.demand > .none, !waiting.isEmpty, let downstream {
      let (index, value) = waiting.removeFirst()
      self.demand -= 1
      self.demand += downstream.receive(value)
      upstreams[index]?.request(.max(1))
    }
    if unfinished == 0, waiting.isEmpty { complete(.finished) }
  }

  private func finish(
    _ completion: Subscribers.Completion<Downstream.Failure>, at index: Int, endsAll: Bool
  ) {
    upstreams[index] = nil
    unfinished -= 1
    if case .failure = completion { return complete(completion) }
    if endsAll || (unfinished == 0 && waiting.isEmpty) { complete(.finished) }
  }

  private func complete(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let downstream = self.downstream
    cancel()
    downstream?.receive(completion: completion)
  }

  func cancel() {
    downstream = nil
    waiting = []
    let upstreams = self.upstreams
    self.upstreams = upstreams.map { _ in nil }
    for upstream in upstreams { upstream?.cancel() }
  }
}

/// A subscriber made of closures.
final class Arm<Input, Failure: Error>: Subscriber {
  private let subscription: (any Subscription) -> Void
  private let value: (Input) -> Subscribers.Demand
  private let completion: (Subscribers.Completion<Failure>) -> Void

  init(
    subscription: @escaping (any Subscription) -> Void,
    value: @escaping (Input) -> Subscribers.Demand,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    self.subscription = subscription
    self.value = value
    self.completion = completion
  }

  func receive(subscription: any Subscription) { self.subscription(subscription) }
  func receive(_ input: Input) -> Subscribers.Demand { value(input) }
  func receive(completion: Subscribers.Completion<Failure>) { self.completion(completion) }
}
