import Foundation
import InbetweenViewGraph

/// A control that is on or off.
public struct Toggle<Label: View> {
  var isOn: Binding<Bool>
  var label: Label

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }
}

extension Toggle where Label == Text {
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == InbetweenViews.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { InbetweenViews.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { InbetweenViews.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

extension Toggle: View {
  public var body: some View { ToggleBody(isOn: isOn, label: label) }
}

/// A toggle in the style of its place.
private struct ToggleBody<Label: View>: View {
  @Binding var isOn: Bool
  var label: Label
  @Environment(\.toggleStyle) private var style

  var body: some View {
    style.make(
      ToggleStyleConfiguration(label: ToggleStyleConfiguration.Label(label), isOn: $isOn)
    )
    .modifier(
      ElementModifier(
        ElementFacts(
          role: .toggle, value: isOn ? "on" : "off", isSelected: isOn,
          activate: { isOn.toggle() },
          setValue: { text in
            guard let value = ["on": true, "off": false, "true": true, "false": false][text] else {
              return false
            }
            isOn = value
            return true
          })))
  }
}

public struct ToggleStyleConfiguration {
  public typealias Label = _StyledContent<ToggleStyleConfiguration, _LabelPart>

  public let label: Label
  @Binding public var isOn: Bool
  public var isMixed: Bool { false }

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

/// How toggles look.
@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The switch.
public struct DefaultToggleStyle: ToggleStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

/// The label, and at the other end a switch whose thumb moves from side to side.
public struct SwitchToggleStyle: ToggleStyle {
  private var tint: Color?

  public nonisolated init() {}

  public nonisolated init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    LabeledControl(label: configuration.label, isFilling: true) {
      Switch(isOn: configuration.$isOn, tint: tint)
    }
  }
}

/// A bordered button that is filled while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    let button = Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
    if configuration.isOn {
      button.buttonStyle(.borderedProminent)
    } else {
      button.buttonStyle(.borderless)
    }
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  public nonisolated static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  public nonisolated static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  public nonisolated static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// Some style of toggles.
struct AnyToggleStyle {
  let make: @MainActor (ToggleStyleConfiguration) -> AnyView

  init<S: ToggleStyle>(_ style: S) {
    // It stays on the thread it is on; see `onMain`.
    nonisolated(unsafe) let style = style
    make = { configuration in
      AnyView(StyleHost(style: style, make: { $0.makeBody(configuration: configuration) }))
    }
  }
}

private enum ToggleStyleKey: EnvironmentKey {
  static var defaultValue: AnyToggleStyle { AnyToggleStyle(DefaultToggleStyle()) }
}

extension EnvironmentValues {
  var toggleStyle: AnyToggleStyle {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// How toggles below look.
  public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    transformEnvironment(\.toggleStyle) { $0 = AnyToggleStyle(style) }
  }
}
