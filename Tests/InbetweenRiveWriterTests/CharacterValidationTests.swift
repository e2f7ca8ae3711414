import Testing

@testable import InbetweenRiveWriter

@Suite("What cannot be written is refused with its reasons")
struct CharacterValidationTests {
  private static func refusal(_ character: Character) -> String {
    do {
      _ = try character.fileBytes()
      return "written"
    } catch { return "\(error)" }
  }

  private static func refusal(_ change: (Artboard, Node) -> Void) -> String {
    let board = Artboard("Board", width: 10, height: 10)
    change(board, board.add(Node("node")))
    return refusal(Character([board]))
  }

  @Test("A number that is not finite", arguments: [Float.nan, .infinity])
  func finite(number: Float) {
    #expect(Self.refusal { _, node in node.x = number }.contains("must be finite"))
    #expect(
      Self.refusal { board, _ in board.width = number }.contains("the artboard's size has"))
    #expect(
      Self.refusal { board, node in
        let animation = LinearAnimation("move", duration: 10)
        animation.tracks = [Track(node, .x, [Key(0, number)])]
        board.animations = [animation]
      }.contains("animation 'move': the track of the x of 'node' has the number"))
  }

  @Test("A part with two parents, and a cycle")
  func tree() {
    #expect(
      Self.refusal { board, node in
        let shared = node.add(Node("shared"))
        board.add(shared)
      }.contains("'shared': it was added twice"))
    #expect(
      Self.refusal { board, node in
        let inner = node.add(Node("inner"))
        inner.add(node)
      }.contains("'node': it was added twice"))
  }

  @Test("Keys that do not rise, lie outside, or move what cannot move")
  func keys() {
    func refusal(_ property: AnimatedProperty, _ keys: [Key]) -> String {
      Self.refusal { board, node in
        let animation = LinearAnimation("move", duration: 10)
        animation.tracks = [Track(node, property, keys)]
        board.animations = [animation]
      }
    }
    #expect(refusal(.x, [Key(4, 0), Key(4, 1)]).contains("frame 4 follows frame 4"))
    #expect(refusal(.x, [Key(11, 0)]).contains("frame 11 lies outside the 10 frames"))
    #expect(refusal(.x, []).contains("has no key"))
    #expect(refusal(.width, [Key(0, 1)]).contains("Node has no such property"))
    #expect(refusal(.x, [Key(0, color: 0)]).contains("a number is expected, not a colour"))
    #expect(
      refusal(.x, [Key(0, 0, .curve(1.5, 0, 0, 1))]).contains("the time of a handle is 1.5"))
  }

  @Test("Two tracks of one property")
  func twoTracks() {
    #expect(
      Self.refusal { board, node in
        let animation = LinearAnimation("move", duration: 10)
        animation.tracks = [Track(node, .x, [Key(0, 0)]), Track(node, .x, [Key(0, 1)])]
        board.animations = [animation]
      }.contains("two tracks set the x of 'node'"))
  }

  @Test("Parts that name what is elsewhere")
  func strangers() {
    let elsewhere = Shape("elsewhere")
    #expect(
      Self.refusal { board, node in node.add(ClippingShape(elsewhere)) }
        .contains("its window 'elsewhere' is not in the artboard"))
    #expect(
      Self.refusal { board, node in node.add(DrawOrder(.behind, elsewhere)) }
        .contains("its neighbour 'elsewhere' is not in the artboard"))
    #expect(
      Self.refusal { board, node in node.add(Picture("logo", asset: 0)) }
        .contains("it shows picture 0 of 0"))
    #expect(
      Self.refusal { board, node in
        let vertices = [Vertex(0, 0), Vertex(1, 1)]
        vertices[1].influences = [Influence(Bone("lost", length: 1), 1)]
        let shape = node.add(Shape("shape"))
        shape.add(Fill(0))
        shape.add(PointsPath("path", vertices, skin: Skin([])))
      }.contains("vertex 1 is carried by the bone 'lost', which its skin does not name"))
  }

  @Test("Meshes whose triangles do not add up")
  func meshes() {
    func refusal(_ triangles: [Int]) -> String {
      let board = Artboard("Board", width: 10, height: 10)
      let picture = board.add(Picture("logo", asset: 0))
      let corners = [Vertex(0, 0, .mesh(u: 0, v: 0)), Vertex(1, 0, .mesh(u: 1, v: 0))]
      picture.add(Mesh(corners, triangles: triangles))
      let asset = PictureAsset(name: "logo", bytes: [1], width: 1, height: 1)
      return Self.refusal(Character([board], pictures: [asset]))
    }
    #expect(refusal([0, 1]).contains("the mesh has 2 indices; each triangle needs 3"))
    #expect(refusal([0, 1, 2]).contains("a triangle names vertex 2 of 2"))
  }

  @Test("State machines that never play, or lead elsewhere")
  func machines() {
    func refusal(_ change: (Layer, State, NumberProperty) -> Void) -> String {
      let board = Artboard("Board", width: 10, height: 10)
      let animation = LinearAnimation("move", duration: 10)
      board.animations = [animation]
      let layer = Layer("layer")
      let state = layer.add(State(animation))
      layer.entry.transitions = [Transition(to: state)]
      change(layer, state, NumberProperty("mood"))
      board.stateMachines = [StateMachine("machine", [layer])]
      return Self.refusal(Character([board]))
    }
    #expect(refusal { layer, _, _ in layer.entry.transitions = [] }.contains("never play"))
    #expect(
      refusal { _, state, _ in state.transitions = [Transition(to: State(.exit))] }
        .contains("a transition leads to a state of another layer"))
    #expect(
      refusal { _, state, mood in
        state.transitions = [Transition(to: state, [.number(mood, .equal, 1)])]
      }.contains("the property 'mood' is not one of the artboard's view model"))
    #expect(
      refusal { _, state, _ in state.transitions = [Transition(to: state, duration: -1)] }
        .contains("a transition lasts -1 ms"))
    #expect(
      refusal { layer, _, _ in layer.add(State(LinearAnimation("other", duration: 1))) }
        .contains("the animation 'other' is not in the artboard"))
  }

  @Test("Names that could not be told apart")
  func names() {
    let boards = [Artboard("A", width: 1, height: 1), Artboard("A", width: 1, height: 1)]
    #expect(Self.refusal(Character(boards)).contains("two artboards are called 'A'"))
    #expect(Self.refusal(Character([])).contains("there is no artboard"))
  }

  @Test("All that is wrong is told at once")
  func all() {
    let text = Self.refusal { board, node in
      node.opacity = 2
      node.add(Shape("bare"))
    }
    #expect(text.contains("opacity is 2.0; it lies between 0.0 and 1.0"))
    #expect(text.contains("'bare': it has no paint"))
  }
}
