/// What `check` asks of the process that plays the views of a module.
struct CheckRequest: Codable {
  /// One for each view, in order; their outputs are empty.
  var views: [RenderRequest]
  /// How long each is watched before it is used and again after.
  var seconds: Double
}
