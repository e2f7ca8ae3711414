import Testing

@testable import InbetweenCharacters

@Suite("Sizes of encoded pictures")
struct PictureSizeTests {
  @Test("are read from headers")
  func headers() {
    let png: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
      + [0, 0, 1, 0x2C, 0, 0, 0, 0x5A]
    #expect(PictureSize(png)?.width == 300 && PictureSize(png)?.height == 90)
    // A comment of four bytes, then a frame header: 0x40 high, 0x0120 wide.
    let jpeg: [UInt8] =
      [0xFF, 0xD8, 0xFF, 0xFE, 0, 4, 1, 2, 0xFF, 0xC0, 0, 11, 8, 0, 0x40, 1, 0x20, 1, 0, 0, 0]
    #expect(PictureSize(jpeg)?.width == 0x120 && PictureSize(jpeg)?.height == 0x40)
    let webP: [UInt8] =
      Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBPVP8X".utf8) + [10, 0, 0, 0, 0, 0, 0, 0]
      + [99, 0, 0, 49, 0, 0]
    #expect(PictureSize(webP)?.width == 100 && PictureSize(webP)?.height == 50)
  }

  @Test("of what is cut or no picture are nothing")
  func broken() {
    #expect(PictureSize([]) == nil)
    #expect(PictureSize([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) == nil)
    #expect(PictureSize([0xFF, 0xD8, 0xFF, 0xC0, 0xFF]) == nil)
    #expect(PictureSize(Array("RIFF....WEBPVP8X".utf8)) == nil)
  }
}
