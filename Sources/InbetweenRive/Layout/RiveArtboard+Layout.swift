extension RiveArtboard {
  /// Lays out the boxes where something of theirs changed; true where one moved.
  func updateLayout() -> Bool {
    guard layoutIsStale else { return false }
    layoutIsStale = false
    root.bounds = Box(0, 0, root.width, root.height)
    guard hasBoxes else { return false }
    let tree = makeFlex(root, inRow: true)
    tree.solve(width: root.width, height: root.height)
    var moved = false
    assign(tree, to: root, &moved)
    return moved
  }

  private func shownBoxes(in box: LayoutNode) -> [LayoutNode] {
    box.boxesInside.filter { $0.style?.isShown ?? true }
  }

  private func makeFlex(_ box: LayoutNode, inRow: Bool) -> FlexNode {
    let node = FlexNode()
    let isRow = box.style?.isRow ?? true
    if let style = box.style { node.style = style.flex(of: box, inRow: inRow) }
    node.children = shownBoxes(in: box).map { makeFlex($0, inRow: isRow) }
    if node.children.isEmpty, box.style?.isIntrinsic == true {
      node.measure = { [unowned box] in box.measureContent($0) }
    }
    return node
  }

  private func assign(_ tree: FlexNode, to box: LayoutNode, _ moved: inout Bool) {
    for child in box.boxesInside {
      let isShown = child.style?.isShown ?? true
      if child.collapse(!isShown || box.isCollapsed) { moved = true }
    }
    for (node, child) in zip(tree.children, shownBoxes(in: box)) {
      if child.bounds != node.frame {
        child.bounds = node.frame
        moved = true
      }
      child.handOnSize()
      assign(node, to: child, &moved)
    }
  }
}
