import SwiftUI

/// A reaction on three tracks: scale, rotation and height each have times of their own.
struct Reaction: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var likes = 0

  private struct Values {
    var scale = 1.0
    var rotation = Angle.zero
    var height = 0.0
  }

  var body: some View {
    Button {
      likes += 1
    } label: {
      Image(systemName: "hand.thumbsup.fill")
        .font(.system(size: 54))
        .foregroundStyle(.blue)
        .keyframeAnimator(initialValue: Values(), trigger: likes) { [reduceMotion] content, value in
          content
            .scaleEffect(reduceMotion ? 1 : value.scale)
            .rotationEffect(reduceMotion ? .zero : value.rotation)
            .offset(y: reduceMotion ? 0 : value.height)
        } keyframes: { _ in
          KeyframeTrack(\.scale) {
            SpringKeyframe(1.25, duration: 0.2, spring: .snappy)
            SpringKeyframe(1, spring: .bouncy)
          }
          KeyframeTrack(\.rotation) {
            CubicKeyframe(.degrees(-14), duration: 0.14)
            CubicKeyframe(.degrees(9), duration: 0.16)
            CubicKeyframe(.zero, duration: 0.22)
          }
          KeyframeTrack(\.height) {
            CubicKeyframe(-22, duration: 0.22)
            SpringKeyframe(0, spring: .bouncy)
          }
        }
    }
    .buttonStyle(.plain)
  }
}

#Preview("Reaction", traits: .fixedLayout(width: 200, height: 160)) {
  Reaction()
}
