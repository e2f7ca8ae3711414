import Testing

@testable import InbetweenRiveWriter

@Suite("Whole files")
struct FileBytesTests {
  /// Worked out by hand from the description of the format.
  @Test("A red ellipse is these bytes")
  func ellipse() throws {
    let board = Artboard("A", width: 100, height: 50)
    let shape = board.add(Shape())
    shape.add(Ellipse(width: 10, height: 20))
    shape.add(Fill(0xFF33_6699))
    let header: [UInt8] = [0x52, 0x49, 0x56, 0x45, 7, 0, 0]
    // name, parent, width, height of artboards, width, height of ellipses, colour
    let keys: [UInt8] = [4, 5, 7, 8, 20, 21, 37, 0]
    // Two bits each, four of them to a word: text, whole, number, number; number, number, colour.
    let kinds: [UInt8] = [0b10_10_00_01, 0, 0, 0, 0b00_11_10_10, 0, 0, 0]
    let backboard: [UInt8] = [23, 0]
    let artboard: [UInt8] = [1, 4, 1, 0x41, 7, 0, 0, 0xC8, 0x42, 8, 0, 0, 0x48, 0x42, 0]
    // The shape's parent is the artboard, number 0, as it is by default.
    let rest: [UInt8] = [
      3, 0,
      4, 20, 0, 0, 0x20, 0x41, 21, 0, 0, 0xA0, 0x41, 5, 1, 0,
      20, 5, 1, 0,
      18, 37, 0x99, 0x66, 0x33, 0xFF, 5, 3, 0,
    ]
    #expect(
      try Character([board]).fileBytes() == header + keys + kinds + backboard + artboard + rest)
  }

  @Test("Keyframes and a looping animation are these bytes")
  func animation() throws {
    let board = Artboard("A", width: 1, height: 1)
    let node = board.add(Node())
    let animation = LinearAnimation("m", duration: 30, loop: .loop)
    animation.tracks = [Track(node, .x, [Key(0, 0, .hold), Key(30, 1, .curve(0.42, 0, 0.58, 1))])]
    board.animations = [animation]
    let bytes = try Character([board]).fileBytes()
    let expected: [UInt8] = [
      2, 0,  // the node
      28, 0,  // the curve, all of it as by default
      31, 55, 1, 0x6D, 57, 30, 59, 1, 0,
      25, 51, 1, 0,
      26, 53, 13, 0,
      30, 0,  // value 0 at frame 0, held
      30, 70, 0, 0, 0x80, 0x3F, 67, 30, 68, 2, 69, 2, 0,
    ]
    #expect(bytes.suffix(expected.count) == expected)
  }

  @Test("A condition on a number of the view model is these bytes")
  func condition() throws {
    let board = Artboard("A", width: 1, height: 1)
    let model = ViewModel("V")
    model.add(TriggerProperty("t"))
    let mood = model.add(NumberProperty("n", 2))
    board.viewModel = model
    let animation = LinearAnimation("m", duration: 60)
    board.animations = [animation]
    let layer = Layer("L")
    let state = layer.add(State(animation))
    layer.entry.transitions = [Transition(to: state, duration: 200, [.number(mood, .atLeast, 1)])]
    let machine = StateMachine("S", [layer])
    board.stateMachines = [machine]
    board.defaultStateMachine = machine
    let bytes = try Character([board], viewModels: [model]).fileBytes()
    let expected: [UInt8] = [
      0xDF, 0x03, 0,  // 479 compares a property of the view model
      0xE4, 0x03, 0x8C, 0x05, 0, 0, 0x80, 0x3F, 0,  // 484 with the number (652) 1
    ]
    let before: [UInt8] = [
      // a transition to state 3 (151) in 200 ms (158)
      65, 0x97, 0x01, 3, 0x9E, 0x01, 0xC8, 0x01, 0,
      // 482, the comparison (650) is 3
      0xE2, 0x03, 0x8A, 0x05, 3, 0,
      // 473, whose number (636) follows (447) property 1 of view model 0
      0xD9, 0x03, 0,
      0xBF, 0x03, 0xCA, 0x04, 0xFC, 0x04, 0xCC, 0x04, 2, 0, 1, 0,
    ]
    // The exit (64) and the animation's state (61) follow the entry with its transition.
    let after: [UInt8] = [64, 0, 61, 0x95, 0x01, 0, 0]
    #expect(bytes.suffix(before.count + expected.count + after.count) == before + expected + after)
  }

  @Test("The same description gives the same bytes")
  func stable() throws {
    func make() throws -> [UInt8] {
      let board = Artboard("A", width: 10, height: 10)
      let bones = Bone("b", x: 1, y: 2, length: 5)
      board.add(bones)
      let vertices = [Vertex(0, 0), Vertex(1, 0), Vertex(0, 1)]
      for vertex in vertices { vertex.influences = [Influence(bones, 1)] }
      let shape = board.add(Shape("s"))
      shape.add(PointsPath("p", vertices, skin: Skin([bones])))
      shape.add(Fill(0xFF00_0000))
      return try Character([board]).fileBytes()
    }
    #expect(try make() == make())
  }
}
