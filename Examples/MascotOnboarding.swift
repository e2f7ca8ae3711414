import RiveRuntime
import SwiftUI
import UserNotifications

/// A mascot guides through three pages: each page is a mood, the answer to a question is a one-shot
/// on top of it. The mascot stands above the pages, is loaded once, and never starts again.
struct MascotOnboarding: View {
  @StateObject private var guide = Guide()
  @State private var step = Step.hello
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    VStack(spacing: 12) {
      ZStack {
        if reduceMotion {
          Image("mascot-mood-\(step.mood)")
            .resizable()
            .scaledToFit()
            .id(step)
            .transition(.opacity)
        } else {
          RiveUIViewRepresentable(rive: guide.rive)
        }
      }
      .frame(height: 260)
      .accessibilityHidden(true)
      TabView(selection: $step) {
        ForEach(Step.allCases) { step in
          VStack(spacing: 6) {
            Text(step.title).font(.title2.bold())
            Text(step.text).foregroundStyle(.secondary)
          }
          .tag(step)
        }
      }
      .tabViewStyle(.page)
      .indexViewStyle(.page(backgroundDisplayMode: .always))
      .frame(height: 130)
      Button(step == .ask ? "Remind me" : "Go on") { advance() }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
    }
    .animation(.easeOut(duration: 0.15), value: reduceMotion ? step : nil)
    .task { if !reduceMotion { await guide.load(step) } }
    .onChange(of: step) { _, new in guide.show(new) }
  }

  private func advance() {
    switch step {
    case .hello: withAnimation { step = .ask }
    case .done: withAnimation { step = .hello }
    case .ask:
      Task {
        let center = UNUserNotificationCenter.current()
        let isGranted = (try? await center.requestAuthorization(options: [.alert])) ?? false
        guide.react(isGranted ? "success" : "no")
        withAnimation { step = .done }
      }
    }
  }
}

enum Step: Int, CaseIterable, Identifiable {
  case hello, ask, done

  var id: Int { rawValue }
  var mood: Int { [2, 6, 10][rawValue] }
  var title: String { ["Hello!", "A nudge now and then?", "All set"][rawValue] }
  var text: String {
    [
      "I keep track of your plants.", "I tell you when they are thirsty.", "See you at the window.",
    ][
      rawValue]
  }
}

@MainActor
final class Guide: ObservableObject {
  @Published private(set) var rive: Rive?
  private var values: ViewModelInstance?

  func load(_ step: Step) async {
    guard rive == nil else { return }
    do {
      let file = try await File(source: .local("mascot", Bundle.main), worker: Worker())
      let artboard = try await file.createArtboard()
      let values = try await file.createViewModelInstance(
        .viewModelDefault(from: .artboardDefault(artboard)))
      self.values = values
      show(step)
      let machine = try await artboard.createStateMachine(
        "CharacterViewModelMachine", binding: values)
      rive = try await Rive(file: file, artboard: artboard, stateMachine: machine)
    } catch {
      print("The mascot could not be loaded: \(error)")
    }
  }

  func show(_ step: Step) {
    values?.setValue(of: NumberProperty(path: "mood"), to: Float(step.mood))
  }

  func react(_ reaction: String) { values?.fire(trigger: TriggerProperty(path: reaction)) }
}

#Preview(traits: .fixedLayout(width: 390, height: 500)) { MascotOnboarding() }
