import Testing

@testable import InbetweenRiveWriter

@Suite("Primitive encodings")
struct ByteWriterTests {
  @Test(
    "Whole numbers take seven bits a byte, the lowest first",
    arguments: [
      (0, [0x00]), (1, [0x01]), (127, [0x7F]), (128, [0x80, 0x01]), (300, [0xAC, 0x02]),
      (624_485, [0xE5, 0x8E, 0x26]), (UInt64(UInt32.max), [0xFF, 0xFF, 0xFF, 0xFF, 0x0F]),
    ] as [(UInt64, [UInt8])])
  func unsigned(value: UInt64, expected: [UInt8]) {
    var writer = ByteWriter()
    writer.unsigned(value)
    #expect(writer.bytes == expected)
  }

  @Test(
    "Numbers are IEEE 754 with 32 bits, the lowest byte first",
    arguments: [
      (1, [0x00, 0x00, 0x80, 0x3F]), (-2.5, [0x00, 0x00, 0x20, 0xC0]),
      (100, [0x00, 0x00, 0xC8, 0x42]), (0.1, [0xCD, 0xCC, 0xCC, 0x3D]),
    ] as [(Float, [UInt8])])
  func float(value: Float, expected: [UInt8]) {
    var writer = ByteWriter()
    writer.float(value)
    #expect(writer.bytes == expected)
  }

  @Test("Text is counted in bytes of UTF-8")
  func text() {
    var writer = ByteWriter()
    writer.text("é!")
    #expect(writer.bytes == [3, 0xC3, 0xA9, 0x21])
  }
}
