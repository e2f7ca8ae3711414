import InbetweenDrawing

extension DisplayList {
  /// The number of a view's name in the list, or -1 where names are not asked for.
  @MainActor
  mutating package func owner(_ node: ViewNode) -> Int32 {
    if !node.graph.namesOwners { return -1 }
    let name = node.path
    if owners.last != name { owners.append(name) }
    return Int32(owners.count - 1)
  }
}
