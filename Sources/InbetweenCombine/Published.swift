/// A property of a class that is also a stream: `$name` sends each new value before it is set.
@propertyWrapper
public struct Published<Value> {
  private let box: PublishedBox<Value>

  public init(wrappedValue: Value) { box = PublishedBox(wrappedValue) }
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Sends the value at hand to each new subscriber, then each new value before it is set.
  public struct Publisher: InbetweenCombine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    fileprivate let box: PublishedBox<Value>

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      box.outlets.add(subscriber, latest: { [unowned box] in box.value })
    }
  }

  public var projectedValue: Publisher {
    get { Publisher(box: box) }
    // `assign(to: &$name)` needs a place to write to; it works on the box.
    set {}
  }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("@Published is only available on properties of classes") }
    set { fatalError("@Published is only available on properties of classes, not \(newValue)") }
  }

  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<Owner, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Value {
    get { owner[keyPath: storageKeyPath].box.value }
    set { owner[keyPath: storageKeyPath].box.set(newValue) }
  }
}

extension Published: @unchecked Sendable where Value: Sendable {
  // As with Apple's: the type may cross, and whoever owns the object keeps its access in order.
}

extension Publisher where Failure == Never {
  /// Writes each value to a published property, as long as its object lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    let box = published.box
    box.feeds.append(sink { [weak box] in box?.set($0) })
  }
}

/// A property wrapper whose owner wants to know before it changes.
protocol PublishedProperty {
  func willChange(sends publisher: ObservableObjectPublisher)
}

extension Published: PublishedProperty {
  func willChange(sends publisher: ObservableObjectPublisher) { box.willChange = publisher }
}

/// The storage of one published property.
private final class PublishedBox<Value> {
  var value: Value
  let outlets = Outlets<Value, Never>()
  var willChange: ObservableObjectPublisher?
  var feeds: [AnyCancellable] = []

  init(_ value: Value) { self.value = value }

  deinit { outlets.finish(.finished) }

  func set(_ newValue: Value) {
    willChange?.send()
    outlets.send(newValue)
    value = newValue
  }
}
