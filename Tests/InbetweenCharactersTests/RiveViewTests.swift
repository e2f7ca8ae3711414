import InbetweenStage
import RiveRuntime
import SwiftUI
import Testing

@testable import InbetweenCharacters

@MainActor
@Suite("Characters on a stage")
struct RiveViewTests {
  private struct Shown: View {
    @ObservedObject var holder: Holder
    var body: some View { RiveUIViewRepresentable(rive: holder.rive).frame(height: 200) }
  }

  private final class Holder: ObservableObject {
    @Published var rive: Rive?
  }

  private func state(_ rive: Rive) -> String {
    rive.stateMachine.machine?.stateNames[1] ?? ""
  }

  @Test("begin in the mood that was set before they were loaded")
  func firstFrame() async throws {
    let (rive, _) = try await Characters.rive(mood: 6)
    let holder = Holder()
    holder.rive = rive
    let stage = Stage { Shown(holder: holder) }
    stage.advance(by: 0.1)
    #expect(state(rive) == "Animation:Ask")
    #expect(stage.displayList.items.count > 100)
  }

  @Test("move on with the stage's clock, and a value set in a frame counts in the next")
  func time() async throws {
    let (rive, values) = try await Characters.rive()
    let holder = Holder()
    holder.rive = rive
    let stage = Stage { Shown(holder: holder) }
    stage.advance(to: 1)
    #expect(state(rive) == "Animation:Idle")
    let before = stage.displayList
    stage.advance(by: 1 / 60)
    #expect(stage.displayList != before)
    values.setValue(of: NumberProperty(path: "mood"), to: 9)
    stage.advance(by: 1 / 60)
    #expect(state(rive) == "Animation:Sad")
  }

  @Test("are driven by scripts, which say which names there are")
  func script() async throws {
    let (rive, values) = try await Characters.rive()
    let holder = Holder()
    holder.rive = rive
    let stage = Stage { Shown(holder: holder) }
    try stage.play(Script(parsing: "0.5 set mood 5; 1 fire yes"))
    stage.advance(by: 0.1)
    #expect(state(rive) == "Animation:Sleep")
    #expect(rive.stateMachine.machine?.stateNames[2] == "Animation:Yes")
    #expect(try await values.value(of: NumberProperty(path: "mood")) == 5)
    #expect {
      try stage.play(Script(parsing: "2 fire jump"))
    } throws: {
      "\($0)".contains("There is no trigger jump. There are: enter, yes, no, success")
    }
    #expect {
      try stage.play(Script(parsing: "2 set mod 3"))
    } throws: {
      "\($0)".contains("mood")
    }
  }

  @Test("that are paused are drawn once and ask for no more frames")
  func paused() async throws {
    let (rive, _) = try await Characters.rive()
    let stage = Stage { RiveUIViewRepresentable(rive: rive).paused(true) }
    stage.advance(to: 1)
    let frames = stage.requestedFrames
    let list = stage.displayList
    #expect(list.items.count > 100)
    stage.advance(to: 2)
    #expect(stage.requestedFrames == frames)
    #expect(stage.displayList == list)
  }

  @Test("keep their own clock where the view around them changes")
  func clock() async throws {
    let (rive, _) = try await Characters.rive()
    let holder = Holder()
    holder.rive = rive
    let stage = Stage { Shown(holder: holder) }
    stage.advance(to: 0.5)
    let list = stage.displayList
    // Evaluated again, with the same character.
    stage.perform { holder.rive = rive }
    #expect(stage.displayList == list)
    // Beside it one that was never touched.
    let (twin, _) = try await Characters.rive()
    let other = Holder()
    other.rive = twin
    let still = Stage { Shown(holder: other) }
    stage.advance(to: 1)
    still.advance(to: 1)
    #expect(stage.displayList == still.displayList)
  }

  @Test("are loaded once by the asynchronous view")
  func asynchronous() throws {
    let counter = Counter()
    let stage = Stage {
      AsyncRiveUIViewRepresentable(rive: {
        counter.count += 1
        return try await Characters.rive(mood: 2).rive
      })
    }
    stage.advance(to: 1)
    #expect(counter.count == 1)
    #expect(stage.displayList.items.count > 100)
  }

  @Test("that cannot be loaded tell the delegate")
  func failure() throws {
    let hearer = Hearer()
    let stage = Stage {
      AsyncRiveUIViewRepresentable(
        rive: { throw FileError.missingFile("kiko.riv") }, delegate: hearer)
    }
    stage.advance(to: 0.1)
    #expect(hearer.errors == ["Failed to load: File not found: kiko.riv"])
    #expect(stage.warnings.contains { $0.contains("File not found: kiko.riv") })
  }

  @MainActor private final class Counter { var count = 0 }

  private final class Hearer: RiveUIViewDelegate {
    var errors: [String] = []
    func view(_ view: RiveUIView, didReceiveError error: RiveUIViewError) {
      errors.append(error.errorDescription ?? "")
    }
  }

  @Test("let Image and Color of a file that imports both mean SwiftUI's")
  func names() {
    let view = Image("mascot-mood-1").resizable().foregroundStyle(Color.red)
    let stage = Stage(view)
    #expect(!stage.displayList.items.isEmpty)
  }
}
