/// A box of flexible layout: plain numbers in, frames out.
///
/// The rules are those of CSS flexible boxes as Yoga has them: sizes include padding, nothing shrinks
/// by itself, percentages are of the parent's inner size.
final class FlexNode {
  enum Length: Equatable {
    case auto
    case points(Float)
    case percent(Float)
  }
  enum Align { case start, center, end, stretch }
  enum Justify { case start, center, end, spaceBetween }

  struct Edges {
    var left = Length.auto
    var top = Length.auto
    var right = Length.auto
    var bottom = Length.auto
  }

  struct Style {
    var isRow = true
    var isReversed = false
    var wraps = false
    var justify = Justify.start
    var alignItems = Align.start
    var alignSelf: Align?
    var grow: Float = 0
    var width = Length.auto
    var height = Length.auto
    var minWidth = Length.auto
    var minHeight = Length.auto
    var maxWidth = Length.auto
    var maxHeight = Length.auto
    var margin = Edges()
    var padding = Edges()
    var inset = Edges()
    var isAbsolute = false
    var gapX: Float = 0
    var gapY: Float = 0
  }

  var style = Style()
  var children: [FlexNode] = []
  /// The size of the content in a width; nil for boxes of boxes.
  var measure: ((Float?) -> Point)?
  /// Where it is in its parent.
  private(set) var frame = Box(0, 0, 0, 0)

  /// What a box is like in a size; frames of the children in order.
  private struct Solution {
    var size: Point
    var frames: [Box]
  }

  private struct Given: Hashable {
    var width, height: Float?
  }

  /// Sizes are asked for again and again; each is worked out once.
  private var solutions: [Given: Solution] = [:]

  /// Lays out this box at a size, and everything in it.
  func solve(width: Float, height: Float) {
    frame = Box(0, 0, width, height)
    place(Point(width, height))
  }

  private func place(_ size: Point) {
    let solution = solution(size.x, size.y)
    for (child, frame) in zip(children, solution.frames) {
      child.frame = frame
      child.place(Point(frame.width, frame.height))
    }
  }

  private static func resolve(_ length: Length, _ whole: Float?) -> Float? {
    switch length {
    case .auto: nil
    case .points(let value): value
    case .percent(let value): whole.map { $0 * value / 100 }
    }
  }

  private static func edges(_ edges: Edges, _ width: Float?) -> (
    left: Float, top: Float, right: Float, bottom: Float
  ) {
    func value(_ length: Length) -> Float { resolve(length, width) ?? 0 }
    return (value(edges.left), value(edges.top), value(edges.right), value(edges.bottom))
  }

  private func solution(_ width: Float?, _ height: Float?) -> Solution {
    // What is no number equals nothing, so it would never be found again.
    func finite(_ side: Float?) -> Float? { side.map { $0.isFinite ? $0 : 0 } }
    let (width, height) = (finite(width), finite(height))
    let given = Given(width: width, height: height)
    if let known = solutions[given] { return known }
    let made = makeSolution(width, height)
    solutions[given] = made
    return made
  }

  /// A box that is in the flow, while its line is worked out.
  private struct Item {
    var child: Int
    var main: Float
    var cross: Float
    /// margins: before and after along the line, and across
    var before, after, crossBefore, crossAfter: Float
    var hasCross: Bool
  }

