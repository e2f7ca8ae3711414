import InbetweenDrawing
import InbetweenViewGraph
import Testing

@testable import InbetweenViews

@Suite("Font") struct FontTests {
  private func resolved(_ font: Font, _ size: DynamicTypeSize = .large) -> ResolvedFont {
    var environment = EnvironmentValues()
    environment.dynamicTypeSize = size
    return font.resolve(in: environment)
  }

  @Test("Text styles have the sizes of the guidelines and grow with the text size")
  func textStyles() {
    #expect(resolved(.body).size == 17)
    #expect(resolved(.largeTitle).size == 34)
    #expect(resolved(.caption2).size == 11)
    #expect(resolved(.body, .accessibility5).size == 53)
    #expect(resolved(.body, .xSmall).size == 14)
    #expect(resolved(.headline).weight == 600)
    #expect(resolved(.body).weight == 400)
  }

  @Test("A fixed system size does not grow")
  func fixedSize() {
    #expect(resolved(.system(size: 20), .accessibility5).size == 20)
    #expect(resolved(.custom("Futura", fixedSize: 20), .accessibility5).size == 20)
  }

  @Test("A custom font grows in the proportion of its text style")
  func customSize() {
    let font = resolved(.custom("Futura", size: 34), .accessibility5)
    #expect(font.size == 34 * 53 / 17.0)
    #expect(font.family == "Futura")
    #expect(
      resolved(.custom("Futura", size: 10, relativeTo: .largeTitle), .xxxLarge).size
        == 10 * 40 / 34.0)
  }

  @Test("Bold is the emphasis of the text style: semibold for body, bold for a title")
  func bold() {
    #expect(resolved(.body.bold()).weight == 600)
    #expect(resolved(.title2.bold()).weight == 700)
    #expect(resolved(.system(size: 12).bold()).weight == 700)
    #expect(resolved(.body.bold().weight(.light)).weight == 300)
  }

  @Test("Modifiers of a font and of the environment add up")
  func modifiers() {
    var environment = EnvironmentValues()
    environment.fontModifiers = [.italic, .weight(.black), .design(.rounded)]
    environment.font = .body.monospacedDigit()
    let font = environment.resolvedFont
    #expect(font.isItalic && font.monospacedDigits)
    #expect(font.weight == 900)
    #expect(font.design == .rounded)
  }

  @Test("Design and weight given with the size are used")
  func systemArguments() {
    let font = resolved(.system(size: 12, weight: .heavy, design: .serif))
    #expect(font == ResolvedFont(size: 12, weight: 800, design: .serif))
    #expect(resolved(.system(.title, design: .monospaced, weight: .thin)).weight == 200)
  }

  @Test("Tight and loose leading change the distance of body lines by two points")
  func leading() throws {
    let tight = try #require(resolved(.body.leading(.tight)).leading)
    let loose = try #require(resolved(.body.leading(.loose)).leading)
    // The ratios of the design resources are 20 / 17, 22 / 17 and 24 / 17, to three decimals.
    #expect(abs(loose - tight - 4) < 0.02)
    #expect(resolved(.body.leading(.loose).leading(.standard)).leading == nil)
  }

  @Test("Sizes that are no sizes stay within bounds", arguments: [.nan, -5, .infinity, 1e300])
  func badSizes(size: Double) {
    let font = resolved(.system(size: size))
    #expect(font.size >= 0 && font.size <= 10_000)
  }

  @Test("Text sizes are ordered, and five of them are accessibility sizes")
  func dynamicTypeSizes() {
    #expect(DynamicTypeSize.xSmall < .large && DynamicTypeSize.xxxLarge < .accessibility1)
    #expect(DynamicTypeSize.allCases.filter(\.isAccessibilitySize).count == 5)
    for size in DynamicTypeSize.allCases {
      #expect(ContentSizeCategory(size).dynamicTypeSize == size)
    }
  }
}
