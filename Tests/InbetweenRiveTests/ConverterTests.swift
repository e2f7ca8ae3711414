import Testing

@testable import InbetweenRive

@Suite("Converters of data")
struct ConverterTests {
  @Test("operations compute as their names say, and the four kinds of arithmetic can be undone")
  func arithmetic() {
    let expected: [(UInt32, Float)] = [
      (0, 8), (1, 4), (2, 12), (3, 3), (4, 0), (6, 36), (16, 6), (17, 6), (18, 6),
    ]
    for (operation, result) in expected {
      #expect(Arithmetic.apply(operation, 6, 2) == result, "operation \(operation)")
    }
    for operation in 0...3 as ClosedRange<UInt32> {
      let there = Arithmetic.apply(operation, 7, 4)
      #expect(Arithmetic.undo(operation, there, 4) == 7)
    }
  }

  @Test("a range is mapped along its line, held or wrapped at its ends, and turned round")
  func range() {
    func map(_ flags: UInt32, _ value: Float) -> Float {
      ConverterDefinition.RangeMap(
        interpolationType: 1, flags: flags, minInput: 0, maxInput: 10, minOutput: 100,
        maxOutput: 200
      ).convert(value)
    }
    #expect(map(0, 5) == 150)
    #expect(map(0, 20) == 300)
    #expect(map(3, 20) == 200)
    #expect(map(3, -5) == 100)
    #expect(map(4, 12) == 120)
    #expect(map(8, 2) == 180)
  }

  @Test("numbers become texts with the decimals and commas that are asked for")
  func texts() {
    func text(_ value: Float, _ flags: UInt32, _ decimals: Int = 2) -> String {
      ValueText.text(.number(value), flags: flags, decimals: decimals, colorFormat: "")
    }
    #expect(text(50, 0) == "50")
    #expect(text(2.5, 0) == "2.5")
    #expect(text(3.14159, 1) == "3.14")
    #expect(text(3, 3) == "3.00")
    #expect(text(1_234_567, 4) == "1,234,567")
    #expect(text(-1234, 4) == "-1,234")
    #expect(ValueText.number("12.5px") == 12.5)
    #expect(ValueText.number("px") == 0)
  }

  @Test("texts are padded to a length and no further")
  func pad() {
    let pad = ConverterDefinition.pad(length: 5, text: "ab", atEnd: false)
    #expect(pad.convert(.string("xy")) == .string("abaxy"))
    #expect(pad.convert(.string("longer")) == .string("longer"))
    let endless = ConverterDefinition.pad(length: .max, text: " ", atEnd: true)
    guard case .string(let text) = endless.convert(.string("")) else { return }
    #expect(text.count == 4096)
  }

  @Test("a group that contains itself is emptied with a notice, and values pass it")
  func cycles() throws {
    var file = RiveBytes()
    file.object(23)
    file.object(499)
    file.object(498, [(679, .uint(1))])
    file.object(499)
    file.object(498, [(679, .uint(0))])
    file.object(1, [(7, .float(1)), (8, .float(1))])
    let riv = try RiveFile(file.bytes)
    #expect(riv.notices.contains { $0.contains("contains itself") })
    let converter = try #require(Converter(0, file: riv))
    #expect(converter.convert(.number(3)) == .number(3))
  }
}
