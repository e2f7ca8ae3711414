import Foundation
import InbetweenViewGraph

/// Effects on a view's picture, which may depend on its geometry since they change no layout.
public protocol VisualEffect: Sendable {
  associatedtype _Modifier: _MixableModifier

  /// The effects as a modifier.
  var _modifier: _Modifier { get }

  /// These effects a share of the way (0...1) to others of the same kinds.
  func _mixed(with other: Self, by share: Double) -> Self
}

/// No effect: what the others are chained to.
public struct EmptyVisualEffect: VisualEffect {
  public init() {}

  public var _modifier: EmptyModifier { EmptyModifier() }

  public func _mixed(with other: EmptyVisualEffect, by share: Double) -> EmptyVisualEffect { self }
}

/// A chain of effects. Its modifiers are plain values, made of numbers and closures that the main
/// actor runs.
public struct _VisualEffectChain<Modifier: _MixableModifier>: VisualEffect, @unchecked Sendable {
  public let _modifier: Modifier

  public func _mixed(with other: Self, by share: Double) -> Self {
    Self(_modifier: _modifier._mixed(with: other._modifier, by: share))
  }
}

extension VisualEffect {
  func _then<M: _MixableModifier>(
    _ modifier: M
  ) -> _VisualEffectChain<ModifiedContent<_Modifier, M>> {
    _VisualEffectChain(_modifier: ModifiedContent(content: _modifier, modifier: modifier))
  }

  /// Moves the picture by points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    _then(_OffsetEffect(offset: CGSize(width: x, height: y)))
  }

  /// Moves the picture by points.
  public func offset(_ offset: CGSize) -> some VisualEffect { _then(_OffsetEffect(offset: offset)) }

  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    _then(_ScaleEffect(scale: scale, anchor: anchor))
  }

  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    _then(_RotationEffect(angle: angle, anchor: anchor))
  }

  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    _then(
      _Rotation3DEffect(
        angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }

  public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
    _then(_ProjectionEffect(transform: transform))
  }

  public func opacity(_ opacity: Double) -> some VisualEffect {
    _then(_NumberEffect(kind: .opacity, amount: opacity))
  }

  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    _then(_NumberEffect(kind: .blur(opaque: opaque), amount: radius))
  }

  public func brightness(_ amount: Double) -> some VisualEffect {
    _then(_NumberEffect(kind: .filter(.brightness), amount: amount))
  }

  public func contrast(_ amount: Double) -> some VisualEffect {
    _then(_NumberEffect(kind: .filter(.contrast), amount: amount))
  }

  public func saturation(_ amount: Double) -> some VisualEffect {
    _then(_NumberEffect(kind: .filter(.saturation), amount: amount))
  }

  public func grayscale(_ amount: Double) -> some VisualEffect {
    _then(_NumberEffect(kind: .filter(.grayscale), amount: amount))
  }

  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    _then(_NumberEffect(kind: .filter(.hueRotation), amount: angle.radians))
  }
}

/// A modifier that changes nothing.
@frozen
public struct EmptyModifier {
  public static let identity = EmptyModifier()

  public init() {}
}

extension EmptyModifier: ViewModifier {
  public func body(content: Content) -> some View { content }
}

/// Content under effects that are made of its geometry.
struct VisualEffectView<Content: View, Effect: VisualEffect> {
  var content: Content
  var effect: (EmptyVisualEffect, GeometryProxy) -> Effect
}

extension VisualEffectView: View {
  typealias Body = Never

  static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    VisualEffectNode(view, context)
  }
}

/// The node of content under effects. The effects come in once the content has its first place, so
/// that they are never seen for another geometry.
private final class VisualEffectNode<Content: View, Effect: VisualEffect>: TypedNode<
  VisualEffectView<Content, Effect>
>, LayoutReader
{
  private typealias Affected = ModifiedContent<PlaceholderContentView<Effect>, Effect._Modifier>

  private lazy var properties = PropertyOwner(node: self)
  private let source = GeometrySource()
  private var child: TypedNode<Content>!
  private var affected: TypedNode<Affected>?
  /// The content's frame without the effects, for the proxy; one for each view of the content.
  private var frames: [WrapperRenderNode] = []

  override init(_ view: VisualEffectView<Content, Effect>, _ context: NodeContext) {
    super.init(view, context)
    child = Content._makeNode(view.content, childContext)
    graph.addLayoutReader(self)
  }

  func layoutDidFinish() {
    guard let frame = frames.first, frame.hasPlace else { return }
    if affected == nil || source.isOutdated { setNeedsRefresh() }
  }

  override func refresh() {
    child.update(view.content, environment: environment)
    guard frames.first?.hasPlace == true else { return }
    let effect = graph.evaluate(self, properties) {
      source.begin()
      return EvaluatedEffect(effect: view.effect(EmptyVisualEffect(), GeometryProxy(source)))
    }.effect
    let new = Affected(
      content: PlaceholderContentView(source: BorrowedSource(child)), modifier: effect._modifier)
    if let affected {
      affected.update(new, environment: environment)
    } else {
      affected = Affected._makeNode(new, childContext)
      outputsDidChange()
    }
  }

  /// Effects are evaluated like a body, to note what they read.
  private struct EvaluatedEffect: View {
    var effect: Effect

    var body: Never { fatalError("the effect is read, never shown") }
  }

  override func environmentDidChange(_ new: EnvironmentValues) {
    environment = new
    child.inherit(new)
    affected?.inherit(new)
  }

  override func collect(into outputs: inout [RenderNode]) {
    let start = outputs.count
    if let affected { affected.collect(into: &outputs) } else { child.collect(into: &outputs) }
    let old = frames
    frames = []
    for index in start..<outputs.count {
      let content = outputs[index]
      let frame =
        old.first { $0.child === content } ?? WrapperRenderNode(content, owner: self)
      content.parent = frame
      frame.inheritTraits()
      frames.append(frame)
      outputs[index] = frame
    }
    if let first = frames.first { source.follow(first) }
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    visit(child)
    if let affected { visit(affected) }
  }

  override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? { child.trait(key) }

  override func didDetach() {
    graph.removeLayoutReader(self)
    properties.detach()
  }
}

extension View {
  /// Applies effects that are made of the view's geometry.
  public nonisolated func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    VisualEffectView(content: self, effect: effect)
  }
}
