import Foundation
import InbetweenStage
import InbetweenViews

/// What can be done to a stage, one thing after another: each control and each view that answers
/// to taps, presses or drags once, and each scrolling view once.
@MainActor
struct StageUsage {
  struct Action {
    /// `tap Save`.
    var name: String
    /// What happens, each after a wait in seconds.
    var events: [(time: Double, action: ScriptEvent.Action)]
    /// What happens where that changed nothing.
    var otherwise: [(time: Double, action: ScriptEvent.Action)] = []
  }

  /// More is not tried: a view that offers something new after each use would never be done.
  static let limit = 24

  private var used: Set<String> = []
  private var count = 0

  init() {}

  /// The next thing to do, as the stage is now; nil where all is done.
  mutating func next(on stage: Stage) -> Action? {
    guard count < Self.limit else { return nil }
    let canvas = CGRect(origin: .zero, size: stage.settings.size)
    var seen: [String: Int] = [:]
    let elements = stage.graph.elements()
    for (index, element) in elements.enumerated() {
      // Elements are listed before their parts.
      let part = elements[(index + 1)...].first {
        !$0.role.isControl && element.frame.insetBy(dx: -1, dy: -1).contains($0.frame)
      }
      guard element.isEnabled, !element.isHidden, !element.frame.isNull,
        !(element.role == .gesture && elements[..<index].contains { $0.owns(element) }),
        let action = action(for: element, part: part?.frame, on: canvas)
      else { continue }
      // Elements of one name are told apart by their order.
      seen[action.name, default: 0] += 1
      guard used.insert("\(action.name) \(seen[action.name]!)").inserted else { continue }
      count += 1
      return action
    }
    return nil
  }

  /// - Parameter part: where something inside it is to be seen.
  private func action(for element: Element, part: CGRect?, on canvas: CGRect) -> Action? {
    let shown = element.frame.intersection(canvas)
    guard !shown.isNull, shown.width >= 1, shown.height >= 1 else { return nil }
    let middle = ScriptEvent.Target.point(CGPoint(x: shown.midX, y: shown.midY))
    let name = element.label.isEmpty ? element.identifier ?? element.role.words : element.label
    switch element.role {
    case .text, .image, .progress, .group: return nil
    case .toggle:
      return Action(name: "tap \(name)", events: [(0, .tap(.point(element.activationPoint)))])
    case .button, .link, .picker, .menu, .disclosure, .datePicker, .colorPicker:
      return Action(name: "tap \(name)", events: [(0, .tap(middle))])
    case .stepper:
      let plus = CGPoint(x: shown.maxX - min(20, shown.width / 4), y: shown.midY)
      return Action(name: "tap \(name)", events: [(0, .tap(.point(plus)))])
    case .tap:
      return Action(
        name: "tap \(name)", events: [(0, .tap(middle))], otherwise: [(0, .doubleTap(middle))])
    case .longPress:
      return Action(name: "press \(name)", events: [(0, .press(middle, duration: 1))])
    case .slider:
      return drag(name, from: CGPoint(x: shown.minX + shown.width * 0.25, y: shown.midY), in: shown)
    case .gesture:
      func drag(_ start: ScriptEvent.Target) -> ScriptEvent.Action {
        .drag(from: start, to: .offset(CGSize(width: 60, height: 40)), duration: 0.3)
      }
      // Its middle may be a gap between its parts.
      let hold = part.map { ScriptEvent.Target.point(CGPoint(x: $0.midX, y: $0.midY)) } ?? middle
      return Action(
        name: "drag \(name)", events: [(0, drag(middle))],
        otherwise: [(0, drag(hold)), (0.5, .tap(hold))])
    case .textField, .secureField:
      return Action(
        name: "type into \(name)", events: [(0, .tap(middle)), (0.2, .type("Hello"))])
    case .scrollView:
      return Action(
        name: "scroll",
        events: [
          (0, .swipe(shown.height >= shown.width ? .up : .left, middle)),
          (0.8, .swipe(shown.height >= shown.width ? .down : .right, middle)),
        ])
    }
  }

  private func drag(_ name: String, from start: CGPoint, in frame: CGRect) -> Action {
    Action(
      name: "drag \(name)",
      events: [
        (
          0,
          .drag(
            from: .point(start), to: .offset(CGSize(width: frame.width * 0.5, height: 0)),
            duration: 0.3)
        )
      ])
  }
}

extension Element {
  /// Whether a gesture is how this control is used, and no view's of its own.
  fileprivate func owns(_ gesture: Element) -> Bool {
    switch role {
    case .toggle, .slider, .stepper, .picker: frame.contains(gesture.frame)
    default: false
    }
  }
}

extension Element.Role {
  /// What an element without a name is called.
  fileprivate var words: String {
    switch self {
    case .tap: "a view"
    case .longPress: "a view"
    case .gesture: "a view"
    case .textField: "text field"
    case .secureField: "secure field"
    case .datePicker: "date picker"
    case .colorPicker: "colour picker"
    default: rawValue
    }
  }
}
