import InbetweenViewGraph

/// What a style of its own interaction gets of a button.
public struct PrimitiveButtonStyleConfiguration {
  public typealias Label = _StyledContent<PrimitiveButtonStyleConfiguration, _LabelPart>

  public let role: ButtonRole?
  public let label: Label
  let action: () -> Void

  /// Does what the button is for.
  public func trigger() { action() }
}

/// How buttons look and how they are used.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style gets of a button that is used as usual.
public struct ButtonStyleConfiguration {
  public typealias Label = _StyledContent<ButtonStyleConfiguration, _LabelPart>

  public let role: ButtonRole?
  public let label: Label
  /// A finger is on the button.
  public let isPressed: Bool
}

/// How buttons look.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A button that is touched as usual and looks as a style says.
struct PressableButton<Style: ButtonStyle>: View {
  var style: Style
  var configuration: PrimitiveButtonStyleConfiguration
  @State private var isPressed = false

  var body: some View {
    StyledButton(
      style: style,
      configuration: ButtonStyleConfiguration(
        role: configuration.role, label: ButtonStyleConfiguration.Label(configuration.label),
        isPressed: isPressed)
    )
    .gesture(ButtonGesture(action: configuration.trigger, onPress: { isPressed = $0 }))
  }
}

/// The body of a style, as a view of its own: a style may read the environment.
private struct StyledButton<Style: ButtonStyle>: View {
  var style: Style
  var configuration: ButtonStyleConfiguration

  var body: some View {
    StyleHost(style: style, make: { $0.makeBody(configuration: configuration) })
  }
}

/// Fills in the dynamic properties of a style before it makes its body.
struct StyleHost<Style, Content: View> {
  var style: Style
  var make: @MainActor (Style) -> Content
}

extension StyleHost: View {
  typealias Body = Never

  static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    StyleNode(view, context)
  }
}

private final class StyleNode<Style, Content: View>: TypedNode<StyleHost<Style, Content>> {
  private lazy var properties = PropertyOwner(node: self)
  private var child: TypedNode<Content>!

  override init(_ view: StyleHost<Style, Content>, _ context: NodeContext) {
    super.init(view, context)
    child = Content._makeNode(evaluate(), childContext)
  }

  private func evaluate() -> Content {
    var style = view.style
    return graph.evaluate(self, properties) {
      properties.install(&style)
      return view.make(style)
    }
  }

  override func refresh() { child.update(evaluate(), environment: environment) }

  override func environmentDidChange(_ new: EnvironmentValues) {
    let old = environment
    environment = new
    if new.differs(from: old, in: properties.tracker.keys) {
      refresh()
    } else {
      child.inherit(new)
    }
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) { visit(child) }

  override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? { child.trait(key) }

  override func didDetach() { properties.detach() }
}

/// Some style of buttons.
struct AnyButtonStyle {
  let make: @MainActor (PrimitiveButtonStyleConfiguration) -> AnyView

  init<S: PrimitiveButtonStyle>(_ style: S) {
    // It stays on the thread it is on; see `onMain`.
    nonisolated(unsafe) let style = style
    make = { configuration in
      AnyView(StyleHost(style: style, make: { $0.makeBody(configuration: configuration) }))
    }
  }

  init<S: ButtonStyle>(_ style: S) {
    // It stays on the thread it is on; see `onMain`.
    nonisolated(unsafe) let style = style
    make = { AnyView(PressableButton(style: style, configuration: $0)) }
  }
}

private enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: AnyButtonStyle { AnyButtonStyle(DefaultButtonStyle()) }
}

extension EnvironmentValues {
  var buttonStyle: AnyButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// How buttons below look.
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    transformEnvironment(\.buttonStyle) { $0 = AnyButtonStyle(style) }
  }

  /// How buttons below look and are used.
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    transformEnvironment(\.buttonStyle) { $0 = AnyButtonStyle(style) }
  }
}
