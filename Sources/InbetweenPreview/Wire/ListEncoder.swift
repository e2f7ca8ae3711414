import InbetweenDrawing

/// Writes display lists as the difference from the one before.
///
/// In a frame in which only effects move, that is the numbers that changed; where views came or
/// went, the stretch of items between those that stayed.
struct ListEncoder {
  private var last = DisplayList()
  private var shapes: [Shape] = []
  private var resources: ResourceTable

  init(_ writer: ResourceWriter) { resources = ResourceTable(writer) }

  /// All of an item but its numbers, with what it refers to by the names that the page knows.
  private struct Shape: Equatable {
    var kind: UInt8
    var flags: UInt8
    var resource: UInt32
    var style: UInt32
    var paint: WirePaint
  }

  private enum WirePaint: Equatable {
    case none
    case color(UInt32)
    case resource(UInt32)
  }

  /// Bits of a patch beside those of the six numbers.
  private enum PatchBit {
    static let paint: UInt8 = 1 << 6
    static let shape: UInt8 = 1 << 7
  }

  /// Appends the record of a frame; answers whether there was anything to tell.
  mutating func add(_ list: DisplayList, at time: Double, to out: inout ByteWriter) -> Bool {
    let renamed = resources.update(to: list, from: last)
    let isResized = list.width != last.width || list.height != last.height
    var body = ByteWriter()
    let changed = renamed || !hasSameShape(list) ? restructure(list, &body) : patch(list, &body)
    last = list
    guard changed || isResized || resources.newsCount > 0 else { return false }
    out.byte(FrameRecord.list)
    out.time(time)
    out.number(list.width)
    out.number(list.height)
    out.count(resources.newsCount)
    out.append(resources.news)
    out.append(body)
    return true
  }

  private func hasSameShape(_ list: DisplayList) -> Bool {
    guard list.items.count == last.items.count else { return false }
    return list.items.withUnsafeBufferPointer { new in
      last.items.withUnsafeBufferPointer { old in
        for index in new.indices {
          let (a, b) = (new[index], old[index])
          if a.kind != b.kind || a.flags != b.flags || a.resource != b.resource
            || a.paint != b.paint
          {
            return false
          }
        }
        return true
      }
    }
  }

  // MARK: Numbers alone

  /// No splice, then each item whose numbers changed. This is what a frame of motion costs: it goes
  /// through the items once, and writes into memory that is large enough for all of them.
  private func patch(_ list: DisplayList, _ out: inout ByteWriter) -> Bool {
    var count = 0
    let most = list.items.count * Self.largestPatch
    let patches = [UInt8](unsafeUninitializedCapacity: most) { buffer, used in
      guard let base = buffer.baseAddress else { return }
      var place = UnsafeMutableRawPointer(base)
      var previous = 0
      list.items.withUnsafeBufferPointer { new in
        last.items.withUnsafeBufferPointer { old in
          for index in new.indices where new[index].values != old[index].values {
            let mask = new[index].values.changes(from: old[index].values)
            if mask == 0 { continue }
            place = ByteWriter.write(count: index - previous, at: place)
            place.storeBytes(of: mask, as: UInt8.self)
            place = new[index].values.write(mask, at: place + 1)
            previous = index
            count += 1
          }
        }
      }
      used = UnsafeMutableRawPointer(base).distance(to: place)
    }
    out.byte(0)
    out.count(count)
    out.append(contentsOf: patches)
    return count > 0
  }

  /// A count of at most five bytes, a mask, six numbers.
  private static let largestPatch = 5 + 1 + 24

  // MARK: Items that came, went or look otherwise

  private mutating func restructure(_ list: DisplayList, _ out: inout ByteWriter) -> Bool {
    let new = list.items.map { shape(of: $0, in: list) }
    let old = shapes
    shapes = new
    let shorter = min(new.count, old.count)
    var head = 0
    while head < shorter, new[head].kind == old[head].kind { head += 1 }
    var tail = 0
    while tail < shorter - head, new[new.count - 1 - tail].kind == old[old.count - 1 - tail].kind {
      tail += 1
    }
    let inserted = head..<(new.count - tail)
    let deleted = old.count - head - tail
    let isSpliced = !inserted.isEmpty || deleted > 0
    out.byte(isSpliced ? 1 : 0)
    if isSpliced {
      out.count(head)
      out.count(deleted)
      out.count(inserted.count)
      for index in inserted { write(new[index], list.items[index].values, to: &out) }
    }
    var patches = ByteWriter()
    var count = 0
    var previous = 0
    for index in new.indices where !inserted.contains(index) {
      let before = index < head ? index : index - new.count + old.count
      let values = list.items[index].values
      var mask = values.changes(from: last.items[before].values)
      let (a, b) = (new[index], old[before])
      if a.paint != b.paint { mask |= PatchBit.paint }
      if a.resource != b.resource || a.flags != b.flags || a.style != b.style {
        mask |= PatchBit.shape
      }
      if mask == 0 { continue }
      patches.count(index - previous)
      patches.byte(mask)
      patches.write(values, mask)
      if mask & PatchBit.paint != 0 { write(a.paint, to: &patches) }
      if mask & PatchBit.shape != 0 { writeReferences(a, to: &patches) }
      previous = index
      count += 1
    }
    out.count(count)
    out.append(patches)
    return isSpliced || count > 0
  }