  private func makeSolution(_ width: Float?, _ height: Float?) -> Solution {
    let padding = Self.edges(style.padding, width)
    let (padX, padY) = (padding.left + padding.right, padding.top + padding.bottom)
    let innerWidth = width.map { max(0, $0 - padX) }
    let innerHeight = height.map { max(0, $0 - padY) }
    var frames = [Box](repeating: Box(0, 0, 0, 0), count: children.count)
    if let measure, children.isEmpty {
      let content = measure(innerWidth)
      return Solution(
        size: Point(width ?? content.x + padX, height ?? content.y + padY), frames: [])
    }
    let isRow = style.isRow
    let innerMain = isRow ? innerWidth : innerHeight
    let innerCross = isRow ? innerHeight : innerWidth
    let gap = isRow ? style.gapX : style.gapY
    let crossGap = isRow ? style.gapY : style.gapX

    let items = children.indices.filter { !children[$0].style.isAbsolute }.map {
      item($0, innerWidth, innerHeight)
    }
    var lines = breakLines(items, innerMain, gap)
    var contentMain: Float = 0
    var lineCross: [Float] = []
    for line in lines.indices {
      grow(&lines[line], innerMain, gap)
      var cross: Float = 0
      for index in lines[line].indices {
        measureCross(&lines[line][index], innerCross, isSingleLine: lines.count == 1)
        let it = lines[line][index]
        cross = max(cross, it.cross + it.crossBefore + it.crossAfter)
      }
      lineCross.append(cross)
      contentMain = max(contentMain, Self.length(lines[line], gap))
    }
    if lines.count == 1, let innerCross { lineCross[0] = innerCross }
    let mainSize = innerMain ?? contentMain
    let crossSize =
      innerCross ?? lineCross.reduce(0, +) + crossGap * Float(max(0, lines.count - 1))

    var crossAt: Float = 0
    for (number, line) in lines.enumerated() {
      position(line, number, mainSize, lineCross[number], crossAt, gap, padding, &frames)
      crossAt += lineCross[number] + crossGap
    }
    let size = Point(
      width ?? (isRow ? mainSize : crossSize) + padX,
      height ?? (isRow ? crossSize : mainSize) + padY)
    for index in children.indices where children[index].style.isAbsolute {
      frames[index] = children[index].absoluteFrame(in: size)
    }
    return Solution(size: size, frames: frames)
  }

  /// The size of a child along and across the line, before anything grows.
  private func item(_ index: Int, _ innerWidth: Float?, _ innerHeight: Float?) -> Item {
    let child = children[index]
    let margin = Self.edges(child.style.margin, innerWidth)
    var width = Self.resolve(child.style.width, innerWidth)
    var height = Self.resolve(child.style.height, innerHeight)
    let align = child.style.alignSelf ?? style.alignItems
    // Stretched boxes know the side across before they are measured.
    if align == .stretch, !style.wraps {
      if style.isRow, height == nil, let innerHeight {
        height = max(0, innerHeight - margin.top - margin.bottom)
      } else if !style.isRow, width == nil, let innerWidth {
        width = max(0, innerWidth - margin.left - margin.right)
      }
    }
    let size: Point
    if let width, let height {
      size = Point(width, height)
    } else {
      var limit = width
      if width == nil, child.measure != nil, let innerWidth {
        // Content is broken at the width that there is.
        let natural = child.solution(nil, height).size.x
        let room = max(0, innerWidth - margin.left - margin.right)
        if natural > room { limit = room }
      }
      size = child.solution(limit, height).size
    }
    let limited = child.limited(Point(width ?? size.x, height ?? size.y), innerWidth, innerHeight)
    return style.isRow
      ? Item(
        child: index, main: limited.x, cross: limited.y, before: margin.left, after: margin.right,
        crossBefore: margin.top, crossAfter: margin.bottom, hasCross: height != nil)
      : Item(
        child: index, main: limited.y, cross: limited.x, before: margin.top, after: margin.bottom,
        crossBefore: margin.left, crossAfter: margin.right, hasCross: width != nil)
  }

  private func limited(_ size: Point, _ width: Float?, _ height: Float?) -> Point {
    func limit(_ value: Float, _ low: Length, _ high: Length, _ whole: Float?) -> Float {
      var value = value
      if let high = Self.resolve(high, whole) { value = min(value, high) }
      if let low = Self.resolve(low, whole) { value = max(value, low) }
      return max(0, value)
    }
    return Point(
      limit(size.x, style.minWidth, style.maxWidth, width),
      limit(size.y, style.minHeight, style.maxHeight, height))
  }

  private func breakLines(_ items: [Item], _ main: Float?, _ gap: Float) -> [[Item]] {
    guard style.wraps, let main else { return [items] }
    var lines: [[Item]] = [[]]
    var used: Float = 0
    for item in items {
      let length = item.main + item.before + item.after
      let isFirst = lines[lines.count - 1].isEmpty
      if !isFirst, used + gap + length > main + 0.001 {
        lines.append([item])
        used = length
      } else {
        lines[lines.count - 1].append(item)
        used += length + (isFirst ? 0 : gap)
      }
    }
    return lines
  }

  private static func length(_ line: [Item], _ gap: Float) -> Float {
    line.reduce(0) { $0 + $1.main + $1.before + $1.after } + gap * Float(max(0, line.count - 1))
  }

