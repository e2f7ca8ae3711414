import Foundation
import InbetweenCairo
import InbetweenDrawing
import Testing

@Suite struct PictureTests {
  /// A file with one red, one half-transparent blue, one green and one white pixel.
  private func file(_ name: String = "four.png") throws -> String {
    let folder = NSTemporaryDirectory() + "/picture-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let bitmap = Bitmap(
      width: 2, height: 2,
      bytes: [0, 0, 255, 255, 128, 0, 0, 128, 0, 255, 0, 255, 255, 255, 255, 255])
    try Data(PNGFile.data(bitmap)).write(to: URL(fileURLWithPath: folder + "/" + name))
    return folder + "/" + name
  }

  private func draw(
    _ path: String, _ rect: DisplayList.Values, flags: UInt8 = 0, tint: String? = nil
  ) throws -> Bitmap {
    var scene = Scene(8, 8)
    scene.list.images = [.file(path)]
    let paint = tint.map { scene.paint(.color(ResolvedColor(hex: $0)!)) } ?? -1
    scene.add(.image, rect, flags: flags, resource: 0, paint: paint)
    return try CairoRenderer().render(scene.list, scale: 1)
  }

  @Test("a picture is drawn in its frame, pixel for pixel where it asks for no smoothing")
  func drawing() throws {
    let bitmap = try draw(file(), .init(2, 2, 4, 4), flags: 2)
    #expect(bitmap[2, 2] == .init(255, 0, 0) && bitmap[3, 3] == .init(255, 0, 0))
    #expect(bitmap[4, 2] == .init(0, 0, 255, 128))
    #expect(bitmap[2, 5] == .init(0, 255, 0) && bitmap[5, 5] == .init(255, 255, 255))
    #expect(bitmap[1, 2].opacity == 0 && bitmap[6, 5].opacity == 0)
  }

  @Test("tiles repeat from the corner of the frame")
  func tiles() throws {
    let bitmap = try draw(file(), .init(1, 1, 6, 6), flags: 1)
    for x in [1, 3, 5] {
      for y in [1, 3, 5] {
        #expect(bitmap[x, y] == .init(255, 0, 0) && bitmap[x + 1, y + 1] == .init(255, 255, 255))
      }
    }
  }

  @Test("a template picture gives its opacity to the tint")
  func template() throws {
    let bitmap = try draw(file(), .init(0, 0, 2, 2), flags: 2, tint: "#FF9500")
    #expect(bitmap[0, 0] == .init(0xFF, 0x95, 0) && bitmap[1, 1] == .init(0xFF, 0x95, 0))
    #expect(bitmap[1, 0].opacity == 128 && bitmap[1, 0].red == 255)
  }

  @Test("sizes are points: a name that ends in @2x halves the pixels")
  func sizes() throws {
    let typesetter = PangoTypesetter()
    let plain = try typesetter.imageSize(.file(file()))
    let double = try typesetter.imageSize(.file(file("four@2x.png")))
    #expect(plain?.width == 2 && plain?.height == 2 && double?.width == 1)
    #expect(typesetter.imageSize(.file("/no/such/file.png")) == nil)
  }

  @Test("a file that cannot be read is warned of once and drawn as a labelled box")
  func broken() throws {
    let path = try file("broken.png")
    try "no picture".write(toFile: path, atomically: true, encoding: .utf8)
    let renderer = CairoRenderer()
    var scene = Scene(40, 40)
    scene.list.images = [.file(path)]
    for _ in 0..<2 { scene.add(.image, .init(0, 0, 40, 40), resource: 0) }
    let bitmap = try renderer.render(scene.list)
    #expect(renderer.warnings.count == 1 && renderer.warnings[0].contains(path))
    #expect((0..<1600).contains { bitmap.bytes[$0 * 16 + 3] > 0 })
  }
}
