extension Publishers {
  /// All values; an error turns into one last value.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never
    public let upstream: Upstream
    public let output: Upstream.Output

    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let end: (Subscribers.Completion<Upstream.Failure>) -> Emission<Output, Never> = { [output] in
        switch $0 {
        case .finished: .end(.finished)
        case .failure: .last(output)
        }
      }
      upstream.subscribe(Conduit(to: subscriber, end: end) { .value($0) })
    }
  }
}

extension Publishers {
  /// All values; an error turns into another.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    public typealias Output = Upstream.Output
    public let upstream: Upstream
    public let transform: (Upstream.Failure) -> Failure

    public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let end: (Subscribers.Completion<Upstream.Failure>) -> Emission<Output, Failure> = {
        [transform] in
        switch $0 {
        case .finished: .end(.finished)
        case .failure(let error): .end(.failure(transform(error)))
        }
      }
      upstream.subscribe(Conduit(to: subscriber, end: end) { .value($0) })
    }
  }
}

extension Publishers {
  /// All values of a stream that cannot fail, as one that might.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
  where Upstream.Failure == Never {
    public typealias Output = Upstream.Output
    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Conduit<Upstream.Output, Never, S>(to: subscriber, end: { _ in .end(.finished) }) {
          .value($0)
        })
    }
  }
}

extension Publisher {
  /// Sends one last value in place of an error.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }
}

extension Publisher {
  /// Turns an error into another.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform: transform)
  }
}

extension Publisher where Failure == Never {
  /// Gives a stream that cannot fail an error type, so that it fits beside one that can.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E>
  {
    Publishers.SetFailureType(upstream: self)
  }
}
