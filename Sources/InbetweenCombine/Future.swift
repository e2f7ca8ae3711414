/// Sends the one value, or the error, that a closure promises. The closure runs at once.
public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void
  private let outlets = Outlets<Output, Failure>()
  private var value: Output?

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [self] in fulfil($0) }
  }

  private func fulfil(_ result: Result<Output, Failure>) {
    guard value == nil, !outlets.isOver else { return }
    switch result {
    case .success(let output):
      value = output
      outlets.send(output)
      outlets.finish(.finished)
    case .failure(let error):
      outlets.finish(.failure(error))
    }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    if let value {
      Result<Output, Failure>.success(value).publisher.receive(subscriber: subscriber)
    } else {
      outlets.add(subscriber, latest: nil, keeping: self)
    }
  }
}

extension Result {
  /// The value or the error as a stream.
  public var publisher: AnyPublisher<Success, Failure> {
    switch self {
    case .success(let value):
      Publishers.Sequence<[Success], Failure>(sequence: [value]).eraseToAnyPublisher()
    case .failure(let error): Fail(error: error).eraseToAnyPublisher()
    }
  }
}

extension Publisher where Failure == Never {
  /// The values as an asynchronous sequence.
  public var values: AsyncStream<Output> {
    AsyncStream { continuation in
      let listening = Listening(
        handle: sink(
          receiveCompletion: { _ in continuation.finish() },
          receiveValue: {
            // Unsafe only in name: whoever sends a value that is shared keeps its access in order,
            // with or without a sequence in between.
            nonisolated(unsafe) let value = $0
            continuation.yield(value)
          }))
      continuation.onTermination = { _ in listening.handle.cancel() }
    }
  }
}

/// Sendable: the handle is only ever cancelled, once, when the sequence ends.
private struct Listening: @unchecked Sendable {
  let handle: AnyCancellable
}
