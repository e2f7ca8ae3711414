import Foundation
import InbetweenDrawing

/// Draws an outline with a style.
struct ShapeDrawing {
  /// In the space of the frame, whose origin is (0, 0).
  var outline: ShapeOutline
  /// Points.
  var frame: CGRect
  var style: ResolvedStyle
  var isEvenOdd: Bool
  /// Index in the list's owners, or -1.
  var owner: Int32

  func append(to list: inout DisplayList) {
    var groups = 0
    func open(_ item: DisplayList.Item) {
      list.items.append(item)
      groups += 1
    }
    if style.blendMode != .normal {
      open(DisplayList.Item(.blend, resource: style.blendMode.rawValue, owner: owner))
    }
    if style.opacity != 1 {
      open(DisplayList.Item(.opacity, owner: owner, values: .init(style.opacity)))
    }
    for shadow in style.shadows {
      open(
        DisplayList.Item(
          .shadow, flags: shadow.isInner ? 2 : 0, paint: list.add(.color(shadow.color)),
          owner: owner, values: .init(shadow.radius, shadow.x, shadow.y)))
    }
    if let backdrop = style.backdrop {
      list.items.append(clip(in: &list))
      list.items.append(
        DisplayList.Item(
          .backdrop, owner: owner,
          values: .init(
            backdrop.radius, backdrop.saturation, frame.minX, frame.minY, frame.width,
            frame.height)))
      list.items.append(DisplayList.Item(.pop))
      list.items.append(DisplayList.Item(.pop))
    }
    for fill in style.fills { list.items.append(leaf(fill, in: &list)) }
    for _ in 0..<groups { list.items.append(DisplayList.Item(.pop)) }
  }

  /// The item that fills the outline with a paint.
  func leaf(_ paint: Paint, in list: inout DisplayList) -> DisplayList.Item {
    let anchored = style.anchor.map { paint.anchored(to: $0, in: frame.size) } ?? paint
    let paint = list.add(anchored)
    switch outline {
    case .rect(_, _, let style):
      return DisplayList.Item(
        .rect, flags: style == .continuous ? 1 : 0, paint: paint, owner: owner,
        values: outline.values(in: frame))
    case .ellipse:
      return DisplayList.Item(
        .ellipse, paint: paint, owner: owner, values: outline.values(in: frame))
    case .path(let path):
      list.paths.append(path)
      return DisplayList.Item(
        .fill, flags: isEvenOdd ? 1 : 0, resource: Int32(list.paths.count - 1), paint: paint,
        owner: owner, values: outline.values(in: frame))
    case .stroke(let path, let style):
      guard let stroke = list.add(style) else {
        list.paths.append(path.strokedPath(style))
        return DisplayList.Item(
          .fill, resource: Int32(list.paths.count - 1), paint: paint, owner: owner,
          values: .init(frame.minX, frame.minY, frame.width, frame.height))
      }
      list.paths.append(path)
      return DisplayList.Item(
        .stroke, flags: stroke, resource: Int32(list.paths.count - 1), paint: paint,
        owner: owner, values: outline.values(in: frame))
    }
  }

  /// The group that keeps what follows inside the outline.
  func clip(in list: inout DisplayList) -> DisplayList.Item {
    let path: Path
    switch outline {
    case .rect(_, _, let style):
      return DisplayList.Item(
        .clipRect, flags: style == .continuous ? 1 : 0, owner: owner,
        values: outline.values(in: frame))
    case .ellipse(let rect): path = Path(ellipseIn: rect)
    case .path(let outline): path = outline
    case .stroke(let outline, let style): path = outline.strokedPath(style)
    }
    list.paths.append(path)
    return DisplayList.Item(
      .clipPath, flags: isEvenOdd ? 1 : 0, resource: Int32(list.paths.count - 1), owner: owner,
      values: .init(frame.minX, frame.minY))
  }
}

extension DisplayList {
  /// The index of a new paint.
  mutating func add(_ paint: Paint) -> Int32 {
    paints.append(paint)
    return Int32(paints.count - 1)
  }

  /// The index of a stroke's cap, join, miter limit and dash pattern; nil where the list has as
  /// many kinds of strokes as an item can tell apart. Width and phase are the item's own.
  mutating func add(_ stroke: StrokeStyle) -> UInt8? {
    var kind = stroke
    kind.lineWidth = 1
    kind.dashPhase = 0
    if let known = strokes.firstIndex(of: kind) { return UInt8(known) }
    guard strokes.count <= UInt8.max else { return nil }
    strokes.append(kind)
    return UInt8(strokes.count - 1)
  }
}
