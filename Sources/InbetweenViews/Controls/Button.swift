import InbetweenViewGraph

/// What a button is for.
public struct ButtonRole: Hashable, Sendable {
  private let name: String

  /// Deletes something.
  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
  public static let confirm = ButtonRole(name: "confirm")
  public static let close = ButtonRole(name: "close")
}

/// A control that does something when it is touched.
public struct Button<Label: View> {
  var role: ButtonRole?
  var action: () -> Void
  var label: Label

  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
  }

  public init(
    role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }
}

extension Button where Label == Text {
  public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }

  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == InbetweenViews.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String,
    action: @escaping () -> Void
  ) {
    self.init(action: action) { InbetweenViews.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping () -> Void
  ) {
    self.init(action: action) { InbetweenViews.Label(title, systemImage: systemImage) }
  }

  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) {
      InbetweenViews.Label(titleKey, systemImage: systemImage)
    }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { InbetweenViews.Label(title, systemImage: systemImage) }
  }

  public init(
    _ titleKey: LocalizedStringKey, image: String, action: @escaping () -> Void
  ) {
    self.init(action: action) { InbetweenViews.Label(titleKey, image: image) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button of a configuration, in another style.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

extension Button: View {
  public var body: some View { ButtonBody(role: role, action: action, label: label) }
}

/// A button in the style of its place.
private struct ButtonBody<Label: View>: View {
  var role: ButtonRole?
  var action: () -> Void
  var label: Label
  @Environment(\.buttonStyle) private var style

  var body: some View {
    style.make(
      PrimitiveButtonStyleConfiguration(
        role: role, label: PrimitiveButtonStyleConfiguration.Label(label), action: action)
    )
    .modifier(ElementModifier(role: .button, activate: { action() }))
  }
}
