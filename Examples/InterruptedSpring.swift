import SwiftUI

/// A spring that is turned round in mid-flight goes on from where it is, with the speed it has.
struct InterruptedSpring: View {
  @State private var isAway = false

  var body: some View {
    VStack(spacing: 26) {
      Circle()
        .fill(.purple)
        .frame(width: 44, height: 44)
        .frame(width: 220, alignment: isAway ? .trailing : .leading)
        .background(.quaternary, in: Capsule())
      Button("Turn") {
        withAnimation(.spring(duration: 0.7, bounce: 0.25)) { isAway.toggle() }
      }
    }
  }
}

#Preview("Interrupted spring", traits: .fixedLayout(width: 280, height: 160)) {
  InterruptedSpring()
}
