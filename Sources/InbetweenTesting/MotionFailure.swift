import Foundation
import Testing
import XCTest

/// Where a test says what it expects. Filled in by default arguments that tests never write.
public struct TestPlace: Sendable {
  public var fileID: StaticString
  public var filePath: StaticString
  public var line: Int
  public var column: Int

  public init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = Int(line)
    self.column = Int(column)
  }
}

/// What a motion does other than a test expects: what happened with its values, why, what to do.
public struct MotionFailure: Error, CustomStringConvertible, Sendable {
  public var description: String
  public var place: TestPlace

  public init(_ description: String, at place: TestPlace) {
    self.description = description
    self.place = place
  }

  @TaskLocal private static var collector: Collector?

  private final class Collector: Sendable {
    private let lock = NSLock()
    // Only touched under the lock.
    nonisolated(unsafe) private var collected: [MotionFailure] = []

    var failures: [MotionFailure] { lock.withLock { collected } }

    func add(_ failure: MotionFailure) { lock.withLock { collected.append(failure) } }
  }

  /// Collects what fails inside a closure and records none of it: for a program that has no test
  /// library at hand, or that asks whether something would fail.
  @MainActor
  public static func collect(_ body: @MainActor () throws -> Void) rethrows -> [MotionFailure] {
    let collector = Collector()
    try $collector.withValue(collector) { try body() }
    return collector.failures
  }

  /// Hands the failure to whoever runs the test: Swift Testing, XCTest, or a collector.
  ///
  /// Swift Testing knows no test on a task of the test's own; XCTest overlooks issues of Swift
  /// Testing. Each ignores what is told it while it does not run, so where it is not certain both
  /// are told. A program without either collects, or takes the answers of the expectations.
  public func record() {
    if let collector = Self.collector { return collector.add(self) }
    if Test.current == nil {
      XCTFail(description, file: place.filePath, line: UInt(place.line))
    }
    Issue.record(
      Comment(rawValue: description),
      sourceLocation: SourceLocation(
        fileID: place.fileID.description, filePath: place.filePath.description, line: place.line,
        column: place.column))
  }
}
