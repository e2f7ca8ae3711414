import SwiftUI

/// A button that counts, with a badge that lifts.
struct SaveScreen: View {
  enum Pose: CaseIterable { case rest, lift, land }

  @State private var saves = 0

  var body: some View {
    VStack(spacing: 12) {
      Label("Saved \(saves)", systemImage: "checkmark.circle.fill")
        .phaseAnimator(Pose.allCases, trigger: saves) { content, pose in
          content.scaleEffect(pose == .lift ? 1.2 : 1).offset(y: pose == .lift ? -8 : 0)
            .rotationEffect(.degrees(pose == .land ? -6 : 0))
        } animation: { pose in
          pose == .lift ? .spring(duration: 0.3, bounce: 0.4) : .smooth(duration: 0.2)
        }
      Button("Save") { saves += 1 }
    }
    .padding()
  }
}

/// A card that opens with its details.
struct CardScreen: View {
  @State private var isOpen = false

  var body: some View {
    VStack(alignment: .leading) {
      Text("Receipt").font(.title2.bold())
      if isOpen {
        ForEach(0..<6, id: \.self) { row in
          HStack {
            Text("Item \(row)")
            Spacer()
            Text("\(row * 3) €")
          }
          .transition(.opacity)
        }
      }
      Button(isOpen ? "Close" : "Open") { withAnimation(.snappy) { isOpen.toggle() } }
    }
    .padding()
    .background(RoundedRectangle(cornerRadius: 16).fill(Color.gray.opacity(isOpen ? 0.3 : 0.1)))
  }
}

/// An icon that hops by keyframes.
struct HopScreen: View {
  struct Hop {
    var scale = 1.0
    var angle = Angle.zero
    var y = 0.0
  }

  @State private var likes = 0

  var body: some View {
    Image(systemName: "hand.thumbsup.fill")
      .keyframeAnimator(initialValue: Hop(), trigger: likes) { content, hop in
        content.scaleEffect(hop.scale).rotationEffect(hop.angle).offset(y: hop.y)
      } keyframes: { _ in
        KeyframeTrack(\.scale) {
          SpringKeyframe(1.2, duration: 0.2)
          SpringKeyframe(1, duration: 0.3)
        }
        KeyframeTrack(\.angle) {
          CubicKeyframe(.degrees(-8), duration: 0.15)
          CubicKeyframe(.zero, duration: 0.2)
        }
        KeyframeTrack(\.y) {
          LinearKeyframe(-10, duration: 0.2)
          SpringKeyframe(0, duration: 0.3)
        }
      }
      .onTapGesture { likes += 1 }
      .accessibilityIdentifier("like")
  }
}

/// Settings with controls.
struct FormScreen: View {
  @State private var name = ""
  @State private var isOn = false
  @State private var volume = 0.5

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      Toggle("Sounds", isOn: $isOn.animation(.easeInOut(duration: 0.3)))
        .accessibilityIdentifier("sounds")
      Slider(value: $volume)
      Text(isOn ? "On, \(name)" : "Off").opacity(isOn ? 1 : 0.5).offset(x: isOn ? 20 : 0)
    }
    .padding()
  }
}

/// A drawer under a finger.
struct DrawerScreen: View {
  @State private var x = 0.0

  var body: some View {
    Text("Drag me").frame(width: 120, height: 80).background(Color.blue)
      .offset(x: x)
      .gesture(
        DragGesture().onChanged { x = $0.translation.width }
          .onEnded { _ in withAnimation(.spring(duration: 0.4, bounce: 0.3)) { x = 0 } }
      )
      .accessibilityIdentifier("drawer")
  }
}
