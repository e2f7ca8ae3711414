import SwiftUI

extension EnvironmentValues {
  @Entry var badgeTint = Color.pink
}

/// A heart with a count: it pops and fills when it is tapped.
public struct LikeButton: View {
  @Environment(\.badgeTint) private var tint
  @State private var count: Int
  @State private var isLiked = false

  public init(count: Int = 0) { _count = State(initialValue: count) }

  public var body: some View {
    Button {
      withAnimation(.spring(duration: 0.4, bounce: 0.4)) {
        isLiked.toggle()
        count += isLiked ? 1 : -1
      }
    } label: {
      HStack(spacing: 8) {
        Circle().fill(isLiked ? tint : .gray).frame(width: 24, height: 24)
          .scaleEffect(isLiked ? 1.2 : 1)
        Text("\(count)").monospacedDigit()
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel("Like")
  }
}

#Preview("Like") {
  LikeButton(count: 41)
}
