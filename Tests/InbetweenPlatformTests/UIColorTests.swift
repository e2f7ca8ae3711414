import InbetweenDrawing
import InbetweenStage
import InbetweenViewGraph
import InbetweenViews
import SwiftUI
import Testing

@testable import InbetweenPlatform

@Suite struct UIColorTests {
  private func components(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha) = (CGFloat(), CGFloat(), CGFloat(), CGFloat())
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }

  // As UIKit's documentation gives them.
  private static let documented: [(UIColor, [Double])] = [
    (.red, [1, 0, 0, 1]), (.green, [0, 1, 0, 1]), (.orange, [1, 0.5, 0, 1]),
    (.purple, [0.5, 0, 0.5, 1]), (.brown, [0.6, 0.4, 0.2, 1]), (.clear, [0, 0, 0, 0]),
    (.lightGray, [2.0 / 3, 2.0 / 3, 2.0 / 3, 1]),
  ]

  @Test("colours of fixed components have those that UIKit documents", arguments: documented)
  func fixed(color: UIColor, expected: [Double]) {
    #expect(components(color).map { Double($0) } == expected)
  }

  @Test("a system colour is SwiftUI's colour of the name, light and dark")
  func system() {
    for dark in [false, true] {
      var environment = EnvironmentValues()
      environment.colorScheme = dark ? .dark : .light
      #expect(
        Color(UIColor.systemRed).resolvedColor(in: environment)
          == Color.red.resolvedColor(in: environment))
    }
  }

  @Test("an alpha replaces that of a fixed colour")
  func alpha() {
    let color = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5).withAlphaComponent(0.25)
    #expect(components(color) == [1, 0, 0, 0.25])
  }

  @Test("Color takes it by every spelling, and by a name with a dot")
  func spellings() {
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    for color in [Color(uiColor: red), Color(nsColor: red), Color(red), Color(.red)] {
      #expect(color == Color(red: 1, green: 0, blue: 0))
    }
    #expect(Color(.systemBackground) == Color(uiColor: .systemBackground))
  }
}
