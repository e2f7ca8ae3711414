/// Something with attributes that animate.
@MainActor
package protocol AnimatorTarget: AnyObject {
  /// New values of an attribute for the frame.
  func present(_ attribute: UInt8, _ lanes: UnsafePointer<Double>)
  /// The attribute's animator is gone; the model's values show.
  func animatorDidEnd(_ attribute: UInt8)
  var animatedNode: ViewNode { get }
  /// The numbers of a plain effect, where the attribute is one; they live as long as the target.
  func effectState(of attribute: UInt8) -> UnsafeMutablePointer<EffectState>?
  func attributeName(_ attribute: UInt8) -> AttributeName
}

extension AnimatorTarget {
  package func effectState(of attribute: UInt8) -> UnsafeMutablePointer<EffectState>? { nil }
}

/// How an attribute and its scalars are called in reports.
public struct AttributeName: Hashable, Sendable {
  /// `offset`, `scale`, `frame` …
  public var name: String
  /// Names of the scalars, such as `x` and `y`; empty for a single one.
  public var lanes: [String]
  /// `points`, `degrees`, or empty for plain numbers.
  public var unit: String
  /// What a lane is multiplied by for people: animatable data of an angle is radians times 128.
  public var factors: [Double]
  /// A change of it is a movement on the screen: things travel, grow or turn.
  public var isMovement: Bool

  public init(
    _ name: String, _ lanes: [String] = [], unit: String = "", factors: [Double] = [],
    isMovement: Bool = false
  ) {
    self.name = name
    self.lanes = lanes
    self.unit = unit
    self.factors = factors
    self.isMovement = isMovement
  }
}
