import InbetweenStage

extension Stage {
  /// Expects that nothing runs and nothing is scheduled.
  @discardableResult
  public func expectIdle(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    check(TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)) {
      if isIdle { return nil }
      return "The stage is not idle at \(time.secondsText) s. There is still: "
        + remainingWork.joined(separator: "; ") + "."
    }
  }

  /// Expects the stage to come to rest within a time, and moves it to the exact time at which it
  /// does. What never ends is named at once.
  ///
  /// - Parameter limit: Seconds from now.
  /// - Returns: The time of rest in seconds of the stage, or nil.
  @discardableResult
  public func expectSettles(
    within limit: Double, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Double? {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    return check(place) {
      try settle(within: limit)
      return nil
    } ? time : nil
  }
}
