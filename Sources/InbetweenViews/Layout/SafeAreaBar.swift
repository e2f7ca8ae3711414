import Foundation
import InbetweenViewGraph

extension View {
  /// Puts a bar along the top or bottom and keeps this view clear of it, as `safeAreaInset` does.
  public nonisolated func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Puts a bar along the leading or trailing side and keeps this view clear of it.
  public nonisolated func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Shows the picture of the view mirrored and blurred where the safe area reaches beyond it.
  public nonisolated func backgroundExtensionEffect() -> some View {
    background {
      ZStack {
        // What lies beyond an edge is the picture turned over at that edge.
        self.scaleEffect(x: 1, y: -1, anchor: .top).blur(radius: 12)
        self.scaleEffect(x: 1, y: -1, anchor: .bottom).blur(radius: 12)
      }
      .accessibilityHidden(true)
      .allowsHitTesting(false)
    }
  }

  /// As the effect without a parameter where it is enabled.
  @ViewBuilder
  public nonisolated func backgroundExtensionEffect(isEnabled: Bool) -> some View {
    if isEnabled { backgroundExtensionEffect() } else { self }
  }
}
