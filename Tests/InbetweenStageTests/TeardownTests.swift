import Foundation
import InbetweenViewGraph
import SwiftUI
import Testing

@testable import InbetweenStage

@MainActor
struct TeardownTests {
  final class Shared: ObservableObject { @Published var count = 0 }

  @Observable final class Seen { var count = 0 }

  struct Content: View {
    @ObservedObject var shared: Shared
    let seen: Seen
    @State private var own = 0
    let binding: (Binding<Int>) -> Void

    var body: some View {
      Text("\(shared.count) \(seen.count) \(own)")
        .onAppear { binding($own) }
        .task { try? await Task.sleep(for: .seconds(100)) }
        .offset(x: Double(seen.count))
    }
  }

  @Test("models and bindings that outlive a stage may change without harm")
  func outliving() async {
    let (shared, seen) = (Shared(), Seen())
    var kept: Binding<Int>?
    do {
      let stage = Stage(Content(shared: shared, seen: seen) { kept = $0 })
      stage.perform { withAnimation(.linear(duration: 1)) { seen.count = 1 } }
      stage.advance(to: 0.5)
    }
    for _ in 0..<10 { await Task.yield() }
    shared.count = 5
    seen.count = 5
    kept?.wrappedValue = 7
    #expect(kept?.wrappedValue == 7)
  }

  @Test("nothing of a stage is left once it is let go")
  func noLeak() async {
    weak var graph: Graph?
    weak var root: ViewNode?
    do {
      let stage = Stage(Content(shared: Shared(), seen: Seen()) { _ in })
      stage.advance(to: 0.5)
      graph = stage.graph
      root = stage.graph.root
    }
    for _ in 0..<1000 where graph != nil { await Task.yield() }
    #expect(root == nil)
    #expect(graph == nil)
  }
}
