import Foundation

@testable import InbetweenRive

/// Plays a recording's file and script and says where the player first differs from it.
final class RecordingPlayer {
  private let recording: Recording
  private let artboard: RiveArtboard
  private var machine: RiveStateMachine?
  private var animation: RiveAnimation?
  private var data: RiveViewModelInstance?
  /// What each object was last recorded as.
  private var expected: [String: [String: Any]] = [:]
  private var paths: [String] = []
  private var states: [String]?
  private var events: [[Any]] = []

  init(_ recording: Recording, bytes: [UInt8]) throws {
    self.recording = recording
    let file = try RiveFile(bytes)
    artboard = try file.artboard(recording.artboard)
    if recording.isAnimation {
      animation = try artboard.animation(recording.scene)
    } else {
      machine = try artboard.stateMachine(recording.scene)
    }
    if recording.viewModel != nil, let model = artboard.defaultViewModel {
      let instance = file.defaultViewModelInstance(of: model)
      data = instance
      machine?.bind(instance)
    }
  }

  /// The first difference, with its frame; nil where there is none.
  func firstDifference() throws -> String? {
    for frame in recording.frames {
      let number = frame["f"] as? Int ?? 0
      for line in recording.script where line.frame == number { try run(line.words) }
      let step: Float = number == 0 ? 0 : 1 / 60
      let more = machine?.advance(step) ?? animation?.advance(step) ?? false
      if let found = difference(frame, more) { return "frame \(number): \(found)" }
    }
    return nil
  }

  private func run(_ words: [String]) throws {
    func number(_ index: Int) -> Float {
      words.indices.contains(index) ? Float(words[index]) ?? 0 : 0
    }
    switch words[0] {
    case "bool": try machine?.setBool(words[1], number(2) != 0)
    case "number": try machine?.setNumber(words[1], number(2))
    case "trigger": try machine?.fire(words[1])
    case "vmnumber": try data?.value(at: words[1], .number).number = number(2)
    case "vmbool": try data?.value(at: words[1], .boolean).boolean = number(2) != 0
    case "vmstring": try data?.value(at: words[1], .string).string = words[2]
    case "vmcolor":
      try data?.value(at: words[1], .color).color = UInt32(words[2], radix: 16) ?? 0
    case "vmtrigger": try data?.value(at: words[1], .trigger).fire()
    case "move": machine?.pointer(.move, x: number(1), y: number(2), pointer: Int(number(3)))
    case "exit": machine?.pointer(.exit, x: number(1), y: number(2), pointer: Int(number(3)))
    case "down", "up":
      let kind: RivePointerEvent = words[0] == "down" ? .down : .up
      if machine?.pointer(kind, x: number(1), y: number(2), pointer: Int(number(3))) == true {
        machine?.advance(0)
      }
    default: throw CocoaError(.featureUnsupported)
    }
  }

  private func difference(_ frame: [String: Any], _ more: Bool) -> String? {
    paths += frame["paths"] as? [String] ?? []
    for (key, value) in frame["c"] as? [String: [String: Any]] ?? [:] {
      // An entry says all about an object; what is not in it has its plain value again.
      expected[key] = value
    }
    for key in frame["gone"] as? [String] ?? [] { expected[key] = nil }
    if let found = frame["states"] as? [String] { states = found }
    if let machine, let states, machine.stateNames != states {
      return "states \(machine.stateNames) instead of \(states)"
    }
    if let found = eventDifference(frame["events"] as? [[Any]] ?? []) { return found }
    if let time = (frame["time"] as? NSNumber)?.floatValue, let animation,
      abs(animation.time - time) > 1e-3
    {
      return "time \(animation.time) instead of \(time)"
    }
    if let found = dataDifference(frame["vm"] as? [String: Any] ?? [:]) { return found }
    if frame["sample"] != nil {
      for key in expected.keys.sorted(by: { $0.localizedStandardCompare($1) == .orderedAscending })
      {
        if let found = ObjectComparison.difference(expected[key]!, artboard, key) {
          return "object \(key): \(found)"
        }
      }
    }
    if let commands = frame["draw"] as? [[Any]] {
      let canvas = FlatCanvas()
      artboard.draw(on: canvas)
      let theirs = FlatDrawing(commands, paths: paths)
      if let found = FlatDrawing.difference(ours: canvas.drawing, theirs: theirs) { return found }
    }
    if let wanted = (frame["more"] as? NSNumber)?.boolValue, wanted != more {
      return more ? "not settled" : "settled too early"
    }
    return nil
  }

