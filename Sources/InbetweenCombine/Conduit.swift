/// What an operator makes of one value.
enum Emission<Output, Failure: Error> {
  /// Pass this on.
  case value(Output)
  /// Pass nothing on.
  case skip
  /// Pass this on, then finish.
  case last(Output)
  /// End without another value.
  case end(Subscribers.Completion<Failure>)
}

/// The middle of every operator that turns one value into at most one: a pure step from a value
/// to an ``Emission``, with the plumbing of subscriptions around it.
final class Conduit<Input, Upstream: Error, Downstream: Subscriber>: Subscriber, Subscription {
  typealias Failure = Upstream
  typealias Step = (Input) -> Emission<Downstream.Input, Downstream.Failure>
  typealias End = (Subscribers.Completion<Upstream>) -> Emission<
    Downstream.Input, Downstream.Failure
  >

  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private let step: Step
  private let end: End

  /// - Parameters:
  ///   - end: What the end of the stream above turns into.
  init(to downstream: Downstream, end: @escaping End, step: @escaping Step) {
    self.downstream = downstream
    self.end = end
    self.step = step
  }

  func receive(subscription: any Subscription) {
    guard let downstream, upstream == nil else { return subscription.cancel() }
    upstream = subscription
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard downstream != nil else { return .none }
    let emission = step(input)
    guard let downstream else { return .none }
    switch emission {
    case .value(let output):
      return downstream.receive(output)
    case .skip:
      return .max(1)
    case .last(let output):
      _ = downstream.receive(output)
      finish(.finished)
    case .end(let completion):
      finish(completion)
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Upstream>) {
    guard let downstream else { return }
    upstream = nil
    switch end(completion) {
    case .value(let output), .last(let output):
      _ = downstream.receive(output)
      finish(.finished)
    case .skip:
      finish(.finished)
    case .end(let completion):
      finish(completion)
    }
  }

  func request(_ demand: Subscribers.Demand) { upstream?.request(demand) }

  func cancel() {
    downstream = nil
    let upstream = self.upstream
    self.upstream = nil
    upstream?.cancel()
  }

  private func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    guard let downstream else { return }
    cancel()
    downstream.receive(completion: completion)
  }
}

extension Conduit where Upstream == Downstream.Failure {
  /// A conduit that passes the end of the stream on as it is.
  convenience init(to downstream: Downstream, step: @escaping Step) {
    self.init(to: downstream, end: { .end($0) }, step: step)
  }
}
