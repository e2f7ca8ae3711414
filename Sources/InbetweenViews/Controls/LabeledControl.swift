import Foundation
import InbetweenViewGraph

private enum HidesLabelsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Controls show themselves without their labels.
  package var hidesLabels: Bool {
    get { self[HidesLabelsKey.self] }
    set { self[HidesLabelsKey.self] = newValue }
  }
}

extension View {
  /// Controls below show themselves without their labels; the labels still name them.
  public nonisolated func labelsHidden() -> some View { environment(\.hidesLabels, true) }
}

/// A label and the control that it names, side by side.
struct LabeledControl<Label: View, Control: View>: View {
  var label: Label
  /// The control stands at the other end of the room.
  var isFilling: Bool
  var control: Control
  @Environment(\.hidesLabels) private var hidesLabel

  init(label: Label, isFilling: Bool, @ViewBuilder control: () -> Control) {
    self.label = label
    self.isFilling = isFilling
    self.control = control()
  }

  var body: some View {
    if hidesLabel {
      ZStack {
        control
        label.modifier(UnseenModifier())
      }
    } else {
      HStack(spacing: Looks.control(.controlSpacing)) {
        label
        if isFilling { Spacer() }
        control
      }
    }
  }
}

/// A label with a value.
public struct LabeledContent<Label: View, Content: View> {
  var label: Label
  var content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }
}

extension LabeledContent where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }

  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }

  public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
  }
}

extension LabeledContent: View {
  public var body: some View {
    LabeledControl(label: label, isFilling: true) { content.foregroundStyle(.secondary) }
  }
}
