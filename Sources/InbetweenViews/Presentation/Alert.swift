import Foundation
import InbetweenViewGraph

/// A message with buttons in the middle of the stage (looks: alert).
private struct AlertCard<Actions: View, Message: View> {
  var title: Text
  var actions: Actions
  var message: Message
  var dismiss: () -> Void
}

extension AlertCard: View {
  var body: some View {
    ZStack {
      Color.black.opacity(Looks.control(.sheetDimOpacity)).ignoresSafeArea()
      VStack(spacing: 0) {
        VStack(spacing: Looks.control(.controlSpacing) / 2) {
          title.font(.headline).multilineTextAlignment(.center)
          message.font(.footnote).multilineTextAlignment(.center)
        }
        .padding(Looks.length(.padding))
        DialogActions(actions: actions, dismiss: dismiss)
      }
      .frame(width: Looks.control(.alertWidth))
      .background(
        .regularMaterial, in: RoundedRectangle(cornerRadius: Looks.control(.alertCornerRadius)))
    }
  }
}

/// Buttons at the bottom of the stage.
private struct ConfirmationCard<Actions: View, Message: View> {
  var title: Text?
  var actions: Actions
  var message: Message
  var dismiss: () -> Void
}

extension ConfirmationCard: View {
  var body: some View {
    ZStack(alignment: .bottom) {
      Dimming(onTap: dismiss)
      VStack(spacing: 0) {
        VStack(spacing: Looks.control(.controlSpacing) / 2) {
          title?.font(.footnote.bold()).foregroundStyle(.secondary)
          message.font(.footnote).foregroundStyle(.secondary)
        }
        .padding(Looks.length(.padding))
        DialogActions(actions: actions, dismiss: dismiss)
      }
      .frame(maxWidth: .infinity)
      .background(
        .regularMaterial, in: RoundedRectangle(cornerRadius: Looks.control(.alertCornerRadius))
      )
      .padding(Looks.control(.sheetInset))
    }
  }
}

/// The buttons of a dialog, below one another, each of which also takes the dialog away.
private struct DialogActions<Actions: View>: View {
  var actions: Actions
  var dismiss: () -> Void

  var body: some View {
    DialogButtons { actions }.buttonStyle(DialogButtonStyle(dismiss: dismiss))
  }
}

private struct DialogButtonStyle: PrimitiveButtonStyle {
  var dismiss: () -> Void

  func makeBody(configuration: Configuration) -> some View {
    Button(role: configuration.role) {
      configuration.trigger()
      dismiss()
    } label: {
      configuration.label
        .frame(maxWidth: .infinity, minHeight: Looks.control(.alertButtonHeight))
        .contentShape(Rectangle())
    }
    .buttonStyle(.borderless)
    .bold(configuration.role == .cancel)
  }
}

/// Views below one another with lines between.
private struct DialogButtons<Content: View>: View {
  var content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View {
    VStack(spacing: 0) {
      Divider()
      content
    }
  }
}

/// A message of the form before iOS 15.
public struct Alert {
  var title: Text
  var message: Text?
  var buttons: [Button]

  /// A button of an alert.
  public struct Button {
    var label: Text
    var role: ButtonRole?
    var action: (() -> Void)?

    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action)
    }

    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action)
    }

    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(label: Text("Cancel"), role: .cancel, action: action)
    }

    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action)
    }
  }

  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text("OK"))]
  }

  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

}

/// The buttons of a message of the older form.
private struct AlertButtons { var buttons: [Alert.Button] }

extension AlertButtons: View {
  var body: some View {
    ForEach(Array(buttons.enumerated()), id: \.offset) { _, button in
      Button(role: button.role, action: { button.action?() }, label: { button.label })
    }
  }
}

/// A list of choices of the form before iOS 15.
public struct ActionSheet {
  public typealias Button = Alert.Button

