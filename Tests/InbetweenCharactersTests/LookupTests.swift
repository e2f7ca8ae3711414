import Foundation
import InbetweenMascot
import RiveRuntime
import Testing

@MainActor
@Suite("What is not there")
struct LookupTests {
  private func refusal(_ body: () async throws -> Void) async -> String {
    do {
      try await body()
      return "no error"
    } catch {
      return (error as? any LocalizedError)?.errorDescription ?? "\(error)"
    }
  }

  @Test("is told with the names that are there")
  func names() async throws {
    let file = try await Characters.file()
    let artboard = try await file.createArtboard()
    #expect(
      await refusal { _ = try await file.createArtboard("Dog") }
        == "Artboard not found: no artboard is named \"Dog\"; there are: \"Mascot\"")
    #expect(
      await refusal { _ = try await artboard.createStateMachine("Walk") }
        == "State machine not found: no state machine is named \"Walk\"; "
        + "there are: \"CharacterViewModelMachine\"")
    #expect(
      await refusal { _ = try await file.createViewModelInstance(.blank(from: .name("Cat"))) }
        == "View model not found: no view model is named \"Cat\"; there are: \"Character\"")
    #expect(
      await refusal {
        _ = try await file.createViewModelInstance(.name("Big", from: .name("Character")))
      }.hasPrefix("View model instance not found: no instance of Character is named \"Big\""))
    let values = try await file.createViewModelInstance(.viewModelDefault(from: .name("Character")))
    #expect(
      await refusal { _ = try await values.value(of: NumberProperty(path: "mod")) }
        == "no property of Character is named \"mod\"; there are: \"mood\", \"enter\", \"yes\", "
        + "\"no\", \"success\"")
    #expect(
      await refusal { _ = try await values.value(of: StringProperty(path: "mood")) }
        == "Value mismatch: asked for string \"mood\", there is number \"mood\"")
  }

  @Test("is a case of the error enums")
  func cases() async throws {
    let file = try await Characters.file()
    await #expect(throws: FileError.self) { _ = try await file.createArtboard("Dog") }
    await #expect(throws: ArtboardError.self) {
      _ = try await file.createArtboard().createStateMachine("Walk")
    }
    await #expect(throws: FileError.missingFile("/nowhere/at/all.riv")) {
      let worker = try await Worker()
      _ = try await File(source: .url(URL(fileURLWithPath: "/nowhere/at/all.riv")), worker: worker)
    }
    await #expect(throws: FileError.self) {
      _ = try await File(source: .data(Data([1, 2, 3])), worker: try await Worker())
    }
    await #expect(throws: FileError.missingData("the data is empty")) {
      _ = try await File(source: .data(Data()), worker: try await Worker())
    }
    await #expect(throws: ImageError.self) {
      _ = try await Worker().decodeImage(from: Data([1, 2, 3]))
    }
  }

  @Test("is looked for in the folders given, before the bundle")
  func local() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("characters-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(Characters.mascot.get()).write(to: folder.appendingPathComponent("kiko.riv"))
    let before = RiveFolders.search
    defer { RiveFolders.search = before }
    RiveFolders.search = ["/nowhere", folder.path]
    let file = try await File(source: .local("kiko", nil), worker: Worker())
    #expect(try await file.getArtboardNames() == ["Mascot"])
    let text = await refusal {
      _ = try await File(source: .local("other", Bundle.main), worker: Worker())
    }
    #expect(text == "File not found: other.riv; looked in /nowhere, \(folder.path), the bundle")
  }

  @Test("is told what there is")
  func listing() async throws {
    let file = try await Characters.file()
    let artboard = try await file.createArtboard()
    #expect(try await artboard.getStateMachineNames() == ["CharacterViewModelMachine"])
    #expect(try await file.getViewModelNames() == ["Character"])
    #expect(try await file.getInstanceNames(of: "Character") == ["Default"])
    let properties = try await file.getProperties(of: "Character")
    #expect(properties.map(\.name) == ["mood", "enter", "yes", "no", "success"])
    #expect(properties.map(\.type) == [.number] + Array(repeating: .trigger, count: 4))
    let info = try await file.getDefaultViewModelInfo(for: artboard)
    #expect(info.viewModelName == "Character" && info.instanceName == "Default")
  }
}
