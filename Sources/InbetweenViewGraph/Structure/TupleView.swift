/// Several views in a row, as a builder block makes them.
public struct TupleView<T> {
  public var value: T

  @inlinable public init(_ value: T) { self.value = value }
}

extension TupleView: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    TupleNode(view, context)
  }
}

private final class TupleNode<T>: TypedNode<TupleView<T>> {
  private var children: [ViewNode] = []

  override init(_ view: TupleView<T>, _ context: NodeContext) {
    super.init(view, context)
    let context = childContext
    withUnsafeBytes(of: view.value) { bytes in
      children = TupleElements.of(T.self).map { $0.make(bytes.baseAddress!, context) }
    }
  }

  override func refresh() {
    withUnsafeBytes(of: view.value) { bytes in
      for (element, child) in zip(TupleElements.of(T.self), children) {
        element.update(child, bytes.baseAddress!, environment)
      }
    }
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) { children.forEach(visit) }
}

/// How to make and update one element of a tuple of views, given the tuple's bytes.
@MainActor
private class TupleElement {
  let offset: Int

  init(offset: Int) { self.offset = offset }

  func make(_ tuple: UnsafeRawPointer, _ context: NodeContext) -> ViewNode {
    preconditionFailure("overridden for each type of view")
  }

  func update(_ node: ViewNode, _ tuple: UnsafeRawPointer, _ environment: EnvironmentValues) {}
}

private final class TypedTupleElement<V: View>: TupleElement {
  override func make(_ tuple: UnsafeRawPointer, _ context: NodeContext) -> ViewNode {
    V._makeNode((tuple + offset).assumingMemoryBound(to: V.self).pointee, context)
  }

  override func update(
    _ node: ViewNode, _ tuple: UnsafeRawPointer, _ environment: EnvironmentValues
  ) {
    unsafeDowncast(node, to: TypedNode<V>.self)
      .update((tuple + offset).assumingMemoryBound(to: V.self).pointee, environment: environment)
  }
}

/// The elements of tuple types, read once per type from the runtime's description of the tuple:
/// its words are kind, number of elements, labels, then a type and an offset for each element.
@MainActor
private enum TupleElements {
  private static var known: [ObjectIdentifier: [TupleElement]] = [:]

  static func of<T>(_ type: T.Type) -> [TupleElement] {
    if let elements = known[ObjectIdentifier(type)] { return elements }
    let elements = read(type)
    known[ObjectIdentifier(type)] = elements
    return elements
  }

  private static func read<T>(_ type: T.Type) -> [TupleElement] {
    if let view = type as? any View.Type { return [element(view, 0)] }
    if type == Void.self { return [] }
    let words = unsafeBitCast(type as Any.Type, to: UnsafePointer<Int>.self)
    let tupleKind = 0x301
    precondition(
      words[0] == tupleKind, "TupleView holds a tuple of views, not a value of type \(type)")
    return (0..<words[1]).map { index in
      let elementType = unsafeBitCast(words[3 + 2 * index], to: Any.Type.self)
      guard let view = elementType as? any View.Type else {
        preconditionFailure("TupleView holds views, and \(elementType) is none")
      }
      // Outside of Apple's systems an offset has 32 bits, and what lies beside it is undefined.
      return element(view, Int(UInt32(truncatingIfNeeded: words[4 + 2 * index])))
    }
  }

  private static func element<V: View>(_ type: V.Type, _ offset: Int) -> TupleElement {
    TypedTupleElement<V>(offset: offset)
  }
}
