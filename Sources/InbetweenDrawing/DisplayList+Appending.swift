extension DisplayList {
  /// Adds all items of another list after those of this one, with what their tables hold.
  ///
  /// Stroke styles are shared where they are equal; a list can hold 256 of them, further ones are
  /// drawn like the last.
  public mutating func append(_ other: DisplayList) {
    func shift(_ index: Int32, by count: Int) -> Int32 { index < 0 ? index : index + Int32(count) }
    let styles = other.strokes.map { style -> UInt8 in
      if let known = strokes.firstIndex(of: style) { return UInt8(min(255, known)) }
      if strokes.count < 256 { strokes.append(style) }
      return UInt8(strokes.count - 1)
    }
    for item in other.items {
      var item = item
      switch item.kind {
      case .clipPath, .fill, .stroke: item.resource = shift(item.resource, by: paths.count)
      case .text: item.resource = shift(item.resource, by: texts.count)
      case .image: item.resource = shift(item.resource, by: images.count)
      case .projection: item.resource = shift(item.resource, by: matrices.count)
      default: break
      }
      if item.kind == .stroke, styles.indices.contains(Int(item.flags)) {
        item.flags = styles[Int(item.flags)]
      }
      item.paint = shift(item.paint, by: paints.count)
      item.owner = shift(item.owner, by: owners.count)
      items.append(item)
    }
    paths += other.paths
    texts += other.texts
    images += other.images
    matrices += other.matrices
    paints += other.paints
    owners += other.owners
  }
}
