import Foundation
import InbetweenStage

/// The input so far as a test that a person can go on writing.
struct TestText {
  var viewName: String
  /// What makes the view.
  var expression: String
  var script: Script
  var settings: [String]
  var width: Double
  var height: Double
  /// Seconds.
  var duration: Double
  /// What happens while the script is played.
  var events: [HostEvent]
  /// Whether the view is at rest in the end.
  var isIdle: Bool

  var text: String {
    let imports = ["InbetweenTesting", "SwiftUI", "Testing"].map { "import \($0)" }
    let size = "$0.size = CGSize(width: \(width.plain), height: \(height.plain))"
    let changes = [size] + settings.compactMap(Self.assignment)
    var lines = imports + ["", "@MainActor"]
    let title = viewName.replacingOccurrences(of: "\\", with: "").replacingOccurrences(
      of: "\"", with: "'")
    lines += ["@Test(\"\(title) does as it was seen to do\")", "func \(name)() throws {"]
    lines += ["  let settings = StageSettings {"] + changes.map { "    \($0)" }
    lines += ["  }", "  let stage = Stage(settings: settings) { \(expression) }"]
    if !script.events.isEmpty {
      // A raw text: a script has marks of its own.
      lines += ["  try stage.play(", "    Script(", "      parsing: #\"\"\""]
      lines += script.events.map { "      \($0)" } + ["      \"\"\"#))"]
    }
    lines.append("  stage.advance(to: \(duration.plain))")
    if !events.isEmpty, events.count <= Self.eventLimit {
      lines += ["  stage.expectEvents(", "    ["]
      lines += events.map { "      \(Self.pattern($0))," }
      lines.append("    ])")
    }
    if isIdle { lines.append("  stage.expectIdle()") }
    lines.append("}")
    return lines.joined(separator: "\n") + "\n"
  }

  /// A test that expects more has nobody who reads it.
  private static let eventLimit = 200

  /// `.enter("lift", at: 0.5)`
  private static func pattern(_ event: HostEvent) -> String {
    let time = "at: \(((event.time * 1e9).rounded() / 1e9))"
    func quoted(_ text: some StringProtocol) -> String { "#\"\(text)\"#" }
    if event.kind == "phase" {
      for verb in ["enter", "leave"] where event.name.hasPrefix(verb + " ") {
        return ".\(verb)(\(quoted(event.name.dropFirst(verb.count + 1))), \(time))"
      }
    }
    switch (event.kind, event.name) {
    case ("keyframes", "run began"): return ".keyframesBegin(\(time))"
    case ("keyframes", "run ended"): return ".keyframesEnd(\(time))"
    default: return "EventPattern(.\(event.kind), \(quoted(event.name)), \(time))"
    }
  }

  /// A name for a function: letters and digits of the view's name.
  private var name: String {
    let words = viewName.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    let joined = words.enumerated().map { index, word in
      index == 0 ? word.prefix(1).lowercased() + word.dropFirst() : word.capitalized
    }.joined()
    return joined.first?.isLetter == true ? joined : "preview" + joined
  }

  /// `set reduceMotion on` as a change of the settings.
  private static func assignment(_ statement: String) -> String? {
    guard let event = (try? Script(parsing: "0 " + statement))?.events.first,
      case .set(let name, let value) = event.action
    else { return nil }
    let names = [
      "reduceMotion": "reduceMotion", "crossFade": "prefersCrossFade",
      "reduceTransparency": "reduceTransparency", "increaseContrast": "increasedContrast",
      "boldText": "boldText", "dark": "isDark", "rightToLeft": "isRightToLeft",
      "lowPower": "isLowPower", "fps": "framesPerSecond", "dynamicType": "dynamicTypeSize",
    ]
    guard let property = names[name] else { return nil }
    switch value {
    case .flag(let isOn): return "$0.\(property) = \(isOn)"
    case .number(let number): return "$0.\(property) = \(number.plain)"
    case .text(let word): return "$0.\(property) = .\(word)"
    }
  }
}

extension Double {
  /// Without a fraction where there is none.
  fileprivate var plain: String {
    let rounded = (self * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }
}
