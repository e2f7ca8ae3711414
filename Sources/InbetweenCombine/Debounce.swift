extension Publishers {
  /// A value once nothing has followed it for a span.
  ///
  /// Where the stream ends first, the value is dropped.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let dueTime: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let scheduler = self.scheduler
      var number = 0
      upstream.subscribe(
        Gate(to: subscriber, end: { scheduler.schedule(options: options, $0) }) { value, gate in
          number += 1
          let mine = number
          scheduler.schedule(
            after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance,
            options: options
          ) {
            if mine == number { gate.deliver(value) }
          }
        })
    }
  }

  /// At most one value in each span: the first at once, then the first or the latest of each span.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    /// Whether the latest value of a span is sent, not the first.
    public let latest: Bool

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let scheduler = self.scheduler
      var open: Context.SchedulerTimeType?
      var waiting: Output?
      upstream.subscribe(
        Gate(to: subscriber, end: { scheduler.schedule($0) }) { value, gate in
          let now = scheduler.now
          let isWaiting = waiting != nil
          guard isWaiting == false || latest else { return }
          waiting = value
          if isWaiting { return }
          let send = {
            open = scheduler.now.advanced(by: interval)
            guard let value = waiting else { return }
            waiting = nil
            gate.deliver(value)
          }
          if let open, now < open {
            scheduler.schedule(after: open, send)
          } else {
            scheduler.schedule(send)
          }
        })
    }
  }
}

extension Publisher {
  /// Passes on a value once nothing has followed it for a span.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(
      upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }

  /// Passes on at most one value in each span.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}

/// Takes in all there is, and lets out what a rule decides, as far as it was asked for.
private final class Gate<Downstream: Subscriber>: Subscriber, Subscription {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private var demand = Subscribers.Demand.none
  private let end: (@escaping () -> Void) -> Void
  private let rule: (Input, Gate) -> Void

  init(
    to downstream: Downstream, end: @escaping (@escaping () -> Void) -> Void,
    rule: @escaping (Input, Gate) -> Void
  ) {
    self.downstream = downstream
    self.end = end
    self.rule = rule
  }

  func receive(subscription: any Subscription) {
    guard let downstream, upstream == nil else { return subscription.cancel() }
    upstream = subscription
    downstream.receive(subscription: self)
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    if downstream != nil { rule(input, self) }
    return .none
  }

  func deliver(_ value: Input) {
    guard let downstream, demand > .none else { return }
    demand -= 1
    demand += downstream.receive(value)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard let downstream else { return }
    self.downstream = nil
    upstream = nil
    end { downstream.receive(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) { self.demand += demand }

  func cancel() {
    downstream = nil
    let upstream = self.upstream
    self.upstream = nil
    upstream?.cancel()
  }
}
