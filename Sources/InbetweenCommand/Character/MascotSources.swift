import InbetweenMascot

/// The SwiftUI files that `--swift` writes. They use Rive's Apple runtime, and play here as well.
enum MascotSources {
  static var files: [(name: String, text: String)] {
    [("Mascot.swift", mascot), ("MascotController.swift", controller)]
  }

  private static var moods: String {
    Mood.allCases.map { "  case \($0) = \($0.rawValue)" }.joined(separator: "\n")
  }

  private static var reactions: String {
    OneShot.allCases.map(\.rawValue).joined(separator: ", ")
  }

  private static var mascot: String {
    """
    import RiveRuntime
    import SwiftUI

    /// What the mascot is about. The raw value is the number of the file's view model.
    enum MascotMood: Int, CaseIterable {
    \(moods)
    }

    /// What the mascot does once, on top of its mood.
    enum MascotReaction: String, CaseIterable {
      case \(reactions)
    }

    /// The mascot. With Reduce Motion it is a still of its mood, mascot-mood-0 and so on, which
    /// fades to the next.
    struct MascotView: View {
      @Environment(\\.accessibilityReduceMotion) private var reduceMotion
      @ObservedObject var mascot: MascotController

      var body: some View {
        ZStack {
          if reduceMotion {
            Image("mascot-mood-\\(mascot.mood.rawValue)")
              .resizable()
              .scaledToFit()
              .id(mascot.mood)
              .transition(.opacity)
          } else {
            RiveUIViewRepresentable(rive: mascot.rive)
          }
        }
        .animation(reduceMotion ? .easeOut(duration: 0.15) : nil, value: mascot.mood)
        .accessibilityHidden(true)
        .task { await mascot.load() }
      }
    }

    private struct MascotPreview: View {
      @StateObject private var mascot = MascotController()

      var body: some View {
        VStack {
          MascotView(mascot: mascot).frame(width: 320, height: 320)
          Button("Next mood") {
            let all = MascotMood.allCases
            mascot.mood = all[(mascot.mood.rawValue + 1) % all.count]
          }
          Button("Success") { mascot.react(.success) }
        }
      }
    }

    #Preview { MascotPreview() }

    """
  }

  private static var controller: String {
    """
    import RiveRuntime
    import SwiftUI

    /// Loads the mascot once and tells it what to be about. Moods that are set before it has loaded
    /// count from its first frame on.
    @MainActor
    final class MascotController: ObservableObject {
      @Published private(set) var rive: Rive?
      @Published var mood: MascotMood { didSet { showMood() } }
      private var values: ViewModelInstance?

      init(mood: MascotMood = .idle) { self.mood = mood }

      func load() async {
        guard rive == nil else { return }
        do {
          let worker = try await Worker()
          let file = try await File(source: .local("mascot", Bundle.main), worker: worker)
          let artboard = try await file.createArtboard()
          let values = try await file.createViewModelInstance(
            .viewModelDefault(from: .artboardDefault(artboard)))
          self.values = values
          showMood()
          let machine = try await artboard.createStateMachine("\(Mascot.machineName)")
          rive = try await Rive(
            file: file, artboard: artboard, stateMachine: machine, dataBind: .instance(values))
        } catch {
          print("The mascot could not be loaded: \\(error)")
        }
      }

      func react(_ reaction: MascotReaction) {
        values?.fire(trigger: TriggerProperty(path: reaction.rawValue))
      }

      private func showMood() {
        values?.setValue(of: NumberProperty(path: "mood"), to: Float(mood.rawValue))
      }
    }

    """
  }
}
