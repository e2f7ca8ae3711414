import SwiftUI

/// A circle that breathes, gated where the loop is switched on: under Reduce Motion it is a still
/// that says the same.
struct Breathing: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  private struct Breath {
    var scale = 1.0
    var glow = 0.25
  }

  var body: some View {
    ZStack {
      Circle()
        .fill(.teal.gradient)
        .frame(width: 96, height: 96)
        .keyframeAnimator(initialValue: Breath(), repeating: !reduceMotion) { content, breath in
          content
            .scaleEffect(breath.scale)
            .shadow(color: .teal.opacity(breath.glow), radius: 22)
        } keyframes: { _ in
          KeyframeTrack(\.scale) {
            CubicKeyframe(1.12, duration: 1.2)
            CubicKeyframe(1, duration: 1.6)
          }
          KeyframeTrack(\.glow) {
            CubicKeyframe(0.8, duration: 1.2)
            CubicKeyframe(0.25, duration: 1.6)
          }
        }
      Text("Breathe").font(.headline).foregroundStyle(.white)
    }
  }
}

#Preview("Breathing", traits: .fixedLayout(width: 220, height: 180)) {
  Breathing()
}
