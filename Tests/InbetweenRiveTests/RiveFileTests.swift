import Testing

@testable import InbetweenRive

@Suite("Reading files")
struct RiveFileTests {
  private func fault(_ bytes: [UInt8], limits: RiveFile.Limits = .init()) -> RiveFileError? {
    do {
      _ = try RiveFile(bytes, limits: limits)
      return nil
    } catch {
      return error as? RiveFileError
    }
  }

  @Test("a file with an artboard and a shape has them under their names and parents")
  func reads() throws {
    var file = RiveBytes.withArtboard()
    file.object(3, [(5, .uint(0)), (4, .text("Ball")), (13, .float(30)), (14, .float(40))])
    let riv = try RiveFile(file.bytes)
    #expect(riv.artboardNames == ["Board"])
    let board = try riv.artboard()
    #expect(board.width == 100)
    board.updatePass(isRoot: true)
    let ball = try #require(board.component(1) as? Shape)
    #expect(ball.name == "Ball")
    #expect(ball.world == Matrix(1, 0, 0, 1, 30, 40))
  }

  @Test("bytes that are no Rive file, and other versions, are refused with what they are")
  func refuses() {
    #expect(fault(Array("PNG!".utf8))?.reason == .notARiveFile)
    #expect(fault([])?.reason == .notARiveFile)
    #expect(fault(RiveBytes(major: 8).bytes)?.reason == .unsupportedVersion(8))
    #expect(fault(RiveBytes(major: 8).bytes)?.description.contains("byte 4") == true)
  }

  @Test("a file cut anywhere throws or reads what stands before the cut, and never crashes")
  func truncated() throws {
    var file = RiveBytes.withArtboard()
    file.object(3, [(5, .uint(0)), (13, .float(1))])
    file.object(7, [(5, .uint(1)), (20, .float(10)), (21, .float(10))])
    for count in 0..<file.bytes.count {
      let bytes = Array(file.bytes.prefix(count))
      if let riv = try? RiveFile(bytes), let board = try? riv.artboard() {
        board.updatePass(isRoot: true)
        _ = board.displayList()
      }
    }
    // A cut inside of a number says so.
    let cut = fault(Array(file.bytes.dropLast(3)))
    #expect(cut?.reason == .truncated)
    #expect(cut?.object?.type == "Rectangle")
  }

  @Test("a length beyond the end is an error that names both lengths and the object")
  func lyingLength() {
    var file = RiveBytes.withArtboard()
    file.bytes += [3, 4, 0xFF, 0xFF, 0xFF, 0xFF, 0x0F]
    let found = fault(file.bytes)
    #expect(found?.reason == .malformed)
    #expect(found?.object?.type == "Shape")
    #expect(found?.message.contains("4294967295 bytes") == true)
  }

  @Test("a number of more than 64 bits is an error")
  func endlessNumber() {
    var file = RiveBytes.withArtboard()
    file.bytes += [UInt8](repeating: 0xFF, count: 40)
    #expect(fault(file.bytes)?.reason == .malformed)
  }

  @Test(
    "numbers that are none are refused wherever they stand",
    arguments: [
      Float.nan, .infinity, -.infinity, .signalingNaN,
    ])
  func notANumber(_ value: Float) {
    for key in [13, 14, 15, 16, 18] as [UInt64] {
      var file = RiveBytes.withArtboard()
      file.object(2, [(5, .uint(0)), (key, .float(value))])
      let found = fault(file.bytes)
      #expect(found?.reason == .malformed)
      #expect(found?.object?.type == "Node")
    }
  }

  @Test("an object that is its own ancestor is an error, however long the way round")
  func parentCycles() {
    for length in [1, 2, 5, 100] {
      var file = RiveBytes.withArtboard()
      for number in 1...length {
        let parent = number == length ? 1 : number + 1
        file.object(2, [(5, .uint(UInt64(parent)))])
      }
      let found = fault(file.bytes)
      #expect(found?.reason == .malformed, "\(length)")
      #expect(found?.message.contains("own ancestor") == true)
    }
  }

  @Test("more levels than the limit are refused")
  func tooDeep() {
    var file = RiveBytes.withArtboard()
    for number in 0..<300 { file.object(2, [(5, .uint(UInt64(number)))]) }
    #expect(fault(file.bytes)?.reason == .limit)
  }