  private func eventDifference(_ wanted: [[Any]]) -> String? {
    guard let machine else { return nil }
    let found = machine.reportedEvents
    let same =
      found.count == wanted.count
      && zip(found, wanted).allSatisfy { a, b in
        a.name == b[0] as? String
          && abs(a.delay - ((b[1] as? NSNumber)?.floatValue ?? 0)) < 1e-3
      }
    return same ? nil : "events \(found.map { "\($0.name) \($0.delay)" }) instead of \(wanted)"
  }

  private func dataDifference(_ wanted: [String: Any]) -> String? {
    for (path, value) in wanted {
      guard let found = data?.value(at: path) else { return "no property \(path)" }
      switch found.kind {
      case .number:
        let number = (value as? NSNumber)?.floatValue ?? 0
        if abs(found.number - number) > 1e-3 * max(1, abs(number)) {
          return "property \(path) \(found.number) instead of \(number)"
        }
      case .boolean where found.boolean != (value as? NSNumber)?.boolValue:
        return "property \(path) \(found.boolean) instead of \(value)"
      case .string where found.string != value as? String:
        return "property \(path) \(found.string) instead of \(value)"
      case .color where (value as? String).map({ UInt32($0, radix: 16) != found.color }) == true:
        return "property \(path) \(String(found.color, radix: 16)) instead of \(value)"
      default: break
      }
    }
    return nil
  }
}

/// Compares an object's recorded values with the player's.
enum ObjectComparison {
  static func difference(_ wanted: [String: Any], _ root: RiveArtboard, _ key: String) -> String? {
    var artboard = root
    let ids = key.split(separator: "/").map(String.init)
    for id in ids.dropLast() {
      guard let number = Int(id), let host = artboard.component(number) as? NestedArtboard,
        let child = host.child
      else { return "no nested artboard" }
      if host.isCollapsed { return nil }
      artboard = child
    }
    guard let id = Int(ids[ids.count - 1]), let component = artboard.component(id) else {
      return "not there"
    }
    let isCollapsed = (wanted["collapsed"] as? NSNumber)?.boolValue ?? false
    // Of objects without other values only the switching off is recorded.
    let isOnlyCollapsed = wanted.count == (wanted["collapsed"] == nil ? 0 : 1)
    if !isOnlyCollapsed, component.isCollapsed != isCollapsed {
      return "collapsed \(component.isCollapsed) instead of \(isCollapsed)"
    }
    // What is switched off is not brought up to date.
    if component.isCollapsed { return nil }
    for (name, value) in wanted {
      guard let (found, exact) = Self.value(name, component) else { continue }
      if let text = value as? String, exact != text {
        return "\(name) \(exact) instead of \(text)"
      }
      let numbers = (value as? [Any] ?? [value]).compactMap { ($0 as? NSNumber)?.floatValue }
      for (a, b) in zip(found, numbers) where !(abs(a - b) <= 1e-3 * max(1, abs(b))) {
        return "\(name) \(found) instead of \(numbers)"
      }
    }
    return nil
  }

  /// The player's value: as numbers, and as a text where it is exact.
  private static func value(_ name: String, _ component: Component) -> ([Float], String)? {
    switch (name, component) {
    case ("w", let node as TransformNode):
      let w = node.world
      return ([w.xx, w.xy, w.yx, w.yy, w.tx, w.ty], "")
    // An artboard's own; what its host adds is recorded with its paints.
    case ("o", let node as ArtboardNode): return ([node.opacity], "")
    case ("o", let node as TransformNode): return ([node.renderOpacity], "")
    case ("o", let mutator as PaintMutator):
      return (mutator.parent as? ShapePaint)?.host.map { ([$0.paintOpacity], "") }
    case ("c", let color as SolidColor): return ([], hex(color.color))
    case ("c", let stop as GradientStop): return ([], hex(stop.color))
    case ("p", let stop as GradientStop): return ([stop.position], "")
    case ("g", let gradient as Gradient):
      let (s, e) = (gradient.start, gradient.end)
      return ([s.x, s.y, e.x, e.y, gradient.opacity], "")
    case ("th", let stroke as Stroke): return ([stroke.thickness], "")
    case ("trim", let trim as TrimPath): return ([trim.start, trim.end, trim.offset], "")
    case ("active", let solo as Solo): return ([Float(solo.index(Slot.Solo.activeComponentId))], "")
    case ("size", let layout as LayoutNode):
      return ([layout.bounds.width, layout.bounds.height], "")
    case ("text", _) where component.type == .textValueRun:
      return ([], component.string(Slot.TextValueRun.text))
    default: return nil
    }
  }

  private static func hex(_ color: UInt32) -> String {
    let text = String(color, radix: 16)
    return String(repeating: "0", count: 8 - text.count) + text
  }
}
