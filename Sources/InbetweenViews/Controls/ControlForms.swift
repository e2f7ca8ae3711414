import Foundation
import InbetweenViewGraph

// Forms of controls beside the usual ones, and wishes that change nothing here.

extension Button where Label == Text {
  /// A button with the words of its role.
  public init(role: ButtonRole, action: @escaping () -> Void) {
    let words: LocalizedStringKey =
      switch role {
      case .cancel: "Cancel"
      case .close: "Close"
      case .confirm: "OK"
      default: "Delete"
      }
    self.init(words, role: role, action: action)
  }
}

extension Toggle where Label == InbetweenViews.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, image: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { InbetweenViews.Label(titleKey, image: image) }
  }
}

extension Slider {
  /// The older order.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, label: label, minimumValueLabel: { minimumValueLabel },
      maximumValueLabel: { maximumValueLabel }, onEditingChanged: onEditingChanged)
  }
}

extension TextField where Label == Text {
  /// A value that a formatter writes and reads. What it cannot read changes nothing.
  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
    self.init(
      titleKey,
      text: value.derived(
        get: { formatter.string(for: $0) ?? "" },
        set: { value, text in
          if let number = (formatter as? NumberFormatter)?.number(from: text) {
            if let new = number as? V {
              value = new
            } else if let new = number.doubleValue as? V {
              value = new
            } else if let new = number.intValue as? V {
              value = new
            }
          } else if let new = (formatter as? DateFormatter)?.date(from: text) as? V {
            value = new
          }
        }))
  }
}

/// How wide buttons are.
public struct ButtonSizing: Hashable, Sendable {
  fileprivate let isFlexible: Bool
  public static let automatic = ButtonSizing(isFlexible: false)
  public static let fitted = ButtonSizing(isFlexible: false)
  /// As wide as the room.
  public static let flexible = ButtonSizing(isFlexible: true)
}

private enum ButtonSizingKey: EnvironmentKey {
  static var defaultValue: ButtonSizing { .automatic }
}

extension EnvironmentValues {
  /// Labels of buttons fill the room.
  var fillsButtons: Bool { self[ButtonSizingKey.self].isFlexible }
}

/// A label as wide as buttons are to be.
struct SizedButtonLabel<Label: View>: View {
  var label: Label
  @Environment(\.fillsButtons) private var fills

  init(_ label: Label) { self.label = label }

  var body: some View {
    if fills { label.frame(maxWidth: .infinity) } else { label }
  }
}

/// How the chosen item of a palette looks.
public struct PaletteSelectionEffect: Hashable, Sendable {
  private let name: String
  public static let automatic = PaletteSelectionEffect(name: "automatic")
  public static let custom = PaletteSelectionEffect(name: "custom")

  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    PaletteSelectionEffect(name: "symbolVariant")
  }
}

/// How an editor of text looks.
public protocol TextEditorStyle {}
public struct AutomaticTextEditorStyle: TextEditorStyle { public init() {} }
public struct PlainTextEditorStyle: TextEditorStyle { public init() {} }
extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension View {
  /// How wide bordered buttons below are.
  public nonisolated func buttonSizing(_ sizing: ButtonSizing) -> some View {
    transformEnvironment(\.self) { $0[ButtonSizingKey.self] = sizing }
  }

  /// The chosen item of a palette is marked as in other pickers.
  public nonisolated func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
    self
  }

  /// Editors look alike in all styles.
  public nonisolated func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View { self }

  /// What is submitted below is submitted to all around it.
  public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitActions) { if isBlocking { $0 = {} } }
  }

  /// Controls below show themselves with or without their labels.
  public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.hidesLabels, visibility == .hidden)
  }

  // A stage has no focus that keys move from view to view, and no rings around what has it.

  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }

  public nonisolated func focusSection() -> some View { self }

  public nonisolated func focusScope(_ namespace: Namespace.ID) -> some View { self }

  public nonisolated func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View {
    self
  }

  /// Gives a field the focus when the view appears.
  public nonisolated func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V
  ) -> some View {
    onAppear { binding.wrappedValue = value }
  }

  // The older forms of what is said of a view to those who do not see it.

  public nonisolated func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  public nonisolated func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  public nonisolated func accessibility(value: Text) -> some View { accessibilityValue(value) }

  public nonisolated func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  public nonisolated func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }

  public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }

  public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }

  /// A mirrored picture where lines are read from right to left.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(FlipModifier(isEnabled: enabled))
  }

  /// Bars of the system stay where they are: there are none.
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}

private struct FlipModifier {
  var isEnabled: Bool
  @Environment(\.layoutDirection) private var direction

  init(
    isEnabled: Bool
  ) {
    self.isEnabled = isEnabled
  }
}

extension FlipModifier: ViewModifier {

  func body(content: Content) -> some View {
    content.scaleEffect(x: isEnabled && direction == .rightToLeft ? -1 : 1)
  }
}
