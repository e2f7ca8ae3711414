/// Messages of which each is kept once.
public final class Warnings {
  public private(set) var messages: [String] = []
  private var seen: Set<String> = []

  func add(_ message: String) {
    if seen.insert(message).inserted { messages.append(message) }
  }
}
