import Foundation
import InbetweenViewGraph

/// Light or dark, as a view asks for all of what it is presented in.
package enum PreferredColorSchemeKey: PreferenceKey {
  package static var defaultValue: ColorScheme? { nil }

  package static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}

/// Something that a device lets a person feel. On a stage it is an event.
public struct SensoryFeedback: Equatable, Sendable {
  let name: String

  public static let start = SensoryFeedback(name: "start")
  public static let stop = SensoryFeedback(name: "stop")
  public static let alignment = SensoryFeedback(name: "alignment")
  public static let decrease = SensoryFeedback(name: "decrease")
  public static let increase = SensoryFeedback(name: "increase")
  public static let levelChange = SensoryFeedback(name: "levelChange")
  public static let selection = SensoryFeedback(name: "selection")
  public static let success = SensoryFeedback(name: "success")
  public static let warning = SensoryFeedback(name: "warning")
  public static let error = SensoryFeedback(name: "error")
  public static let impact = SensoryFeedback(name: "impact")
  public static let pathComplete = SensoryFeedback(name: "pathComplete")

  /// How heavy the thing that seems to hit is.
  public struct Weight: Equatable, Sendable {
    fileprivate let name: String
    public static let light = Weight(name: "light")
    public static let medium = Weight(name: "medium")
    public static let heavy = Weight(name: "heavy")
  }

  /// How hard the thing that seems to hit is.
  public struct Flexibility: Equatable, Sendable {
    fileprivate let name: String
    public static let rigid = Flexibility(name: "rigid")
    public static let solid = Flexibility(name: "solid")
    public static let soft = Flexibility(name: "soft")
  }

  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact \(weight.name) \(intensity)")
  }

  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact \(flexibility.name) \(intensity)")
  }
}

/// Records an event when a value changed.
struct EventLogModifier<T: Equatable> {
  var kind: Journal.EventKind
  var trigger: T
  var name: (T, T) -> String?
}

extension EventLogModifier: LayerModifier {
  func _makeLayer(_ child: RenderNode, owner: ViewNode) -> EventLogLayer<T> {
    EventLogLayer(child, trigger, owner: owner)
  }

  func _updateLayer(_ layer: EventLogLayer<T>, owner: ViewNode) {
    let old = layer.trigger
    layer.trigger = trigger
    if old != trigger, let name = name(old, trigger) {
      owner.graph.record(kind, name, owner: owner)
    }
  }
}

final class EventLogLayer<T>: WrapperRenderNode {
  var trigger: T

  init(_ child: RenderNode, _ trigger: T, owner: ViewNode) {
    self.trigger = trigger
    super.init(child, owner: owner)
  }
}

extension View {
  /// Light or dark, for the view and for all of what it is presented in.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    transformEnvironment(\.colorScheme) { if let colorScheme { $0 = colorScheme } }
      .preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }

  /// Lets a person feel something when the value changed. On a stage it is an event of the kind
  /// `haptic`.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View {
    modifier(EventLogModifier(kind: .haptic, trigger: trigger, name: { _, _ in feedback.name }))
  }

  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    modifier(
      EventLogModifier(
        kind: .haptic, trigger: trigger, name: { condition($0, $1) ? feedback.name : nil }))
  }

  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    modifier(EventLogModifier(kind: .haptic, trigger: trigger, name: { feedback($0, $1)?.name }))
  }

  /// Hides the real content: text and symbols are drawn as bars.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  public nonisolated func unredacted() -> some View {
    environment(\.redactionReasons, [])
  }

  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View { self }

  // What follows has no meaning on a stage without a device, a keyboard, a pointer or other apps;
  // it is there so that files that say it compile, and changes nothing.

  public nonisolated func statusBar(hidden: Bool) -> some View { self }

  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
}
