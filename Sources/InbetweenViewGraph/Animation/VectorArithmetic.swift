import Foundation

/// A value that can be added and scaled: what animations interpolate.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each component.
  mutating func scale(by rhs: Double)

  /// The dot product of the value with itself.
  var magnitudeSquared: Double { get }

  /// How many doubles hold the value; -1 for a type that is not known here.
  static var _laneCount: Int { get }

  /// Writes the value into `_laneCount` doubles.
  func _writeLanes(to lanes: UnsafeMutablePointer<Double>)

  /// The value that `_laneCount` doubles hold.
  static func _read(lanes: UnsafePointer<Double>) -> Self
}

extension VectorArithmetic {
  public static var _laneCount: Int { -1 }

  public func _writeLanes(to lanes: UnsafeMutablePointer<Double>) {}

  public static func _read(lanes: UnsafePointer<Double>) -> Self { .zero }

  /// The value with each component multiplied.
  public func scaled(by rhs: Double) -> Self {
    var result = self
    result.scale(by: rhs)
    return result
  }

  /// Moves the value by a share of the way to another.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self += (other - self).scaled(by: amount)
  }

  /// The value at a share of the way to another.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    var result = self
    result.interpolate(towards: other, amount: amount)
    return result
  }
}

extension Double: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= rhs }
  public var magnitudeSquared: Double { self * self }
  public static var _laneCount: Int { 1 }
  public func _writeLanes(to lanes: UnsafeMutablePointer<Double>) { lanes[0] = self }
  public static func _read(lanes: UnsafePointer<Double>) -> Double { lanes[0] }
}

extension Float: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  public var magnitudeSquared: Double { Double(self) * Double(self) }
  public static var _laneCount: Int { 1 }
  public func _writeLanes(to lanes: UnsafeMutablePointer<Double>) { lanes[0] = Double(self) }
  public static func _read(lanes: UnsafePointer<Double>) -> Float { Float(lanes[0]) }
}

extension CGFloat: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  public var magnitudeSquared: Double { Double(self * self) }
  public static var _laneCount: Int { 1 }
  public func _writeLanes(to lanes: UnsafeMutablePointer<Double>) { lanes[0] = Double(self) }
  public static func _read(lanes: UnsafePointer<Double>) -> CGFloat { CGFloat(lanes[0]) }
}
