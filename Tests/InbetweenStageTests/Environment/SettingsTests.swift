import InbetweenStage
import Observation
import SwiftUI
import Testing

@MainActor
@Suite("Settings of the device")
struct SettingsTests {
  /// Reads one key and hands on content whose modifiers derive from another.
  struct Card: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View {
      Text("Card").foregroundStyle(.secondary).opacity(scheme == .dark ? 0.5 : 1)
    }
  }

  @Test("Two settings that change at once reach what derives from the environment, as one by one")
  func atOnce() throws {
    func fontSize(_ stage: Stage) throws -> Double {
      try stage.value("font.size", of: .text("Card"))
    }
    let (once, apart) = (Stage { Card() }, Stage { Card() })
    once.set {
      $0.isDark = true
      $0.dynamicTypeSize = .xxLarge
    }
    apart.set { $0.isDark = true }
    apart.set { $0.dynamicTypeSize = .xxLarge }
    // Body is 21 points at xxLarge (Human Interface Guidelines, Typography).
    #expect(try fontSize(once) == 21)
    #expect(try fontSize(apart) == 21)
  }

  /// A layer that reads the environment, around content that changes with it.
  struct Shadowed: View {
    @Environment(\.layoutDirection) private var direction
    var body: some View {
      Color.red.frame(width: direction == .leftToRight ? 20 : 30, height: 20)
        .padding(.leading, 10)
        .shadow(color: .primary, radius: 4)
    }
  }

  @Test("Layers that look at the environment follow it when their content changes as well")
  func layers() throws {
    let once = Stage { Shadowed() }
    once.set {
      $0.isDark = true
      $0.isRightToLeft = true
    }
    let apart = Stage { Shadowed() }
    apart.set { $0.isRightToLeft = true }
    apart.set { $0.isDark = true }
    #expect(once.displayList.text == apart.displayList.text)
    let new = Stage(settings: StageSettings { ($0.isDark, $0.isRightToLeft) = (true, true) }) {
      Shadowed()
    }
    #expect(once.displayList.text == new.displayList.text)
  }

  @Observable @MainActor
  final class Model { var name = "A" }

  /// An object that an initializer assigns to a bindable property.
  struct Form: View {
    @Bindable var model: Model
    init(model: Model) { self.model = model }
    var body: some View { TextField("Name", text: $model.name) }
  }

  @Test("A bindable property can be assigned in an initializer")
  func bindable() throws {
    let model = Model()
    let stage = Stage { Form(model: model) }
    try stage.type("B")
    #expect(model.name == "AB")
  }
}
