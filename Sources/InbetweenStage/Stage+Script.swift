import Foundation
import InbetweenViews

/// What happens to a stage, noted as it happens.
struct ScriptNotes {
  private(set) var events: [ScriptEvent] = []
  /// Times at which the stage's owner changed something himself.
  private(set) var unwritten: [Double] = []
  /// Within an action that is noted, its parts are not.
  var isInside = false

  mutating func add(_ action: ScriptEvent.Action, at time: Double) {
    guard action.isWritable, time <= Script.Limit.time, events.count < Script.Limit.events else {
      return addUnwritten(at: time)
    }
    events.append(ScriptEvent(time: time, action: action))
  }

  mutating func addUnwritten(at time: Double) {
    if !isInside, unwritten.last != time, unwritten.count < Script.Limit.events {
      unwritten.append(time)
    }
  }
}

extension Stage {
  /// Everything that was done to the stage so far as a script: taps and other input, settings, the
  /// way to the background and back, the view taken away and put back. Replayed from the start, by
  /// `play(_:)` or by `inbetween render --script`, it makes the same happen at the same times.
  ///
  /// What closures passed to `perform(_:)` changed, a script cannot say: ``unscriptedTimes`` has
  /// their times.
  public var script: Script { Script(notes.events) }

  /// Seconds at which a closure changed something, which no script can repeat.
  public var unscriptedTimes: [Double] { notes.unwritten }

  /// The script as the text of a file, with remarks at what it cannot repeat.
  public var scriptText: String {
    let remarks = notes.unwritten.map {
      "# at \($0) s the test changed something that a script cannot"
    }
    let text = (remarks + notes.events.map(\.description)).joined(separator: "\n")
    return text.isEmpty ? "" : text + "\n"
  }

  func noting<Result>(
    _ action: ScriptEvent.Action, _ work: () throws -> Result
  ) rethrows -> Result {
    try noting([action], work)
  }

  /// Notes actions and does them; what they are made of is not noted.
  func noting<Result>(
    _ actions: [ScriptEvent.Action], _ work: () throws -> Result
  ) rethrows -> Result {
    let wasInside = notes.isInside
    let count = notes.events.count
    if !wasInside {
      for action in actions { notes.add(action, at: time) }
      if actions.isEmpty { notes.addUnwritten(at: time) }
    }
    notes.isInside = true
    defer { notes.isInside = wasInside }
    do { return try work() } catch {
      // What could not be done did not happen.
      if !wasInside { notes.drop(to: count) }
      throw error
    }
  }
}

extension ScriptNotes {
  mutating func drop(to count: Int) { events.removeLast(max(0, events.count - count)) }
}

extension ScriptEvent.Action {
  /// Whether a script can say it: its numbers are in the language's ranges.
  fileprivate var isWritable: Bool {
    func fits(_ point: CGPoint) -> Bool {
      abs(point.x) <= Script.Limit.coordinate && abs(point.y) <= Script.Limit.coordinate
    }
    func fits(_ target: ScriptEvent.Target) -> Bool {
      if case .point(let point) = target { fits(point) } else { true }
    }
    guard duration <= Script.Limit.duration else { return false }
    switch self {
    case .tap(let target), .doubleTap(let target), .press(let target, _), .swipe(_, let target):
      return fits(target)
    case .drag(let start, .target(let end), _): return fits(start) && fits(end)
    case .drag(let start, .offset(let size), _), .scroll(let size, let start):
      return fits(start) && fits(CGPoint(x: size.width, y: size.height))
    case .set(let name, .number(let number)):
      if case .number(let range)? = ScriptSetting.kind(of: name) { return range.contains(number) }
      return number.isFinite
    case .type, .key, .set, .fire, .background, .foreground, .remove, .insert: return true
    }
  }
}

extension StageSettings {
  /// The statements that turn other settings into these; what scripts cannot set is left out.
  func scriptActions(since old: StageSettings) -> [ScriptEvent.Action] {
    var actions: [ScriptEvent.Action] = []
    func flag(_ name: String, _ path: KeyPath<StageSettings, Bool>) {
      if self[keyPath: path] != old[keyPath: path] {
        actions.append(.set(name, .flag(self[keyPath: path])))
      }
    }
    flag("reduceMotion", \.reduceMotion)
    flag("crossFade", \.prefersCrossFade)
    flag("reduceTransparency", \.reduceTransparency)
    flag("increaseContrast", \.increasedContrast)
    flag("boldText", \.boldText)
    flag("dark", \.isDark)
    flag("rightToLeft", \.isRightToLeft)
    flag("lowPower", \.isLowPower)
    if dynamicTypeSize != old.dynamicTypeSize,
      case .choice(let words)? = ScriptSetting.kind(of: "dynamicType"),
      let index = DynamicTypeSize.allCases.firstIndex(of: dynamicTypeSize)
    {
      actions.append(.set("dynamicType", .text(words[index])))
    }
    if framesPerSecond != old.framesPerSecond {
      actions.append(.set("fps", .number(framesPerSecond)))
    }
    return actions
  }
}

extension Script {
  /// Reads a script file.
  ///
  /// - Throws: `StageError` where it cannot be read; `ScriptError` that points at a mistake in it.
  public init(contentsOf path: String) throws {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw StageError("There is no script \(path), or it cannot be read.")
    }
    try self.init(parsing: String(decoding: data, as: UTF8.self))
  }
}
