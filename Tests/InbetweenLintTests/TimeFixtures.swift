extension Fixture {
  /// Faults of time: what waits for what.
  static let time: [Fixture] = [
    Fixture(
      rule: "delayed-chain", name: "withAnimation with delays",
      fault: """
        func celebrate() {
          withAnimation(.easeOut) { lift = true }
          withAnimation(.easeOut.delay(0.3)) { spin = true }
          withAnimation(.easeOut.delay(0.6)) { lift = false } // delayed-chain
        }
        """,
      twin: """
        func celebrate() {
          withAnimation(.easeOut.delay(0.1)) { lift = true }
          count += 1
        }
        """),
    Fixture(
      rule: "delayed-chain", name: "queues that wait",
      fault: """
        struct Intro: View {
          var body: some View {
            Logo().onAppear {
              DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
                withAnimation { step = 1 }
              }
              DispatchQueue.main.asyncAfter(deadline: .now() + 0.9) { // delayed-chain
                withAnimation(.spring) { step = 2 }
              }
            }
          }
        }
        """,
      twin: """
        struct Intro: View {
          var body: some View {
            Logo().onAppear {
              DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { withAnimation { step = 1 } }
              DispatchQueue.main.asyncAfter(deadline: .now() + 0.9) { model.refresh() }
            }
          }
        }
        """),
    Fixture(
      rule: "flag-reset-by-timer", name: "asyncAfter",
      fault: """
        struct Like: View {
          @State private var isAnimating = false
          var body: some View {
            Heart()
              .scaleEffect(isAnimating ? 1.3 : 1)
              .animation(.spring, value: isAnimating)
              .onTapGesture {
                isAnimating = true
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { // flag-reset-by-timer
                  isAnimating = false
                }
              }
          }
        }
        """,
      twin: """
        struct Like: View {
          @State private var isAnimating = false
          @State private var isHintShown = false
          var body: some View {
            Heart()
              .scaleEffect(isAnimating ? 1.3 : 1)
              .animation(.spring, value: isAnimating)
              .onTapGesture {
                isAnimating.toggle()
                isHintShown = true
                DispatchQueue.main.asyncAfter(deadline: .now() + 5) { isHintShown = false }
              }
          }
        }
        """),
    Fixture(
      rule: "flag-reset-by-timer", name: "a task that sleeps, in a model",
      fault: """
        extension Shaker {
          func shake() {
            withAnimation(.default) { self.model.isShaking = true }
            Task { @MainActor in // flag-reset-by-timer
              try? await Task.sleep(for: .seconds(0.4))
              self.model.isShaking = false
            }
          }
        }
        """,
      twin: """
        extension Shaker {
          func shake() {
            withAnimation(.default) { self.model.isShaking = true } completion: {
              self.model.isShaking = false
            }
            Task { @MainActor in try? await self.model.report() }
          }
        }
        """),
    Fixture(
      rule: "phase-writes-state", name: "a phase is observed",
      fault: """
        struct Steps: View {
          @State private var isDone = false
          var body: some View {
            Dot().phaseAnimator(Step.allCases, trigger: count) { content, phase in
              content.opacity(phase == .last ? 1 : 0)
                .onChange(of: phase) { isDone = true } // phase-writes-state
            }
          }
        }
        """,
      twin: """
        struct Steps: View {
          @State private var isDone = false
          var body: some View {
            Dot().phaseAnimator(Step.allCases, trigger: count) { content, phase in
              content.opacity(phase == .last ? 1 : 0)
                .onTapGesture { isDone = true }
            }
          }
        }
        """),
    Fixture(
      rule: "phase-writes-state", name: "written in the animation closure",
      fault: """
        struct Progress: View {
          let model: Model
          var body: some View {
            PhaseAnimator([0, 1, 2], trigger: model.runs) { phase in
              Bar(value: Double(phase))
            } animation: { phase in
              model.step = phase // phase-writes-state
              return .linear(duration: 1)
            }
          }
        }
        """,
      twin: """
        struct Progress: View {
          let model: Model
          var body: some View {
            PhaseAnimator([0, 1, 2], trigger: model.runs) { phase in
              Bar(value: Double(phase))
            } animation: { phase in
              var length = 1.0
              if phase == 2 { length = 2 }
              return .linear(duration: length)
            }
          }
        }
        """),
    Fixture(
      rule: "work-in-completion", name: "a task in the completion",
      fault: """
        func send() {
          withAnimation(.snappy) {
            isSent = true
          } completion: {
            Task { try await api.post(message) } // work-in-completion
          }
        }
        """,
      twin: """
        func send() {
          Task { try await api.post(message) }
          withAnimation(.snappy) {
            isSent = true
          } completion: {
            isBadgeShown = false
          }
        }
        """),
    Fixture(
      rule: "work-in-completion", name: "a transaction's completion saves",
      fault: """
        func close() {
          var transaction = Transaction(animation: .default)
          transaction.addAnimationCompletion { store.saveDraft() } // work-in-completion
          withTransaction(transaction) { isOpen = false }
        }
        """,
      twin: """
        func close() {
          store.saveDraft()
          var transaction = Transaction(animation: .default)
          transaction.addAnimationCompletion { savedLabelIsShown = false }
          withTransaction(transaction) { isOpen = false }
        }
        """),
    Fixture(
      rule: "heavy-keyframe-content", name: "a formatter and a sort",
      fault: """
        struct Clock: View {
          var body: some View {
            KeyframeAnimator(initialValue: Pose(), trigger: count) { pose in
              let order = items.sorted { $0.rank < $1.rank } // heavy-keyframe-content
              Stack(order).offset(y: pose.y)
            } keyframes: { _ in
              KeyframeTrack(\\.y) { CubicKeyframe(10, duration: 1) }
            }
          }
        }
        """,
      twin: """
        struct Clock: View {
          var body: some View {
            let order = items.sorted { $0.rank < $1.rank }
            KeyframeAnimator(initialValue: Pose(), trigger: count) { pose in
              Stack(order).offset(y: pose.y)
            } keyframes: { _ in
              KeyframeTrack(\\.y) { CubicKeyframe(10, duration: 1) }
            }
          }
        }
        """),
    Fixture(
      rule: "heavy-keyframe-content", name: "a loop in the modifier's content",
      fault: """
        struct Spark: View {
          var body: some View {
            Dot().keyframeAnimator(initialValue: 0.0, trigger: taps) { content, value in
              var path = Path()
              for angle in 0..<360 { path.add(angle, value) } // heavy-keyframe-content
              return content.overlay(path)
            } keyframes: { _ in
              CubicKeyframe(1, duration: 0.2)
            }
          }
        }
        """,
      twin: """
        struct Spark: View {
          var body: some View {
            Dot().keyframeAnimator(initialValue: 0.0, trigger: taps) { content, value in
              content.overlay(Rays(progress: value))
            } keyframes: { _ in
              for _ in 0..<3 { CubicKeyframe(1, duration: 0.2) }
            }
          }
        }
        """),
  ]
}
