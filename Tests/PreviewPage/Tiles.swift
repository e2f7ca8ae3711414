import SwiftUI

/// One tile for each kind of thing that is drawn: the page must draw them as `render` does.
struct Tiles: View {
  private let colors = [Color.red, .yellow, .green, .blue]

  var body: some View {
    VStack(spacing: 0) {
      row(
        tile { Text("Light").fontWeight(.light).font(.title2) },
        tile { Text("Heavy").fontWeight(.heavy).font(.title2).underline() },
        tile { Text("Hi 👋🏽 🎉") },
        tile { Image(systemName: "star.fill").font(.largeTitle).foregroundStyle(.orange) },
        tile { Image(systemName: "heart").font(.largeTitle).fontWeight(.light) },
        tile { Label("Saved", systemImage: "checkmark.circle.fill").foregroundStyle(.green) })
      row(
        tile { LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing) },
        tile { RadialGradient(colors: colors, center: .center, startRadius: 4, endRadius: 40) },
        tile { AngularGradient(colors: colors + [.red], center: .center) },
        tile { EllipticalGradient(colors: colors) },
        tile {
          MeshGradient(
            width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: colors)
        },
        tile { Circle().fill(.blue.gradient).padding(6) })
      row(
        tile { RoundedRectangle(cornerRadius: 18).fill(.teal).padding(6) },
        tile { Capsule().stroke(.purple, lineWidth: 4).padding(14) },
        tile {
          Circle().stroke(.pink, style: StrokeStyle(lineWidth: 5, lineCap: .round, dash: [10, 9]))
            .padding(10)
        },
        tile {
          RoundedRectangle(cornerRadius: 12).fill(.white).shadow(radius: 6, y: 3).padding(12)
        },
        tile { Text("Blur").font(.title).blur(radius: 2) },
        tile { overlapping.opacity(0.5) })
      row(
        tile { overlapping.blendMode(.multiply) },
        tile { overlapping.mask { Text("MASK").font(.title2.bold()) } },
        tile { overlapping.saturation(0.2) },
        tile { overlapping.hueRotation(.degrees(120)) },
        tile { overlapping.colorInvert() },
        tile { overlapping.brightness(0.3).contrast(0.7) })
      row(
        tile { overlapping.rotationEffect(.degrees(30)) },
        tile { overlapping.rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0)) },
        tile { overlapping.scaleEffect(x: 0.5, y: 1.2) },
        tile { overlapping.clipShape(Circle()) },
        tile {
          overlapping.overlay(alignment: .bottom) {
            Rectangle().fill(.thinMaterial).frame(height: 40)
          }
        },
        tile { Toggle("", isOn: .constant(true)).labelsHidden() })
    }
    .background(.white)
  }

  private var overlapping: some View {
    ZStack {
      Circle().fill(.orange).frame(width: 44).offset(x: -12)
      Rectangle().fill(.indigo).frame(width: 40, height: 34).offset(x: 14, y: 6)
    }
  }

  private func row(_ tiles: AnyView...) -> some View {
    HStack(spacing: 0) { ForEach(0..<tiles.count, id: \.self) { tiles[$0] } }
  }

  private func tile(@ViewBuilder _ content: () -> some View) -> AnyView {
    AnyView(content().frame(width: 80, height: 80).clipped())
  }
}

#Preview("Tiles", traits: .fixedLayout(width: 480, height: 400)) { Tiles() }
