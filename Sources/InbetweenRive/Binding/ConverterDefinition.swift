/// Changes a value on its way between a view model and a property.
enum ConverterDefinition {
  case toString(flags: UInt32, decimals: UInt32, colorFormat: String)
  case toNumber
  case round(decimals: UInt32)
  case operation(UInt32, Float)
  /// the second operand is a number of the view model
  case operationViewModel(UInt32, path: [Int])
  case range(RangeMap)
  case interpolate(duration: Float, interpolationType: UInt32, interpolator: Interpolator?)
  case negate
  case trigger
  case pad(length: UInt32, text: String, atEnd: Bool)
  case trim(UInt32)
  case removeZeros
  case listToLength
  /// the converters, in order
  case group([Int])
  /// one that is not played: values pass unchanged
  case pass

  struct RangeMap {
    var interpolationType: UInt32
    var interpolator: Interpolator?
    /// 1 clamp lower, 2 clamp upper, 4 modulo, 8 reverse
    var flags: UInt32
    var minInput, maxInput, minOutput, maxOutput: Float
  }
}
