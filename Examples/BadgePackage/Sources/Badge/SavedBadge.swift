import SwiftUI

/// Says that something was saved: a hop and a fade, each time the trigger changes.
public struct SavedBadge: View {
  enum Phase: CaseIterable {
    case rest, hop, settle
  }

  let saves: Int

  public init(saves: Int) { self.saves = saves }

  public var body: some View {
    Text("Saved")
      .phaseAnimator(Phase.allCases, trigger: saves) { content, phase in
        content
          .offset(y: phase == .hop ? -12 : 0)
          .opacity(phase == .rest ? 0.4 : 1)
      } animation: { phase in
        switch phase {
        case .hop: .snappy(duration: 0.2)
        case .settle: .bouncy(duration: 0.4)
        case .rest: .easeOut(duration: 0.3).delay(0.5)
        }
      }
  }
}

#Preview {
  SavedBadge(saves: 1)
}
