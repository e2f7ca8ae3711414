import Foundation
import InbetweenViewGraph

/// The label in the tint on a ground of the faded tint.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: BorderedLook(isProminent: false), configuration: configuration)
  }
}

/// The label in white on a ground of the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: BorderedLook(isProminent: true), configuration: configuration)
  }
}

private struct BorderedLook: ButtonStyle {
  var isProminent: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var size
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.buttonBorderShape) private var shape

  func makeBody(configuration: Configuration) -> some View {
    let metrics = BorderedMetrics(size)
    SizedButtonLabel(configuration.label)
      .padding(.horizontal, metrics.paddingX)
      .padding(.vertical, metrics.paddingY)
      .frame(minHeight: metrics.minimumHeight)
      .modifier(ForegroundModifier(style: title(configuration.role)))
      .background(ground(configuration.role), in: shape)
      .opacity(
        configuration.isPressed ? Looks.control(.buttonBorderedPressedOpacity) : 1
      )
      .animation(
        .easeInOut(
          duration: Looks.motion(configuration.isPressed ? .buttonPress : .buttonRelease)),
        value: configuration.isPressed)
  }

  private func tint(_ role: ButtonRole?) -> AnyShapeStyle {
    role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
  }

  private func title(_ role: ButtonRole?) -> AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(.palette(.disabledTitle, name: "disabled"))) }
    return isProminent ? AnyShapeStyle(Color.white) : tint(role)
  }

  private func ground(_ role: ButtonRole?) -> AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(FillShapeStyle().tertiary) }
    if isProminent { return tint(role) }
    let alpha: Looks.Control =
      colorScheme == .dark ? .buttonTintedFillDark : .buttonTintedFillLight
    return AnyShapeStyle(tint(role).opacity(Looks.control(alpha)))
  }
}

/// Lengths of a bordered button, points.
private struct BorderedMetrics {
  var paddingX: CGFloat
  var paddingY: CGFloat
  var minimumHeight: CGFloat

  init(_ size: ControlSize) {
    switch size {
    case .mini, .small:
      paddingX = Looks.control(.buttonPaddingXSmall)
      paddingY = Looks.control(.buttonPaddingYSmall)
      minimumHeight = Looks.control(.buttonMinimumHeightSmall)
    case .regular:
      paddingX = Looks.control(.buttonPaddingXRegular)
      paddingY = Looks.control(.buttonPaddingYRegular)
      minimumHeight = Looks.control(.buttonMinimumHeightRegular)
    case .large, .extraLarge:
      paddingX = Looks.control(.buttonPaddingXLarge)
      paddingY = Looks.control(.buttonPaddingYLarge)
      minimumHeight = Looks.control(.buttonMinimumHeightLarge)
    }
  }
}

private enum ButtonBorderShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
  public var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

extension View {
  /// The border of bordered buttons below.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public nonisolated static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public nonisolated static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
