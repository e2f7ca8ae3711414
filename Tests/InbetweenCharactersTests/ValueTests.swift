import RiveRuntime
import Testing

@MainActor
@Suite("Values of characters")
struct ValueTests {
  @Test("are read as they were set")
  func values() async throws {
    let (_, values) = try await Characters.rive(mood: 4)
    #expect(try await values.value(of: NumberProperty(path: "mood")) == 4)
    values.setValue(of: NumberProperty(path: "mood"), to: .nan)
    #expect(try await values.value(of: NumberProperty(path: "mood")) == 4)
  }

  @Test("are streamed as they change")
  func streams() async throws {
    let (_, values) = try await Characters.rive()
    var numbers = values.valueStream(of: NumberProperty(path: "mood")).makeAsyncIterator()
    var shots = values.stream(of: TriggerProperty(path: "yes")).makeAsyncIterator()
    values.setValue(of: NumberProperty(path: "mood"), to: 1)
    values.setValue(of: NumberProperty(path: "mood"), to: 1)
    values.setValue(of: NumberProperty(path: "mood"), to: 5)
    values.fire(trigger: TriggerProperty(path: "yes"))
    #expect(try await numbers.next() == 1)
    #expect(try await numbers.next() == 5)
    #expect(try await shots.next() != nil)
    await #expect(throws: ViewModelInstanceError.self) {
      for try await _ in values.valueStream(of: NumberProperty(path: "nothing")) {}
    }
  }

  @Test("that nobody knows are logged, not thrown")
  func unknown() async throws {
    final class Memory: RiveLog.Logger {
      var lines: [String] = []
      func log(_ level: RiveLog.Level, tag: RiveLog.Tag, _ message: String) {
        lines.append(message)
      }
    }
    let memory = Memory()
    let before = RiveLog.logger
    RiveLog.logger = memory
    defer { RiveLog.logger = before }
    let (_, values) = try await Characters.rive()
    values.fire(trigger: TriggerProperty(path: "jump"))
    values.setValue(of: BoolProperty(path: "mood"), to: true)
    #expect(memory.lines.count == 2)
    #expect(memory.lines[0].contains("no property of Character is named \"jump\""))
    #expect(memory.lines[1].contains("asked for boolean \"mood\", there is number"))
  }

  @Test("that a machine is bound to stay bound when the character is put together")
  func binding() async throws {
    let (rive, values) = try await Characters.rive(mood: 3)
    #expect(rive.viewModelInstance == values)
    // Where nothing was bound, the file's own instance is.
    let file = try await Characters.file()
    let other = try await Rive(file: file)
    let own = try #require(other.viewModelInstance)
    #expect(try await own.name() == "Default")
    let none = try await Rive(file: file, dataBind: .none)
    #expect(none.viewModelInstance == nil)
  }

  @Test("of colours are their bytes")
  func colors() {
    let color = Color(0x80FF_4020)
    #expect(color == Color(red: 255, green: 64, blue: 32, alpha: 128))
    #expect(color.argbValue == 0x80FF_4020)
  }
}
