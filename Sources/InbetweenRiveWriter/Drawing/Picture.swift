/// The bytes of a picture that the file carries.
public struct PictureAsset: Sendable {
  public var name: String
  /// An encoded picture: PNG, JPEG or WebP.
  public var bytes: [UInt8]
  /// Pixels.
  public var width: Int
  public var height: Int

  public init(name: String, bytes: [UInt8], width: Int, height: Int) {
    (self.name, self.bytes, self.width, self.height) = (name, bytes, width, height)
  }
}

/// A picture around the origin of its node, a pixel to a point; with a mesh, bones bend it.
public final class Picture: Node {
  /// Which picture of the character, counted from 0.
  public var asset: Int

  public init(_ name: String = "", asset: Int, x: Float = 0, y: Float = 0) {
    self.asset = asset
    super.init(name, x: x, y: y)
  }

  override var type: ObjectType { .image }

  override func records(_ ids: ComponentIds) -> [ObjectRecord] {
    var records = super.records(ids)
    records[0].set(.imageAsset, asset)
    return records
  }
}

/// Triangles that carry a picture. Their corners lie in the space of the picture's node.
public final class Mesh: Component {
  public let vertices: [Vertex]
  /// Three indices of vertices for each triangle.
  public let triangles: [Int]
  public var skin: Skin?

  /// - Parameter vertices: of the kind `.mesh`.
  public init(_ vertices: [Vertex], triangles: [Int], skin: Skin? = nil) {
    (self.vertices, self.triangles, self.skin) = (vertices, triangles, skin)
    super.init("")
    for vertex in vertices { add(vertex) }
  }

  override func records(_ ids: ComponentIds) -> [ObjectRecord] {
    var indices = ByteWriter()
    for index in triangles { indices.unsigned(UInt64(index)) }
    var record = ObjectRecord(.mesh)
    record.set(.triangleIndices, data: indices.bytes)
    return [record]
  }

  override var faults: [String] {
    var result: [String] = []
    if !(parent is Picture) { result.append("a mesh must be below a picture") }
    if triangles.isEmpty || triangles.count % 3 != 0 {
      result.append("the mesh has \(triangles.count) indices; each triangle needs 3")
    }
    if let bad = triangles.first(where: { !vertices.indices.contains($0) }) {
      result.append("a triangle names vertex \(bad) of \(vertices.count)")
    }
    if vertices.count > 65536 {
      result.append("the mesh has \(vertices.count) vertices; there is room for 65536")
    }
    for vertex in vertices {
      guard case .mesh = vertex.kind else {
        result.append("a vertex of the mesh has no place in the picture")
        break
      }
    }
    return result + Skin.faults(of: vertices, skin)
  }
}
