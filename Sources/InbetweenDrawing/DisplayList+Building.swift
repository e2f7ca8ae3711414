/// Writing lists by hand, for pictures that are not views: plots and contact sheets.
extension DisplayList {
  public mutating func addPaint(_ paint: Paint) -> Int32 {
    if let last = paints.last, last == paint { return Int32(paints.count - 1) }
    paints.append(paint)
    return Int32(paints.count - 1)
  }

  public mutating func add(
    _ kind: Kind, _ values: Values = Values(), flags: UInt8 = 0, resource: Int32 = -1,
    color: ResolvedColor? = nil
  ) {
    let paint = color.map { addPaint(.color($0)) } ?? -1
    items.append(Item(kind, flags: flags, resource: resource, paint: paint, values: values))
  }

  /// A group around what `content` adds.
  public mutating func group(
    _ kind: Kind, _ values: Values = Values(), flags: UInt8 = 0, resource: Int32 = -1,
    color: ResolvedColor? = nil, _ content: (inout DisplayList) -> Void
  ) {
    add(kind, values, flags: flags, resource: resource, color: color)
    content(&self)
    add(.pop)
  }

  /// A line of the given width (points) along a path.
  public mutating func addStroke(
    _ path: Path, width: Double, color: ResolvedColor, style: StrokeStyle = StrokeStyle()
  ) {
    paths.append(path)
    var number = strokes.firstIndex(of: style)
    if number == nil, strokes.count < 256 {
      strokes.append(style)
      number = strokes.count - 1
    }
    add(
      .stroke, Values(0, 0, width, style.dashPhase), flags: UInt8(number ?? 255),
      resource: Int32(paths.count - 1), color: color)
  }

  /// A text whose layout is known, at its top left corner.
  public mutating func addText(_ layout: TextLayout, x: Double, y: Double, color: ResolvedColor) {
    texts.append(layout)
    add(
      .text, Values(x, y, layout.width, layout.height), resource: Int32(texts.count - 1),
      color: color)
  }
}
