import InbetweenDrawing

/// Names by which the page knows the paths, texts, pictures and paints of a display list: each is
/// sent once and then called by its number, for as long as the list uses it.
struct ResourceTable {
  private let writer: ResourceWriter
  private var numbers: [[UInt8]: UInt32] = [:]
  private var next: UInt32 = 1
  /// What the page does not know yet.
  private(set) var news = ByteWriter()
  private(set) var newsCount = 0

  private(set) var paths: [UInt32] = []
  private(set) var texts: [UInt32] = []
  private(set) var images: [UInt32] = []
  private(set) var paints: [UInt32] = []
  private(set) var strokes: [UInt32] = []
  private(set) var matrices: [UInt32] = []

  init(_ writer: ResourceWriter) { self.writer = writer }

  /// Names everything in a list; answers whether any name differs from those of the list before.
  mutating func update(to new: DisplayList, from old: DisplayList) -> Bool {
    news = ByteWriter()
    newsCount = 0
    let writer = writer
    var isChanged = false
    isChanged = update(\.paths, new.paths, old.paths, .path, writer.path) || isChanged
    isChanged = update(\.texts, new.texts, old.texts, .text, writer.text) || isChanged
    isChanged = update(\.images, new.images, old.images, .image, writer.image) || isChanged
    isChanged = update(\.strokes, new.strokes, old.strokes, .stroke, writer.stroke) || isChanged
    isChanged = update(\.matrices, new.matrices, old.matrices, .matrix, writer.matrix) || isChanged
    isChanged = updatePaints(new.paints, old.paints) || isChanged
    if isChanged { forgetUnused() }
    return isChanged
  }

  private mutating func update<Element: Equatable>(
    _ names: WritableKeyPath<ResourceTable, [UInt32]>, _ new: [Element], _ old: [Element],
    _ kind: ResourceWriter.Kind, _ write: (Element) -> ByteWriter
  ) -> Bool {
    // Arrays that share their storage are equal without a look at what they hold.
    if new == old { return false }
    let before = self[keyPath: names]
    self[keyPath: names] = new.indices.map { index in
      if index < old.count, new[index] == old[index] { return before[index] }
      return number(kind, write(new[index]))
    }
    return true
  }

  /// Plain colours travel in the items: their place here is 0.
  private mutating func updatePaints(_ new: [Paint], _ old: [Paint]) -> Bool {
    if new == old { return false }
    let before = paints
    let writer = writer
    paints = new.indices.map { index in
      if case .color = new[index] { return 0 }
      if index < old.count, new[index] == old[index] { return before[index] }
      return number(.paint, writer.paint(new[index]))
    }
    return true
  }

  private mutating func number(_ kind: ResourceWriter.Kind, _ body: ByteWriter) -> UInt32 {
    let key = [kind.rawValue] + body.bytes
    if let known = numbers[key] { return known }
    let number = next
    next &+= 1
    numbers[key] = number
    newsCount += 1
    news.count(Int(number))
    news.byte(kind.rawValue)
    news.block(body.bytes)
    return number
  }

  /// What no list uses any more is sent anew when it comes back: the page may let it go as well.
  private mutating func forgetUnused() {
    let used = Set(paths + texts + images + paints + strokes + matrices)
    if numbers.count > used.count { numbers = numbers.filter { used.contains($0.value) } }
  }
}
