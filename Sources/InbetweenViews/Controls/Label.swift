import InbetweenViewGraph

/// A title with a picture.
public struct Label<Title: View, Icon: View> {
  var title: Title
  var icon: Icon

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label where Title == Text, Icon == Image {
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    title = Text(titleKey)
    icon = Image(systemName: name)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.title = Text(title)
    icon = Image(systemName: name)
  }

  public init(_ titleKey: LocalizedStringKey, image name: String) {
    title = Text(titleKey)
    icon = Image(name)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.title = Text(title)
    icon = Image(name)
  }
}

extension Label
where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  public init(_ configuration: LabelStyleConfiguration) {
    title = configuration.title
    icon = configuration.icon
  }
}

extension Label: View {
  public var body: some View { LabelBody(title: title, icon: icon) }
}

/// A label in the style of its place.
private struct LabelBody<Title: View, Icon: View>: View {
  var title: Title
  var icon: Icon
  @Environment(\.labelStyle) private var style

  var body: some View {
    style.make(
      LabelStyleConfiguration(
        title: LabelStyleConfiguration.Title(title), icon: LabelStyleConfiguration.Icon(icon)))
  }
}

public struct LabelStyleConfiguration {
  public typealias Title = _StyledContent<LabelStyleConfiguration, _TitlePart>
  public typealias Icon = _StyledContent<LabelStyleConfiguration, _IconPart>

  public let title: Title
  public let icon: Icon
}

/// How labels look.
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The icon, then the title.
public struct TitleAndIconLabelStyle: LabelStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: Looks.length(.labelSpacing)) {
      configuration.icon
      configuration.title
    }
  }
}

public struct TitleOnlyLabelStyle: LabelStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

public struct IconOnlyLabelStyle: LabelStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon.modifier(
      AccessibilityLabelOfHidden(title: configuration.title))
  }
}

/// A view that is called by another one that does not show.
private struct AccessibilityLabelOfHidden<Title: View>: ViewModifier {
  var title: Title

  func body(content: Content) -> some View {
    ZStack {
      content
      title.modifier(UnseenModifier())
    }
  }
}

public struct DefaultLabelStyle: LabelStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  public nonisolated static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  public nonisolated static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  public nonisolated static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  public nonisolated static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// Some style of labels.
struct AnyLabelStyle {
  let make: @MainActor (LabelStyleConfiguration) -> AnyView

  init<S: LabelStyle>(_ style: S) {
    // It stays on the thread it is on; see `onMain`.
    nonisolated(unsafe) let style = style
    make = { AnyView(style.makeBody(configuration: $0)) }
  }
}

private enum LabelStyleKey: EnvironmentKey {
  static var defaultValue: AnyLabelStyle { AnyLabelStyle(DefaultLabelStyle()) }
}

extension EnvironmentValues {
  var labelStyle: AnyLabelStyle {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// How labels below look.
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    transformEnvironment(\.labelStyle) { $0 = AnyLabelStyle(style) }
  }
}

/// A view that takes no place and shows nothing, but still gives its words.
struct UnseenModifier: LayerModifier {
  func _makeLayer(_ child: RenderNode, owner: ViewNode) -> UnseenLayer {
    UnseenLayer(child, owner: owner)
  }

  func _updateLayer(_ layer: UnseenLayer, owner: ViewNode) {}
}
