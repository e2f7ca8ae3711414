import InbetweenStage

extension Stage {
  /// Expects the presentation value of a scalar to be this one, as it was drawn last.
  ///
  /// - Parameters:
  ///   - attribute: `offset.x`, `opacity`, `rotation` …; see `value(_:of:)`.
  ///   - tolerance: In the attribute's unit.
  @discardableResult
  public func expect(
    _ attribute: String, of query: ViewQuery = .any, is expected: Double,
    within tolerance: Double = 0.001, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Bool {
    check(TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)) {
      let value = try value(attribute, of: query)
      if abs(value - expected) <= tolerance { return nil }
      return "\(attribute) of \(query) is \(value.secondsText) at \(time.secondsText) s, not "
        + "\(expected.secondsText) within \(tolerance.secondsText)."
        + (try reason(attribute, query))
    }
  }

  /// Expects the model value of a scalar to be this one.
  @discardableResult
  public func expectModel(
    _ attribute: String, of query: ViewQuery = .any, is expected: Double,
    within tolerance: Double = 0.001, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Bool {
    check(TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)) {
      let value = try modelValue(attribute, of: query)
      if abs(value - expected) <= tolerance { return nil }
      return "The model of \(attribute) of \(query) is \(value.secondsText) at "
        + "\(time.secondsText) s, not \(expected.secondsText) within \(tolerance.secondsText). "
        + "The state that it follows was not written, or not to this."
    }
  }

  /// Expects the velocity of a scalar, per second, to be this one.
  @discardableResult
  public func expectVelocity(
    _ attribute: String, of query: ViewQuery = .any, is expected: Double, within tolerance: Double,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    check(TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)) {
      let velocity = try velocity(attribute, of: query)
      if abs(velocity - expected) <= tolerance { return nil }
      return "\(attribute) of \(query) moves at \(velocity.secondsText) per second at "
        + "\(time.secondsText) s, not at \(expected.secondsText) within \(tolerance.secondsText)."
        + (try reason(attribute, query))
    }
  }

  /// Why the attribute is where it is, as a further paragraph.
  private func reason(_ attribute: String, _ query: ViewQuery) throws -> String {
    guard let trace = try explain(attribute, of: query) else {
      return " It has not changed so far: look whether the state that it follows was written."
    }
    return " Its last change: \(trace)"
  }

  /// Runs a check that answers what is wrong, or nil; records what is wrong, or what it throws.
  func check(_ place: TestPlace, _ find: () throws -> String?) -> Bool {
    do {
      guard let text = try find() else { return true }
      MotionFailure(text, at: place).record()
    } catch {
      MotionFailure("\(error)", at: place).record()
    }
    return false
  }
}
