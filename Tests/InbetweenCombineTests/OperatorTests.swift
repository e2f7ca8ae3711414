import Combine
import Testing

@Suite("Operators") struct OperatorTests {
  /// Everything that a stream sends, the end as a last word.
  private func all<P: Publisher>(_ publisher: P) -> [String] {
    var log: [String] = []
    let handle = publisher.sink(
      receiveCompletion: { log.append($0.isFailure ? "failure" : "finished") },
      receiveValue: { log.append("\($0)") })
    handle.cancel()
    return log
  }

  @Test("one value turns into at most one") func single() {
    let source = [1, 2, 2, 3, 4].publisher
    #expect(all(source.map { $0 * 10 }) == ["10", "20", "20", "30", "40", "finished"])
    #expect(all(source.filter { $0 % 2 == 0 }) == ["2", "2", "4", "finished"])
    #expect(all(source.compactMap { $0 > 2 ? "<\($0)>" : nil }) == ["<3>", "<4>", "finished"])
    #expect(all(source.removeDuplicates()) == ["1", "2", "3", "4", "finished"])
    #expect(all(source.scan(0, +)) == ["1", "3", "5", "8", "12", "finished"])
    #expect(all(["a", "bc"].publisher.map(\.count)) == ["1", "2", "finished"])
  }

  @Test("a stream can be cut at either end") func cutting() {
    let source = [1, 2, 3, 4].publisher
    #expect(all(source.first()) == ["1", "finished"])
    #expect(all(source.first { $0 > 2 }) == ["3", "finished"])
    #expect(all(source.dropFirst()) == ["2", "3", "4", "finished"])
    #expect(all(source.dropFirst(9)) == ["finished"])
    #expect(all(source.drop { $0 < 3 }) == ["3", "4", "finished"])
    #expect(all(source.prefix(2)) == ["1", "2", "finished"])
    #expect(all(source.prefix(0)) == ["finished"])
    #expect(all(source.prefix { $0 < 3 }) == ["1", "2", "finished"])
  }

  private struct Oops: Error {}

  @Test("errors end a stream and can be replaced") func errors() {
    let source = [1, 2, 3].publisher.tryMap { if $0 == 2 { throw Oops() } else { $0 } }
    #expect(all(source) == ["1", "failure"])
    #expect(all(source.replaceError(with: 0)) == ["1", "0", "finished"])
    #expect(all(Fail<Int, Oops>(error: Oops())) == ["failure"])
    #expect(all(Just(1).setFailureType(to: Oops.self)) == ["1", "finished"])
    #expect(all(Empty<Int, Never>()) == ["finished"])
    #expect(all(Empty<Int, Never>(completeImmediately: false)) == [])
  }

  @Test("an operator takes no more than it was asked for") func demand() {
    final class Two: Subscriber {
      var values: [Int] = []
      func receive(subscription: any Subscription) { subscription.request(.max(2)) }
      func receive(_ input: Int) -> Subscribers.Demand {
        values.append(input)
        return .none
      }
      func receive(completion: Subscribers.Completion<Never>) {}
    }
    let two = Two()
    (1...10).publisher.filter { $0 % 2 == 0 }.map { $0 * 10 }.subscribe(two)
    #expect(two.values == [20, 40])
    let merged = Two()
    [1, 2, 3].publisher.merge(with: [4, 5, 6].publisher).subscribe(merged)
    #expect(merged.values == [1, 2])
  }

  @Test("streams can be merged and combined") func joining() {
    let a = PassthroughSubject<Int, Never>()
    let b = PassthroughSubject<Int, Never>()
    var merged: [String] = []
    var combined: [String] = []
    var handles = Set<AnyCancellable>()
    a.merge(with: b).sink(
      receiveCompletion: { _ in merged.append("finished") },
      receiveValue: { merged.append("\($0)") }
    ).store(in: &handles)
    a.combineLatest(b) { $0 * 10 + $1 }.sink(
      receiveCompletion: { _ in combined.append("finished") },
      receiveValue: { combined.append("\($0)") }
    ).store(in: &handles)
    a.send(1)
    b.send(2)
    a.send(3)
    a.send(completion: .finished)
    b.send(4)
    b.send(completion: .finished)
    #expect(merged == ["1", "2", "3", "4", "finished"])
    #expect(combined == ["12", "32", "34", "finished"])
    #expect(all([1, 2].publisher.merge(with: [3].publisher)) == ["1", "2", "3", "finished"])
    #expect(all(Publishers.MergeMany([Just(1), Just(2)])) == ["1", "2", "finished"])
    #expect(all(Publishers.MergeMany([Just<Int>]())) == ["finished"])
  }

  @Test("a shared stream runs once") func share() {
    var runs = 0
    let subject = PassthroughSubject<Int, Never>()
    let shared = subject.handleEvents(receiveOutput: { _ in runs += 1 }).share()
    var values: [Int] = []
    let a = shared.sink { values.append($0) }
    let b = shared.sink { values.append($0 * 10) }
    subject.send(1)
    #expect(values == [1, 10])
    #expect(runs == 1)
    a.cancel()
    b.cancel()
    subject.send(2)
    #expect(runs == 1)
  }

  @Test("a handle that is let go stops the stream; one that is stored does not") func handles() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var log: [Int] = []
    var stored: [AnyCancellable] = []
    do {
      _ = subject.sink { log.append($0 * 100) }
      subject.sink { log.append($0) }.store(in: &stored)
    }
    subject.value = 2
    #expect(log == [100, 1, 2])
    #expect(subject.value == 2)
    stored = []
    subject.send(3)
    #expect(log == [100, 1, 2])
  }

  @Test("a property can be assigned to") func assign() {
    final class Box { var value = 0 }
    let box = Box()
    let handle = [1, 2].publisher.assign(to: \.value, on: box)
    #expect(box.value == 2)
    handle.cancel()
  }

  @Test("a future keeps its promise for whoever comes later") func future() {
    var fulfil: Future<Int, Never>.Promise?
    let future = Future<Int, Never> { fulfil = $0 }
    var log: [Int] = []
    let early = future.sink { log.append($0) }
    fulfil?(.success(4))
    fulfil?(.success(5))
    let late = future.sink { log.append($0 * 10) }
    #expect(log == [4, 40])
    early.cancel()
    late.cancel()
  }
}

extension Subscribers.Completion {
  fileprivate var isFailure: Bool {
    if case .failure = self { true } else { false }
  }
}
