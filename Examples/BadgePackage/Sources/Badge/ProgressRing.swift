import SwiftUI

/// The part of a circle that is done.
@Animatable
struct Arc: Shape {
  var share: Double
  @AnimatableIgnored var clockwise = true

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2,
        startAngle: .degrees(-90), endAngle: .degrees(-90 + 360 * share * (clockwise ? 1 : -1)),
        clockwise: !clockwise)
    }
  }
}

/// A ring that fills as work goes on, and turns while nobody knows how long it takes; under Reduce
/// Motion it stands still.
public struct ProgressRing: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var isTurning = false
  let share: Double?

  public init(share: Double?) { self.share = share }

  public var body: some View {
    Arc(share: share ?? 0.25)
      .stroke(.blue, lineWidth: 6)
      .frame(width: 60, height: 60)
      .animation(.easeInOut(duration: 0.5), value: share)
      .rotationEffect(.degrees(isTurning ? 360 : 0))
      .accessibilityElement()
      .accessibilityIdentifier("ring")
      .onAppear {
        guard share == nil, !reduceMotion else { return }
        withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { isTurning = true }
      }
  }
}

#Preview("Half") { ProgressRing(share: 0.5) }
#Preview("Unknown") { ProgressRing(share: nil) }
