import InbetweenStage

/// Events and expectations at times.
extension Stage {
  /// Moves to a time and does something there as one event; what is read at that time shows it.
  ///
  ///     stage.perform(at: 2) { withAnimation(.linear(duration: 1)) { model.isOpen = true } }
  ///
  /// - Parameter time: seconds of the stage, not before now.
  public func perform<Result>(at time: Double, _ event: () throws -> Result) rethrows -> Result {
    advance(to: time)
    defer { advance(to: time) }
    return try perform(event)
  }

  /// Moves on from time to time and expects the value of a scalar at each: exact times, whether a
  /// frame lies there or not.
  ///
  ///     stage.expect("offset.x", of: "#card", at: [0.25: 25, 0.5: 50, 1: 100], within: 0.5)
  ///
  /// - Parameters:
  ///   - values: By times in seconds of the stage, in order, none before now.
  ///   - tolerance: In the attribute's unit.
  @discardableResult
  public func expect(
    _ attribute: String, of query: ViewQuery = .any, at values: KeyValuePairs<Double, Double>,
    within tolerance: Double = 0.001, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Bool {
    var isRight = true
    for (time, value) in values {
      advance(to: time)
      let holds = expect(
        attribute, of: query, is: value, within: tolerance, fileID: fileID, filePath: filePath,
        line: line, column: column)
      isRight = isRight && holds
    }
    return isRight
  }
}
