import Foundation

/// What the check found about one file.
public struct FileReport: Sendable, Equatable, Codable {
  public enum Status: String, Sendable, Codable, CaseIterable {
    /// It compiles, something is to be seen, and something animates.
    case plays
    /// It compiles and something is to be seen, but nothing animates; `reason` says why.
    case still = "static"
    /// It compiles, but nothing at all is to be seen.
    case blank
    /// The compiler refused it.
    case refused
    /// A view of it crashed.
    case crashed
    /// A view of it computed without end, or took too much memory.
    case stuck
    /// It is a test and not looked at.
    case skipped

    /// Whether all is well with the file.
    public var isFine: Bool { self == .plays || self == .still || self == .skipped }
  }

  public var file: String
  public var status: Status
  /// One line for people.
  public var reason: String
  public var views: [PlayedView] = []
  /// The mistakes that the compiler found in it.
  public var messages: [CompilerMessage] = []

  public init(
    file: String, status: Status, reason: String, views: [PlayedView] = [],
    messages: [CompilerMessage] = []
  ) {
    self.file = file
    self.status = status
    self.reason = reason
    self.views = views
    self.messages = messages
  }

  /// Whether a view warned.
  public var warns: Bool { views.contains { !$0.warnings.isEmpty } }
}

extension FileReport {
  /// The report on a file whose views were played.
  public init(file: String, played views: [PlayedView]) {
    let (status, reason) = Self.judge(views)
    self.init(file: file, status: status, reason: reason, views: views)
  }

  /// The report on a file that the compiler refused.
  public init(file: String, refused messages: [CompilerMessage]) {
    let first = messages.first { !$0.isConsequence } ?? messages.first
    let missing = messages.compactMap(\.missingSymbol)
    var names: [String] = []
    for name in missing where !names.contains(name) { names.append(name) }
    let reason =
      names.isEmpty
      ? first.map { "line \($0.line): \($0.text)" } ?? "the compiler says no more"
      : "missing: " + names.prefix(3).joined(separator: ", ")
        + (names.count > 3 ? " and \(names.count - 3) more" : "")
    self.init(file: file, status: .refused, reason: reason, messages: messages)
  }

  private static func judge(_ views: [PlayedView]) -> (Status, String) {
    if let view = views.first(where: { $0.end == .crashed }) {
      return (.crashed, "\(view.name): \(view.failure ?? "crashed")")
    }
    if let view = views.first(where: { $0.end == .stuck || $0.end == .memory }) {
      return (.stuck, "\(view.name): \(view.failure ?? "never comes to an end")")
    }
    let played = views.filter { $0.end == .played }
    guard !played.isEmpty else { return (.still, "a condition (#if) leaves its views out here") }
    guard played.contains(where: \.draws) else { return (.blank, "nothing is to be seen") }
    guard let moving = played.first(where: \.plays) else {
      return (.still, played[0].stillness)
    }
    return (.plays, moving.summary)
  }
}

extension PlayedView {
  /// `4 animations, idle`.
  var summary: String {
    var parts: [String] = []
    if animations > 0 { parts.append(animations == 1 ? "1 animation" : "\(animations) animations") }
    if keyframeRuns > 0 {
      parts.append(keyframeRuns == 1 ? "keyframes" : "\(keyframeRuns) runs of keyframes")
    }
    if parts.isEmpty { parts.append("drawn anew each frame") }
    switch rest {
    case .idle: parts.append("idle")
    case .loops: parts.append(loopSeconds.map { "loops every \(Self.text($0)) s" } ?? "loops")
    case .timer: parts.append("a timer goes on")
    case .restless: parts.append("never rests")
    }
    return parts.joined(separator: ", ")
  }

  static func text(_ seconds: Double) -> String {
    seconds == seconds.rounded() ? String(Int(seconds)) : String(seconds)
  }
}
