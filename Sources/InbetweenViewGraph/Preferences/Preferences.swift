/// A value that views give upwards.
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

/// Content with a value of its own for a preference, or with what its subtree gives transformed.
struct PreferenceWriter<Content: View, Key: PreferenceKey> {
  enum Write {
    case value(Key.Value)
    case transform((inout Key.Value) -> Void)
  }

  var content: Content
  var write: Write
}

extension PreferenceWriter: UnaryView, View {
  typealias Body = Never

  static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    PreferenceWriterNode(view, context)
  }
}

private final class PreferenceWriterNode<Content: View, Key: PreferenceKey>: UnaryNode<
  PreferenceWriter<Content, Key>
>
{
  override init(_ view: PreferenceWriter<Content, Key>, _ context: NodeContext) {
    super.init(view, context)
    parent?.preferencesDidChange(in: self)
  }

  override func viewDidChange(from old: PreferenceWriter<Content, Key>) {
    super.viewDidChange(from: old)
    parent?.preferencesDidChange(in: self)
  }

  override func preference<Other: PreferenceKey>(_ key: Other.Type) -> Other.Value? {
    guard key == Key.self else { return child.preference(key) }
    switch view.write {
    case .value(let value): return value as? Other.Value
    case .transform(let transform):
      var value = child.preference(Key.self) ?? Key.defaultValue
      transform(&value)
      return value as? Other.Value
    }
  }
}

/// Content that tells when a preference of its subtree changed.
struct PreferenceReader<Content: View, Key: PreferenceKey> where Key.Value: Equatable {
  var content: Content
  var action: (Key.Value) -> Void
}

extension PreferenceReader: UnaryView, View {
  typealias Body = Never

  static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    PreferenceReaderNode(view, context)
  }
}

private final class PreferenceReaderNode<Content: View, Key: PreferenceKey>: UnaryNode<
  PreferenceReader<Content, Key>
>, SettleReader
where Key.Value: Equatable {
  private var told: Key.Value?

  override init(_ view: PreferenceReader<Content, Key>, _ context: NodeContext) {
    super.init(view, context)
    graph.addReader(self)
  }

  func settle() {
    let value = child.preference(Key.self) ?? Key.defaultValue
    if value == told { return }
    told = value
    graph.enqueueAction(of: self, for: "onPreferenceChange(\(typeName(Key.self)))") {
      [self] in
      guard isAttached else { return }
      view.action(value)
    }
  }

  override func didDetach() { graph.removeReader(self) }
}

extension View {
  /// Gives a value upwards.
  public nonisolated func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View {
    PreferenceWriter<Self, K>(content: self, write: .value(value))
  }

  /// Changes the value that the views below give.
  public nonisolated func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    PreferenceWriter<Self, K>(content: self, write: .transform(callback))
  }

  /// Runs a closure when the value that the views below give has changed.
  public nonisolated func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    PreferenceReader<Self, K>(content: self, action: action)
  }
}