  private func write(_ shape: Shape, _ values: DisplayList.Values, to out: inout ByteWriter) {
    out.byte(shape.kind)
    writeReferences(shape, to: &out)
    write(shape.paint, to: &out)
    let mask = values.changes(from: DisplayList.Values())
    out.byte(mask)
    out.write(values, mask)
  }

  private func writeReferences(_ shape: Shape, to out: inout ByteWriter) {
    out.byte(shape.flags)
    out.count(Int(shape.resource))
    out.count(Int(shape.style))
  }

  private func write(_ paint: WirePaint, to out: inout ByteWriter) {
    switch paint {
    case .none: out.byte(0)
    case .color(let color):
      out.byte(1)
      out.fixed(color)
    case .resource(let number):
      out.byte(2)
      out.count(Int(number))
    }
  }

  private func shape(of item: DisplayList.Item, in list: DisplayList) -> Shape {
    func name(_ names: [UInt32], _ index: Int32) -> UInt32 {
      names.indices.contains(Int(index)) ? names[Int(index)] : 0
    }
    var flags = item.flags
    var style: UInt32 = 0
    let resource: UInt32
    switch item.kind {
    case .clipPath, .fill: resource = name(resources.paths, item.resource)
    case .stroke:
      resource = name(resources.paths, item.resource)
      style = name(resources.strokes, Int32(item.flags))
      flags = 0
    case .text: resource = name(resources.texts, item.resource)
    case .image: resource = name(resources.images, item.resource)
    case .projection: resource = name(resources.matrices, item.resource)
    // The number of a mode or a filter.
    default: resource = UInt32(max(0, item.resource))
    }
    var paint = WirePaint.none
    if list.paints.indices.contains(Int(item.paint)) {
      if case .color(let color) = list.paints[Int(item.paint)] {
        paint = .color(color.packed)
      } else {
        paint = .resource(name(resources.paints, item.paint))
      }
    }
    return Shape(
      kind: item.kind.rawValue, flags: flags, resource: resource, style: style, paint: paint)
  }
}

/// The first byte of each record in a message of frames.
enum FrameRecord {
  static let list: UInt8 = 1
  static let samples: UInt8 = 2
  static let status: UInt8 = 3
  static let story: UInt8 = 4
}

extension DisplayList.Values {
  /// A bit for each number that differs once it is in single precision, as the page gets it.
  fileprivate func changes(from old: DisplayList.Values) -> UInt8 {
    var mask: UInt8 = 0
    if Float(a) != Float(old.a) { mask |= 1 }
    if Float(b) != Float(old.b) { mask |= 2 }
    if Float(c) != Float(old.c) { mask |= 4 }
    if Float(d) != Float(old.d) { mask |= 8 }
    if Float(e) != Float(old.e) { mask |= 16 }
    if Float(f) != Float(old.f) { mask |= 32 }
    return mask
  }
}

extension DisplayList.Values {
  /// Writes the numbers that a mask names, and returns the place behind them.
  @inline(__always)
  fileprivate func write(
    _ mask: UInt8, at place: UnsafeMutableRawPointer
  ) -> UnsafeMutableRawPointer {
    var place = place
    func store(_ bit: UInt8, _ value: Double) {
      if mask & bit == 0 { return }
      place.storeBytes(of: Float(value).bitPattern.littleEndian, as: UInt32.self)
      place += 4
    }
    store(1, a)
    store(2, b)
    store(4, c)
    store(8, d)
    store(16, e)
    store(32, f)
    return place
  }
}

extension ByteWriter {
  fileprivate mutating func write(_ values: DisplayList.Values, _ mask: UInt8) {
    if mask & 1 != 0 { number(values.a) }
    if mask & 2 != 0 { number(values.b) }
    if mask & 4 != 0 { number(values.c) }
    if mask & 8 != 0 { number(values.d) }
    if mask & 16 != 0 { number(values.e) }
    if mask & 32 != 0 { number(values.f) }
  }
}
