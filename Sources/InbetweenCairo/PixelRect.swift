import Foundation

/// A rectangle of whole pixels, `right` and `bottom` outside.
struct PixelRect: Equatable {
  var left, top, right, bottom: Int

  static let empty = PixelRect(left: 0, top: 0, right: 0, bottom: 0)

  var width: Int { max(0, right - left) }
  var height: Int { max(0, bottom - top) }
  var isEmpty: Bool { right <= left || bottom <= top }

  init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// The pixels that a rectangle touches, and one more around them for soft edges.
  init(covering rect: CGRect) {
    guard !rect.isNull, rect.minX.isFinite, rect.minY.isFinite, rect.width.isFinite,
      rect.height.isFinite
    else {
      self = rect.isNull ? .empty : PixelRect.everything
      return
    }
    func whole(_ value: CGFloat) -> Int { Int(min(1e6, max(-1e6, value))) }
    self.init(
      left: whole(rect.minX.rounded(.down)) - 1, top: whole(rect.minY.rounded(.down)) - 1,
      right: whole(rect.maxX.rounded(.up)) + 1, bottom: whole(rect.maxY.rounded(.up)) + 1)
  }

  static let everything = PixelRect(
    left: -1_000_000, top: -1_000_000, right: 1_000_000, bottom: 1_000_000)

  func intersection(_ other: PixelRect) -> PixelRect {
    let result = PixelRect(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
    return result.isEmpty ? .empty : result
  }

  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  func expanded(by amount: Int) -> PixelRect {
    if isEmpty { return self }
    return PixelRect(
      left: left - amount, top: top - amount, right: right + amount, bottom: bottom + amount)
  }

  func moved(x: Int, y: Int) -> PixelRect {
    if isEmpty { return self }
    return PixelRect(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
  }
}
