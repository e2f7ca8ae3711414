import SwiftUI

/// What the benchmarks change.
public final class Driver: ObservableObject {
  @Published public var isOn = false
  @Published public var trigger = 0

  public init() {}
}

/// Squares with a scale, a rotation and an offset that follow one state.
public struct EffectScene: View {
  let count: Int
  @ObservedObject var driver: Driver

  public init(count: Int, driver: Driver) {
    self.count = count
    self.driver = driver
  }

  public var body: some View {
    ZStack {
      ForEach(0..<count, id: \.self) { index in
        Color.red
          .frame(width: 10, height: 10)
          .scaleEffect(driver.isOn ? 1.5 : 1)
          .rotationEffect(.degrees(driver.isOn ? 90 : 0))
          .offset(x: driver.isOn ? 100 : 0, y: driver.isOn ? 40 : 0)
      }
    }
  }
}

struct Pose {
  var scale = 1.0
  var angle = Angle.zero
  var x = 0.0
}

/// The same by keyframes on three tracks.
public struct KeyframeScene: View {
  let count: Int
  @ObservedObject var driver: Driver

  public init(count: Int, driver: Driver) {
    self.count = count
    self.driver = driver
  }

  public var body: some View {
    ZStack {
      ForEach(0..<count, id: \.self) { index in
        Color.red
          .frame(width: 10, height: 10)
          .keyframeAnimator(initialValue: Pose(), trigger: driver.trigger) { content, value in
            content
              .scaleEffect(value.scale)
              .rotationEffect(value.angle)
              .offset(x: value.x)
          } keyframes: { _ in
            KeyframeTrack(\.scale) {
              SpringKeyframe(1.5, duration: 0.5)
              CubicKeyframe(1, duration: 0.5)
            }
            KeyframeTrack(\.angle) {
              CubicKeyframe(.degrees(90), duration: 0.5)
              CubicKeyframe(.zero, duration: 0.5)
            }
            KeyframeTrack(\.x) {
              LinearKeyframe(100, duration: 0.5)
              SpringKeyframe(0, duration: 0.5)
            }
          }
      }
    }
  }
}

/// The same by phases.
public struct PhaseScene: View {
  let count: Int
  @ObservedObject var driver: Driver

  public init(count: Int, driver: Driver) {
    self.count = count
    self.driver = driver
  }

  public var body: some View {
    ZStack {
      ForEach(0..<count, id: \.self) { index in
        Color.red
          .frame(width: 10, height: 10)
          .phaseAnimator([0, 1, 2], trigger: driver.trigger) { content, phase in
            content
              .scaleEffect(phase == 1 ? 1.5 : 1)
              .rotationEffect(.degrees(phase == 2 ? 90 : 0))
              .offset(x: phase == 1 ? 100 : 0)
          } animation: { _ in
            .spring(duration: 0.3)
          }
      }
    }
  }
}

/// Rows with text, to be built.
public struct TextScene: View {
  let count: Int

  public init(count: Int) { self.count = count }

  public var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { index in
        Text("Row \(index % 100)")
      }
    }
  }
}

/// What a person would film: a card that turns, a shadow, a gradient, text.
public struct FilmScene: View {
  @State private var angle = 0.0

  public init() {}

  public var body: some View {
    RoundedRectangle(cornerRadius: 24)
      .fill(LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom))
      .frame(width: 220, height: 140)
      .overlay { Text("Inbetween").font(.title.bold()).foregroundStyle(.white) }
      .shadow(color: .black.opacity(0.3), radius: 12, y: 6)
      .rotationEffect(.degrees(angle))
      .onAppear {
        withAnimation(.linear(duration: 2).repeatForever(autoreverses: false)) { angle = 360 }
      }
  }
}

/// Three tracks outside a view.
public func poseTimeline() -> (duration: Double, sample: (Double) -> Double) {
  let timeline = KeyframeTimeline(initialValue: Pose()) {
    KeyframeTrack(\.scale) {
      SpringKeyframe(1.5, duration: 0.5)
      CubicKeyframe(1, duration: 0.5)
    }
    KeyframeTrack(\.angle) {
      CubicKeyframe(.degrees(90), duration: 0.5)
      CubicKeyframe(.zero, duration: 0.5)
    }
    KeyframeTrack(\.x) {
      LinearKeyframe(100, duration: 0.5)
      CubicKeyframe(0, duration: 0.5)
    }
  }
  return (timeline.duration, { timeline.value(time: $0).x })
}
