import Foundation
import InbetweenViewGraph

/// How text fields look.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// The field in this look.
  func _dress(_ field: AnyView, isFocused: Bool) -> AnyView
}

/// The look that suits the place: no border.
public struct DefaultTextFieldStyle: TextFieldStyle {
  public nonisolated init() {}

  public func _dress(_ field: AnyView, isFocused: Bool) -> AnyView {
    PlainTextFieldStyle()._dress(field, isFocused: isFocused)
  }
}

/// No border.
public struct PlainTextFieldStyle: TextFieldStyle {
  public nonisolated init() {}

  public func _dress(_ field: AnyView, isFocused: Bool) -> AnyView {
    AnyView(field.padding(.vertical, Looks.control(.textFieldPlainExtra) / 2))
  }
}

/// A border with round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public nonisolated init() {}

  public func _dress(_ field: AnyView, isFocused: Bool) -> AnyView {
    let shape = RoundedRectangle(cornerRadius: Looks.control(.textFieldCornerRadius))
    return AnyView(
      field
        .padding(.horizontal, Looks.control(.textFieldInsetX))
        .padding(.vertical, Looks.control(.textFieldInsetY))
        .frame(minHeight: Looks.control(.textFieldHeight))
        .background(.background, in: shape)
        .overlay(
          shape.strokeBorder(
            Color(.palette(.textFieldBorder, name: "border")),
            lineWidth: Looks.control(.textFieldBorderWidth))))
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public nonisolated static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  public nonisolated static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public nonisolated static var roundedBorder: RoundedBorderTextFieldStyle {
    RoundedBorderTextFieldStyle()
  }
}

/// Some style of text fields.
struct AnyTextFieldStyle {
  private let base: @MainActor (AnyView, Bool) -> AnyView

  init<S: TextFieldStyle>(_ style: S) {
    // It stays on the thread it is on; see `onMain`.
    nonisolated(unsafe) let style = style
    base = { style._dress($0, isFocused: $1) }
  }

  @MainActor func dress(_ field: AnyView, isFocused: Bool) -> AnyView { base(field, isFocused) }
}

private enum TextFieldStyleKey: EnvironmentKey {
  static var defaultValue: AnyTextFieldStyle { AnyTextFieldStyle(DefaultTextFieldStyle()) }
}

private enum SubmitActionsKey: EnvironmentKey {
  static var defaultValue: () -> Void { {} }
}

extension EnvironmentValues {
  var textFieldStyle: AnyTextFieldStyle {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }

  /// What is done when a field below is submitted, the innermost first.
  var submitActions: () -> Void {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }
}

/// What submits.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

/// The name of the key that submits.
public struct SubmitLabel: Hashable, Sendable {
  private let name: String

  public static let done = SubmitLabel(name: "done")
  public static let go = SubmitLabel(name: "go")
  public static let send = SubmitLabel(name: "send")
  public static let join = SubmitLabel(name: "join")
  public static let route = SubmitLabel(name: "route")
  public static let search = SubmitLabel(name: "search")
  public static let `return` = SubmitLabel(name: "return")
  public static let next = SubmitLabel(name: "next")
  public static let `continue` = SubmitLabel(name: "continue")
}

extension View {
  /// How text fields below look.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    transformEnvironment(\.textFieldStyle) { $0 = AnyTextFieldStyle(style) }
  }

  /// Runs a closure when a field below is submitted.
  public nonisolated func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    transformEnvironment(\.submitActions) { actions in
      let outer = actions
      if triggers.contains(.text) {
        actions = {
          action()
          outer()
        }
      }
    }
  }

  /// There is no keyboard whose key could be named.
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  /// Words are typed as they are.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View { self }
}
