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
  /// Whether the view was at rest then.
  var isIdle: Bool

  var text: String {
    let imports = ["InbetweenTesting", "SwiftUI", "Testing"].map { "import \($0)" }
    let size = "$0.size = CGSize(width: \(width.plain), height: \(height.plain))"
    let changes = [size] + settings.compactMap(Self.assignment)
    let statements = script.events.map { "      \($0)" }
    let play =
      statements.isEmpty
      ? []
      : ["  try stage.play(", "    Script(", "      parsing: \"\"\""] + statements + [
        "      \"\"\"))"
      ]
    let lines =
      imports + ["", "@MainActor", "@Test(\"\(viewName) does as it was seen to do\")"]
      + ["func \(name)() throws {", "  let settings = StageSettings {"]
      + changes.map { "    \($0)" }
      + ["  }", "  let stage = Stage(settings: settings) { \(expression) }"] + play
      + ["  stage.advance(to: \(duration.plain))"] + (isIdle ? ["  stage.expectIdle()"] : []) + [
        "}"
      ]
    return lines.joined(separator: "\n") + "\n"
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
