import SwiftUI

/// A panel that comes and goes: the change of state is animated, the transition says how it shows.
struct PlainTransition: View {
  @State private var showsDetails = false

  var body: some View {
    VStack(spacing: 16) {
      Button(showsDetails ? "Hide details" : "Show details") {
        withAnimation(.spring(duration: 0.45, bounce: 0.2)) { showsDetails.toggle() }
      }
      if showsDetails {
        VStack(alignment: .leading, spacing: 6) {
          Text("Train to Lisbon").font(.headline)
          Text("Platform 4, 09:41").foregroundStyle(.secondary)
        }
        .padding(16)
        .background(.quaternary, in: RoundedRectangle(cornerRadius: 16))
        .transition(.move(edge: .top).combined(with: .opacity))
      }
      Spacer(minLength: 0)
    }
    .padding(24)
  }
}

#Preview("Plain transition", traits: .fixedLayout(width: 280, height: 200)) {
  PlainTransition()
}
