extension Fixture {
  /// Faults of transactions: who animates what.
  static let transactions: [Fixture] = [
    Fixture(
      rule: "implicit-animation", name: "on a chain",
      fault: """
        struct Card: View {
          @State private var isOpen = false
          var body: some View {
            Text("Card")
              .frame(height: isOpen ? 200 : 80)
              .animation(.easeInOut) // implicit-animation
              .onTapGesture { isOpen.toggle() }
          }
        }
        """,
      twin: """
        struct Card: View {
          @State private var isOpen = false
          var body: some View {
            Text("Card")
              .frame(height: isOpen ? 200 : 80)
              .animation(.easeInOut, value: isOpen)
              .onTapGesture { isOpen.toggle() }
          }
        }
        """),
    Fixture(
      rule: "implicit-animation", name: "in a modifier, with a transition and a binding beside it",
      fault: """
        struct Swing: ViewModifier {
          let speed: Animation
          func body(content: Content) -> some View {
            content.rotationEffect(.zero).animation(speed) // implicit-animation
          }
        }
        """,
      twin: """
        struct Panel: View {
          @Binding var isOn: Bool
          @Environment(\\.motionPolicy) private var policy
          var body: some View {
            VStack {
              Button("Go") { withAnimation(policy.animation(.bouncy)) { isOn.toggle() } }
              Toggle("On", isOn: $isOn.animation(.default))
              if isOn {
                Text("On").transition(.slide.animation(.easeIn(duration: 0.2)))
                Text("Off").transition(
                  .asymmetric(insertion: .opacity.animation(.default), removal: .scale(scale: 0)))
              }
              TimelineView(.animation(minimumInterval: 0.1)) { _ in Text("Now") }
              Text("Part").animation(.default) { $0.opacity(isOn ? 1 : 0) }
            }
          }
        }
        """),
    Fixture(
      rule: "several-sources", name: "withAnimation and animation(value:)",
      fault: """
        struct Door: View {
          @State private var isOpen = false
          var body: some View {
            Rectangle()
              .offset(x: isOpen ? 100 : 0)
              .animation(.spring, value: isOpen) // several-sources
              .onTapGesture { withAnimation(.linear(duration: 2)) { isOpen.toggle() } }
          }
        }
        """,
      twin: """
        struct Door: View {
          @State private var isOpen = false
          @State private var count = 0
          var body: some View {
            Rectangle()
              .offset(x: isOpen ? 100 : 0)
              .animation(.spring, value: isOpen)
              .onTapGesture {
                isOpen.toggle()
                withAnimation(.linear(duration: 2)) { count += 1 }
              }
          }
        }
        """),
    Fixture(
      rule: "several-sources", name: "two modifiers in a row, by a model",
      fault: """
        struct Gauge: View {
          let model: Model
          var body: some View {
            Capsule()
              .scaleEffect(model.level)
              .animation(.bouncy, value: model.level)
              .animation(.linear, value: model.level) // several-sources
          }
        }
        """,
      twin: """
        struct Gauge: View {
          let model: Model
          var body: some View {
            Capsule()
              .scaleEffect(model.level)
              .animation(.bouncy, value: model.level)
              .opacity(model.isOn ? 1 : 0)
              .animation(.linear, value: model.isOn)
          }
        }
        """),
    Fixture(
      rule: "scattered-clears", name: "three modifiers",
      fault: """
        struct Page: View {
          var body: some View {
            VStack {
              Text("a").animation(nil, value: 1)
              Text("b").transaction { $0.animation = nil }
              Text("c").transaction { transaction in // scattered-clears
                transaction.disablesAnimations = true
              }
            }
          }
        }
        """,
      twin: """
        struct Page: View {
          var body: some View {
            VStack {
              Text("a").animation(.default, value: 1)
              Text("b").transaction { $0.animation = nil }
              Text("c").transaction { $0.animation = $0.animation?.speed(2) }
            }
          }
        }
        """),
    Fixture(
      rule: "loop-moves-layout", name: "in onAppear",
      fault: """
        struct Pulse: View {
          @Environment(\\.accessibilityReduceMotion) private var reduceMotion
          @State private var isBig = false
          var body: some View {
            Circle().scaleEffect(isBig ? 1.2 : 1)
              .onAppear {
                if reduceMotion { return }
                withAnimation(.easeInOut.repeatForever()) { // loop-moves-layout
                  isBig = true
                }
              }
          }
        }
        """,
      twin: """
        struct Pulse: View {
          @Environment(\\.accessibilityReduceMotion) private var reduceMotion
          @State private var isBig = false
          var body: some View {
            Circle().scaleEffect(isBig ? 1.2 : 1)
              .animation(reduceMotion ? nil : .easeInOut.repeatForever(), value: isBig)
              .onAppear { isBig = true }
          }
        }
        """),
    Fixture(
      rule: "loop-moves-layout", name: "in a task, with the animation's name spelt out",
      fault: """
        struct Radar: View {
          @Environment(\\.motionPolicy) var policy
          @State var angle = 0.0
          var body: some View {
            Arc(angle: angle).task {
              withAnimation(Animation.linear(duration: 2).repeatForever(autoreverses: false)) { // loop-moves-layout
                angle = 360
              }
            }
          }
        }
        """,
      twin: """
        struct Radar: View {
          @State var angle = 0.0
          var body: some View {
            Arc(angle: angle).task {
              withAnimation(Animation.linear(duration: 2).repeatCount(3)) { angle = 360 }
            }
          }
        }
        """),
    Fixture(
      rule: "changing-identity", name: "an id made in the body",
      fault: """
        struct Row: View {
          var body: some View {
            Text("Row")
              .id(UUID()) // changing-identity
          }
        }
        """,
      twin: """
        struct Row: View {
          @State private var id = UUID()
          var body: some View { Text("Row").id(id) }
        }
        """),
    Fixture(
      rule: "changing-identity", name: "an id that is computed",
      fault: """
        struct Item: Identifiable {
          let title: String
          var id: UUID { UUID() } // changing-identity
        }
        """,
      twin: """
        struct Item: Identifiable {
          let title: String
          let id = UUID()
          var key: String { title }
        }
        """),
  ]
}
