import Combine
import Foundation
import Testing

private class Counter: ObservableObject {
  @Published var count = 0 { didSet { seen.append(oldValue) } }
  @Published private(set) var name: String?
  var seen: [Int] = []
  func rename(_ name: String) { self.name = name }
}

private final class Stepper: Counter {
  @Published var step = 1
}

private final class Manual: ObservableObject {
  var value = 0 { willSet { objectWillChange.send() } }
}

private final class Own: ObservableObject {
  let objectWillChange = PassthroughSubject<Int, Never>()
  @Published var value = 0
}

@Suite("Observable objects") struct ObservableObjectTests {
  @Test("an object sends before a published property changes, with the old value still in place")
  func sendsBefore() {
    let counter = Counter()
    var log: [Int] = []
    let handle = counter.objectWillChange.sink { log.append(counter.count) }
    counter.count = 5
    counter.count += 1
    #expect(log == [0, 5])
    #expect(counter.count == 6)
    #expect(counter.seen == [0, 5])
    handle.cancel()
    counter.count = 7
    #expect(log == [0, 5])
  }

  @Test("properties of a superclass, and those that are set only inside, send too")
  func superclass() {
    let stepper = Stepper()
    var sends = 0
    let handle = stepper.objectWillChange.sink { sends += 1 }
    stepper.count = 1
    stepper.rename("a")
    stepper.step = 2
    #expect(sends == 3)
    #expect(stepper.name == "a")
    handle.cancel()
  }

  @Test("an object without published properties can send by hand")
  func manual() {
    let manual = Manual()
    var values: [Int] = []
    let handle = manual.objectWillChange.sink { values.append(manual.value) }
    manual.value = 3
    #expect(values == [0])
    handle.cancel()
  }

  @Test("a publisher of the class's own is left alone")
  func own() {
    let own = Own()
    var sent: [Int] = []
    let handle = own.objectWillChange.sink { sent.append($0) }
    own.value = 1
    #expect(sent == [])
    own.objectWillChange.send(4)
    #expect(sent == [4])
    handle.cancel()
  }

  @Test("each object has one publisher of its own, and is not kept alive by it")
  func identity() {
    weak var gone: Counter?
    do {
      let a = Counter()
      let b = Counter()
      #expect(a.objectWillChange === a.objectWillChange)
      #expect(a.objectWillChange !== b.objectWillChange)
      gone = a
    }
    #expect(gone == nil)
  }

  @Test("objects that come and go do not inherit the publisher of an earlier one")
  func reuse() {
    var sends = 0
    var handles: [AnyCancellable] = []
    for _ in 0..<1000 {
      let counter = Counter()
      handles.append(counter.objectWillChange.sink { sends += 1 })
      counter.count = 1
    }
    #expect(sends == 1000)
  }
}

@Suite("Published") struct PublishedTests {
  @Test("the stream starts with the value at hand and sends each new one before it is set")
  func stream() {
    let counter = Counter()
    var log: [[Int]] = []
    let handle = counter.$count.sink { log.append([$0, counter.count]) }
    counter.count = 2
    counter.count = 2
    #expect(log == [[0, 0], [2, 0], [2, 2]])
    handle.cancel()
  }

  @Test("a stream can be assigned to a published property, which then sends")
  func assign() {
    let subject = PassthroughSubject<Int, Never>()
    let counter = Counter()
    subject.assign(to: &counter.$count)
    var sends = 0
    let handle = counter.objectWillChange.sink { sends += 1 }
    subject.send(8)
    #expect(counter.count == 8)
    #expect(sends == 1)
    handle.cancel()
  }

  @Test("assigning to a published property does not keep its object alive")
  func assignLifetime() {
    let subject = PassthroughSubject<Int, Never>()
    weak var gone: Counter?
    do {
      let counter = Counter()
      subject.assign(to: &counter.$count)
      gone = counter
    }
    subject.send(1)
    #expect(gone == nil)
  }

  @Test("the stream finishes when the object goes away")
  func finishes() {
    var counter: Counter? = Counter()
    var isFinished = false
    let handle = counter!.$count.sink(
      receiveCompletion: { _ in isFinished = true }, receiveValue: { _ in })
    counter = nil
    #expect(isFinished)
    handle.cancel()
  }
}
