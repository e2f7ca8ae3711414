import InbetweenStage

extension Stage {
  /// Expects how the last change of an attribute was shown.
  ///
  /// - Parameters:
  ///   - verdict: Animated, carried along, blocked, removed, or not animated at all.
  ///   - animation: The animation that applied, in a few words: `linear 1 s`.
  ///   - source: What applied it, as it is written: `withAnimation`, `.animation(value:)`.
  @discardableResult
  public func expectChange(
    of attribute: String, of query: ViewQuery = .any, is verdict: ChangeTrace.Verdict,
    with animation: String? = nil, by source: String? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Bool {
    check(TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)) {
      guard let trace = try explain(attribute, of: query) else {
        return "\(attribute) of \(query) has not changed so far. Look whether the state that it "
          + "follows was written."
      }
      if trace.verdict == verdict, animation == nil || trace.applied == animation,
        source == nil || trace.appliedBy?.source == source
      {
        return nil
      }
      let wanted = [verdict.rawValue, animation.map { "with \($0)" }, source.map { "by \($0)" }]
        .compactMap { $0 }.joined(separator: " ")
      return "Expected: \(wanted). It was otherwise: \(trace)"
    }
  }
}
