/// Messages of which each is kept once.
public final class Warnings {
  public private(set) var messages: [String] = []
  /// Those of the messages that are about more than a placeholder for what nobody has.
  public private(set) var faults: [String] = []
  /// Names of symbols for which there is no artwork.
  public private(set) var symbols: [String] = []
  private var seen: Set<String> = []

  func add(_ message: String, isOfPlaceholder: Bool = false) {
    guard seen.insert(message).inserted else { return }
    messages.append(message)
    if !isOfPlaceholder { faults.append(message) }
  }

  /// Notes a symbol without artwork.
  func addSymbol(_ name: String) {
    guard !symbols.contains(name) else { return }
    symbols.append(name)
    add(
      "There is no artwork for the symbol \"\(name)\": a labelled placeholder stands for it.",
      isOfPlaceholder: true)
  }
}
