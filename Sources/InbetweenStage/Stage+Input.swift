import Foundation
import InbetweenViewGraph
import InbetweenViews

/// Input: what a person does to the stage, by hand or by script.
///
/// A drag moves its pointer every 1/60 s of the stage's time, whatever the frame rate, so that it
/// ends alike at every frame rate.
extension Stage {
  private static let pointerStep = 1.0 / 60

  // MARK: By hand

  /// Taps the middle of a view, as it is shown now.
  public func tap(_ query: ViewQuery = .any) throws {
    let point = try place(of: query)
    noting(.tap(target(query, at: point))) { tap(at: point) }
  }

  /// Taps a point, in points of the stage.
  public func tap(at point: CGPoint) {
    noting(.tap(.point(point))) { send(tapAt: point) }
  }

  private func send(tapAt point: CGPoint) {
    lastTap = point
    perform {
      graph.send(PointerEvent(.down, at: point, time: time))
      graph.send(PointerEvent(.up, at: point, time: time))
    }
  }

  /// Holds a finger on a view; it is lifted after `duration` seconds, as time goes on.
  public func press(_ query: ViewQuery = .any, duration: Double) throws {
    let point = try place(of: query)
    noting(.press(target(query, at: point), duration: max(0, duration))) {
      press(at: point, duration: duration)
    }
  }

  private func press(at point: CGPoint, duration: Double) {
    perform { graph.send(PointerEvent(.down, at: point, time: time)) }
    clock.schedule(at: time + max(0, duration)) { [unowned self] in
      graph.send(PointerEvent(.up, at: point, time: clock.now))
    }
  }

  /// Moves a finger from one point to another within `duration` seconds, as time goes on.
  public func drag(from start: CGPoint, to end: CGPoint, duration: Double) {
    noting(.drag(from: .point(start), to: .target(.point(end)), duration: max(0, duration))) {
      send(dragFrom: start, to: end, duration: duration)
    }
  }

