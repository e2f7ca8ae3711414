import SwiftUI

/// A phase without an animation is jumped to: the light goes on at once and fades out slowly.
struct NilPhase: View {
  @State private var messages = 0

  var body: some View {
    VStack(spacing: 24) {
      Circle()
        .fill(.blue)
        .frame(width: 64, height: 64)
        .overlay { Image(systemName: "envelope.fill").foregroundStyle(.white).font(.title2) }
        .phaseAnimator([false, true], trigger: messages) { content, isLit in
          content
            .shadow(color: .blue.opacity(isLit ? 0.9 : 0), radius: 24)
            .brightness(isLit ? 0.25 : 0)
        } animation: { isLit in
          isLit ? nil : .easeOut(duration: 1.2)
        }
      Button("Message") { messages += 1 }
    }
  }
}

#Preview("Nil phase", traits: .fixedLayout(width: 220, height: 200)) {
  NilPhase()
}
