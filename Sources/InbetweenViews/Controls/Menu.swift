import Foundation
import InbetweenViewGraph

/// A button that opens a list of actions beside itself.
public struct Menu<Label: View, Content: View> {
  var content: Content
  var label: Label
  var primaryAction: (() -> Void)?

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// - Parameter primaryAction: what a tap does; a long press opens the list.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.content = content()
    self.label = label()
    self.primaryAction = primaryAction
  }
}

extension Menu where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == InbetweenViews.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { InbetweenViews.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { InbetweenViews.Label(title, systemImage: systemImage) }
  }
}

extension Menu: View {
  public var body: some View {
    MenuBody(content: content, label: label, primaryAction: primaryAction)
  }
}

private struct MenuBody<Label: View, Content: View>: View {
  var content: Content
  var label: Label
  var primaryAction: (() -> Void)?
  @State private var isOpen = false

  var body: some View {
    Button(action: { if let primaryAction { primaryAction() } else { isOpen.toggle() } }) { label }
      .simultaneousGesture(
        LongPressGesture().onEnded { _ in isOpen = true }, isEnabled: primaryAction != nil
      )
      .modifier(CardPresenter(isOpen: $isOpen, dims: false, items: content))
      .modifier(
        ElementModifier(
          ElementFacts(
            role: .menu, value: isOpen ? "open" : "closed", activate: { isOpen.toggle() })))
  }
}

/// How menus look. All alike here.
public protocol MenuStyle {}
public struct DefaultMenuStyle: MenuStyle { public init() {} }
public struct ButtonMenuStyle: MenuStyle { public init() {} }
public struct BorderlessButtonMenuStyle: MenuStyle { public init() {} }
extension MenuStyle where Self == DefaultMenuStyle {
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// The order of the rows of a menu. They stand as they are written here.
public struct MenuOrder: Hashable, Sendable {
  private let name: String
  public static let automatic = MenuOrder(name: "automatic")
  public static let fixed = MenuOrder(name: "fixed")
  public static let priority = MenuOrder(name: "priority")
}

/// Whether a row of a menu takes the menu away. It always does here.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

extension View {
  /// Menus look alike in all styles.
  public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }

  /// Menus show no mark of their own.
  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View { self }

  /// Rows of menus stand as they are written.
  public nonisolated func menuOrder(_ order: MenuOrder) -> some View { self }

  /// Each row of a menu takes the menu away.
  public nonisolated func menuActionDismissBehavior(
    _ behavior: MenuActionDismissBehavior
  ) -> some View {
    self
  }
}
