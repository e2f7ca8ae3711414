import Foundation
import InbetweenViewGraph

/// Content under a frame with a title.
public struct GroupBox<Label: View, Content: View> {
  var label: Label
  var content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.label = label
  }
}

extension GroupBox where Label == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension GroupBox
where
  Label == GroupBoxStyleConfiguration.Label,
  Content == GroupBoxStyleConfiguration.Content
{
  /// The box of a configuration, for styles that add to another one.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

extension GroupBox: View {
  public var body: some View {
    GroupBoxBody(
      configuration: GroupBoxStyleConfiguration(label: .init(label), content: .init(content)))
  }
}

private struct GroupBoxBody: View {
  var configuration: GroupBoxStyleConfiguration
  @Environment(\.groupBoxStyle) private var style

  var body: some View { style.make(configuration) }
}

public struct GroupBoxStyleConfiguration {
  public typealias Label = _StyledContent<GroupBoxStyleConfiguration, _LabelPart>
  public typealias Content = _StyledContent<GroupBoxStyleConfiguration, _ContentPart>

  public let label: Label
  public let content: Content
}

/// How group boxes look.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The title above the content, on a ground with round corners.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.headline)
      VStack { configuration.content }.frame(maxWidth: .infinity)
    }
    .padding(Looks.length(.groupBoxPadding))
    .background(
      Color(.palette(.secondaryBackground, name: "secondaryBackground")),
      in: RoundedRectangle(cornerRadius: Looks.length(.groupBoxCornerRadius)))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public nonisolated static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

/// Some style of group boxes.
struct AnyGroupBoxStyle {
  let make: @MainActor (GroupBoxStyleConfiguration) -> AnyView

  init<S: GroupBoxStyle>(_ style: S) {
    // It stays on the thread it is on; see `onMain`.
    nonisolated(unsafe) let style = style
    make = { configuration in
      AnyView(StyleHost(style: style, make: { $0.makeBody(configuration: configuration) }))
    }
  }
}

private enum GroupBoxStyleKey: EnvironmentKey {
  static var defaultValue: AnyGroupBoxStyle { AnyGroupBoxStyle(DefaultGroupBoxStyle()) }
}

extension EnvironmentValues {
  var groupBoxStyle: AnyGroupBoxStyle {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}

extension View {
  /// How group boxes below look.
  public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    transformEnvironment(\.groupBoxStyle) { $0 = AnyGroupBoxStyle(style) }
  }
}
