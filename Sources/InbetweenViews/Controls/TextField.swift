import Foundation
import InbetweenViewGraph

/// A field for a line of text.
///
/// A touch gives it the focus; a script types into the field that has it. There is no cursor to
/// move: what is typed is added at the end.
public struct TextField<Label: View> {
  var text: Binding<String>
  var prompt: Text?
  var label: Label
  var axis: Axis?
  var onEditingChanged: (Bool) -> Void = { _ in }
  var onCommit: () -> Void = {}
}

extension TextField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text, label: Text(title))
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt, label: Text(title))
  }

  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(text: text, prompt: prompt, label: Text(titleKey), axis: axis)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(text: text, prompt: prompt, label: Text(title), axis: axis)
  }

  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      text: text, label: Text(titleKey), onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text: text, label: Text(titleKey), onCommit: onCommit)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      text: text, label: Text(title), onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// A value in a format; text that is none leaves the value as it is.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      text: value.derived(
        get: { format.format($0) },
        set: { value, text in
          if let parsed = try? format.parseStrategy.parse(text) { value = parsed }
        }), prompt: prompt, label: Text(titleKey))
  }
}

extension TextField {
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, label: label())
  }
}

extension TextField: View {
  public var body: some View {
    FieldBody(
      text: text, prompt: prompt, label: label, isSecure: false, isMultiline: axis == .vertical,
      onEditingChanged: onEditingChanged, onCommit: onCommit)
  }
}

/// A field whose text is not shown.
public struct SecureField<Label: View> {
  var text: Binding<String>
  var prompt: Text?
  var label: Label
  var onCommit: () -> Void = {}
}

extension SecureField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text, label: Text(title))
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt, label: Text(title))
  }

  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text: text, label: Text(titleKey), onCommit: onCommit)
  }
}

extension SecureField {
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, label: label())
  }
}

extension SecureField: View {
  public var body: some View {
    FieldBody(
      text: text, prompt: prompt, label: label, isSecure: true, isMultiline: false,
      onEditingChanged: { _ in }, onCommit: onCommit)
  }
}

/// A field for several lines of text.
public struct TextEditor {
  var text: Binding<String>

  public init(text: Binding<String>) { self.text = text }
}

extension TextEditor: View {
  public var body: some View {
    FieldBody(
      text: text, prompt: nil, label: EmptyView(), isSecure: false, isMultiline: true,
      onEditingChanged: { _ in }, onCommit: {}
    )
    .textFieldStyle(.plain)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}