  @Test("objects whose parent is not there or cannot have children are left out")
  func orphans() throws {
    var file = RiveBytes.withArtboard()
    file.object(3, [(5, .uint(77))])
    file.object(18, [(5, .uint(0))])
    file.object(2, [(5, .uint(2))])
    let board = try RiveFile(file.bytes).artboard()
    #expect(board.component(1) == nil)
    #expect(board.component(2) != nil)
    #expect(board.component(3) == nil)
  }

  @Test("more objects, properties or bytes than the limits are refused")
  func limits() {
    var file = RiveBytes.withArtboard()
    for _ in 0..<100 { file.object(2, [(5, .uint(0))]) }
    var limits = RiveFile.Limits()
    limits.objects = 50
    #expect(fault(file.bytes, limits: limits)?.reason == .limit)
    limits = RiveFile.Limits()
    limits.cells = 200
    #expect(fault(file.bytes, limits: limits)?.reason == .limit)
    limits = RiveFile.Limits()
    limits.bytes = 20
    #expect(fault(file.bytes, limits: limits)?.reason == .limit)
  }

  @Test("an unknown type keeps its place among the objects, and one notice tells of all")
  func unknownTypes() throws {
    var file = RiveBytes(wires: [(5000, 2)])
    file.object(23)
    file.object(1, [(7, .float(10)), (8, .float(10))])
    file.object(3000, [(5000, .float(1))])
    file.object(3000, [(5, .uint(0))])
    file.object(2, [(5, .uint(0)), (13, .float(5))])
    let riv = try RiveFile(file.bytes)
    #expect(riv.notices == ["2 objects of the unknown type 3000 are left out"])
    #expect((try riv.artboard().component(3) as? TransformNode)?.x == 5)
  }

  @Test("a property that nobody knows makes the rest unreadable")
  func unknownProperty() {
    var file = RiveBytes.withArtboard()
    file.object(2, [(5001, .uint(0))])
    let found = fault(file.bytes)
    #expect(found?.reason == .malformed)
    #expect(found?.message.contains("5001") == true)
  }

  @Test("an artboard that contains itself cannot be made, and says so")
  func nestingCycle() throws {
    var file = RiveBytes.withArtboard()
    file.object(92, [(5, .uint(0)), (197, .uint(0))])
    let riv = try RiveFile(file.bytes)
    #expect(throws: RiveFileError.self) { try riv.artboard() }
  }

  @Test("artboards that double at each level are refused before they fill the memory")
  func nestingBomb() throws {
    var file = RiveBytes.withArtboard()
    for level in 1..<40 {
      file.object(92, [(5, .uint(0)), (197, .uint(UInt64(level)))])
      file.object(92, [(5, .uint(0)), (197, .uint(UInt64(level)))])
      file.object(1, [(7, .float(1)), (8, .float(1))])
    }
    let riv = try RiveFile(file.bytes)
    #expect(throws: RiveFileError.self) { try riv.artboard() }
  }

  @Test("names that are not there are refused with those that are")
  func lookups() throws {
    let riv = try RiveFile(RiveBytes.withArtboard().bytes)
    #expect(throws: RiveLookupError(kind: "artboard", name: "No", existing: ["Board"])) {
      try riv.artboard("No")
    }
    let board = try riv.artboard()
    #expect(throws: RiveLookupError.self) { try board.stateMachine("No") }
    #expect(throws: RiveLookupError.self) { try board.animation() }
  }

  @Test(
    "every reference file is read, drawn and played for two seconds",
    .enabled(if: RiveFolder.url != nil, RiveFolder.missing),
    arguments: RiveFolder.sampleNames)
  func samples(_ name: String) throws {
    let riv = try RiveFile(RiveFolder.sample(name))
    for board in riv.artboardNames {
      let artboard = try riv.artboard(board)
      let machine = try? artboard.stateMachine()
      if let model = artboard.defaultViewModel {
        machine?.bind(riv.defaultViewModelInstance(of: model))
      }
      for _ in 0..<120 { machine?.advance(1 / 60) }
      #expect(artboard.displayList().width == Double(artboard.width))
    }
  }
}
