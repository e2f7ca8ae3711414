extension Fixture {
  /// Faults of choice: loops, characters, models of time that are too large.
  static let choices: [Fixture] = [
    Fixture(
      rule: "ungated-loop", name: "an animation that repeats",
      fault: """
        struct Beacon: View {
          @State private var isOn = false
          var body: some View {
            Circle().opacity(isOn ? 1 : 0.2)
              .animation(.easeInOut(duration: 1).repeatForever(), value: isOn) // ungated-loop
              .onAppear { isOn = true }
          }
        }
        """,
      twin: """
        struct Beacon: View {
          @Environment(\\.accessibilityReduceMotion) private var reduceMotion
          @State private var isOn = false
          var body: some View {
            Circle().opacity(isOn || reduceMotion ? 1 : 0.2)
              .animation(reduceMotion ? nil : .easeInOut(duration: 1).repeatForever(), value: isOn)
              .onAppear { isOn = true }
          }
        }
        """),
    Fixture(
      rule: "ungated-loop", name: "phases without a trigger",
      fault: """
        struct Attention: View {
          var body: some View {
            PhaseAnimator(Pose.allCases) { pose in // ungated-loop
              Bell().rotationEffect(pose.angle)
            }
          }
        }
        """,
      twin: """
        struct Attention: View {
          @Environment(\\.motionPolicy) private var policy
          let rings: Int
          var body: some View {
            if policy.allowsLoops {
              PhaseAnimator(Pose.allCases) { pose in Bell().rotationEffect(pose.angle) }
            } else {
              PhaseAnimator(Pose.allCases, trigger: rings) { pose in Bell().opacity(pose.opacity) }
            }
          }
        }
        """),
    Fixture(
      rule: "character-in-page", name: "a clip in each page",
      fault: """
        struct Tour: View {
          @State private var page = 0
          var body: some View {
            TabView(selection: $page) {
              VStack { LottieView(name: "hello"); Text("Hello") }.tag(0) // character-in-page
              Text("Bye").tag(1)
            }
            .tabViewStyle(.page)
          }
        }
        """,
      twin: """
        struct Tour: View {
          @State private var page = 0
          var body: some View {
            VStack {
              LottieView(name: "hello", mood: page)
              TabView(selection: $page) {
                Text("Hello").tag(0)
                Text("Bye").tag(1)
              }
              .tabViewStyle(.page)
            }
          }
        }
        """),
    Fixture(
      rule: "character-in-page", name: "behind a view of one's own, in a loop over pages",
      fault: """
        struct Mascot: View {
          var body: some View { RiveUIViewRepresentable(rive) }
        }
        struct Pages: View {
          var body: some View {
            TabView {
              ForEach(pages) { page in
                Mascot() // character-in-page
                Text(page.title)
              }
            }
            .background(.blue)
            .tabViewStyle(PageTabViewStyle(indexDisplayMode: .never))
          }
        }
        """,
      twin: """
        struct Mascot: View {
          var body: some View { RiveUIViewRepresentable(rive) }
        }
        struct Tabs: View {
          var body: some View {
            TabView {
              Mascot().tabItem { Text("Friend") }
              Text("Settings").tabItem { Text("Settings") }
            }
          }
        }
        """),
    Fixture(
      rule: "trigger-in-page-appear", name: "a counter",
      fault: """
        struct Tour: View {
          @State private var cheers = 0
          var body: some View {
            TabView {
              Text("One")
              Text("Two")
                .onAppear { cheers += 1 } // trigger-in-page-appear
            }
            .tabViewStyle(.page)
            .overlay { Star().phaseAnimator(Pose.allCases, trigger: cheers) { $0.opacity($1.x) } }
          }
        }
        """,
      twin: """
        struct Tour: View {
          @State private var cheers = 0
          @State private var page = 0
          @State private var seen = 0
          var body: some View {
            TabView(selection: $page) {
              Text("One").tag(0)
              Text("Two").tag(1).onAppear { seen += 1 }
            }
            .tabViewStyle(.page)
            .onChange(of: page) { cheers += 1 }
            .overlay { Star().phaseAnimator(Pose.allCases, trigger: cheers) { $0.opacity($1.x) } }
          }
        }
        """),
    Fixture(
      rule: "trigger-in-page-appear", name: "a character's trigger",
      fault: """
        struct Tour: View {
          let mascot: MascotModel
          var body: some View {
            TabView {
              ForEach(0..<3) { index in
                PageView(index: index)
                  .onAppear { // trigger-in-page-appear
                    mascot.enter.trigger()
                  }
              }
            }
            .tabViewStyle(.page(indexDisplayMode: .always))
          }
        }
        """,
      twin: """
        struct Tour: View {
          let mascot: MascotModel
          var body: some View {
            TabView {
              ForEach(0..<3) { index in PageView(index: index) }
            }
            .tabViewStyle(.page(indexDisplayMode: .always))
            .onAppear { mascot.enter.trigger() }
          }
        }
        """),
    Fixture(
      rule: "keyframes-for-phases", name: "two tracks in step",
      fault: """
        struct Pop: View {
          var body: some View {
            Star().keyframeAnimator(initialValue: Pose(), trigger: taps) { content, pose in // keyframes-for-phases
              content.scaleEffect(pose.scale).opacity(pose.opacity)
            } keyframes: { _ in
              KeyframeTrack(\\.scale) {
                LinearKeyframe(1.2, duration: 0.2)
                LinearKeyframe(1, duration: 0.3)
              }
              KeyframeTrack(\\.opacity) {
                LinearKeyframe(0.5, duration: 0.2)
                LinearKeyframe(1, duration: 0.3)
              }
            }
          }
        }
        """,
      twin: """
        struct Pop: View {
          var body: some View {
            Star().keyframeAnimator(initialValue: Pose(), trigger: taps) { content, pose in
              content.scaleEffect(pose.scale).opacity(pose.opacity)
            } keyframes: { _ in
              KeyframeTrack(\\.scale) {
                LinearKeyframe(1.2, duration: 0.2)
                SpringKeyframe(1, duration: 0.6)
              }
              KeyframeTrack(\\.opacity) {
                LinearKeyframe(0.5, duration: 0.4)
                LinearKeyframe(1, duration: 0.1)
              }
            }
          }
        }
        """),
    Fixture(
      rule: "phases-for-animation", name: "off and on",
      fault: """
        struct Blink: View {
          @Environment(\\.scenePhase) var scenePhase
          var body: some View {
            Dot().phaseAnimator([false, true]) { $0.opacity($1 ? 1 : 0) } animation: { _ in .linear } // phases-for-animation
          }
        }
        """,
      twin: """
        struct Blink: View {
          @Environment(\\.scenePhase) var scenePhase
          var body: some View {
            Dot().phaseAnimator([false, true]) { content, isOn in
              content.opacity(isOn ? 1 : 0)
            } animation: { isOn in
              isOn ? .linear(duration: 0.1) : .easeOut(duration: 1)
            }
          }
        }
        """),
    Fixture(
      rule: "phases-for-animation", name: "a single phase",
      fault: """
        struct Still: View {
          var body: some View {
            PhaseAnimator([1.0], trigger: taps) { Text("\\($0)") } // phases-for-animation
          }
        }
        """,
      twin: """
        struct Still: View {
          var body: some View {
            PhaseAnimator([1.0, 2], trigger: taps) { Text("\\($0)") }
          }
        }
        """),
    Fixture(
      rule: "animatable-for-effect", name: "a modifier",
      fault: """
        struct Slide: AnimatableModifier { // animatable-for-effect
          var x: Double
          var animatableData: Double {
            get { x }
            set { x = newValue }
          }
          func body(content: Content) -> some View { content.offset(x: x) }
        }
        """,
      twin: """
        struct Count: AnimatableModifier {
          var value: Double
          var animatableData: Double {
            get { value }
            set { value = newValue }
          }
          func body(content: Content) -> some View { content.overlay(Text("\\(Int(value))")) }
        }
        """),
    Fixture(
      rule: "animatable-for-effect", name: "a view",
      fault: """
        @MainActor
        struct Fader: View, Animatable { // animatable-for-effect
          var level: Double
          let badge: Badge
          var animatableData: Double {
            get { level }
            set { level = newValue }
          }
          var body: some View {
            badge
              .opacity(level)
              .blur(radius: level)
          }
        }
        """,
      twin: """
        @MainActor
        struct Orbit: View, Animatable {
          var angle: Double
          let badge: Badge
          var animatableData: Double {
            get { angle }
            set { angle = newValue }
          }
          var body: some View { badge.offset(x: cos(angle) * 40, y: sin(angle) * 40) }
        }
        """),
    Fixture(
      rule: "gate-in-trigger", name: "in the argument",
      fault: """
        struct Reaction: View {
          @Environment(\\.accessibilityReduceMotion) private var reduceMotion
          let count: Int
          var body: some View {
            Icon().keyframeAnimator(initialValue: Pose(), trigger: reduceMotion ? 0 : count) { // gate-in-trigger
              $0.scaleEffect($1.scale)
            } keyframes: { _ in
              KeyframeTrack(\\.scale) { CubicKeyframe(1.2, duration: 0.2) }
            }
          }
        }
        """,
      twin: """
        struct Reaction: View {
          @Environment(\\.accessibilityReduceMotion) private var reduceMotion
          let count: Int
          var body: some View {
            if reduceMotion {
              Icon()
            } else {
              Icon().keyframeAnimator(initialValue: Pose(), trigger: count) {
                $0.scaleEffect($1.scale)
              } keyframes: { _ in
                KeyframeTrack(\\.scale) { CubicKeyframe(1.2, duration: 0.2) }
              }
            }
          }
        }
        """),
    Fixture(
      rule: "gate-in-trigger", name: "behind a property",
      fault: """
        struct Bell: View {
          @Environment(\\.motionPolicy) private var policy
          @State private var rings = 0
          private var shownRings: Int {
            policy.allowsTravel ? rings : -1
          }
          var body: some View {
            Icon().phaseAnimator(Pose.allCases, trigger: shownRings) { $0.rotationEffect($1.angle) } // gate-in-trigger
          }
        }
        """,
      twin: """
        struct Bell: View {
          @Environment(\\.motionPolicy) private var policy
          @State private var rings = 0
          private var label: String { policy.allowsTravel ? "Rings" : "Bell" }
          var body: some View {
            Icon(label).phaseAnimator(Pose.allCases, trigger: rings) {
              $0.rotationEffect($1.angle)
            }
            .onTapGesture { if policy.allowsTravel { rings += 1 } }
          }
        }
        """),
  ]
}
