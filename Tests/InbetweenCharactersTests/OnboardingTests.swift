import InbetweenStage
import InbetweenViewGraph
import RiveRuntime
import SwiftUI
import Testing
import UserNotifications

@testable import InbetweenCharacters

/// A mascot that guides through pages, as an app would write it.
@MainActor
@Suite("A mascot above pages")
struct OnboardingTests {
  enum Page: Int, CaseIterable, Identifiable {
    case welcome, feature, permission, paywall
    var id: Int { rawValue }
    var mood: Float { [2, 3, 6, 1][rawValue] }
  }

  /// What the app keeps of its mascot, and what happened to it.
  @MainActor
  final class Guide: ObservableObject {
    @Published private(set) var rive: Rive?
    private(set) var loads = 0
    private(set) var fired: [String] = []
    private var values: ViewModelInstance?

    func load(_ page: Page) async {
      guard rive == nil else { return }
      loads += 1
      do {
        let (rive, values) = try await Characters.rive(mood: page.mood)
        self.values = values
        self.rive = rive
      } catch { Issue.record(error) }
    }

    func show(_ page: Page) {
      values?.setValue(of: NumberProperty(path: "mood"), to: page.mood)
    }

    func fire(_ name: String) {
      guard let values else { return }
      fired.append(name)
      values.fire(trigger: TriggerProperty(path: name))
    }
  }

  struct Host: View {
    @ObservedObject var guide: Guide
    @State private var page = Page.welcome
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
      VStack(spacing: 0) {
        ZStack {
          if reduceMotion {
            Image("mascot-mood-\(Int(page.mood))").resizable().scaledToFit()
              .id(page).transition(.opacity)
              .accessibilityIdentifier("still \(page.rawValue)")
          } else {
            RiveUIViewRepresentable(rive: guide.rive)
          }
        }
        .frame(height: 260)
        .accessibilityHidden(true)
        TabView(selection: $page) {
          ForEach(Page.allCases) { Text("Page \($0.rawValue)").tag($0) }
        }
        .tabViewStyle(.page)
        .frame(height: 160)
        Button("Allow") {
          Task {
            let isGranted =
              (try? await UNUserNotificationCenter.current()
                .requestAuthorization(options: [.alert])) ?? false
            guide.fire(isGranted ? "yes" : "no")
            withAnimation { page = .paywall }
          }
        }
      }
      .animation(reduceMotion ? .easeOut(duration: 0.15) : nil, value: page)
      .task { if !reduceMotion { await guide.load(page) } }
      .onChange(of: page) { _, new in guide.show(new) }
    }
  }

  private func stage(_ guide: Guide, reduceMotion: Bool = false) -> Stage {
    Stage(
      settings: StageSettings {
        $0.size = CGSize(width: 390, height: 560)
        $0.reduceMotion = reduceMotion
      }
    ) { Host(guide: guide) }
  }

  private func states(_ guide: Guide) -> [String] {
    guide.rive?.stateMachine.machine?.stateNames ?? []
  }

  @Test("is loaded once, begins in the first page's mood, and follows each page")
  func follows() throws {
    let guide = Guide()
    let stage = stage(guide)
    stage.advance(to: 1)
    #expect(states(guide)[1] == "Animation:Wave")
    try stage.play(Script(parsing: "1.5 swipe left 195,340"))
    stage.advance(to: 3)
    #expect(states(guide)[1] == "Animation:Explain")
    try stage.play(Script(parsing: "3 swipe left 195,340"))
    stage.advance(to: 4.5)
    #expect(states(guide)[1] == "Animation:Ask")
    #expect(guide.loads == 1)
  }

  @Test("answers yes on top of the last page's mood, and returns to it")
  func yes() throws {
    let guide = Guide()
    let stage = stage(guide)
    try stage.play(Script(parsing: "1 tap Allow"))
    stage.advance(to: 1.6)
    #expect(guide.fired == ["yes"])
    #expect(states(guide)[1...] == ["Animation:Cheer on", "Animation:Yes"])
    stage.advance(to: 3.2)
    #expect(states(guide)[1...] == ["Animation:Cheer on", "Animation:Rest"])
  }

  @Test("answers no where notifications are refused")
  func no() throws {
    let guide = Guide()
    let stage = stage(guide)
    try stage.play(Script(parsing: "0 set notifications off; 1 tap Allow"))
    stage.advance(to: 1.5)
    #expect(guide.fired == ["no"])
    #expect(states(guide)[2] == "Animation:No")
  }

  @Test("ends in the last mood after quick swipes back and forth")
  func quick() throws {
    let guide = Guide()
    let stage = stage(guide)
    try stage.play(
      Script(
        parsing: """
          1 swipe left 195,340; 1.25 swipe left 195,340; 1.5 swipe right 195,340
          1.75 swipe right 195,340; 2 swipe left 195,340
          """))
    stage.advance(to: 4)
    #expect(states(guide)[1] == "Animation:Explain")
    #expect(guide.loads == 1)
  }

  @Test(
    "keeps its own clock over changes of page: its frames follow those of one that stands alone")
  func clock() throws {
    let guide = Guide()
    let stage = stage(guide)
    stage.advance(to: 1)
    let artboard = try #require(guide.rive?.artboard.artboard)
    // Pages that go back to the same mood within a frame leave no trace in the character.
    let before = artboard.displayList()
    let alone = Guide()
    let other = self.stage(alone)
    other.advance(to: 1)
    #expect(alone.rive?.artboard.artboard.displayList() == before)
  }

  @Test("is stills that fade shortly where motion is reduced; nothing is loaded or fired")
  func reduced() throws {
    let guide = Guide()
    let stage = stage(guide, reduceMotion: true)
    try stage.play(Script(parsing: "1 tap Allow"))
    #expect(stage.graph.journal.ledger.contains { $0.attribute.name == "opacity" })
    let fade = try #require(
      stage.graph.journal.ledger.first { $0.attribute.name == "opacity" && $0.start >= 1 })
    stage.advance(to: 3)
    #expect(guide.loads == 0 && guide.fired.isEmpty)
    let ended = try #require(
      stage.graph.journal.ledger.first { $0.start == fade.start && $0.owner == fade.owner }?.end)
    #expect(ended - fade.start < 0.2)
    #expect(stage.displayList.items.filter { $0.kind == .image }.count == 1)
  }

  @Test("is hidden from accessibility, its pages and its button are not")
  func accessibility() {
    let labels = stage(Guide()).graph.elements().filter { !$0.isHidden }.map(\.label)
    #expect(labels.contains("Allow") && labels.contains("Page 0"))
    #expect(!labels.contains { $0.contains("mascot") })
  }
}
