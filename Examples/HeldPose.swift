import SwiftUI

/// A pose is held by the delay of the animation out of it: a bell that rings, waits, rings again.
struct HeldPose: View {
  private enum Swing: CaseIterable {
    case still, left, right, back

    var angle: Angle {
      switch self {
      case .still: .zero
      case .left: .degrees(-22)
      case .right: .degrees(18)
      case .back: .degrees(-8)
      }
    }
  }

  var body: some View {
    Image(systemName: "bell.fill")
      .font(.system(size: 52))
      .foregroundStyle(.orange)
      .phaseAnimator(Swing.allCases) { content, swing in
        content.rotationEffect(swing.angle, anchor: .top)
      } animation: { swing in
        switch swing {
        case .left: .easeOut(duration: 0.12).delay(0.9)
        case .right: .easeInOut(duration: 0.16)
        case .back: .easeInOut(duration: 0.14)
        case .still: .spring(duration: 0.4, bounce: 0.4)
        }
      }
  }
}

#Preview("Held pose", traits: .fixedLayout(width: 200, height: 160)) {
  HeldPose()
}
