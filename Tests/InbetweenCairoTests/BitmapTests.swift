import InbetweenCairo
import Testing

@Suite struct BitmapTests {
  @Test("straight pixels undo the premultiplication")
  func straight() {
    let bitmap = Bitmap(width: 2, height: 1, bytes: [0, 64, 128, 128, 10, 20, 30, 255])
    #expect(bitmap[0, 0] == .init(255, 128, 0, 128) && bitmap[1, 0] == .init(30, 20, 10))
    #expect(bitmap.straightRGBA == [255, 128, 0, 128, 30, 20, 10, 255])
    #expect(Bitmap(width: 1, height: 1, bytes: [0, 0, 0, 0]).straightRGBA == [0, 0, 0, 0])
  }
}
