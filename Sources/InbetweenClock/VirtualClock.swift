import CInbetweenTime
import Foundation

/// A clock that moves only when it is told to, and whatever tells time, chance or order inside it.
///
/// Code that runs inside ``perform(_:)``, and all work that such code starts, lives on this clock:
/// `Date()`, the clocks, `Task.sleep`, `asyncAfter`, timers, random numbers. Clocks at different
/// times stand side by side in one process and do not see each other; code outside sees real time.
///
/// A clock belongs to one thread at a time, in practice the main thread.
public final class VirtualClock {
  private let core: OpaquePointer

  /// - Parameters:
  ///   - epoch: What `Date()` says at zero. By default 1 January 2024, 9:41 UTC.
  ///   - seed: Names the stream of random numbers.
  public init(epoch: Date = VirtualClock.defaultEpoch, seed: UInt64 = 0) {
    let seconds = epoch.timeIntervalSince1970
    // Dates from 1970 to 2200, which nanoseconds in 64 bits can count.
    let bounded = seconds.isFinite ? min(max(seconds, 0), 7_258_118_400) : 0
    self.epoch = Date(timeIntervalSince1970: bounded)
    self.seed = seed
    core = virtual_clock_create(Int64((bounded * 1e6).rounded()) * 1000, seed)
    TaskExecutors.install()
  }

  /// Drops the work that waits. Tasks that wait for it never go on.
  deinit { virtual_clock_destroy(core) }

  public static let defaultEpoch = Date(timeIntervalSince1970: 1_704_102_060)

  public let epoch: Date
  public let seed: UInt64

  /// The time in seconds since the clock was made.
  public var now: Double { Self.seconds(virtual_clock_now(core)) }

  /// The wall time, as `Date()` tells it inside.
  public var date: Date { epoch.addingTimeInterval(now) }

  /// When something is next to do, in seconds: ``now`` if work is ready, `nil` if none waits.
  public var nextDue: Double? {
    let due = virtual_clock_next_due(core)
    return due == .max ? nil : Self.seconds(due)
  }

  /// Moves to a time in seconds, from due time to due time, running what is due at each.
  ///
  /// A time that is not after ``now`` runs only what is ready. Work that sleeps on the main thread
  /// takes the clock further than asked.
  /// - Returns: Whether all work came to rest; if not, ``warnings`` tells.
  @discardableResult
  public func advance(to time: Double) -> Bool {
    virtual_clock_advance(core, Self.nanoseconds(time))
  }

  /// Moves to a time in seconds, but not past what is next due, and runs nothing: for a host that
  /// has work of its own to do at that time, before the clock's.
  public func move(to time: Double) { virtual_clock_move(core, Self.nanoseconds(time)) }

  /// Runs what is ready, and what becomes ready by that, without moving time.
  /// - Returns: Whether all work came to rest; if not, ``warnings`` tells.
  @discardableResult
  public func drain() -> Bool { virtual_clock_drain(core) }

  /// Runs a closure inside this clock. Work that it starts waits for ``drain()`` or ``advance(to:)``.
  public func perform<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outer = virtual_clock_enter(core)
    defer { virtual_clock_enter(outer) }
    return try body()
  }

  /// Runs a closure in real time, wherever the caller is.
  public static func withoutClock<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outer = virtual_clock_enter(nil)
    defer { virtual_clock_enter(outer) }
    return try body()
  }

  /// Whether the caller runs inside some clock.
  public static var isInside: Bool { virtual_clock_current() != nil }

  /// How many pieces of work may run at one instant, before they are taken to be endless. After a
  /// first instant has used it up, later ones get 1000.
  public func setBudget(_ budget: Int) {
    virtual_clock_set_budget(core, UInt64(max(budget, 1)))
  }

  /// Whether work that other threads put on the process's own main queue runs here.
  ///
  /// For a process that plays one stage and owns its main thread. Where other code shares the
  /// process, as in tests, leave it off.
  public var pumpsMainQueue = false {
    didSet { virtual_clock_set_pumps_main_queue(core, pumpsMainQueue) }
  }

  /// What could not follow this clock, in sentences, each once.
  public var warnings: [String] {
    (0..<virtual_clock_warning_count(core)).map { String(cString: virtual_clock_warning(core, $0)) }
  }

  // MARK: Timers of the host

  /// Runs a closure at a time in seconds, or, if that is past, when the clock is next drained.
  ///
  /// A time that is not a number, or is infinite, never comes.
  @discardableResult
  public func schedule(at time: Double, _ action: @escaping () -> Void) -> Token {
    let due = time.isFinite ? max(Self.nanoseconds(time), virtual_clock_now(core)) : .max
    let token = virtual_clock_schedule(
      core, due, VIRTUAL_LANE_MAIN, VIRTUAL_KIND_HOST, Self.work(action))
    return Token(clock: self, name: token)
  }

  /// Runs a closure after a delay in seconds.
  @discardableResult
  public func after(_ delay: Double, _ action: @escaping () -> Void) -> Token {
    schedule(at: now + delay, action)
  }

  /// Something that was scheduled. Letting go of it does not cancel it.
  public struct Token {
    fileprivate weak var clock: VirtualClock?
    fileprivate let name: virtual_token

    /// Drops it, unless it has begun.
    /// - Returns: Whether this call dropped it.
    @discardableResult
    public func cancel() -> Bool {
      guard let clock else { return false }
      return virtual_clock_cancel(clock.core, name)
    }
  }

  private final class Action {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
  }

  private static func work(_ body: @escaping () -> Void) -> virtual_work {
    virtual_work(
      run: { Unmanaged<Action>.fromOpaque($0!).takeRetainedValue().body() },
      discard: { Unmanaged<Action>.fromOpaque($0!).release() },
      context: Unmanaged.passRetained(Action(body)).toOpaque(), is_moot: nil)
  }

  // MARK: Units

  /// Times up to 100 years.
  private static let latest = 3_155_760_000.0

  private static func nanoseconds(_ seconds: Double) -> UInt64 {
    guard seconds > 0 else { return 0 }
    let bounded = min(seconds, latest)
    let whole = bounded.rounded(.down)
    return UInt64(whole) * 1_000_000_000 + UInt64(((bounded - whole) * 1e9).rounded())
  }

  private static func seconds(_ nanoseconds: UInt64) -> Double { Double(nanoseconds) / 1e9 }
}
