import Synchronization

/// What receives the values of a ``Publisher``.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  associatedtype Input
  associatedtype Failure: Error

  /// Comes first, and once. Ask the subscription for values, now or later.
  func receive(subscription: any Subscription)
  /// A value. The answer is how many more are wanted, on top of those asked for before.
  func receive(_ input: Input) -> Subscribers.Demand
  /// The end. Nothing follows.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The link from a subscriber back to its publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for values, in addition to those asked for before.
  func request(_ demand: Subscribers.Demand)
}

/// The subscribers that come with the module, and the words they share with publishers.
public enum Subscribers {
  /// How a stream ended.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }

  /// How many values a subscriber wants: a count from zero up, or no limit.
  public struct Demand: Equatable, Comparable, Hashable, Sendable, CustomStringConvertible {
    /// The count, or `nil` for no limit.
    public let max: Int?

    public static let unlimited = Demand(limit: nil)
    public static let none = Demand(limit: 0)

    /// A count of values. A negative count is a programming error and stops the program.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "a demand of \(value) values; a demand cannot be negative")
      return Demand(limit: value)
    }

    private init(limit: Int?) { max = limit }

    public static func + (left: Demand, right: Demand) -> Demand {
      guard let a = left.max, let b = right.max else { return .unlimited }
      let (sum, overflow) = a.addingReportingOverflow(b)
      return overflow ? .unlimited : Demand(limit: sum)
    }

    public static func - (left: Demand, right: Demand) -> Demand {
      guard let a = left.max else { return .unlimited }
      guard let b = right.max else { return .none }
      return Demand(limit: Swift.max(0, a - b))
    }

    public static func += (left: inout Demand, right: Demand) { left = left + right }
    public static func -= (left: inout Demand, right: Demand) { left = left - right }
    public static func + (left: Demand, right: Int) -> Demand { left + .max(right) }
    public static func - (left: Demand, right: Int) -> Demand { left - .max(right) }
    public static func += (left: inout Demand, right: Int) { left = left + right }
    public static func -= (left: inout Demand, right: Int) { left = left - right }

    public static func < (left: Demand, right: Demand) -> Bool {
      guard let a = left.max else { return false }
      guard let b = right.max else { return true }
      return a < b
    }

    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

/// Tells one subscriber or subscription from another.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  private enum Source: Hashable {
    case object(ObjectIdentifier)
    case number(UInt64)
  }

  private static let counter = Atomic<UInt64>(0)
  private let source: Source

  /// An identity of its own.
  public init() {
    source = .number(Self.counter.add(1, ordering: .relaxed).newValue)
  }

  /// The identity of an object, as long as that object lives.
  public init(_ object: AnyObject) { source = .object(ObjectIdentifier(object)) }

  public var description: String {
    switch source {
    case .object(let object): "0x" + String(UInt(bitPattern: object), radix: 16)
    case .number(let number): "\(number)"
    }
  }
}

/// Something with a ``CombineIdentifier``; objects get theirs for nothing.
public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
