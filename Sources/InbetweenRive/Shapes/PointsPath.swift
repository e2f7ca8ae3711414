/// An outline of vertices.
final class PointsPath: PathNode {
  private var vertices: [Vertex] = []

  override func added() {
    super.added()
    vertices = children.compactMap { $0 as? Vertex }
  }

  override func changed(_ slot: Int) {
    if slot == Slot.PointsCommonPath.isClosed { markPath() } else { super.changed(slot) }
  }

  override func build(_ outline: inout Outline) {
    if let skin {
      for vertex in vertices { vertex.deform(skin, skin.space) }
    }
    VertexOutline(vertices: vertices, isDeformed: skin != nil).build(
      &outline, isClosed: bool(Slot.PointsCommonPath.isClosed))
  }
}

/// Makes an outline of vertices: straight corners with their radius, curves between handles.
private struct VertexOutline {
  let vertices: [Vertex]
  let isDeformed: Bool

  private func position(_ vertex: Vertex) -> Point {
    isDeformed ? vertex.deformed : vertex.position
  }

  private func handles(_ vertex: CubicVertex) -> (before: Point, after: Point) {
    isDeformed ? (vertex.deformedIn, vertex.deformedOut) : vertex.inAndOut
  }

  func build(_ outline: inout Outline, isClosed: Bool) {
    guard vertices.count > 1 else { return }
    var start: Point
    var startIn: Point
    var startIsCubic: Bool
    var out: Point
    var previousIsCubic: Bool
    let first = vertices[0]
    if let cubic = first as? CubicVertex {
      let (before, after) = handles(cubic)
      start = position(first)
      startIn = before
      out = after
      startIsCubic = true
      previousIsCubic = true
      outline.move(start)
    } else {
      start = position(first)
      startIn = start
      startIsCubic = false
      previousIsCubic = false
      out = start
      if let corner = corner(0, isClosed: isClosed) {
        start = corner.from
        startIn = start
        outline.move(start)
        outline.cubic(corner.control1, corner.control2, corner.to)
        out = corner.to
      } else {
        outline.move(start)
      }
    }
    for index in 1..<vertices.count {
      let vertex = vertices[index]
      let end = position(vertex)
      if let cubic = vertex as? CubicVertex {
        let (before, after) = handles(cubic)
        outline.cubic(out, before, end)
        previousIsCubic = true
        out = after
      } else if let corner = corner(index, isClosed: isClosed) {
        if previousIsCubic {
          outline.cubic(out, corner.from, corner.from)
        } else {
          outline.line(corner.from)
        }
        outline.cubic(corner.control1, corner.control2, corner.to)
        previousIsCubic = false
        out = corner.to
      } else {
        if previousIsCubic { outline.cubic(out, end, end) } else { outline.line(end) }
        previousIsCubic = false
        out = end
      }
    }
    guard isClosed else { return }
    if previousIsCubic || startIsCubic {
      outline.cubic(out, startIn, start)
    } else {
      outline.line(start)
    }
    outline.close()
  }

  /// The rounding of a straight vertex, or nil for a sharp one.
  private func corner(_ index: Int, isClosed: Bool) -> RoundedCorner? {
    guard let vertex = vertices[index] as? StraightVertex, vertex.radius != 0,
      isClosed || index > 0 && index < vertices.count - 1
    else { return nil }
    let before = vertices[(index + vertices.count - 1) % vertices.count]
    let after = vertices[(index + 1) % vertices.count]
    return RoundedCorner(
      at: position(vertex),
      before: (before as? CubicVertex).map { handles($0).after } ?? position(before),
      after: (after as? CubicVertex).map { handles($0).before } ?? position(after),
      radius: vertex.radius)
  }
}
