import Foundation

extension Timer {
  /// Sends the date again and again, once it is connected.
  ///
  /// - Parameters:
  ///   - interval: In seconds. Like all timers, at least a tenth of a millisecond; one that is not
  ///     finite never sends.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// The stream of ``Timer/publish(every:tolerance:on:in:options:)``.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never

    public let interval: TimeInterval
    public let tolerance: TimeInterval?
    public let runLoop: RunLoop
    public let mode: RunLoop.Mode
    public let options: RunLoop.SchedulerOptions?
    private let outlets = Outlets<Date, Never>()
    private var timer: Timer?

    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    deinit { timer?.invalidate() }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      outlets.add(subscriber, latest: nil, keeping: self)
    }

    /// Starts the timer, if it does not run. Cancelling the result stops it for all.
    public func connect() -> any Cancellable {
      if timer == nil, interval.isFinite {
        let step = max(interval, 1e-4)
        let timer = Timer(
          fire: Date(timeIntervalSinceNow: step), interval: step, repeats: true
        ) { [outlets] _ in outlets.send(Date()) }
        timer.tolerance = tolerance ?? 0
        runLoop.add(timer, forMode: mode)
        self.timer = timer
      }
      return AnyCancellable { [weak self] in
        self?.timer?.invalidate()
        self?.timer = nil
      }
    }
  }
}
