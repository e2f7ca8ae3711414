import CInbetweenTime
@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency

/// Executors that put the tasks of a clock on that clock, and leave all others to the platform.
///
/// This uses the toolchain's SPI for custom executors, which belongs to the pinned version: a test
/// that sleeps ten virtual seconds tells when it changes.
enum TaskExecutors: ExecutorFactory {
  static let mainExecutor: any MainExecutor = ClockMainExecutor()
  static let defaultExecutor: any TaskExecutor = ClockTaskExecutor()

  /// Takes the place of the platform's executors, once in a process.
  static func install() { _ = installation }

  private static let installation: Void = {
    // Asking for the platform's own makes them ready to be forwarded to.
    _ = PlatformExecutorFactory.mainExecutor
    _ = PlatformExecutorFactory.defaultExecutor
    _createExecutors(factory: TaskExecutors.self)
  }()

  fileprivate static let platformMain = PlatformExecutorFactory.mainExecutor
  fileprivate static let platformTask = PlatformExecutorFactory.defaultExecutor
}

/// Runs the main actor.
private final class ClockMainExecutor: MainExecutor, SchedulingExecutor {
  func run() throws { try TaskExecutors.platformMain.run() }
  func stop() { TaskExecutors.platformMain.stop() }

  var isMainExecutor: Bool { true }

  func checkIsolated() {
    if virtual_clock_current() == nil { TaskExecutors.platformMain.checkIsolated() }
  }

  func isIsolatingCurrentContext() -> Bool? {
    virtual_clock_current() != nil ? true : TaskExecutors.platformMain.isIsolatingCurrentContext()
  }

  func enqueue(_ job: consuming ExecutorJob) {
    guard let clock = virtual_clock_current() else {
      return TaskExecutors.platformMain.enqueue(job)
    }
    virtual_clock_post(clock, VIRTUAL_LANE_MAIN, VIRTUAL_KIND_MAIN_TASK, work(UnownedJob(job)))
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
  ) {
    guard let current = virtual_clock_current() else {
      return forward(job, to: TaskExecutors.platformMain, at: instant, tolerance, clock)
    }
    virtual_clock_schedule(
      current, due(at: instant, on: clock, in: current), VIRTUAL_LANE_MAIN, VIRTUAL_KIND_MAIN_TASK,
      sleep(UnownedJob(job)) {
        Sleep.take($0).job.runSynchronously(
          on: TaskExecutors.mainExecutor.asUnownedSerialExecutor())
      })
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
  ) {
    enqueue(job, at: clock.now.advanced(by: delay), tolerance: tolerance, clock: clock)
  }

  private func work(_ job: UnownedJob) -> virtual_work {
    InbetweenClock.work(job) {
      InbetweenClock.job($0).runSynchronously(
        on: TaskExecutors.mainExecutor.asUnownedSerialExecutor())
    }
  }
}

/// Runs tasks and actors that are not on the main actor.
private final class ClockTaskExecutor: TaskExecutor, SchedulingExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    guard let clock = virtual_clock_current() else {
      return TaskExecutors.platformTask.enqueue(job)
    }
    virtual_clock_post(clock, VIRTUAL_LANE_BACKGROUND, VIRTUAL_KIND_TASK, work(UnownedJob(job)))
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
  ) {
    guard let current = virtual_clock_current() else {
      return forward(job, to: TaskExecutors.platformTask, at: instant, tolerance, clock)
    }
    virtual_clock_schedule(
      current, due(at: instant, on: clock, in: current), VIRTUAL_LANE_BACKGROUND, VIRTUAL_KIND_TASK,
      sleep(UnownedJob(job)) {
        Sleep.take($0).job.runSynchronously(
          on: TaskExecutors.defaultExecutor.asUnownedTaskExecutor())
      })
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
  ) {
    enqueue(job, at: clock.now.advanced(by: delay), tolerance: tolerance, clock: clock)
  }

  private func work(_ job: UnownedJob) -> virtual_work {
    InbetweenClock.work(job) {
      InbetweenClock.job($0).runSynchronously(
        on: TaskExecutors.defaultExecutor.asUnownedTaskExecutor())
    }
  }
}

/// Work that runs a job. A job that is dropped stays suspended for ever: the runtime has no way to
/// end it.
private func work(
  _ job: UnownedJob, run: @convention(c) (UnsafeMutableRawPointer?) -> Void
) -> virtual_work {
  virtual_work(
    run: run, discard: nil, context: unsafeBitCast(job, to: UnsafeMutableRawPointer.self),
    is_moot: nil)
}

/// A job that wakes a sleeping task. When that task is cancelled it wakes at once, by another way;
/// the runtime still waits to run the job at its time.
private final class Sleep {
  let job: UnownedJob
  /// The task that goes to sleep is the one that is running. Keeping it is safe: the value holds a
  /// strong reference, and only its flag is read, on the thread that it ran on.
  let task = withUnsafeCurrentTask { $0 }

  init(_ job: UnownedJob) { self.job = job }

  static func take(_ context: UnsafeMutableRawPointer?) -> Sleep {
    Unmanaged<Sleep>.fromOpaque(context!).takeRetainedValue()
  }
}

private func sleep(
  _ job: UnownedJob, run: @convention(c) (UnsafeMutableRawPointer?) -> Void
) -> virtual_work {
  virtual_work(
    run: run, discard: { _ = Sleep.take($0) },
    context: Unmanaged.passRetained(Sleep(job)).toOpaque(),
    is_moot: { Unmanaged<Sleep>.fromOpaque($0!).takeUnretainedValue().task?.isCancelled ?? false })
}

/// An `UnownedJob` is one pointer, by the runtime's ABI.
private func job(_ context: UnsafeMutableRawPointer?) -> UnownedJob {
  unsafeBitCast(context!, to: UnownedJob.self)
}

/// The due time of an instant of any clock whose durations are `Duration`; other clocks sleep by
/// means of one that is, so theirs never come here.
private func due<C: Clock>(
  at instant: C.Instant, on clock: C, in current: OpaquePointer
) -> UInt64 {
  let now = virtual_clock_local_now(current)
  guard let delay = clock.now.duration(to: instant) as? Duration else { return now }
  let (seconds, attoseconds) = delay.components
  guard seconds >= 0, attoseconds >= 0 else { return now }
  guard seconds < 3_155_760_000 else { return .max - 1 }
  return now + UInt64(seconds) * 1_000_000_000 + UInt64(attoseconds) / 1_000_000_000
}

private func forward<C: Clock>(
  _ job: consuming ExecutorJob, to executor: any Executor, at instant: C.Instant,
  _ tolerance: C.Duration?, _ clock: C
) {
  guard let scheduling = executor as? any SchedulingExecutor else {
    fatalError("the platform's executor cannot schedule; is this the pinned toolchain?")
  }
  scheduling.enqueue(job, at: instant, tolerance: tolerance, clock: clock)
}
