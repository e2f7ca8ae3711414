import Foundation
import InbetweenStage

/// Everything that a person did, in order: what is done again on new code, and what is copied as a
/// script or as a test.
struct InputLog: Sendable {
  private(set) var inputs: [Input] = []
  /// What a pointer went down on, by the number of the touch.
  private var names: [Int: (label: String?, identifier: String?)] = [:]

  /// A longer session is one that nobody waits to see again.
  static let limit = 50_000

  var isEmpty: Bool { inputs.isEmpty }

  mutating func add(_ input: Input) {
    if inputs.count < Self.limit { inputs.append(input) }
  }

  mutating func name(touch: Int, label: String?, identifier: String?) {
    names[touch] = (label, identifier)
  }

  /// A new future begins at a time, in seconds: what was done after it is forgotten.
  mutating func cut(after time: Double) {
    inputs.removeAll { $0.time > time + 1e-9 }
    let touches = inputs.count { $0.isTouch }
    names = names.filter { $0.key < touches }
  }

  mutating func removeAll() { self = InputLog() }

  // MARK: As a script

  /// A pointer that moves farther than this, in points, drags.
  private static let slop = 8.0
  /// A pointer that rests longer than this, in seconds, presses.
  private static let patience = 0.4

  /// The same in the language of scripts. Pointers become taps, presses and drags; what a drag does
  /// on its way between its ends is told as a straight line.
  var script: Script {
    var events: [ScriptEvent] = []
    var touches = 0
    var down: [Int: (input: Input, place: CGPoint, touch: Int, farthest: Double)] = [:]
    for input in inputs {
      switch input.action {
      case .pointer(.down, let id, let x, let y):
        let place = CGPoint(x: x, y: y)
        down[id] = (input, place, touches, 0)
        touches += 1
      case .pointer(.move, let id, let x, let y):
        guard let begin = down[id] else { continue }
        let distance = hypot(x - begin.place.x, y - begin.place.y)
        down[id]?.farthest = max(begin.farthest, distance)
      case .pointer(.up, let id, let x, let y):
        guard let begin = down.removeValue(forKey: id) else { continue }
        let end = CGPoint(x: x, y: y)
        let farthest = max(begin.farthest, hypot(x - begin.place.x, y - begin.place.y))
        let length = input.time - begin.input.time
        // A tap does what it does when the finger leaves.
        var time = begin.input.time
        let action: ScriptEvent.Action
        if farthest > Self.slop {
          action = .drag(
            from: .point(begin.place.rounded), to: .target(.point(end.rounded)),
            duration: length.milliseconds)
        } else if length > Self.patience {
          action = .press(target(begin.touch, begin.place), duration: length.milliseconds)
        } else {
          action = .tap(target(begin.touch, begin.place))
          time = input.time
        }
        events.append(ScriptEvent(time: time.milliseconds, action: action))
      case .pointer(.cancel, let id, _, _): down[id] = nil
      case .wheel(let dx, let dy, let x, let y):
        addScroll(
          CGSize(width: dx, height: dy), at: CGPoint(x: x, y: y), time: input.time, &events)
      case .statement(let text):
        let parsed = (try? Script(parsing: "0 " + text))?.events ?? []
        for event in parsed { add(event.action, at: input.time, &events) }
      case .size: break
      }
    }
    return Script(events)
  }

  private func target(_ touch: Int, _ place: CGPoint) -> ScriptEvent.Target {
    if let identifier = names[touch]?.identifier { return .identifier(identifier) }
    if let label = names[touch]?.label { return .text(label) }
    return .point(place.rounded)
  }

  /// Turns of a wheel that follow one another closely are one scroll.
  private func addScroll(
    _ distance: CGSize, at place: CGPoint, time: Double, _ events: inout [ScriptEvent]
  ) {
    if let last = events.last, time - last.time < Self.patience,
      case .scroll(let before, let target) = last.action
    {
      let whole = CGSize(
        width: (before.width + distance.width).rounded(),
        height: (before.height + distance.height).rounded())
      events[events.count - 1].action = .scroll(by: whole, target)
      return
    }
    let rounded = CGSize(width: distance.width.rounded(), height: distance.height.rounded())
    events.append(
      ScriptEvent(time: time.milliseconds, action: .scroll(by: rounded, .point(place.rounded))))
  }

  /// Letters that are typed one after the other are one text.
  private func add(_ action: ScriptEvent.Action, at time: Double, _ events: inout [ScriptEvent]) {
    if case .type(let text) = action, let last = events.last,
      case .type(let before) = last.action
    {
      events[events.count - 1].action = .type(before + text)
      return
    }
    events.append(ScriptEvent(time: time.milliseconds, action: action))
  }
}

extension Input {
  /// A pointer goes down.
  var isTouch: Bool {
    if case .pointer(.down, _, _, _) = action { return true }
    return false
  }
}

extension Double {
  /// To the millisecond.
  fileprivate var milliseconds: Double { (self * 1000).rounded() / 1000 }
}

extension CGPoint {
  /// To the tenth of a point.
  fileprivate var rounded: CGPoint {
    CGPoint(x: (x * 10).rounded() / 10, y: (y * 10).rounded() / 10)
  }
}
