import InbetweenDrawing
import Testing

@testable import InbetweenRive

@Suite("Drawing into display lists")
struct DisplayListCanvasTests {
  /// A square of 20 by 20 at (30, 40), filled.
  private func square(fill: [(UInt64, RiveBytes.Value)] = [], color: UInt32 = 0xFF20_4060)
    -> RiveBytes
  {
    var file = RiveBytes.withArtboard()
    file.object(3, [(5, .uint(0)), (13, .float(30)), (14, .float(40))])
    file.object(7, [(5, .uint(1)), (20, .float(20)), (21, .float(20))])
    file.object(20, [(5, .uint(1))] + fill)
    file.object(18, [(5, .uint(3)), (37, .color(color))])
    return file
  }

  private func list(_ file: RiveBytes) throws -> DisplayList {
    let board = try RiveFile(file.bytes).artboard()
    board.updatePass(isRoot: true)
    return board.displayList()
  }

  @Test("a shape is one fill inside of its transform, in the artboard's clip")
  func fill() throws {
    let list = try list(square())
    #expect(list.items.map(\.kind) == [.clipPath, .transform, .fill, .pop, .pop])
    #expect(list.items[1].values == .init(1, 0, 0, 1, 30, 40))
    #expect(list.paths[Int(list.items[2].resource)].boundingRect.width == 20)
    #expect(
      list.paints == [.color(ResolvedColor(red: 32 / 255, green: 64 / 255, blue: 96 / 255))])
    #expect((list.width, list.height) == (100, 100))
  }

  @Test("what cannot be seen is not in the list")
  func invisible() throws {
    let clear = try list(square(color: 0x0020_4060))
    #expect(!clear.items.contains { $0.kind == .fill })
    var hidden = square()
    hidden.object(3, [(5, .uint(0)), (18, .float(0))])
    hidden.object(4, [(5, .uint(5)), (20, .float(20)), (21, .float(20))])
    hidden.object(20, [(5, .uint(5))])
    hidden.object(18, [(5, .uint(7)), (37, .color(0xFFFF_FFFF))])
    #expect(try list(hidden).items.filter { $0.kind == .fill }.count == 1)
  }

  @Test(
    "every group that is opened is closed, in every reference file",
    .enabled(if: RiveFolder.url != nil, RiveFolder.missing),
    arguments: RiveFolder.sampleNames)
  func balanced(_ name: String) throws {
    let riv = try RiveFile(RiveFolder.sample(name))
    for board in riv.artboardNames {
      let artboard = try riv.artboard(board)
      artboard.updatePass(isRoot: true)
      var depth = 0
      for item in artboard.displayList().items {
        if item.kind.opensGroup { depth += 1 }
        if item.kind == .pop { depth -= 1 }
        #expect(depth >= 0)
      }
      #expect(depth == 0)
    }
  }

  @Test("a path is made once for as long as its outline stays the same")
  func caching() throws {
    let board = try RiveFile(square().bytes).artboard()
    board.updatePass(isRoot: true)
    _ = board.displayList()
    let path = (board.component(1) as? Shape)?.paintPath(.local)
    let revision = path?.cache?.revision
    _ = board.displayList()
    #expect(path?.cache?.revision == revision)
    (board.component(2) as? Rectangle)?.set(Slot.ParametricPath.width, 50 as Float)
    board.updatePass(isRoot: true)
    #expect(board.displayList().paths.contains { $0.boundingRect.width == 50 })
  }
}
