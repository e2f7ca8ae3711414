import Foundation
import InbetweenStage
import InbetweenViewGraph
import InbetweenViews

/// Something that sets a view in motion, found on the stage.
public struct AuditTrigger: Hashable, Sendable, Codable {
  public enum Gesture: String, Sendable, Codable {
    /// The view arrives.
    case appear
    case tap, press, drag
  }

  public var gesture: Gesture
  /// `button`, `toggle`, `slider` …; empty for the view's arrival.
  public var role: String
  /// What the control is called when it is found; it may be called otherwise later.
  public var label: String
  /// Its number among the usable elements of its role, from 0: how it is found again.
  public var ordinal: Int

  public init(gesture: Gesture, role: String, label: String, ordinal: Int) {
    self.gesture = gesture
    self.role = role
    self.label = label
    self.ordinal = ordinal
  }

  /// `tap "Save"`
  public var description: String {
    if gesture == .appear { return "appear" }
    return "\(gesture.rawValue) \(label.isEmpty ? "\(role) \(ordinal + 1)" : "\"\(label)\"")"
  }

  static let appear = AuditTrigger(gesture: .appear, role: "", label: "", ordinal: 0)
}

extension AuditTrigger: CustomStringConvertible {}

extension Stage {
  /// What can set the view in motion: its arrival, and each control and gesture that is seen.
  @MainActor
  func auditTriggers() -> [AuditTrigger] {
    var counts: [String: Int] = [:]
    var found = [AuditTrigger.appear]
    for element in usableElements {
      let role = element.role.rawValue
      let ordinal = counts[role, default: 0]
      counts[role] = ordinal + 1
      guard let gesture = AuditTrigger.Gesture(using: element.role) else { continue }
      found.append(
        AuditTrigger(gesture: gesture, role: role, label: element.label, ordinal: ordinal))
    }
    return found
  }

  /// The elements that a person could use now.
  var usableElements: [Element] {
    let canvas = CGRect(origin: .zero, size: settings.size)
    return graph.elements().filter {
      $0.role.isControl && $0.isEnabled && !$0.isHidden && !$0.frame.isNull
        && canvas.contains(CGPoint(x: $0.frame.midX, y: $0.frame.midY))
    }
  }

  /// Does what the trigger says; answers false where its control is not there, or cannot be used.
  func fire(_ trigger: AuditTrigger) -> Bool {
    if trigger.gesture == .appear { return true }
    let elements = usableElements.filter { $0.role.rawValue == trigger.role }
    guard elements.indices.contains(trigger.ordinal) else { return false }
    let frame = elements[trigger.ordinal].frame
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    switch trigger.gesture {
    case .appear: break
    case .tap: tap(at: middle)
    case .press: drag(from: middle, to: middle, duration: 0.6)
    case .drag:
      let distance = trigger.role == "slider" ? frame.width / 4 : 60
      drag(
        from: middle, to: CGPoint(x: middle.x + distance, y: middle.y), duration: 0.1)
    }
    return true
  }
}

extension AuditTrigger.Gesture {
  /// How an element of the role is used; nil where using it moves nothing by itself.
  fileprivate init?(using role: Element.Role) {
    switch role {
    case .button, .toggle, .stepper, .tap, .disclosure, .menu, .picker: self = .tap
    case .longPress: self = .press
    case .slider, .gesture: self = .drag
    default: return nil
    }
  }
}
