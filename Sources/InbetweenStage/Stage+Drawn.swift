import InbetweenDrawing
import InbetweenViewGraph

/// What is read from the display list: the numbers that the renderer draws.
extension Stage {
  /// The colour that the first item of a view is painted with, as it was drawn last; nil where it
  /// has none, or a gradient.
  ///
  /// - Throws: `StageError` where the view is not there.
  public func drawnColor(of query: ViewQuery = .any) throws -> ResolvedColor? {
    try drawnItems(of: query).lazy.compactMap { self.displayList.color(of: $0) }.first
  }

  /// The outline that a view is filled or stroked with, as it was drawn last, in the space of its
  /// frame; nil where it draws none. Rectangles and ellipses are drawn by their frame alone.
  ///
  /// - Throws: `StageError` where the view is not there.
  public func drawnPath(of query: ViewQuery = .any) throws -> Path? {
    for item in try drawnItems(of: query) where item.kind == .fill || item.kind == .stroke {
      if displayList.paths.indices.contains(Int(item.resource)) {
        return displayList.paths[Int(item.resource)]
      }
    }
    return nil
  }

  /// The text that a view shows, as it was drawn last; nil where it shows none.
  ///
  /// - Throws: `StageError` where the view is not there.
  public func drawnText(of query: ViewQuery = .any) throws -> String? {
    try drawnItems(of: query).lazy.compactMap { self.displayList.layout(of: $0)?.block.string }
      .first
  }

  /// The leaves that a view draws, in painting order.
  private func drawnItems(of query: ViewQuery) throws -> [DisplayList.Item] {
    var indices: [Int] = []
    func visit(_ node: RenderNode) {
      if displayList.items.indices.contains(node.itemIndex),
        !displayList.items[node.itemIndex].kind.opensGroup
      {
        indices.append(node.itemIndex)
      }
      node.forEachChild(visit)
    }
    for node in try renderNodes(of: query) { visit(node) }
    return indices.sorted().map { displayList.items[$0] }
  }
}

@MainActor
extension Stage.Attribute {
  /// The attribute's scalars with those that the list draws read from it. Animatable data of
  /// shapes and views, and places of groups, are in no item of their own: they stay as they were
  /// handed to the drawing.
  func values(drawnBy list: DisplayList) -> [Double] {
    guard let node = target as? RenderNode else { return values }
    let drawing = name.name == "frame" ? node.leaf : node
    guard list.items.indices.contains(drawing.itemIndex) else { return values }
    let item = list.items[drawing.itemIndex]
    let drawn = drawnLanes(item, list)
    return values.indices.map { drawn.indices.contains($0) ? drawn[$0] : values[$0] }
  }

  /// The first scalars of the attribute, in its own units.
  private func drawnLanes(_ item: DisplayList.Item, _ list: DisplayList) -> [Double] {
    let v = item.values
    switch (name.name, item.kind) {
    case ("offset", .offset), ("scale", .scale): return [v.a, v.b]
    case ("rotation", .rotation): return [v.a * unitScale]
    case ("opacity", .opacity), ("blur", .blur): return [v.a]
    case (_, .colorFilter) where values.count == 1: return [v.a]
    case ("frame", .rect), ("frame", .ellipse), ("frame", .text), ("frame", .image):
      return [v.a, v.b, v.c, v.d]
    case ("frame", .fill) where v.c != 0 || v.d != 0: return [v.a, v.b, v.c, v.d]
    case ("frame", .stroke) where v.e != 0 || v.f != 0: return [v.a, v.b, v.e, v.f]
    case ("color", _): return list.color(of: item)?.lanes ?? []
    case ("font", .text):
      guard let font = list.layout(of: item)?.block.spans.first?.font else { return [] }
      return [font.size, font.weight]
    default: return []
    }
  }
}

extension RenderNode {
  /// The node inside effects that draws where this one is.
  fileprivate var leaf: RenderNode {
    var node = self
    while let child = (node as? WrapperRenderNode)?.child, child.shown == shown { node = child }
    return node
  }
}

extension ResolvedColor {
  fileprivate var lanes: [Double] {
    let data = animatableData
    return [data.first, data.second.first, data.second.second.first, data.second.second.second]
  }
}

extension DisplayList {
  fileprivate func color(of item: Item) -> ResolvedColor? {
    guard paints.indices.contains(Int(item.paint)), case .color(let color) = paints[Int(item.paint)]
    else { return nil }
    return color
  }

  fileprivate func layout(of item: Item) -> TextLayout? {
    item.kind == .text && texts.indices.contains(Int(item.resource))
      ? texts[Int(item.resource)] : nil
  }
}
