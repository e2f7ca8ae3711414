/// A way to read and write a value that someone else owns.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  package let read: () -> Value
  package let write: (Value, Transaction) -> Void
  /// The transaction that a write carries, where one was given.
  public var transaction: Transaction
  /// A closure setter does not carry a transaction: one given to the binding has no effect
  /// (measured: T11, T12).
  private let carriesTransaction: Bool

  package init(read: @escaping () -> Value, write: @escaping (Value, Transaction) -> Void) {
    self.read = read
    self.write = write
    transaction = Transaction()
    carriesTransaction = true
  }

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    read = get
    write = { value, _ in set(value) }
    transaction = Transaction()
    carriesTransaction = false
  }

  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    read = get
    write = set
    transaction = Transaction()
    carriesTransaction = true
  }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  public var wrappedValue: Value {
    get { read() }
    nonmutating set {
      let merged =
        transaction.isPlain ? Transaction.current : Transaction.current.overridden(by: transaction)
      write(newValue, merged)
    }
  }

  public var projectedValue: Binding<Value> { self }

  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    derived(get: { $0[keyPath: keyPath] }, set: { $0[keyPath: keyPath] = $1 })
  }

  /// A binding to a part of the value.
  package func derived<Part>(
    get: @escaping (Value) -> Part, set: @escaping (inout Value, Part) -> Void
  ) -> Binding<Part> {
    let (read, write) = (read, write)
    var binding = Binding<Part>(
      read: { get(read()) },
      write: { part, transaction in
        var value = read()
        set(&value, part)
        write(value, transaction)
      })
    binding.transaction = transaction
    return binding
  }

  /// The same binding whose writes animate.
  public func animation(
    _ animation: Animation? = .default, _fileID: StaticString = #fileID, _line: UInt = #line
  ) -> Binding<Value> {
    guard carriesTransaction else { return self }
    var binding = self
    binding.transaction = Transaction(
      animation: animation, kind: .binding, place: SourcePlace(_fileID, _line))
    return binding
  }

  /// The same binding whose writes carry the transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    guard carriesTransaction else { return self }
    var binding = self
    binding.transaction = transaction
    return binding
  }
}

extension Binding {
  /// A binding to an optional that shows the value.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self = base.derived(get: { $0 }, set: { value, new in if let new { value = new } })
  }

  /// A binding to the wrapped value, or nil where there is none now.
  public init?(_ base: Binding<Value?>) {
    guard let present = base.wrappedValue else { return nil }
    self = base.derived(get: { $0 ?? present }, set: { $0 = $1 })
  }

  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self = base.derived(
      get: { AnyHashable($0) },
      set: { value, new in if let new = new.base as? V { value = new } })
  }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  public var startIndex: Index { wrappedValue.startIndex }
  public var endIndex: Index { wrappedValue.endIndex }
  public var indices: Indices { wrappedValue.indices }

  public func index(after i: Index) -> Index { wrappedValue.index(after: i) }

  public subscript(position: Index) -> Binding<Value.Element> {
    derived(get: { $0[position] }, set: { $0[position] = $1 })
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection {
  public func index(before i: Index) -> Index { wrappedValue.index(before: i) }
}

extension Binding: RandomAccessCollection
where Value: RandomAccessCollection & MutableCollection {}

extension Binding: DynamicProperty {
  // What a binding reads is noted where its source is read; nothing has to be installed.
  @MainActor
  public static func _install(_ property: UnsafeMutableRawPointer, _ owner: PropertyOwner) {}
}
