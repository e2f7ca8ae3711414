import Foundation
import InbetweenStage

/// One of the views that the page shows side by side: the process that owns it, and the next one
/// while that is being loaded.
@MainActor
final class Pane {
  let number: Int
  /// Statements that are done before the first frame.
  var setUp: [String]
  var host: HostProcess?
  var next: HostProcess?
  /// How often it was loaded.
  var loads = 0
  var size = CGSize.zero
  var framesPerSecond = 60.0

  init(_ number: Int, setUp: [String]) {
    self.number = number
    self.setUp = setUp
  }

  func stop() {
    host?.stop()
    next?.stop()
    (host, next) = (nil, nil)
  }

  func tick() {
    host?.tick()
    next?.tick()
  }

  /// The settings as statements, each name once: those of the start, changed by what was done
  /// since.
  func settings(after inputs: [Input]) -> [String] {
    var statements = setUp
    for input in inputs where (input.pane ?? number) == number {
      if case .statement(let text) = input.action, text.hasPrefix("set ") {
        statements.append(text)
      }
    }
    var names: [String] = []
    var last: [String: String] = [:]
    for statement in statements {
      let words = statement.split(separator: " ", maxSplits: 2)
      // What is set on a character is input like any other.
      guard words.count == 3, ScriptSetting.kind(of: String(words[1])) != nil else { continue }
      let name = String(words[1])
      if last.updateValue(statement, forKey: name) == nil { names.append(name) }
    }
    return names.compactMap { last[$0] }
  }
}
