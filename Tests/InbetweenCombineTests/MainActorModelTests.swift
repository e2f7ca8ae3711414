import Combine
import Testing

@MainActor private final class Model: ObservableObject {
  @Published var items: [String] = []
  @Published private(set) var isLoading = false
  private var handles = Set<AnyCancellable>()
  var changes = 0

  init() {
    $items.dropFirst().map(\.count).filter { $0 > 1 }.removeDuplicates()
      .sink { [weak self] _ in self?.changes += 1 }
      .store(in: &handles)
  }

  func load() async {
    isLoading = true
    await Task.yield()
    items.append("a")
    items.append("b")
    items[0] = "c"
    isLoading = false
  }
}

@Suite("Models on the main actor") @MainActor struct MainActorModelTests {
  @Test("a model may be isolated, change in an async method and listen to itself")
  func model() async {
    let model = Model()
    var sends = 0
    let handle = model.objectWillChange.sink { sends += 1 }
    await model.load()
    #expect(model.items == ["c", "b"])
    #expect(sends == 5)
    #expect(model.changes == 1)
    handle.cancel()
  }

  @Test("an object behind `any ObservableObject` can be observed") func existential() {
    let model = Model()
    func observe<O: ObservableObject>(_ object: O, _ body: @escaping () -> Void) -> AnyCancellable {
      object.objectWillChange.sink { _ in body() }
    }
    let object: any ObservableObject = model
    var sends = 0
    let handle = observe(object) { sends += 1 }
    model.items = ["x"]
    #expect(sends == 1)
    handle.cancel()
  }
}
