import SwiftUI

/// One change, shown in two ways: the number below changes at once, whatever animates around it.
struct LocalOverride: View {
  @State private var count = 1

  var body: some View {
    VStack(spacing: 18) {
      RoundedRectangle(cornerRadius: 12)
        .fill(.pink.gradient)
        .frame(width: 36 * CGFloat(count), height: 36)
        .frame(width: 200, alignment: .leading)
      Text("\(count) of 5")
        .font(.title3.monospacedDigit())
        .transaction { $0.animation = nil }
      Button("Add") {
        withAnimation(.bouncy(duration: 0.6)) { count = count % 5 + 1 }
      }
    }
    .padding(20)
  }
}

#Preview("Local override", traits: .fixedLayout(width: 260, height: 190)) {
  LocalOverride()
}
