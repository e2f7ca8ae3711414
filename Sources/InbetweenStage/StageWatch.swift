/// Whoever wants to know of every stage that is made in a task, for the time of a closure: a test
/// that shows its stages when it fails.
package enum StageWatch {
  @TaskLocal package static var made: (@MainActor @Sendable (Stage) -> Void)?
}
