import InbetweenStage
import Synchronization
import Testing

/// Attaches to a test that fails what its stages showed: a contact sheet of the frames, a plot of
/// everything that moved, and the trace of every change.
///
///     @Suite(.attachesStages) struct BadgeTests { … }
///
/// Stages live until the test has ended. Of many, the newest four at the moment of the failure are
/// shown. Recording costs each frame a look at every view.
public struct StageEvidenceTrait: SuiteTrait, TestTrait, TestScoping {
  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let stages = WatchedStages()
    // Issues of the test pass by a trait that may look at them; errors that it throws do not.
    let issues = IssueHandlingTrait.compactMapIssues { issue in
      if issue.severity == .error { stages.noteFailure() }
      return issue
    }
    let watch: @MainActor @Sendable (Stage) -> Void = { stages.add($0) }
    do {
      try await StageWatch.$made.withValue(watch) {
        try await issues.provideScope(for: test, testCase: testCase, performing: function)
      }
    } catch {
      stages.noteFailure()
      await stages.attach(to: test)
      throw error
    }
    await stages.attach(to: test)
  }
}

extension Trait where Self == StageEvidenceTrait {
  /// A test that fails shows its stages: frames, curves, reasons.
  public static var attachesStages: Self { Self() }
}

/// The stages that a test made.
private final class WatchedStages: Sendable {
  private let hasFailed = Mutex(false)
  @MainActor private var stages: [Stage] = []

  init() {}

  func noteFailure() { hasFailed.withLock { $0 = true } }

  @MainActor func add(_ stage: Stage) {
    if hasFailed.withLock({ $0 }) { return }
    stage.startRecording()
    stages.append(stage)
    if stages.count > 4 { stages.removeFirst() }
  }

  @MainActor func attach(to test: Test) {
    guard hasFailed.withLock({ $0 }), !stages.isEmpty else { return }
    var files: [EvidenceFile] = []
    for (index, stage) in stages.enumerated() {
      let prefix = stages.count == 1 ? "" : "stage\(index + 1)-"
      files += StageEvidence(stage).files(prefix: prefix)
    }
    let place = Evidence(files).attach(
      to: GoldenPlace.functionName(test.name), of: test.sourceLocation.filePath,
      sourceLocation: test.sourceLocation)
    Issue.record(
      Comment(rawValue: "What the stages of this test showed:" + place), severity: .warning,
      sourceLocation: test.sourceLocation)
  }
}
