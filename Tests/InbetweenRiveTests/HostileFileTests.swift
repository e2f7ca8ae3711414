import Testing

@testable import InbetweenRive

/// What broken files did once, as the kinds of fault that they were.
@Suite("Hostile files")
struct HostileFileTests {
  private static let keyFrames: [(type: UInt64, value: RiveBytes.Value)] = [
    (30, .float(3)), (37, .color(0xFFFF_FFFF)), (84, .uint(1)), (142, .text("text")),
    (50, .uint(77)), (450, .uint(1_000_000)), (171, .uint(0)),
  ]
  private static let valueKeys: [UInt64: UInt64] = [
    30: 70, 37: 88, 84: 181, 142: 280, 50: 122, 450: 631,
  ]

  /// An animation that keys a property of an object with keys of some type.
  private func keyed(_ object: [(UInt64, RiveBytes.Value)], type: UInt64, key: UInt64, frame: Int)
    -> [UInt8]
  {
    var file = RiveBytes.withArtboard()
    file.object(type, [(5, .uint(0))] + object)
    file.object(2, [(5, .uint(0)), (4, .text("after"))])
    file.object(31, [(55, .text("a"))])
    file.object(25, [(51, .uint(1))])
    file.object(26, [(53, .uint(key))])
    let (kind, value) = Self.keyFrames[frame]
    for at in [0, 30, 30, 60] as [UInt64] {
      var properties: [(UInt64, RiveBytes.Value)] = [(67, .uint(at))]
      if let valueKey = Self.valueKeys[kind] { properties.append((valueKey, value)) }
      file.object(kind, properties)
    }
    return file.bytes
  }

  @Test("keys of every type on properties of every type leave the object's other values alone")
  func keysOfTheWrongType() throws {
    // A name, a parent, a number, an opacity, computed places, a run's text, a colour, its red.
    let properties: [(type: UInt64, key: UInt64)] = [
      (2, 4), (2, 5), (2, 13), (2, 18), (2, 806), (2, 808), (3, 781), (3, 129), (547, 1),
      (128, 395),
      (130, 246), (592, 836), (129, 245), (127, 243), (548, 4),
    ]
    for (type, key) in properties {
      for frame in Self.keyFrames.indices {
        let bytes = keyed([], type: type, key: key, frame: frame)
        guard let board = try? RiveFile(bytes).artboard(),
          let animation = try? board.animation()
        else { continue }
        for _ in 0..<80 { animation.advance(1 / 60) }
        _ = board.component(1)?.name
        #expect(board.component(2)?.name == "after", "type \(type) key \(key) frame \(frame)")
        _ = board.displayList()
      }
    }
  }

  @Test("a pointer that aligns a bone, which has no place, moves nothing")
  func alignedBone() throws {
    var file = RiveBytes.withArtboard()
    file.object(41, [(5, .uint(0)), (89, .float(10))])
    file.object(40, [(5, .uint(1)), (89, .float(20))])
    file.object(2, [(5, .uint(0)), (4, .text("after"))])
    file.object(3, [(5, .uint(0))])
    file.object(7, [(5, .uint(4)), (20, .float(100)), (21, .float(100))])
    file.object(53, [(55, .text("Machine"))])
    for bone in [1, 2] as [UInt64] {
      file.object(114, [(224, .uint(4)), (225, .uint(4))])
      file.object(126, [(240, .uint(bone))])
    }
    let machine = try RiveFile(file.bytes).artboard().stateMachine()
    machine.advance(0)
    machine.pointer(.move, x: 12, y: 34)
    machine.advance(1 / 60)
    let board = machine.artboard
    #expect((board.component(1) as? RootBone)?.x == 12)
    #expect((board.component(2) as? Bone)?.length == 20)
    #expect(board.component(3)?.name == "after")
  }

  @Test("binds to properties of every kind carry what fits and leave the rest alone")
  func bindsOfTheWrongKind() throws {
    let kinds: [UInt64] = [431, 443, 448, 440, 434, 502, 439, 436, 564, 585, 598]
    let properties: [(type: UInt64, key: UInt64)] = [
      (2, 4), (2, 5), (2, 13), (2, 806), (3, 23), (592, 836), (130, 246), (129, 245), (128, 395),
      (92, 582), (135, 268), (1, 7),
    ]
    for kind in kinds {
      for (type, key) in properties {
        for flags in [0, 1, 2, 8] as [UInt64] {
          var file = RiveBytes()
          file.object(23)
          file.object(435, [(557, .text("M"))])
          file.object(kind, [(557, .text("p"))])
          file.object(1, [(7, .float(10)), (8, .float(10))])
          file.object(type, [(5, .uint(0))])
          file.object(447, [(586, .uint(key)), (587, .uint(flags)), (588, .bytes([0, 0]))])
          file.object(2, [(5, .uint(0)), (4, .text("after"))])
          let riv = try RiveFile(file.bytes)
          let boards = riv.artboardNames.count
          guard boards > 0, let board = try? riv.artboard(),
            let machine = try? board.stateMachine()
          else { continue }
          let data = riv.defaultViewModelInstance(of: 0)
          machine.bind(data)
          for _ in 0..<3 {
            data.value(at: "p")?.fire()
            data.value(at: "p")?.string = "words"
            machine.advance(1 / 60)
          }
          _ = board.component(1)?.name
          if type != 1 { #expect(board.component(2)?.name == "after") }
        }
      }
    }
  }

  @Test(
    "reference files with bytes changed at random throw or play, and never crash",
    .enabled(if: RiveFolder.url != nil, RiveFolder.missing), arguments: RiveFolder.sampleNames)
  func changedBytes(_ name: String) throws {
    let bytes = try RiveFolder.sample(name)
    guard bytes.count < 4096 else { return }
    var limits = RiveFile.Limits()
    limits.objects = 5000
    limits.instanceObjects = 5000
    limits.nestedArtboards = 32
    // Knuth's constants; the same changes in every run.
    var state = UInt64(bytes.count)
    func next(_ below: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % below
    }
    for _ in 0..<30 {
      var changed = bytes
      for _ in 0...next(4) { changed[8 + next(bytes.count - 8)] = UInt8(next(256)) }
      if next(4) == 0 { changed.removeSubrange(next(changed.count)...) }
      guard let riv = try? RiveFile(changed, limits: limits) else { continue }
      for board in riv.artboardNames.prefix(2) {
        guard let artboard = try? riv.artboard(board) else { continue }
        let animation = try? artboard.animation()
        for step in [0, 1 / 60, 1e6] as [Float] { animation?.advance(step) }
        let machine = try? artboard.stateMachine()
        if let model = artboard.defaultViewModel {
          machine?.bind(riv.defaultViewModelInstance(of: model))
        }
        for frame in 0..<6 {
          machine?.pointer(frame % 2 == 0 ? .down : .up, x: Float(next(500)), y: Float(next(500)))
          machine?.advance(frame == 3 ? 100 : 1 / 60)
        }
        #expect(artboard.displayList().items.count < 1_000_000)
      }
    }
  }
}
