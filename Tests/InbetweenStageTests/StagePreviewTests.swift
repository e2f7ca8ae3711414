import InbetweenViews
import SwiftUI
import Testing

@testable import InbetweenStage

@MainActor @Suite struct StagePreviewTests {
  private struct Placed: View {
    var body: some View {
      Color.red.frame(width: 20, height: 20).accessibilityIdentifier("spot")
        .frame(width: 100, height: 100).animation(.linear(duration: 1))
    }
  }

  @Test("a stage that fits its content begins with it in place, whatever animates")
  func fits() throws {
    let preview = Preview("spot") { Placed().previewLayout(.sizeThatFits) }
    let stage = Stage(
      preview: preview, size: nil, settings: StageSettings(), typesetter: PlainTypesetter())
    #expect(stage.settings.size == CGSize(width: 100, height: 100))
    #expect(stage.isIdle)
    #expect(try stage.shownFrame(of: .type("Color")) == CGRect(x: 40, y: 40, width: 20, height: 20))
  }
}
