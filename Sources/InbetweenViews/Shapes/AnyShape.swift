import Foundation
import InbetweenDrawing
import InbetweenViewGraph

/// Some shape whose type does not matter.
public struct AnyShape {
  private var base: any Shape

  public init<S: Shape>(_ shape: S) { base = (shape as? AnyShape)?.base ?? shape }
}

extension AnyShape: Shape {
  public func path(in rect: CGRect) -> Path { base.path(in: rect) }

  public func _outline(in rect: CGRect) -> ShapeOutline { base._outline(in: rect) }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

  public var animatableData: _AnyAnimatableData {
    get { _AnyAnimatableData(base) }
    set { base = newValue.applied(to: base) }
  }
}

/// Animatable data of some type; zero until it is known of which. Data of different types do not
/// mix: the left side stays as it is.
public struct _AnyAnimatableData {
  private var base: (any VectorArithmetic)?

  init<S: Shape>(_ shape: S) { base = shape.animatableData }

  init<V: VectorArithmetic>(_ vector: V) { base = vector }

  private init(base: (any VectorArithmetic)?) { self.base = base }

  /// The data, where it is of this type.
  func value<V: VectorArithmetic>(_ type: V.Type) -> V? { base as? V }

  fileprivate func applied<S: Shape>(to shape: S) -> S {
    guard let data = base as? S.AnimatableData else { return shape }
    var copy = shape
    copy.animatableData = data
    return copy
  }
}

extension _AnyAnimatableData: VectorArithmetic {
  public static var zero: _AnyAnimatableData { _AnyAnimatableData(base: nil) }

  public static func + (a: _AnyAnimatableData, b: _AnyAnimatableData) -> _AnyAnimatableData {
    func add<V: VectorArithmetic>(_ vector: V) -> _AnyAnimatableData {
      guard let other = b.base as? V else { return a }
      return _AnyAnimatableData(base: vector + other)
    }
    guard let vector = a.base else { return b }
    return add(vector)
  }

  public static func - (a: _AnyAnimatableData, b: _AnyAnimatableData) -> _AnyAnimatableData {
    func subtract<V: VectorArithmetic>(_ vector: V) -> _AnyAnimatableData {
      guard let other = b.base as? V else { return a }
      return _AnyAnimatableData(base: vector - other)
    }
    guard let vector = a.base else {
      var negative = b
      negative.scale(by: -1)
      return negative
    }
    return subtract(vector)
  }

  public static func == (a: _AnyAnimatableData, b: _AnyAnimatableData) -> Bool {
    func equals<V: VectorArithmetic>(_ vector: V) -> Bool { vector == b.base as? V }
    guard let vector = a.base else { return b.base == nil }
    return equals(vector)
  }

  public mutating func scale(by factor: Double) {
    guard var vector = base else { return }
    vector.scale(by: factor)
    base = vector
  }

  public var magnitudeSquared: Double { base?.magnitudeSquared ?? 0 }
}
