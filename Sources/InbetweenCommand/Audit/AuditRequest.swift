import InbetweenAudit

/// What `audit` asks of the process that plays the views of a module.
struct AuditRequest: Codable {
  /// One for each view, in order; their outputs are empty.
  var views: [RenderRequest]
  /// The folder that pictures go to.
  var evidence: String
  var budget: AuditBudget?
}
