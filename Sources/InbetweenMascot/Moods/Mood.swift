/// What the mascot is about. The raw value is the number of the view model's `mood`.
public enum Mood: Int, CaseIterable, Sendable {
  case idle, cheerOn, wave, explain, think, sleep, ask, listen, work, sad, happy, surprised, talk

  /// As the file and the documentation call it.
  public var name: String {
    switch self {
    case .cheerOn: "cheer on"
    default: "\(self)"
    }
  }
}

/// What the mascot does once, on top of its mood. The name is that of the view model's trigger.
public enum OneShot: String, CaseIterable, Sendable {
  case enter, yes, no, success
}