  /// Shares what is left of a line among the boxes that grow.
  private func grow(_ line: inout [Item], _ main: Float?, _ gap: Float) {
    guard let main else { return }
    let total = line.reduce(0) { $0 + children[$1.child].style.grow }
    let rest = main - Self.length(line, gap)
    guard total > 0, rest > 0 else { return }
    for index in line.indices {
      line[index].main += rest * children[line[index].child].style.grow / total
    }
  }

  /// The size across the line, once that along it is known.
  private func measureCross(_ item: inout Item, _ innerCross: Float?, isSingleLine: Bool) {
    let child = children[item.child]
    let align = child.style.alignSelf ?? style.alignItems
    if item.hasCross { return }
    if align == .stretch, isSingleLine, let innerCross {
      item.cross = max(0, innerCross - item.crossBefore - item.crossAfter)
      return
    }
    let size =
      style.isRow ? child.solution(item.main, nil).size : child.solution(nil, item.main).size
    item.cross = style.isRow ? size.y : size.x
    if !style.isRow, let innerCross {
      item.cross = min(item.cross, max(0, innerCross - item.crossBefore - item.crossAfter))
    }
  }

  private func position(
    _ line: [Item], _ number: Int, _ main: Float, _ cross: Float, _ crossAt: Float, _ gap: Float,
    _ padding: (left: Float, top: Float, right: Float, bottom: Float), _ frames: inout [Box]
  ) {
    let rest = main - Self.length(line, gap)
    var at: Float = 0
    var between = gap
    switch style.justify {
    case .start: break
    case .center: at = rest / 2
    case .end: at = rest
    case .spaceBetween:
      if line.count > 1, rest > 0 { between += rest / Float(line.count - 1) }
    }
    for item in line {
      at += item.before
      let start = style.isReversed ? main - at - item.main : at
      var crossStart = crossAt + item.crossBefore
      let free = cross - item.cross - item.crossBefore - item.crossAfter
      switch children[item.child].style.alignSelf ?? style.alignItems {
      case .center: crossStart += free / 2
      case .end: crossStart += free
      case .start, .stretch: break
      }
      let (x, y) = style.isRow ? (start, crossStart) : (crossStart, start)
      let (w, h) = style.isRow ? (item.main, item.cross) : (item.cross, item.main)
      let offset = children[item.child].relativeOffset(in: Point(main, cross))
      let (left, top) = (x + padding.left + offset.x, y + padding.top + offset.y)
      frames[item.child] = Box(left, top, left + w, top + h)
      at += item.main + item.after + between
    }
  }

  /// How far a box in the flow is moved by its insets.
  private func relativeOffset(in size: Point) -> Point {
    let inset = style.inset
    let x =
      Self.resolve(inset.left, size.x) ?? Self.resolve(inset.right, size.x).map { -$0 } ?? 0
    let y =
      Self.resolve(inset.top, size.y) ?? Self.resolve(inset.bottom, size.y).map { -$0 } ?? 0
    return Point(x, y)
  }

  /// The frame of a box that is out of the flow.
  private func absoluteFrame(in size: Point) -> Box {
    let margin = Self.edges(style.margin, size.x)
    let inset = style.inset
    let left = Self.resolve(inset.left, size.x)
    let right = Self.resolve(inset.right, size.x)
    let top = Self.resolve(inset.top, size.y)
    let bottom = Self.resolve(inset.bottom, size.y)
    var width = Self.resolve(style.width, size.x)
    var height = Self.resolve(style.height, size.y)
    if width == nil, let left, let right {
      width = max(0, size.x - left - right - margin.left - margin.right)
    }
    if height == nil, let top, let bottom {
      height = max(0, size.y - top - bottom - margin.top - margin.bottom)
    }
    let own = solution(width, height).size
    let box = limited(Point(width ?? own.x, height ?? own.y), size.x, size.y)
    let x = left ?? right.map { size.x - $0 - box.x - margin.left - margin.right } ?? 0
    let y = top ?? bottom.map { size.y - $0 - box.y - margin.top - margin.bottom } ?? 0
    return Box(
      x + margin.left, y + margin.top, x + margin.left + box.x, y + margin.top + box.y)
  }
}
