import SwiftUI

/// A shape whose own numbers animate: it is drawn anew with the numbers of the moment.
struct Wave: Shape {
  var height: Double
  var phase: Double

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(height, phase) }
    set { (height, phase) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
    for x in stride(from: rect.minX, through: rect.maxX, by: 2) {
      let angle = (x / rect.width + phase) * 2 * .pi
      path.addLine(to: CGPoint(x: x, y: rect.midY - sin(angle) * height))
    }
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

struct AnimatableWave: View {
  @State private var phase = 0.0
  @State private var isRough = false

  var body: some View {
    Wave(height: isRough ? 26 : 8, phase: phase)
      .fill(.cyan.gradient)
      .frame(width: 220, height: 120)
      .clipShape(RoundedRectangle(cornerRadius: 20))
      .onTapGesture { withAnimation(.spring(duration: 0.9, bounce: 0.4)) { isRough.toggle() } }
      .onAppear {
        withAnimation(.linear(duration: 2).repeatForever(autoreverses: false)) { phase = 1 }
      }
  }
}

#Preview("Animatable wave", traits: .fixedLayout(width: 260, height: 160)) {
  AnimatableWave()
}
