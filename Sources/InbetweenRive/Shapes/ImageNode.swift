/// A picture; its own size is that of its pixels.
final class ImageNode: Drawable {
  private(set) var image: RiveImage?
  private(set) var mesh: Mesh?
  /// The size that a layout gives it.
  var laidOutSize: Point? {
    didSet { if laidOutSize != oldValue { markTransform() } }
  }

  override func added() {
    super.added()
    mesh = children.lazy.compactMap { $0 as? Mesh }.first
  }

  override func linked() {
    super.linked()
    find()
  }

  private func find() { image = artboard.file.image(index(Slot.Image.assetId)) }

  override func changed(_ slot: Int) {
    switch slot {
    case Slot.Image.assetId:
      find()
      artboard.markDrawn()
    case Slot.Image.originX, Slot.Image.originY: artboard.markDrawn()
    default: super.changed(slot)
    }
  }

  /// Shows another picture, or none.
  func setImage(_ image: RiveImage?) {
    self.image = image
    artboard.markDrawn()
  }

  /// In a box the picture is scaled as its fit says, and put where its alignment says.
  override func updateTransform() {
    super.updateTransform()
    guard let size = laidOutSize, let image,
      let fit = BoxFit(
        uint(Slot.Image.fit), content: Point(image.width, image.height), box: size,
        alignment: Point(float(Slot.Image.alignmentX), float(Slot.Image.alignmentY)))
    else { return }
    var matrix = Matrix.rotation(rotation)
    matrix.translation = Point(x, y) + fit.offset
    local = matrix.scaled(x: fit.scale.x, y: fit.scale.y)
  }

  private var origin: Point {
    guard let image else { return .zero }
    return Point(
      image.width * float(Slot.Image.originX), image.height * float(Slot.Image.originY))
  }

  override func draw(_ canvas: RiveCanvas) {
    guard renderOpacity > 0, let image else { return }
    let blend = RiveBlend(rawValue: blendMode) ?? .normal
    canvas.save()
    if let mesh {
      mesh.draw(canvas, image: image, blend: blend, opacity: renderOpacity, world: world)
    } else {
      canvas.transform(world)
      canvas.transform(.translation(-origin.x, -origin.y))
      canvas.draw(image, blend: blend, opacity: renderOpacity)
    }
    canvas.restore()
  }

  override var localBox: Box {
    guard let image else { return Box() }
    return Box(-origin.x, -origin.y, image.width - origin.x, image.height - origin.y)
  }

  override func hitTest(_ point: Point) -> Bool {
    guard let back = world.inverse else { return false }
    return localBox.contains(back * point)
  }
}

/// Triangles that carry a picture.
final class Mesh: Component {
  private var vertices: [MeshVertex] = []
  private(set) var skin: Skin?
  private var indices: [UInt16] = []
  private var points: [Point] = []
  private var places: [Point] = []

  override func added() {
    vertices = children.compactMap { $0 as? MeshVertex }
    skin = children.lazy.compactMap { $0 as? Skin }.first
    let bytes = artboard.definition.scope.blobs[Int(uint(Slot.Mesh.triangleIndexBytes))]
    // Triangles that name corners which are not there are left out.
    indices = RecordScope.numbers(bytes).map { UInt16(clamping: $0) }
    indices.removeLast(indices.count % 3)
    if indices.contains(where: { $0 >= vertices.count }) {
      var kept: [UInt16] = []
      for at in stride(from: 0, to: indices.count, by: 3) {
        let triangle = indices[at..<at + 3]
        if triangle.allSatisfy({ $0 < vertices.count }) { kept += triangle }
      }
      indices = kept
    }
  }

  override func buildDependencies() { skin?.addDependent(self) }

  override func changed(_ slot: Int) { mark(.vertices) }

  override func update(_ dirt: Dirt) {
    guard dirt.contains(.vertices) else { return }
    if let skin {
      for vertex in vertices { vertex.deform(skin, skin.space) }
      points = vertices.map(\.deformed)
    } else {
      points = vertices.map(\.position)
    }
    typealias Keys = Slot.MeshVertex
    places = vertices.map { Point($0.float(Keys.u), $0.float(Keys.v)) }
  }

  func draw(
    _ canvas: RiveCanvas, image: RiveImage, blend: RiveBlend, opacity: Float, world: Matrix
  ) {
    guard !points.isEmpty else { return }
    // Bones move the corners in the artboard's space.
    if skin == nil { canvas.transform(world) }
    canvas.draw(
      RiveMesh(points: points, places: places, indices: indices), of: image, blend: blend,
      opacity: opacity)
  }
}

final class MeshVertex: Vertex {}
