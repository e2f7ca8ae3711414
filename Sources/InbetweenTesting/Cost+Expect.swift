import InbetweenStage

extension Cost {
  /// Expects a count to stay within a budget.
  ///
  ///     let cost = stage.cost { stage.advance(to: 3) }
  ///     cost.expect(\.frames, atMost: 62)
  @discardableResult
  public func expect(
    _ count: KeyPath<Cost, Int>, atMost budget: Int, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Bool {
    let number = self[keyPath: count]
    if number <= budget { return true }
    let name = Self.names[count] ?? "count"
    MotionFailure(
      "\(number) \(name); the budget is \(budget). \(busiest)",
      at: TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    ).record()
    return false
  }

  /// Expects the bodies of a type of view to be evaluated no more often than said, in all and in
  /// each frame.
  @discardableResult
  public func expectBodies(
    of view: String, atMost budget: Int, inAFrame frameBudget: Int? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    let seen = bodies[view] ?? Bodies()
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    if seen.total > budget {
      MotionFailure(
        "The body of \(view) is evaluated \(seen.total) times; the budget is \(budget). It reads "
          + "something that changes, or the closure around it makes it anew.", at: place
      ).record()
      return false
    }
    guard let frameBudget, seen.mostInAFrame > frameBudget else { return true }
    MotionFailure(
      "The body of \(view) is evaluated \(seen.mostInAFrame) times in one frame; the budget is "
        + "\(frameBudget). Something that it reads is written again while the frame settles.",
      at: place
    ).record()
    return false
  }

  private var busiest: String {
    let most = bodies.sorted { ($1.value.total, $0.key) < ($0.value.total, $1.key) }.prefix(3)
    return "Most bodies: "
      + most.map { "\($0.key) \($0.value.total)" }.joined(separator: ", ") + "."
  }

  private static var names: [KeyPath<Cost, Int>: String] {
    [
      \.frames: "frames were asked for", \.bodyEvaluations: "bodies were evaluated",
      \.contentClosures: "calls of content closures", \.layouts: "layouts",
      \.measurements: "measurements", \.emissions: "display lists were written anew",
      \.displayCommands: "display commands in a frame",
    ]
  }
}
