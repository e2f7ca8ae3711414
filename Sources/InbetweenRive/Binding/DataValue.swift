/// A value on its way between a view model and a property.
enum DataValue: Equatable {
  case none
  case number(Float)
  case string(String)
  case boolean(Bool)
  /// 0xAARRGGBB
  case color(UInt32)
  case `enum`(UInt32)
  /// How often it was fired in this frame.
  case trigger(UInt32)
  /// An index: of a list, an asset, an artboard.
  case index(UInt32)
  /// The number of a list's items.
  case list(Int)
}
