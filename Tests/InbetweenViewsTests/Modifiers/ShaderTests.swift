import Foundation
import InbetweenDrawing
import InbetweenViewGraph
import Testing

@testable import InbetweenViews

@MainActor
@Suite("Metal functions") struct ShaderTests {
  @Test("A Metal function cannot run: the view is shown without, and a warning names it")
  func shader() {
    let host = Host(Color.red.colorEffect(ShaderLibrary.ripple(.float(3), .color(.red))))
    #expect(host.graph.frame(at: 0).items.map(\.kind) == [.rect])
    #expect(host.graph.journal.warnings.contains { $0.contains("ripple") })
  }
}
