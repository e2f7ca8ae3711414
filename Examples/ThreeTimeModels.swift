import SwiftUI

/// The same hop three times: by a state and its animation, by phases, by keyframes. The smallest
/// model that is enough is the right one.
struct ThreeTimeModels: View {
  @State private var hops = 0
  @State private var isUp = false

  private struct Hop {
    var height = 0.0
    var stretch = 1.0
  }

  var body: some View {
    VStack(spacing: 22) {
      HStack(alignment: .bottom, spacing: 36) {
        column("state") {
          ball(.red).offset(y: isUp ? -40 : 0)
        }
        column("phases") {
          ball(.orange).phaseAnimator([0.0, -40.0], trigger: hops) { content, height in
            content.offset(y: height)
          } animation: { height in
            height == 0 ? .easeIn(duration: 0.25) : .easeOut(duration: 0.25)
          }
        }
        column("keyframes") {
          ball(.green).keyframeAnimator(initialValue: Hop(), trigger: hops) { content, hop in
            content
              .scaleEffect(x: 2 - hop.stretch, y: hop.stretch, anchor: .bottom)
              .offset(y: hop.height)
          } keyframes: { _ in
            KeyframeTrack(\.height) {
              CubicKeyframe(-40, duration: 0.25)
              CubicKeyframe(0, duration: 0.25)
            }
            KeyframeTrack(\.stretch) {
              CubicKeyframe(1.15, duration: 0.15)
              CubicKeyframe(1, duration: 0.2)
              CubicKeyframe(0.8, duration: 0.15)
              SpringKeyframe(1, spring: .bouncy)
            }
          }
        }
      }
      Button("Hop") {
        hops += 1
        withAnimation(.easeOut(duration: 0.25)) {
          isUp = true
        } completion: {
          withAnimation(.easeIn(duration: 0.25)) { isUp = false }
        }
      }
    }
    .padding(.top, 50)
  }

  private func ball(_ color: Color) -> some View {
    Circle().fill(color.gradient).frame(width: 34, height: 34)
  }

  private func column(_ name: String, @ViewBuilder content: () -> some View) -> some View {
    VStack(spacing: 8) {
      content()
      Text(name).font(.caption).foregroundStyle(.secondary)
    }
  }
}

#Preview("Three time models", traits: .fixedLayout(width: 320, height: 210)) {
  ThreeTimeModels()
}
