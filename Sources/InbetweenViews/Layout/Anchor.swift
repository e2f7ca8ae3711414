import Foundation
import InbetweenDrawing
import InbetweenViewGraph

/// A point or rectangle of a view that other views can read in their own space, through
/// `GeometryProxy`.
public struct Anchor<Value>: Sendable {
  let place: AnchorPlace
  let source: Source

  /// What of a view an anchor tells.
  public struct Source: Sendable {
    /// The value for the view's size, through the map to the reader's space.
    let resolve: @Sendable (CGSize, CGAffineTransform) -> Value
    /// Sources with equal specifications tell the same.
    let specification: Specification
  }

  enum Specification: Hashable, Sendable {
    case bounds
    case rect(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)
    case point(x: CGFloat, y: CGFloat)
    case unit(UnitPoint)
    case several([Int])
  }
}

extension Anchor: Equatable where Value: Equatable {
  public static func == (a: Self, b: Self) -> Bool {
    a.place === b.place && a.source.specification == b.source.specification
  }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(place))
    hasher.combine(source.specification)
  }
}

extension Anchor.Source where Value == CGRect {
  /// The view's whole frame.
  public static var bounds: Anchor<CGRect>.Source {
    .init(
      resolve: { CGRect(origin: .zero, size: $0).applying($1) }, specification: .bounds)
  }

  /// A rectangle in the view's own coordinates.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    .init(
      resolve: { r.applying($1) },
      specification: .rect(x: r.minX, y: r.minY, width: r.width, height: r.height))
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's own coordinates.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    .init(resolve: { p.applying($1) }, specification: .point(x: p.x, y: p.y))
  }

  /// A point in fractions of the view's frame.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    .init(
      resolve: { CGPoint(x: $0.width * p.x, y: $0.height * p.y).applying($1) },
      specification: .unit(p))
  }

  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
  /// Several anchors of a view at once.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    self.init(
      resolve: { size, way in array.map { $0.resolve(size, way) } },
      specification: .several(array.map(\.specification.hashValue)))
  }
}

/// Where an anchored view is.
@MainActor
final class AnchorPlace {
  weak var node: RenderNode?

  nonisolated init() {}

  /// The view's size and the map from its own coordinates to those of another node.
  func way(to reader: RenderNode) -> (size: CGSize, way: CGAffineTransform)? {
    guard let node, let out = node.transformToRoot, let back = reader.transformToRoot else {
      return nil
    }
    let way = CGAffineTransform(translationX: node.frame.x, y: node.frame.y)
      .concatenating(out).concatenating(back.inverted())
      .concatenating(CGAffineTransform(translationX: -reader.frame.x, y: -reader.frame.y))
    return (node.frame.rect.size, way)
  }
}

extension GeometryProxy {
  /// The value of an anchor in the view's own coordinates.
  public subscript<T>(anchor: Anchor<T>) -> T {
    onMain { source.resolve(anchor) }
  }
}

/// Content that gives a preference made of an anchor of it.
struct AnchorWriter<Content: View, Key: PreferenceKey, Value> {
  enum Write {
    case value((Anchor<Value>) -> Key.Value)
    case transform((inout Key.Value, Anchor<Value>) -> Void)
  }

  var content: Content
  var source: Anchor<Value>.Source
  var write: Write
}

extension AnchorWriter: UnaryView, View {
  typealias Body = Never

  static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    AnchorWriterNode(view, context)
  }
}

private final class AnchorWriterNode<Content: View, Key: PreferenceKey, Value>: UnaryNode<
  AnchorWriter<Content, Key, Value>
>
{
  private let place = AnchorPlace()

  override init(_ view: AnchorWriter<Content, Key, Value>, _ context: NodeContext) {
    super.init(view, context)
    parent?.preferencesDidChange(in: self)
  }

  override func viewDidChange(from old: AnchorWriter<Content, Key, Value>) {
    super.viewDidChange(from: old)
    parent?.preferencesDidChange(in: self)
  }

  // An anchor of several views is one of the first.
  override func collect(into outputs: inout [RenderNode]) {
    let start = outputs.count
    child.collect(into: &outputs)
    place.node = outputs.count > start ? outputs[start] : nil
  }

  override func preference<Other: PreferenceKey>(_ key: Other.Type) -> Other.Value? {
    guard key == Key.self else { return child.preference(key) }
    let anchor = Anchor(place: place, source: view.source)
    switch view.write {
    case .value(let make): return make(anchor) as? Other.Value
    case .transform(let transform):
      var value = child.preference(Key.self) ?? Key.defaultValue
      transform(&value, anchor)
      return value as? Other.Value
    }
  }
}

extension View {
  /// Gives a value upwards that is made of a point or rectangle of the view.
  public nonisolated func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    AnchorWriter<Self, K, A>(content: self, source: value, write: .value(transform))
  }

  /// Changes the value that the views below give, by a point or rectangle of the view.
  public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    AnchorWriter<Self, K, A>(content: self, source: value, write: .transform(transform))
  }
}
