import InbetweenDrawing
import Testing

@Suite struct ResolvedColorHexTests {
  @Test("colours read all four lengths of hexadecimal text")
  func reading() throws {
    let orange = try #require(ResolvedColor(hex: "#FF8000"))
    #expect(orange.red == 1 && orange.green == 128.0 / 255 && orange.blue == 0)
    #expect(ResolvedColor(hex: "f80") == ResolvedColor(hex: "#FF8800"))
    #expect(ResolvedColor(hex: "#12345678")?.opacity == 120.0 / 255)
    #expect(ResolvedColor(hex: "#1238") == ResolvedColor(hex: "#11223388"))
    for bad in ["", "#", "#12", "#12345", "#GGGGGG", "#1234567"] {
      #expect(ResolvedColor(hex: bad) == nil)
    }
  }

  @Test("colours write the nearest bytes, opacity only where it shows")
  func writing() {
    #expect(ResolvedColor(red: 1, green: 0.5, blue: 0).hex == "#FF8000")
    #expect(ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0.5).hex == "#00000080")
    #expect(ResolvedColor(red: 2, green: -1, blue: .nan).hex == "#FF0000")
  }
}
