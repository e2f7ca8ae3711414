import Testing

@testable import InbetweenViews

@Suite("Looks") struct LooksTests {
  @Test(
    "Every number of the tables is the number of the fact that it names",
    .disabled(if: Facts.areMissing, "\(Facts.comment)"))
  func numbersAgree() throws {
    let tables = [
      Looks.lengthTable, Looks.controlTable, Looks.barTable, Looks.listTable, Looks.scrollTable,
      Looks.motionTable, Looks.gestureTable,
    ]
    var compared = 0
    for entry in tables.joined() {
      if entry.part.hasPrefix("=") {
        #expect(entry.confidence == "chosen")
        continue
      }
      let fact = try #require(Facts.looks[entry.fact], "\(entry.fact)")
      let expected: Double
      switch entry.part.first {
      case "v":
        let variant = try #require(entry.fact.split(separator: "|").last)
        let index = try #require(Int(entry.part.dropFirst()))
        expected = Facts.numbers(in: String(variant))[index]
      case "a":
        let index = try #require(Int(entry.part.dropFirst()))
        expected = Facts.colors(in: fact)[index][3]
      default:
        let index = try #require(Int(entry.part))
        expected = Facts.numbers(in: fact)[index]
      }
      #expect(entry.value == expected, "\(entry.fact)")
      compared += 1
    }
    #expect(compared > 180)
  }

  @Test("Each key reads the entry made for it")
  func keysReadTheirEntries() {
    #expect(Looks.length(.stackSpacing) == 8)
    #expect(Looks.length(.padding) == 16)
    #expect(Looks.length(.spacerMinimum) == 8)
    #expect(Looks.length(.strokeWidth) == 1)
    #expect(Looks.length(.shadowOpacity) == 0.33)
    #expect(Looks.control(.toggleWidth) == 63)
    #expect(Looks.control(.toggleThumbHeight) == 24)
    #expect(Looks.bar(.navigationHeight) == 54)
    #expect(Looks.list(.rowHeightMinimum) == 44)
    #expect(Looks.scroll(.decelerationRate) == 0.998)
    #expect(Looks.motion(.curveDuration) == 0.35)
    #expect(Looks.motion(.blurReplaceScaleUp) == 1.1)
    #expect(Looks.gesture(.longPressDuration) == 0.5)
    #expect(Looks.gesture(.dragDistance) == 10)
    #expect(Looks.Length.allCases.count == Looks.lengthTable.count)
    #expect(Looks.Control.allCases.count == Looks.controlTable.count)
    #expect(Looks.Bar.allCases.count == Looks.barTable.count)
    #expect(Looks.List.allCases.count == Looks.listTable.count)
    #expect(Looks.Scroll.allCases.count == Looks.scrollTable.count)
    #expect(Looks.Motion.allCases.count == Looks.motionTable.count)
    #expect(Looks.Gesture.allCases.count == Looks.gestureTable.count)
  }

  @Test(
    "Every tone of the palette is the colour of the fact that it names",
    .disabled(if: Facts.areMissing, "\(Facts.comment)"))
  func colorsAgree() throws {
    for name in Looks.ColorName.allCases {
      for (index, tone) in Looks.colorTable[name.rawValue].enumerated() {
        let expected = try color(of: tone.fact)
        let color = Looks.color(name, dark: index % 2 == 1, increasedContrast: index > 1)
        #expect(
          [color.red * 255, color.green * 255, color.blue * 255, color.opacity] == expected,
          "\(name)")
      }
    }
  }

  private func color(of fact: String) throws -> [Double] {
    if fact.hasPrefix("=") { return try #require(Facts.colors(in: fact).first) }
    let halves = fact.split(separator: "@", maxSplits: 1)
    let parts = halves[0].split(separator: "#")
    let value = try #require(Facts.looks[String(parts[0])], "\(fact)")
    var color = Facts.colors(in: value)[parts.count > 1 ? try #require(Int(parts[1])) : 0]
    if halves.count > 1 {
      let alpha = try #require(Facts.looks[String(halves[1])], "\(fact)")
      color[3] = try #require(Double(alpha))
    }
    return color
  }

  @Test(
    "Sizes and leadings of all text styles at all text sizes are those of the table",
    .disabled(if: Facts.areMissing, "\(Facts.comment)"))
  func textStylesAgree() throws {
    let weights = ["regular": 400.0, "medium": 500, "semibold": 600, "bold": 700]
    for style in Looks.TextStyleName.allCases {
      for category in Looks.SizeCategory.allCases {
        let metrics = Looks.textStyle(style, category)
        let size = try #require(Facts.looks["type.size|\(style)|\(category)"])
        let leading = try #require(Facts.looks["type.leading|\(style)|\(category)"])
        #expect(metrics.size == Double(size))
        #expect(metrics.leading == Double(leading))
        let weight = try #require(Facts.looks["type.weight|\(style)|all categories"])
        #expect(metrics.weight == weights[weight])
        let bold = Facts.looks["type.boldWeight|\(style)|bold() / emphasized, all categories"]
        #expect(metrics.boldWeight == weights[try #require(bold)])
      }
    }
  }

  @Test("Tracking follows the table, runs straight between its sizes and stays beyond its ends")
  func tracking() {
    #expect(Looks.tracking(size: 17) == -0.43)
    #expect(Looks.tracking(size: 34) == 0.40)
    #expect(abs(Looks.tracking(size: 17.5) - -0.435) < 1e-12)
    #expect(Looks.tracking(size: 1) == 0.24)
    #expect(Looks.tracking(size: 1000) == 0)
  }
}