  var title: Text
  var message: Text?
  var buttons: [Button]

  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

extension Animation {
  fileprivate static var alert: Animation {
    .interpolatingSpring(
      stiffness: Looks.motion(.alertStiffness), damping: Looks.motion(.alertDamping))
  }
}

extension View {
  private nonisolated func alert<A: View, M: View>(
    id: AnyHashable?, title: Text, dismiss: @escaping () -> Void, actions: @escaping () -> A,
    message: @escaping () -> M
  ) -> some View {
    PresentationView(content: self, id: id) {
      [
        .init(
          view: AnyView(
            AlertCard(
              title: title, actions: MadeContent(actions), message: MadeContent(message),
              dismiss: dismiss)),
          transition: AnyTransition.opacity.animation(.alert))
      ]
    }
  }

  nonisolated func dialog<A: View, M: View>(
    id: AnyHashable?, title: Text?, dismiss: @escaping () -> Void, actions: @escaping () -> A,
    message: @escaping () -> M
  ) -> some View {
    PresentationView(content: self, id: id) {
      [
        .init(
          view: AnyView(
            ConfirmationCard(
              title: title, actions: MadeContent(actions), message: MadeContent(message),
              dismiss: dismiss)),
          transition: AnyTransition.move(edge: .bottom).combined(with: .opacity).animation(.alert))
      ]
    }
  }

  /// Shows a message while the value is true.
  public nonisolated func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(
      Text(titleKey), isPresented: isPresented, actions: actions, message: { EmptyView() })
  }

  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: { EmptyView() })
  }

  public nonisolated func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions, message: { EmptyView() })
  }

  public nonisolated func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  public nonisolated func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alert(
      id: isPresented.wrappedValue ? true : nil, title: title,
      dismiss: { isPresented.wrappedValue = false }, actions: actions, message: message)
  }

  /// Shows a message about a value while there is one and `isPresented` is true.
  public nonisolated func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(
      id: isPresented.wrappedValue && data != nil ? true : nil, title: Text(titleKey),
      dismiss: { isPresented.wrappedValue = false }, actions: { data.map(actions) },
      message: { data.map(message) })
  }

  public nonisolated func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(
      titleKey, isPresented: isPresented, presenting: data, actions: actions,
      message: { _ in EmptyView() })
  }

  /// Shows a message of the form before iOS 15.
  public nonisolated func alert(
    isPresented: Binding<Bool>, content: @escaping () -> Alert
  ) -> some View {
    let shown = isPresented.wrappedValue ? content() : nil
    return alert(
      id: shown == nil ? nil : true, title: shown?.title ?? Text(verbatim: ""),
      dismiss: { isPresented.wrappedValue = false },
      actions: { shown.map { AlertButtons(buttons: $0.buttons) } }, message: { shown?.message })
  }

  /// Shows a message of the form before iOS 15 for an item while there is one.
  public nonisolated func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    let shown = item.wrappedValue.map(content)
    return alert(
      id: item.wrappedValue.map { AnyHashable($0.id) },
      title: shown?.title ?? Text(verbatim: ""), dismiss: { item.wrappedValue = nil },
      actions: { shown.map { AlertButtons(buttons: $0.buttons) } }, message: { shown?.message })
  }

  /// Shows choices at the bottom of the stage while the value is true.
  public nonisolated func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    confirmationDialog(
      titleKey, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: { EmptyView() })
  }

  public nonisolated func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    dialog(
      id: isPresented.wrappedValue ? true : nil,
      title: titleVisibility == .visible ? Text(titleKey) : nil,
      dismiss: { isPresented.wrappedValue = false }, actions: actions, message: message)
  }

  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    dialog(
      id: isPresented.wrappedValue ? true : nil,
      title: titleVisibility == .visible ? Text(title) : nil,
      dismiss: { isPresented.wrappedValue = false }, actions: actions,
      message: { EmptyView() })
  }

  /// Shows choices of the form before iOS 15.
  public nonisolated func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    let shown = isPresented.wrappedValue ? content() : nil
    let alert = shown.map { sheet in
      var alert = Alert(title: sheet.title, message: sheet.message)
      alert.buttons = sheet.buttons
      return alert
    }
    return dialog(
      id: shown == nil ? nil : true, title: shown?.title,
      dismiss: { isPresented.wrappedValue = false },
      actions: { alert.map { AlertButtons(buttons: $0.buttons) } }, message: { shown?.message })
  }
}
