/// An outline through vertices.
public final class PointsPath: Node {
  public var isClosed: Bool
  public let vertices: [Vertex]
  /// The bones that bend the outline.
  public var skin: Skin?

  public init(
    _ name: String = "", _ vertices: [Vertex], isClosed: Bool = true, skin: Skin? = nil
  ) {
    self.vertices = vertices
    self.isClosed = isClosed
    self.skin = skin
    super.init(name)
    for vertex in vertices { add(vertex) }
  }

  override var type: ObjectType { .pointsPath }

  override func records(_ ids: ComponentIds) -> [ObjectRecord] {
    var records = super.records(ids)
    records[0].set(.isClosed, isClosed)
    return records
  }

  override var faults: [String] {
    var result = super.faults
    if vertices.count < 2 {
      result.append("its outline has \(vertices.count) vertices; a line needs at least 2")
    }
    return result + Skin.faults(of: vertices, skin)
  }
}

/// A point of an outline or of a mesh.
public final class Vertex: Component {
  /// How the outline passes the point.
  public enum Kind: Equatable, Sendable {
    /// Straight lines on both sides, with a round corner if wanted.
    case straight(radius: Float)
    /// A smooth passage: the handle out lies at this angle (radians) and distance, the handle in
    /// opposite to it.
    case mirrored(rotation: Float, distance: Float)
    /// Two handles of their own.
    case detached(
      inRotation: Float, inDistance: Float, outRotation: Float, outDistance: Float)
    /// A point of a mesh, with its place in the picture, 0...1.
    case mesh(u: Float, v: Float)
  }

  public var x: Float
  public var y: Float
  public var kind: Kind
  /// The bones that carry the point, where its path or mesh has a skin. At most four.
  public var influences: [Influence] = []

  public init(_ x: Float, _ y: Float, _ kind: Kind = .straight(radius: 0), name: String = "") {
    (self.x, self.y, self.kind) = (x, y, kind)
    super.init(name)
  }

  override func records(_ ids: ComponentIds) -> [ObjectRecord] {
    var record: ObjectRecord
    switch kind {
    case .straight: record = ObjectRecord(.straightVertex)
    case .mirrored: record = ObjectRecord(.cubicMirroredVertex)
    case .detached: record = ObjectRecord(.cubicDetachedVertex)
    case .mesh: record = ObjectRecord(.meshVertex)
    }
    record.set(.name, name)
    record.set(.vertexX, x)
    record.set(.vertexY, y)
    switch kind {
    case .straight(let radius): record.set(.vertexRadius, radius)
    case .mirrored(let rotation, let distance):
      record.set(.mirroredRotation, rotation)
      record.set(.mirroredDistance, distance)
    case .detached(let inRotation, let inDistance, let outRotation, let outDistance):
      record.set(.inRotation, inRotation)
      record.set(.inDistance, inDistance)
      record.set(.outRotation, outRotation)
      record.set(.outDistance, outDistance)
    case .mesh(let u, let v):
      record.set(.u, u)
      record.set(.v, v)
    }
    return [record]
  }

  override func key(of property: AnimatedProperty) -> PropertyKey? {
    switch (property, kind) {
    case (.x, _): .vertexX
    case (.y, _): .vertexY
    case (.handleRotation, .mirrored): .mirroredRotation
    case (.handleDistance, .mirrored): .mirroredDistance
    default: nil
    }
  }

  override var faults: [String] {
    var numbers = [x, y]
    switch kind {
    case .straight(let radius): numbers.append(radius)
    case .mirrored(let rotation, let distance): numbers += [rotation, distance]
    case .detached(let inRotation, let inDistance, let outRotation, let outDistance):
      numbers += [inRotation, inDistance, outRotation, outDistance]
    case .mesh(let u, let v): numbers += [u, v]
    }
    return Faults.finite(numbers, "the vertex")
  }
}
