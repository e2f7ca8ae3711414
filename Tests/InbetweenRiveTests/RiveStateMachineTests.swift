import Testing

@testable import InbetweenRive

@Suite("State machines and data")
struct RiveStateMachineTests {
  /// A node whose x goes from 0 to 60 in a second, in a machine with a boolean `on`.
  private func file(loop: UInt64 = 0) -> [UInt8] {
    var file = RiveBytes.withArtboard()
    file.object(2, [(5, .uint(0))])
    for (name, value) in [("off", Float(0)), ("on", 60)] {
      file.object(31, [(55, .text(name)), (59, .uint(loop))])
      file.object(25, [(51, .uint(1))])
      file.object(26, [(53, .uint(13))])
      file.object(30, [(67, .uint(0)), (68, .uint(1)), (70, .float(value))])
      if name == "on" {
        file.object(30, [(67, .uint(60)), (68, .uint(1)), (70, .float(value))])
      }
    }
    file.object(53, [(55, .text("Machine"))])
    file.object(59, [(138, .text("on"))])
    file.object(57)
    file.object(63)
    file.object(65, [(151, .uint(1))])
    file.object(61, [(149, .uint(0))])
    file.object(65, [(151, .uint(2)), (158, .uint(100))])
    file.object(71, [(155, .uint(0)), (156, .uint(0))])
    file.object(61, [(149, .uint(1))])
    file.object(62)
    file.object(64)
    return file.bytes
  }

  private func x(_ machine: RiveStateMachine) -> Float {
    (machine.artboard.component(1) as? TransformNode)?.x ?? .nan
  }

  @Test("a transition blends from one state to the other in its time")
  func blends() throws {
    let machine = try RiveFile(file()).artboard().stateMachine()
    machine.advance(0)
    #expect(machine.stateNames == ["Animation:off"])
    #expect(x(machine) == 0)
    try machine.setBool("on", true)
    machine.advance(0)
    #expect(machine.stateNames == ["Animation:on"])
    machine.advance(0.05)
    #expect(abs(x(machine) - 30) < 0.01)
    machine.advance(0.05)
    #expect(abs(x(machine) - 60) < 0.01)
  }

  @Test("a machine settles, costs nothing then, and is woken by an input")
  func settles() throws {
    let machine = try RiveFile(file()).artboard().stateMachine()
    var frames = 0
    while machine.advance(1 / 60), frames < 1000 { frames += 1 }
    #expect(frames < 100)
    #expect(machine.isSettled)
    let revision = machine.artboard.revision
    #expect(!machine.advance(1 / 60))
    #expect(machine.artboard.revision == revision)
    try machine.setBool("on", true)
    #expect(machine.advance(1 / 60))
    #expect(!machine.isSettled)
  }

  @Test("time that is no number or negative does not move anything")
  func badTime() throws {
    let machine = try RiveFile(file()).artboard().stateMachine()
    machine.advance(0)
    try machine.setBool("on", true)
    machine.advance(0)
    for bad in [Float.nan, -1, -.infinity, .infinity] { machine.advance(bad) }
    #expect(x(machine) == 0)
    machine.advance(1e30)
    #expect(x(machine) == 60)
  }

  @Test("an endless loop takes a step of a year")
  func hugeStep() throws {
    for loop in [1, 2] as [UInt64] {
      let board = try RiveFile(file(loop: loop)).artboard()
      let animation = try board.animation("on")
      animation.advance(3.2e7)
      #expect((0...1).contains(animation.time))
    }
  }

  @Test("an input that is not there is refused with those of its kind")
  func inputs() throws {
    let machine = try RiveFile(file()).artboard().stateMachine()
    #expect(throws: RiveLookupError.self) { try machine.setNumber("on", 1) }
    let error = #expect(throws: RiveLookupError.self) { try machine.setBool("of", true) }
    #expect(error?.existing == ["on"])
  }

  /// A node whose x is bound to the number `speed` of a view model.
  private func bound(flags: UInt64 = 0) -> [UInt8] {
    var file = RiveBytes()
    file.object(23)
    file.object(435, [(557, .text("Model"))])
    file.object(431, [(557, .text("speed"))])
    file.object(502, [(557, .text("go"))])
    file.object(437, [(566, .uint(0)), (4, .text("first"))])
    file.object(442, [(554, .uint(0)), (575, .float(7))])
    file.object(1, [(7, .float(100)), (8, .float(100)), (583, .uint(0))])
    file.object(2, [(5, .uint(0))])
    file.object(447, [(586, .uint(13)), (587, .uint(flags)), (588, .bytes([0, 0]))])
    return file.bytes
  }

  @Test("values set before the first frame are there in it, and later ones wake a settled machine")
  func binding() throws {
    let riv = try RiveFile(bound())
    let board = try riv.artboard()
    let machine = try board.stateMachine()
    let data = riv.defaultViewModelInstance(of: 0)
    #expect(data.value(at: "speed")?.number == 7)
    machine.bind(data)
    try data.value(at: "speed", .number).number = 12
    machine.advance(0)
    #expect(x(machine) == 12)
    while machine.advance(1 / 60) {}
    try data.value(at: "speed", .number).number = 20
    #expect(machine.advance(1 / 60))
    #expect(x(machine) == 20)
  }

  @Test("a bind to the source carries the property's value to the view model")
  func toSource() throws {
    let riv = try RiveFile(bound(flags: 1))
    let machine = try riv.artboard().stateMachine()
    let data = riv.defaultViewModelInstance(of: 0)
    machine.bind(data)
    machine.advance(0)
    #expect(data.value(at: "speed")?.number == 0)
    (machine.artboard.component(1) as? TransformNode)?.set(Slot.Node.x, 33 as Float)
    machine.advance(1 / 60)
    #expect(data.value(at: "speed")?.number == 33)
  }

  @Test("a property that is not there, or of another kind, is refused with what there is")
  func properties() throws {
    let data = try RiveFile(bound()).defaultViewModelInstance(of: 0)
    let missing = #expect(throws: RiveLookupError.self) { try data.value(at: "spee", .number) }
    #expect(missing?.existing == ["speed", "go"])
    let wrong = #expect(throws: RiveLookupError.self) { try data.value(at: "speed", .trigger) }
    #expect(wrong?.detail == "\"speed\" is of kind number")
  }

  @Test("numbers that are none never reach a property")
  func notANumber() throws {
    let riv = try RiveFile(bound())
    let machine = try riv.artboard().stateMachine()
    let data = riv.defaultViewModelInstance(of: 0)
    machine.bind(data)
    for bad in [Float.nan, .infinity] { try data.value(at: "speed", .number).number = bad }
    machine.advance(0)
    #expect(x(machine) == 7)
    machine.pointer(.move, x: .nan, y: 0)
    machine.artboard.resize(width: .nan, height: 1)
    #expect(machine.artboard.width == 100)
  }
}
