import InbetweenTesting
import SwiftUI
import XCTest

/// The harness from tests of the older kind. XCTest calls them on the main thread, but on Linux it
/// finds no test that is bound to the main actor by its type; so each says that it is there.
final class XCTestCaseTests: XCTestCase {
  func testExpectationsHold() throws {
    try MainActor.assumeIsolated {
      let (stage, model) = cardStage()
      stage.perform { withAnimation(.linear(duration: 1)) { model.x = 100 } }
      stage.advance(to: 0.5)
      stage.expect("offset.x", of: "#card", is: 50, within: 1e-9)
      XCTAssertEqual(try stage.settle(within: 2), 1)
    }
  }

  /// What was recorded while failures are expected, in place of failing.
  private var caught: [(text: String, file: String)]?

  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected: Bool
  ) {
    if caught == nil {
      super.recordFailure(
        withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    } else {
      caught!.append((description, filePath))
    }
  }

  func testAFailureReachesTheTestCaseAtItsPlace() throws {
    caught = []
    MainActor.assumeIsolated {
      let (stage, _) = cardStage()
      _ = stage.expect("offset.x", of: "#card", is: 5)
    }
    let failures = caught ?? []
    caught = nil
    XCTAssertEqual(failures.count, 1)
    XCTAssert(
      failures.first?.text.contains("offset.x of the view with identifier card is 0") == true)
    XCTAssert(failures.first?.file.hasSuffix("XCTestCaseTests.swift") == true)
  }
}