  private func send(dragFrom start: CGPoint, to end: CGPoint, duration: Double) {
    let (begin, duration) = (time, max(0, duration))
    perform { graph.send(PointerEvent(.down, at: start, time: begin)) }
    let steps = max(1, Int((duration / Self.pointerStep).rounded()))
    for step in 1...steps {
      let share = Double(step) / Double(steps)
      let point = CGPoint(
        x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
      clock.schedule(at: begin + duration * share) { [unowned self] in
        graph.send(PointerEvent(.move, at: point, time: clock.now))
        if step == steps { graph.send(PointerEvent(.up, at: point, time: clock.now)) }
      }
    }
  }

  // MARK: By script

  /// Plays a script: moves to the time of each event, and on to the end of the last.
  public func play(_ script: Script) throws {
    for event in script.events {
      if event.time > time { advance(to: event.time) }
      try perform(event)
    }
    if script.end > time { advance(to: script.end) }
  }

  /// Does what an event says, now.
  ///
  /// - Throws: `StageError` where the event's view is not there or cannot do it.
  public func perform(_ event: ScriptEvent) throws {
    try noting(event.action) { try perform(event.action.swipeAsDrag ?? event.action) }
  }

  private func perform(_ action: ScriptEvent.Action) throws {
    switch action {
    case .tap(let target): tap(at: try point(of: target))
    case .doubleTap(let target):
      let point = try point(of: target)
      tap(at: point)
      tap(at: point)
    case .press(let target, let duration):
      press(at: try point(of: target), duration: duration)
    case .drag(let target, let destination, let duration):
      let start = try point(of: target)
      drag(from: start, to: try end(of: destination, from: start), duration: duration)
    case .swipe: break
    case .scroll(let distance, let target):
      // Content follows the finger, so it moves the other way.
      let start = try point(of: target)
      drag(
        from: start, to: CGPoint(x: start.x - distance.width, y: start.y - distance.height),
        duration: 0.2)
    case .type(let text): try type(text)
    case .key(let key): try strike(key)
    case .set(let name, let value): try set(name, to: value)
    case .fire(let name): try fire(name)
    case .background: enterBackground()
    case .foreground: enterForeground()
    case .remove: remove()
    case .insert: insert()
    }
  }

  /// Taps the first control, or else the first view that answers to taps; answers its name, or nil
  /// where there is none.
  public func tapFirstControl() throws -> String? {
    let usable = graph.elements().filter { $0.isEnabled && !$0.isHidden && !$0.frame.isNull }
    guard
      let element = usable.first(where: { $0.role.isControl && $0.role != .tap })
        ?? usable.first(where: { $0.role.isControl })
    else { return nil }
    tap(at: element.activationPoint)
    return element.label.isEmpty ? element.role.rawValue : element.label
  }

  // MARK: Keys

  /// Types into the text field that has the focus, or else into the one that was tapped last or
  /// the first one, which gets the focus.
  public func type(_ text: String) throws {
    try noting(.type(text)) { try send(text) }
  }

  private func send(_ text: String) throws {
    if perform({ graph.type(text) }) { return }
    if let field { perform { _ = graph.activate(field) } }
    if !perform({ graph.type(text) }) { try editField { $0 + text } }
  }

  /// A field that has the focus gets what can be typed; then views are asked that wait for keys; then
  /// the field that was tapped last, or the first one, gets what can be typed.
  private func strike(_ key: String) throws {
    let typed: [String: String] = ["delete": "\u{8}", "space": " ", "return": "\n"]
    let text = typed[key] ?? (key.count == 1 ? key : nil)
    if let text, perform({ graph.type(text) }) { return }
    if let equivalent = KeyEquivalent(scriptName: key), perform({ graph.strike(equivalent) }) {
      return
    }
    if key == "delete" { return try editField { String($0.dropLast()) } }
    if let text { return try type(text) }
    throw StageError(
      "The key \(key) does nothing here: no view waits for it. Say .onKeyPress(...) or "
        + ".keyboardShortcut(...) on one.")
  }

  private func editField(_ edit: (String) -> String) throws {
    guard let field, let setValue = field.setValue else {
      throw StageError("There is no text field on the stage to type into.")
    }
    let text = edit(field.value)
    perform { _ = setValue(text) }
  }

  private var field: Element? {
    let fields = graph.elements().filter {
      $0.isEnabled && ($0.role == .textField || $0.role == .secureField)
    }
    return lastTap.flatMap { point in fields.last { $0.frame.contains(point) } } ?? fields.first
  }

  // MARK: Places

  /// Where a person touches a view as it is shown now.
  private func place(of query: ViewQuery) throws -> CGPoint {
    switch query {
    case .any: return middle
    case .identifier, .text: return try element(query).activationPoint
    case .type:
      let frame = try shownFrame(of: query)
      return CGPoint(x: frame.midX, y: frame.midY)
    }
  }

  private var middle: CGPoint {
    CGPoint(x: settings.size.width / 2, y: settings.size.height / 2)
  }

  /// How a script names what a query finds.
  private func target(_ query: ViewQuery, at point: CGPoint) -> ScriptEvent.Target {
    switch query {
    case .any: .middle
    case .identifier(let name): .identifier(name)
    case .text(let text): .text(text)
    case .type: .point(point)
    }
  }

  private func point(of target: ScriptEvent.Target) throws -> CGPoint {
    switch target {
    case .middle: middle
    case .point(let point): point
    case .identifier(let name): try place(of: ViewQuery.identifier(name))
    case .text(let text): try place(of: ViewQuery.text(text))
    }
  }

  private func end(of destination: ScriptEvent.Destination, from start: CGPoint) throws -> CGPoint {
    switch destination {
    case .target(let target): try point(of: target)
    case .offset(let offset): CGPoint(x: start.x + offset.width, y: start.y + offset.height)
    }
  }

  // MARK: Settings

  /// Changes a setting by its name in the script language.
  func set(_ name: String, to value: ScriptEvent.Value) throws {
    if ScriptSetting.kind(of: name) == nil, try setOnTargets(name, to: value) { return }
    var changed = settings
    try changed.set(name, to: value)
    set { $0 = changed }
  }
}

extension StageSettings {
  /// Changes a setting by its name in the script language.
  ///
  /// - Throws: `StageError` where there is no such setting, or it cannot be this.
  package mutating func set(_ name: String, to value: ScriptEvent.Value) throws {
    guard let kind = ScriptSetting.kind(of: name) else {
      let known = ScriptSetting.all.map(\.name).joined(separator: ", ")
      throw StageError("There is no setting \(name). There are: \(known).")
    }
    switch (kind, value) {
    case (.flag, .flag(let isOn)): try set(name, flag: isOn)
    case (.number(let range), .number(let number)) where range.contains(number):
      framesPerSecond = number
    case (.choice(let words), .text(let word)) where words.contains(word):
      if name == "colorScheme" {
        isDark = word == "dark"
      } else {
        dynamicTypeSize = DynamicTypeSize.allCases[words.firstIndex(of: word)!]
      }
    default: throw StageError("\(name) cannot be set to \(value).")
    }
  }

  private mutating func set(_ name: String, flag isOn: Bool) throws {
    switch name {
    case "reduceMotion": reduceMotion = isOn
    case "crossFade": prefersCrossFade = isOn
    case "reduceTransparency": reduceTransparency = isOn
    case "increaseContrast": increasedContrast = isOn
    case "boldText": boldText = isOn
    case "dark": isDark = isOn
    case "rightToLeft": isRightToLeft = isOn
    case "lowPower": isLowPower = isOn
    case "notifications": allowsNotifications = isOn
    default: throw StageError("The setting \(name) is not on or off.")
    }
  }
}
