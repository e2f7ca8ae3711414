import Foundation

/// Carries a closure onto a queue or run loop.
///
/// Sendable: it is handed over whole, and from then on called by that queue or run loop alone.
private struct Handover: @unchecked Sendable {
  let action: () -> Void
}

extension RunLoop: Scheduler {
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    public var date: Date
    public init(_ date: Date) { self.date = date }
    public func distance(to other: Self) -> SchedulerInterval {
      SchedulerInterval(other.date.timeIntervalSince(date))
    }
    public func advanced(by interval: SchedulerInterval) -> Self {
      Self(date.addingTimeInterval(interval.timeInterval))
    }
  }
  public struct SchedulerOptions: Sendable {}

  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  public var minimumTolerance: SchedulerInterval { .zero }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let handover = Handover(action: action)
    perform { handover.action() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerInterval, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let handover = Handover(action: action)
    add(
      Timer(fire: date.date, interval: 0, repeats: false) { _ in handover.action() },
      forMode: .common)
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerInterval, tolerance: SchedulerInterval,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let handover = Handover(action: action)
    let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in
      handover.action()
    }
    add(timer, forMode: .common)
    return AnyCancellable { timer.invalidate() }
  }
}

extension DispatchQueue: Scheduler {
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    public var dispatchTime: DispatchTime
    public init(_ time: DispatchTime) { dispatchTime = time }
    public func distance(to other: Self) -> SchedulerInterval {
      let from = dispatchTime.uptimeNanoseconds
      let to = other.dispatchTime.uptimeNanoseconds
      return SchedulerInterval(
        nanoseconds: to >= from ? Int(clamping: to - from) : -Int(clamping: from - to))
    }
    public func advanced(by interval: SchedulerInterval) -> Self {
      Self(dispatchTime + .nanoseconds(interval.nanoseconds))
    }
    public func hash(into hasher: inout Hasher) {
      hasher.combine(dispatchTime.uptimeNanoseconds)
    }
  }

  public struct SchedulerOptions {
    public var qos: DispatchQoS
    public var flags: DispatchWorkItemFlags
    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = []) {
      self.qos = qos
      self.flags = flags
    }
  }

  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
  public var minimumTolerance: SchedulerInterval { .zero }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let handover = Handover(action: action)
    async(qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { handover.action() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerInterval, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let handover = Handover(action: action)
    asyncAfter(deadline: date.dispatchTime) { handover.action() }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerInterval, tolerance: SchedulerInterval,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let handover = Handover(action: action)
    let source = DispatchSource.makeTimerSource(queue: self)
    source.schedule(
      deadline: date.dispatchTime, repeating: .nanoseconds(max(1, interval.nanoseconds)))
    source.setEventHandler { handover.action() }
    source.activate()
    return AnyCancellable { source.cancel() }
  }
}

extension OperationQueue: Scheduler {
  public typealias SchedulerTimeType = RunLoop.SchedulerTimeType
  public struct SchedulerOptions: Sendable {}

  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  public var minimumTolerance: SchedulerInterval { .zero }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let handover = Handover(action: action)
    addOperation { handover.action() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerInterval, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let handover = Handover(action: action)
    DispatchQueue.global().asyncAfter(deadline: .now() + date.date.timeIntervalSinceNow) {
      self.addOperation { handover.action() }
    }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerInterval, tolerance: SchedulerInterval,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let handover = Handover(action: action)
    let start = DispatchTime.now() + date.date.timeIntervalSinceNow
    return DispatchQueue.global().schedule(after: .init(start), interval: interval) {
      self.addOperation { handover.action() }
    }
  }
}
