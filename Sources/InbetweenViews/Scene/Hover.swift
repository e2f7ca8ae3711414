import Foundation
import InbetweenViewGraph

// A stage has fingers and no pointer: nothing hovers over a view. What follows is there so that
// files that say it compile, and changes nothing.

/// Where a pointer is over a view.
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

public struct HoverEffect: Hashable, Sendable {
  private let name: String
  public static let automatic = HoverEffect(name: "automatic")
  public static let highlight = HoverEffect(name: "highlight")
  public static let lift = HoverEffect(name: "lift")
}

/// How a pointer looks.
public struct PointerStyle: Hashable, Sendable {
  private let name: String
  public static let `default` = PointerStyle(name: "default")
  public static let link = PointerStyle(name: "link")
  public static let grabIdle = PointerStyle(name: "grabIdle")
  public static let grabActive = PointerStyle(name: "grabActive")
  public static let zoomIn = PointerStyle(name: "zoomIn")
  public static let zoomOut = PointerStyle(name: "zoomOut")
  public static let horizontalText = PointerStyle(name: "horizontalText")
  public static let verticalText = PointerStyle(name: "verticalText")
}

extension View {
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  public nonisolated func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    self
  }

  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  public nonisolated func hoverEffect(
    _ effect: HoverEffect = .automatic, isEnabled: Bool
  ) -> some View {
    self
  }

  public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  public nonisolated func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

  public nonisolated func pointerStyle(_ style: PointerStyle?) -> some View { self }

  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { self }

  public nonisolated func help(_ text: Text) -> some View { self }

  @_disfavoredOverload
  public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { self }
}
