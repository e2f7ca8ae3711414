import InbetweenViewGraph

/// The look that suits the place: the label in the tint; fades while it is pressed.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: BorderlessLook(), configuration: configuration)
  }
}

/// The label in the tint; fades while it is pressed.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: BorderlessLook(), configuration: configuration)
  }
}

/// The label as it is; fades while it is pressed.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: PlainLook(), configuration: configuration)
  }
}

private struct BorderlessLook: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .modifier(ForegroundModifier(style: color(configuration.role)))
      .modifier(PressedFade(isPressed: configuration.isPressed))
  }

  private func color(_ role: ButtonRole?) -> AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(.palette(.disabledTitle, name: "disabled"))) }
    return role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
  }
}

private struct PlainLook: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .opacity(isEnabled ? 1 : Looks.control(.toggleDisabledOpacity))
      .modifier(PressedFade(isPressed: configuration.isPressed))
  }
}

/// Fades a label while it is pressed. The times are those of another toolkit, since SwiftUI's are
/// unknown.
struct PressedFade: ViewModifier {
  var isPressed: Bool
  @Environment(\.colorScheme) private var colorScheme

  func body(content: Content) -> some View {
    let pressed: Looks.Control =
      colorScheme == .dark ? .buttonPressedOpacityDark : .buttonPressedOpacityLight
    content
      .opacity(isPressed ? Looks.control(pressed) : 1)
      .animation(
        .easeInOut(duration: Looks.motion(isPressed ? .buttonPress : .buttonRelease)),
        value: isPressed)
  }
}

/// Sets the style of what is drawn below.
struct ForegroundModifier: ViewModifier {
  var style: AnyShapeStyle

  func body(content: Content) -> some View {
    content.transformEnvironment(\.foreground) { $0 = $0.setting([style]) }
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public nonisolated static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public nonisolated static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public nonisolated static var plain: PlainButtonStyle { PlainButtonStyle() }
}
