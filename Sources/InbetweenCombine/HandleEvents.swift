extension Publisher {
  /// Looks on: calls closures for what goes through, and changes nothing.
  public func handleEvents(
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveOutput: receiveOutput, receiveCompletion: receiveCompletion)
  }
}

extension Publishers {
  /// All values, with someone looking on.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let receiveOutput: ((Upstream.Output) -> Void)?
    public let receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?

    public init(
      upstream: Upstream, receiveOutput: ((Upstream.Output) -> Void)?,
      receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?
    ) {
      self.upstream = upstream
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let end: (Subscribers.Completion<Failure>) -> Emission<Output, Failure> = {
        [receiveCompletion] in
        receiveCompletion?($0)
        return .end($0)
      }
      upstream.subscribe(
        Conduit(to: subscriber, end: end) { [receiveOutput] in
          receiveOutput?($0)
          return .value($0)
        })
    }
  }
}
