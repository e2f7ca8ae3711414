/// How content of one size is put into a box of another.
struct BoxFit: Equatable {
  private enum Kind: UInt32 {
    case fill, contain, cover, fitWidth, fitHeight, none, scaleDown, layout
  }

  let scale: Point
  /// Where the content's top left corner is in the box.
  let offset: Point

  /// - Parameters:
  ///   - kind: the format's number: 0 fill, 1 contain, 2 cover, 3 width, 4 height, 5 none, 6 scale
  ///     down, 7 layout.
  ///   - alignment: -1...1 each way, 0 the middle.
  /// - Returns: nil where the content has no size.
  init?(_ kind: UInt32, content: Point, box: Point, alignment: Point) {
    guard content.x > 0, content.y > 0 else { return nil }
    let (sx, sy) = (box.x / content.x, box.y / content.y)
    switch Kind(rawValue: kind) ?? .fill {
    case .fill, .layout: scale = Point(sx, sy)
    case .contain: scale = Point(min(sx, sy), min(sx, sy))
    case .cover: scale = Point(max(sx, sy), max(sx, sy))
    case .fitWidth: scale = Point(sx, sx)
    case .fitHeight: scale = Point(sy, sy)
    case .none: scale = Point(1, 1)
    case .scaleDown: scale = Point(min(sx, sy, 1), min(sx, sy, 1))
    }
    offset = Point(
      (box.x - content.x * scale.x) * (alignment.x + 1) / 2,
      (box.y - content.y * scale.y) * (alignment.y + 1) / 2)
  }
}
