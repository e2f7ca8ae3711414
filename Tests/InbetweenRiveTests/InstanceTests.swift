import Testing

@testable import InbetweenRive

@Suite("Instances")
struct InstanceTests {
  private final class Watch {
    weak var component: Component?
    init(_ component: Component) { self.component = component }
  }

  @Test(
    "an instance that is let go leaves none of its parts behind",
    .enabled(if: RiveFolder.url != nil, RiveFolder.missing),
    arguments: RiveFolder.sampleNames)
  func leaks(_ name: String) throws {
    var watches: [Watch] = []
    do {
      let riv = try RiveFile(RiveFolder.sample(name))
      for board in riv.artboardNames {
        let artboard = try riv.artboard(board)
        watches += artboard.components.compactMap { $0 }.map(Watch.init)
        let machine = try? artboard.stateMachine()
        if let model = artboard.defaultViewModel {
          machine?.bind(riv.defaultViewModelInstance(of: model))
        }
        machine?.advance(0)
        machine?.pointer(.move, x: 10, y: 10)
        machine?.advance(1 / 60)
        _ = artboard.displayList()
      }
    }
    #expect(!watches.isEmpty)
    #expect(watches.allSatisfy { $0.component == nil })
  }

  @Test("objects that refer to themselves and to one another leave nothing behind either")
  func cyclesOfReferences() throws {
    var file = RiveBytes.withArtboard()
    // A shape with a path that its own bones are made of, that follows itself and clips itself.
    file.object(3, [(5, .uint(0))])
    file.object(16, [(5, .uint(1))])
    file.object(43, [(5, .uint(2))])
    file.object(44, [(5, .uint(3)), (95, .uint(2))])
    file.object(165, [(5, .uint(2)), (173, .uint(2))])
    file.object(165, [(5, .uint(1)), (173, .uint(1))])
    file.object(42, [(5, .uint(1)), (92, .uint(1))])
    // Draw rules whose target is what they move.
    file.object(49, [(5, .uint(1)), (121, .uint(9))])
    file.object(48, [(5, .uint(8)), (119, .uint(1))])
    // Bones that are the target of their own chain.
    file.object(41, [(5, .uint(0))])
    file.object(40, [(5, .uint(10))])
    file.object(81, [(5, .uint(11)), (173, .uint(10)), (175, .uint(2))])
    file.object(148, [(5, .uint(0)), (313, .uint(1))])
    var watches: [Watch] = []
    do {
      let board = try RiveFile(file.bytes).artboard()
      watches = board.components.compactMap { $0 }.map(Watch.init)
      let machine = try board.stateMachine()
      for _ in 0..<3 { machine.advance(1 / 60) }
      _ = board.displayList()
    }
    #expect(watches.count == 14)
    #expect(watches.filter { $0.component != nil }.isEmpty)
  }

  @Test("two instances of an artboard do not share values")
  func apart() throws {
    var file = RiveBytes.withArtboard()
    file.object(2, [(5, .uint(0)), (13, .float(1))])
    let riv = try RiveFile(file.bytes)
    let (a, b) = (try riv.artboard(), try riv.artboard())
    (a.component(1) as? TransformNode)?.set(Slot.Node.x, 9 as Float)
    a.updatePass(isRoot: true)
    b.updatePass(isRoot: true)
    #expect((a.component(1) as? TransformNode)?.world.tx == 9)
    #expect((b.component(1) as? TransformNode)?.world.tx == 1)
  }

  @Test("twenty thousand nodes that each follow the one before are brought up to date")
  func large() throws {
    var file = RiveBytes.withArtboard()
    for number in 0..<20_000 {
      file.object(2, [(5, .uint(0)), (13, .float(1))])
      // Each follows the node before it.
      file.object(
        87, [(5, .uint(UInt64(number * 2 + 1))), (173, .uint(UInt64(max(1, number * 2 - 1))))])
    }
    let board = try RiveFile(file.bytes).artboard()
    board.updatePass(isRoot: true)
    (board.component(1) as? TransformNode)?.set(Slot.Node.x, 50 as Float)
    board.updatePass(isRoot: true)
    #expect((board.component(3) as? TransformNode)?.world.tx == 50)
    #expect((board.component(39_999) as? TransformNode)?.world.tx == 50)
  }

  @Test("constraints that wait for one another end in some state")
  func constraintCycle() throws {
    var file = RiveBytes.withArtboard()
    file.object(2, [(5, .uint(0)), (13, .float(1))])
    file.object(2, [(5, .uint(0)), (13, .float(2))])
    file.object(87, [(5, .uint(1)), (173, .uint(2))])
    file.object(87, [(5, .uint(2)), (173, .uint(1))])
    file.object(81, [(5, .uint(1)), (173, .uint(1))])
    let board = try RiveFile(file.bytes).artboard()
    let machine = try board.stateMachine()
    for _ in 0..<10 { machine.advance(1 / 60) }
    #expect((board.component(1) as? TransformNode)?.world.isFinite == true)
  }

  @Test("events that answer events stop within the frame's room")
  func eventStorm() throws {
    var file = RiveBytes.withArtboard()
    file.object(128, [(5, .uint(0)), (4, .text("bang"))])
    file.object(53, [(55, .text("Machine"))])
    for _ in 0..<50 {
      file.object(114, [(224, .uint(0)), (225, .uint(5)), (399, .uint(1))])
      file.object(168, [(389, .uint(1))])
    }
    let board = try RiveFile(file.bytes).artboard()
    let machine = try board.stateMachine()
    machine.report(try #require(board.component(1)), delay: 0)
    for _ in 0..<5 { machine.advance(1 / 60) }
    #expect(machine.reportedEvents.count <= 1000)
  }

  @Test("view models and converters that double at each level stay within their room")
  func doubling() throws {
    var file = RiveBytes()
    file.object(23)
    for level in 0..<30 {
      file.object(499)
      for _ in 0..<2 { file.object(498, [(679, .uint(UInt64(level + 1)))]) }
    }
    file.object(535)
    for level in 0..<30 {
      file.object(435, [(557, .text("Model \(level)"))])
      for side in ["a", "b"] {
        file.object(436, [(557, .text(side)), (565, .uint(UInt64(level + 1)))])
      }
    }
    file.object(1, [(7, .float(1)), (8, .float(1))])
    let riv = try RiveFile(file.bytes)
    #expect(Converter(0, file: riv) != nil)
    #expect(riv.defaultViewModelInstance(of: 0).propertyPaths.count < 20_010)
  }
}
