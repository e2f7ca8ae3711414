import InbetweenFindings
import InbetweenStage

extension Stage {
  /// Expects that nothing is wrong with the motion of the run so far; each finding is recorded as a
  /// failure of its own.
  ///
  /// - Parameter allowed: Kinds that are meant here.
  @discardableResult
  public func expectNoFindings(
    except allowed: Set<Finding.Kind> = [], fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Bool {
    record(
      findings(), except: allowed,
      at: TestPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Expects this run, under Reduce Motion, not to move as far as a run without it, only quicker.
  ///
  /// - Parameter full: The same view under the same events, with Reduce Motion off.
  @discardableResult
  public func expectCalmer(
    than full: Stage, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Bool {
    record(
      findings(comparedWith: full), except: [],
      at: TestPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  private func record(
    _ findings: [Finding], except allowed: Set<Finding.Kind>, at place: TestPlace
  ) -> Bool {
    let wrong = findings.filter { !allowed.contains($0.kind) }
    for finding in wrong { MotionFailure("\(finding)", at: place).record() }
    return wrong.isEmpty
  }
}
