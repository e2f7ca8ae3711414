import SwiftUI

/// A star that never rests: phases without a trigger follow one another for as long as it is there.
struct LoopingBadge: View {
  private enum Pose: CaseIterable { case rest, lift, land }

  var body: some View {
    Image(systemName: "star.fill")
      .font(.system(size: 56))
      .foregroundStyle(.yellow)
      .phaseAnimator(Pose.allCases) { content, pose in
        content
          .scaleEffect(pose == .lift ? 1.25 : 1)
          .offset(y: pose == .lift ? -14 : 0)
          .rotationEffect(.degrees(pose == .land ? -10 : 0))
      } animation: { pose in
        switch pose {
        case .rest: .smooth(duration: 0.5)
        case .lift: .spring(duration: 0.35, bounce: 0.4)
        case .land: .bouncy
        }
      }
  }
}

#Preview("Looping badge", traits: .fixedLayout(width: 200, height: 160)) {
  LoopingBadge()
}
