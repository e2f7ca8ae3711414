import Foundation
import InbetweenDrawing
import InbetweenViewGraph
import Testing

@MainActor
@Suite("A graph that is gone")
struct GraphLifetimeTests {
  private final class Keeper {
    var binding: Binding<Int>?
    func keep(_ binding: Binding<Int>) { self.binding = binding }
  }

  private struct Counter: View {
    let keeper: Keeper
    @State private var count = 1
    var body: some View {
      let _ = keeper.keep($count)
      EmptyView()
    }
  }

  @Test(
    "State is written and read after its graph went, taken down or not", arguments: [true, false])
  func lateWrite(isTakenDown: Bool) {
    let keeper = Keeper()
    do {
      let graph = Graph(size: .zero, typesetter: PlainTypesetter())
      graph.build(Counter(keeper: keeper), environment: EnvironmentValues())
      if isTakenDown { graph.tearDown() }
    }
    keeper.binding?.wrappedValue = 5
    #expect(keeper.binding?.wrappedValue == 5)
  }
}
