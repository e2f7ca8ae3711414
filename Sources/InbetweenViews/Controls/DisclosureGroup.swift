import Foundation
import InbetweenViewGraph

/// Content that a touch shows and hides.
public struct DisclosureGroup<Label: View, Content: View> {
  var isExpanded: Binding<Bool>?
  var content: () -> Content
  var label: Label

  public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.content = content
    self.label = label()
  }

  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.content = content
    self.label = label()
  }
}

extension DisclosureGroup where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }

  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

extension DisclosureGroup: View {
  public var body: some View {
    DisclosureBody(given: isExpanded, content: content, label: label)
  }
}

private struct DisclosureBody<Label: View, Content: View>: View {
  var given: Binding<Bool>?
  var content: () -> Content
  var label: Label
  @State private var own = false
  @Environment(\.disclosureGroupStyle) private var style

  var body: some View {
    style.make(
      DisclosureGroupStyleConfiguration(
        label: .init(label), content: .init(MadeContent(content)), isExpanded: given ?? $own))
  }
}

public struct DisclosureGroupStyleConfiguration {
  public typealias Label = _StyledContent<DisclosureGroupStyleConfiguration, _LabelPart>
  public typealias Content = _StyledContent<DisclosureGroupStyleConfiguration, _ContentPart>

  public let label: Label
  public let content: Content
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

/// How disclosure groups look.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The label with a mark at its end that turns, and the content below.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    let isExpanded = configuration.$isExpanded
    VStack(alignment: .leading) {
      HStack {
        configuration.label
        Spacer()
        Image(systemName: "chevron.forward")
          .foregroundStyle(.tint)
          .rotationEffect(.degrees(isExpanded.wrappedValue ? 90 : 0))
      }
      .contentShape(Rectangle())
      .gesture(ButtonGesture(action: { toggle(isExpanded) }, onPress: { _ in }))
      .modifier(
        ElementModifier(
          ElementFacts(
            role: .disclosure, value: isExpanded.wrappedValue ? "open" : "closed",
            activate: { toggle(isExpanded) })))
      if isExpanded.wrappedValue {
        configuration.content.padding(.leading, Looks.control(.disclosureIndent))
      }
    }
  }

  private func toggle(_ isExpanded: Binding<Bool>) {
    withAnimation { isExpanded.wrappedValue.toggle() }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public nonisolated static var automatic: AutomaticDisclosureGroupStyle {
    AutomaticDisclosureGroupStyle()
  }
}

/// Some style of disclosure groups.
struct AnyDisclosureGroupStyle {
  let make: @MainActor (DisclosureGroupStyleConfiguration) -> AnyView

  init<S: DisclosureGroupStyle>(_ style: S) {
    // It stays on the thread it is on; see `onMain`.
    nonisolated(unsafe) let style = style
    make = { configuration in
      AnyView(StyleHost(style: style, make: { $0.makeBody(configuration: configuration) }))
    }
  }
}

private enum DisclosureGroupStyleKey: EnvironmentKey {
  static var defaultValue: AnyDisclosureGroupStyle {
    AnyDisclosureGroupStyle(AutomaticDisclosureGroupStyle())
  }
}

extension EnvironmentValues {
  var disclosureGroupStyle: AnyDisclosureGroupStyle {
    get { self[DisclosureGroupStyleKey.self] }
    set { self[DisclosureGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// How disclosure groups below look.
  public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    transformEnvironment(\.disclosureGroupStyle) { $0 = AnyDisclosureGroupStyle(style) }
  }
}

/// Rows of a tree: those with others below them show and hide these.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Row: View> {
  var data: Data
  var id: KeyPath<Data.Element, ID>
  var children: KeyPath<Data.Element, Data?>
  var row: (Data.Element) -> Row
}

extension OutlineGroup where Data.Element: Identifiable, ID == Data.Element.ID {
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Row
  ) {
    self.init(data: data, id: \.id, children: children, row: content)
  }
}

extension OutlineGroup {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Row
  ) {
    self.init(data: data, id: id, children: children, row: content)
  }

  /// One root.
  public init<Root>(
    _ root: Root, children: KeyPath<Root, [Root]?>, @ViewBuilder content: @escaping (Root) -> Row
  ) where Root: Identifiable, Data == [Root], ID == Root.ID {
    self.init(data: [root], id: \.id, children: children, row: content)
  }
}

extension OutlineGroup: View {
  public var body: some View {
    let (id, children, row) = (id, children, row)
    ForEach(data, id: id) { element in
      if let below = element[keyPath: children] {
        DisclosureGroup {
          // Trees have no bound, and so no type of their own.
          AnyView(OutlineGroup(data: below, id: id, children: children, row: row))
        } label: {
          row(element)
        }
      } else {
        row(element)
      }
    }
  }
}
