import Foundation

/// A type whose look depends on numbers that animations can interpolate.
public protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic

  /// The numbers to interpolate.
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Double: Animatable {
  public typealias AnimatableData = Double
}

extension Float: Animatable {
  public typealias AnimatableData = Float
}

extension CGFloat: Animatable {
  public typealias AnimatableData = CGFloat
}

extension AnimatablePair: Animatable {
  public typealias AnimatableData = Self
}

extension AnimatableValues: Animatable {
  public typealias AnimatableData = Self
}

/// What angles, unit points and colours are multiplied by as animatable data, so that springs judge
/// them on a scale like that of points (semantics 9).
package let unitScale = 128.0
