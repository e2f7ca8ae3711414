import Foundation

/// Says when and where something runs.
public protocol Scheduler<SchedulerTimeType> {
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  associatedtype SchedulerOptions

  var now: SchedulerTimeType { get }
  var minimumTolerance: SchedulerTimeType.Stride { get }

  /// Runs something as soon as it can.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  /// Runs something at a time.
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void)
  /// Runs something at a time and again after each interval, until the result is cancelled.
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(
      after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }
}

/// A span that can be said in seconds and their parts.
public protocol SchedulerTimeIntervalConvertible {
  static func seconds(_ value: Int) -> Self
  static func seconds(_ value: Double) -> Self
  static func milliseconds(_ value: Int) -> Self
  static func microseconds(_ value: Int) -> Self
  static func nanoseconds(_ value: Int) -> Self
}

/// The span between two times of a run loop or a queue, in whole nanoseconds.
public struct SchedulerInterval: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
  Hashable, Sendable, ExpressibleByFloatLiteral
{
  public var nanoseconds: Int

  public init(nanoseconds: Int) { self.nanoseconds = nanoseconds }
  /// In seconds. Spans that a count of nanoseconds cannot hold become the nearest that it can; what
  /// is not a number becomes zero.
  public init(_ seconds: Double) {
    let value = (seconds * 1e9).rounded()
    nanoseconds = value.isNaN ? 0 : Int(max(-9.2e18, min(9.2e18, value)))
  }
  public init(integerLiteral seconds: Int) { self = .seconds(seconds) }
  public init(floatLiteral seconds: Double) { self.init(seconds) }
  public init?<T: BinaryInteger>(exactly source: T) {
    guard let seconds = Int(exactly: source) else { return nil }
    self = .seconds(seconds)
  }

  /// In seconds.
  public var timeInterval: TimeInterval { Double(nanoseconds) / 1e9 }
  public var magnitude: SchedulerInterval { SchedulerInterval(nanoseconds: abs(nanoseconds)) }

  public static func seconds(_ value: Int) -> Self { scaled(value, 1_000_000_000) }
  public static func seconds(_ value: Double) -> Self { Self(value) }
  public static func milliseconds(_ value: Int) -> Self { scaled(value, 1_000_000) }
  public static func microseconds(_ value: Int) -> Self { scaled(value, 1000) }
  public static func nanoseconds(_ value: Int) -> Self { Self(nanoseconds: value) }

  public static func < (left: Self, right: Self) -> Bool { left.nanoseconds < right.nanoseconds }
  public static func + (left: Self, right: Self) -> Self {
    bounded(left.nanoseconds.addingReportingOverflow(right.nanoseconds), left.nanoseconds > 0)
  }
  public static func - (left: Self, right: Self) -> Self {
    bounded(left.nanoseconds.subtractingReportingOverflow(right.nanoseconds), left.nanoseconds > 0)
  }
  /// Multiplies as spans in seconds do.
  public static func * (left: Self, right: Self) -> Self {
    Self(left.timeInterval * right.timeInterval)
  }
  public static func *= (left: inout Self, right: Self) { left = left * right }

  private static func scaled(_ value: Int, _ unit: Int) -> Self {
    bounded(value.multipliedReportingOverflow(by: unit), value > 0)
  }

  private static func bounded(
    _ result: (partialValue: Int, overflow: Bool), _ isPositive: Bool
  ) -> Self {
    Self(
      nanoseconds: result.overflow ? (isPositive ? .max : -.max) : result.partialValue)
  }
}

/// Runs everything at once, on the spot.
public struct ImmediateScheduler: Scheduler, Sendable {
  public static let shared = ImmediateScheduler()

  public struct SchedulerTimeType: Strideable, Sendable {
    public func distance(to other: Self) -> SchedulerInterval { .zero }
    public func advanced(by interval: SchedulerInterval) -> Self { self }
  }
  public typealias SchedulerOptions = Never

  public var now: SchedulerTimeType { SchedulerTimeType() }
  public var minimumTolerance: SchedulerInterval { .zero }

  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerInterval, options: Never?,
    _ action: @escaping () -> Void
  ) { action() }
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerInterval, tolerance: SchedulerInterval,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}
