import Foundation
import InbetweenViewGraph

/// A control that shows a page.
public struct NavigationLink<Label: View, Destination: View> {
  enum Target {
    case view(() -> Destination)
    case value(AnyHashable?)
    /// Shown while a binding is true.
    case active(Binding<Bool>, () -> Destination)
  }

  var target: Target
  var label: Label
}

extension NavigationLink {
  public init(
    @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(target: .view(destination), label: label())
  }

  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(target: .view({ destination }), label: label())
  }

  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(target: .active(isActive, destination), label: label())
  }

  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(target: .active(isActive, { destination }), label: label())
  }
}

extension NavigationLink {
  /// Shows the page while the selection has the link's tag.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(target: .active(selection.isTag(tag), destination), label: label())
  }

  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(target: .active(selection.isTag(tag), { destination }), label: label())
  }
}

extension Binding {
  /// Whether an optional value is this one; set to true it becomes that, to false it becomes nil.
  fileprivate func isTag<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
    derived(
      get: { $0 == tag },
      set: { value, isTag in if isTag { value = tag } else if value == tag { value = nil } })
  }
}

extension NavigationLink where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(target: .active(isActive, { destination }), label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(target: .active(isActive, { destination }), label: Text(title))
  }

  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(
      target: .active(selection.isTag(tag), { destination }), label: Text(titleKey))
  }

  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(target: .view(destination), label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(target: .view(destination), label: Text(title))
  }

  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(target: .view({ destination }), label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(target: .view({ destination }), label: Text(title))
  }
}

extension NavigationLink where Destination == Never {
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(target: .value(value.map { AnyHashable($0) }), label: label())
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(target: .value(value.map { AnyHashable($0) }), label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(target: .value(value.map { AnyHashable($0) }), label: Text(title))
  }
}

extension NavigationLink: View {
  public var body: some View { LinkToPage(target: target, label: label) }
}

private struct LinkToPage<Label: View, Destination: View>: View {
  var target: NavigationLink<Label, Destination>.Target
  var label: Label
  @Environment(\.navigation) private var navigation
  @Environment(\.isInList) private var isInList
  @Namespace private var identity

  var body: some View {
    Button(action: follow) {
      if isInList {
        // In a list the row is the link, with a mark at its end.
        HStack {
          label.foregroundStyle(.primary)
          Spacer()
          Image(systemName: "chevron.forward").imageScale(.small).foregroundStyle(.tertiary)
            .accessibilityHidden(true)
        }
        .contentShape(Rectangle())
      } else {
        label
      }
    }
    .onChange(of: isActive, initial: true) { _, isActive in
      guard case .active(_, let destination) = target else { return }
      navigation?.show(
        AnyHashable(identity), isActive ? AnyView(watched(MadeContent(destination))) : nil)
    }
  }

  private var isActive: Bool {
    if case .active(let binding, _) = target { binding.wrappedValue } else { false }
  }

  /// A page whose leaving sets the binding back.
  private func watched(_ destination: MadeContent<Destination>) -> some View {
    destination.onDisappear {
      if case .active(let binding, _) = target { binding.wrappedValue = false }
    }
  }

  private func follow() {
    switch target {
    case .view(let destination):
      navigation?.show(AnyHashable(identity), AnyView(MadeContent(destination)))
    case .value(let value): if let value { navigation?.push(value) }
    case .active(let binding, _): binding.wrappedValue = true
    }
  }
}

/// Tells the stack around the view of a type of values.
private struct DestinationModifier<Value: Hashable, Destination: View> {
  var destination: (Value) -> Destination
}

extension DestinationModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.modifier(DestinationRegistration(destination: destination))
  }
}

private struct DestinationRegistration<Value: Hashable, Destination: View> {
  var destination: (Value) -> Destination
}

extension DestinationRegistration: ViewModifier {
  func body(content: Content) -> some View {
    RegisteringContent(content: content, destination: destination)
  }
}

private struct RegisteringContent<Content: View, Value: Hashable, Destination: View> {
  var content: Content
  var destination: (Value) -> Destination
  @Environment(\.navigation) private var navigation

  init(content: Content, destination: @escaping (Value) -> Destination) {
    self.content = content
    self.destination = destination
  }
}

extension RegisteringContent: View {
  var body: some View {
    content.onAppear {
      let destination = destination
      navigation?.register(ObjectIdentifier(Value.self)) { value in
        (value.base as? Value).map { value in AnyView(MadeContent { destination(value) }) }
      }
    }
  }
}

/// Shows a page of its own while something is the case.
private struct ShownPage<Content: View, Destination: View> {
  var content: Content
  var id: AnyHashable?
  var dismiss: () -> Void
  var destination: () -> Destination
  @Environment(\.navigation) private var navigation
  @Namespace private var identity

  init(
    content: Content, id: AnyHashable?, dismiss: @escaping () -> Void,
    destination: @escaping () -> Destination
  ) {
    self.content = content
    self.id = id
    self.dismiss = dismiss
    self.destination = destination
  }
}

extension ShownPage: View {
  var body: some View {
    content.onChange(of: id, initial: true) { _, id in
      navigation?.show(
        AnyHashable(identity),
        id == nil ? nil : AnyView(MadeContent(destination).onDisappear(perform: dismiss)))
    }
  }
}

extension View {
  /// The page of values of a type, for the stack around.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(DestinationModifier(destination: destination))
  }

  /// Shows a page while the value is true.
  public nonisolated func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    ShownPage(
      content: self, id: isPresented.wrappedValue ? true : nil,
      dismiss: { isPresented.wrappedValue = false }, destination: destination)
  }

  /// Shows a page for an item while there is one.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    let shown = item.wrappedValue
    return ShownPage(
      content: self, id: shown.map { AnyHashable($0) }, dismiss: { item.wrappedValue = nil },
      destination: { shown.map(destination) })
  }
}
