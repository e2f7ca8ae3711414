import SwiftUI

/// A timeline sampled outside any view: the same curve moves a ball and draws its own graph.
struct SampledTimeline: View {
  @State private var isPlaying = false

  private static let bounce = KeyframeTimeline(initialValue: 0.0) {
    CubicKeyframe(1, duration: 0.5)
    SpringKeyframe(0.25, duration: 0.6, spring: .bouncy)
    LinearKeyframe(0, duration: 0.3)
  }

  private static var graph: Path {
    Path { path in
      for step in 0...120 {
        let share = Double(step) / 120
        let point = CGPoint(x: share * 200, y: 90 - bounce.value(progress: share) * 80)
        if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
    }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      Self.graph
        .stroke(.indigo, style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
        .frame(width: 200, height: 100)
      Circle()
        .fill(.indigo)
        .frame(width: 22, height: 22)
        .keyframeAnimator(initialValue: 0.0) { content, time in
          content.offset(x: Self.bounce.value(time: time) * 178)
        } keyframes: { _ in
          LinearKeyframe(Self.bounce.duration, duration: Self.bounce.duration)
          LinearKeyframe(Self.bounce.duration, duration: 0.4)
        }
    }
    .padding(20)
  }
}

#Preview("Sampled timeline", traits: .fixedLayout(width: 260, height: 190)) {
  SampledTimeline()
}
