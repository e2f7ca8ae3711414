import SwiftUI

/// A badge that confirms a save: once through three poses, each time the count goes up.
struct SavedBadge: View {
  @State private var saves = 0

  private enum Pose: CaseIterable {
    case rest, lift, settle

    var scale: Double { self == .lift ? 1.12 : 1 }
    var height: Double { self == .lift ? -10 : 0 }
    var tilt: Angle { self == .settle ? .degrees(-4) : .zero }
  }

  var body: some View {
    VStack(spacing: 28) {
      Label("Saved", systemImage: "checkmark.circle.fill")
        .font(.title2.bold())
        .foregroundStyle(.white)
        .padding(.horizontal, 22)
        .padding(.vertical, 12)
        .background(Color.green, in: Capsule())
        .phaseAnimator(Pose.allCases, trigger: saves) { content, pose in
          content
            .rotationEffect(pose.tilt)
            .scaleEffect(pose.scale)
            .offset(y: pose.height)
        } animation: { pose in
          switch pose {
          case .rest: .smooth(duration: 0.2)
          case .lift: .snappy(duration: 0.22)
          case .settle: .spring(duration: 0.3, bounce: 0.35)
          }
        }
      Button("Save") { saves += 1 }
        .buttonStyle(.borderedProminent)
    }
  }
}

#Preview("Saved badge", traits: .fixedLayout(width: 260, height: 200)) {
  SavedBadge()
}
