import Foundation
import InbetweenCairo
import InbetweenDrawing
import Testing

@testable import InbetweenPreview

/// What the page would hold, read by the description in Docs/Preview.md.
private struct Mirror {
  struct Item: Equatable {
    var kind: UInt8
    var flags: UInt8 = 0
    var resource = 0
    var style = 0
    var paint: Paint = .none
    var values: [Float] = Array(repeating: 0, count: 6)
  }

  enum Paint: Equatable {
    case none
    case color(UInt32)
    case resource(Int)
  }

  var items: [Item] = []
  var resources: [Int: [UInt8]] = [:]
  var width: Float = 0
  private var bytes: [UInt8] = []
  private var place = 0

  /// Reads one record.
  mutating func apply(_ record: [UInt8]) {
    (bytes, place) = (record, 0)
    #expect(byte() == 1)
    place += 8
    width = number()
    place += 4
    for _ in 0..<count() {
      let name = count()
      let form = byte()
      let length = count()
      resources[name] = [form] + bytes[place..<(place + length)]
      place += length
    }
    if byte() == 1 {
      let (head, dropped, added) = (count(), count(), count())
      var new: [Item] = []
      for _ in 0..<added {
        var item = Item(kind: byte())
        readReferences(&item)
        readPaint(&item)
        readValues(byte(), &item)
        new.append(item)
      }
      items.replaceSubrange(head..<(head + dropped), with: new)
    }
    var index = 0
    for _ in 0..<count() {
      index += count()
      let mask = byte()
      var item = items[index]
      readValues(mask & 0x3f, &item)
      if mask & 0x40 != 0 { readPaint(&item) }
      if mask & 0x80 != 0 { readReferences(&item) }
      items[index] = item
    }
    #expect(place == bytes.count, "the record is read to its end")
  }

  private mutating func byte() -> UInt8 {
    place += 1
    return bytes[place - 1]
  }

  private mutating func count() -> Int {
    var (value, shift) = (0, 0)
    while true {
      let next = byte()
      value |= Int(next & 0x7f) << shift
      if next < 0x80 { return value }
      shift += 7
    }
  }

  private mutating func word() -> UInt32 {
    place += 4
    return (0..<4).reduce(0) { $0 | UInt32(bytes[place - 4 + $1]) << (8 * UInt32($1)) }
  }

  private mutating func number() -> Float { Float(bitPattern: word()) }

  private mutating func readValues(_ mask: UInt8, _ item: inout Item) {
    for bit in 0..<6 where mask & (1 << bit) != 0 { item.values[bit] = number() }
  }

  private mutating func readPaint(_ item: inout Item) {
    switch byte() {
    case 0: item.paint = .none
    case 1: item.paint = .color(word())
    default: item.paint = .resource(count())
    }
  }

  private mutating func readReferences(_ item: inout Item) {
    item.flags = byte()
    item.resource = count()
    item.style = count()
  }
}

/// The same throws in every run (SplitMix64, Steele et al. 2014).
private struct Dice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = (state ^ state >> 30) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ mixed >> 27) &* 0x94d0_49bb_1331_11eb
    return mixed ^ mixed >> 31
  }
}

@Suite("Lists travel as differences")
struct ListEncoderTests {
  private func makeEncoder() -> ListEncoder {
    let typesetter = PangoTypesetter()
    return ListEncoder(
      ResourceWriter(
        typesetter: typesetter, renderer: CairoRenderer(typesetter: typesetter), root: "/"))
  }

  private func record(_ encoder: inout ListEncoder, _ list: DisplayList) -> [UInt8]? {
    var out = ByteWriter()
    return encoder.add(list, at: 0, to: &out) ? out.bytes : nil
  }

  /// What a list should look like on the page.
  private func expect(_ mirror: Mirror, shows list: DisplayList) {
    #expect(mirror.items.count == list.items.count)
    for (item, wanted) in zip(mirror.items, list.items) {
      let v = wanted.values
      #expect(item.kind == wanted.kind.rawValue)
      #expect(item.values == [v.a, v.b, v.c, v.d, v.e, v.f].map { Float($0) })
      if case .color(let color)? = wanted.paint >= 0 ? list.paints[Int(wanted.paint)] : nil {
        #expect(item.paint == .color(color.packed))
      }
      if wanted.kind == .fill {
        let path = list.paths[Int(wanted.resource)]
        #expect(mirror.resources[item.resource]?.first == 1)
        // The number of steps stands first.
        #expect(mirror.resources[item.resource]?[1] == UInt8(path.elements.count))
      }
    }
  }

  private func list(_ rows: [Double]) -> DisplayList {
    var list = DisplayList()
    (list.width, list.height) = (100, 100)
    for row in rows {
      list.group(.offset, .init(row, 0)) { list in
        list.add(
          .rect, .init(0, row, 10, 10),
          color: ResolvedColor(red: row / 100, green: 0, blue: 0))
      }
    }
    return list
  }

  @Test("a moved effect is told by its one number")
  func patch() throws {
    var encoder = makeEncoder()
    var mirror = Mirror()
    var list = list([1, 2, 3])
    mirror.apply(try #require(record(&encoder, list)))
    expect(mirror, shows: list)
    list.items[3].values.a = 7
    let patch = try #require(record(&encoder, list))
    mirror.apply(patch)
    expect(mirror, shows: list)
    // Kind, time, size, no resources, no splice, one patch: its distance, its mask, its number.
    #expect(patch.count == 1 + 8 + 8 + 1 + 1 + 1 + 1 + 1 + 4)
  }

  @Test("a list that stays as it is needs no word")
  func nothing() {
    var encoder = makeEncoder()
    #expect(record(&encoder, list([1, 2])) != nil)
    #expect(record(&encoder, list([1, 2])) == nil)
  }

  @Test("of a list in which one view came, the others are not told again")
  func insertion() throws {
    var encoder = makeEncoder()
    let rows = (0..<200).map(Double.init)
    let whole = try #require(record(&encoder, list(rows)))
    let grown = try #require(record(&encoder, list(rows + [77])))
    #expect(whole.count > 4000)
    #expect(grown.count < 80)
  }

  @Test("whatever comes, goes and changes, the page holds what the list says")
  func anything() throws {
    var encoder = makeEncoder()
    var mirror = Mirror()
    var random = Dice(state: 7)
    var rows: [Double] = []
    for round in 0..<300 {
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        rows.insert(
          Double.random(in: 0..<100, using: &random),
          at: Int.random(in: 0...rows.count, using: &random))
      case 1 where !rows.isEmpty: rows.remove(at: Int.random(in: 0..<rows.count, using: &random))
      case 2 where !rows.isEmpty:
        rows[Int.random(in: 0..<rows.count, using: &random)] = .random(in: 0..<100, using: &random)
      case 3: rows.shuffle(using: &random)
      default: break
      }
      var list = list(rows)
      if round % 3 == 0 {
        list.paths = [Path(CGRect(x: 0, y: 0, width: Double(round), height: 5)), Path()]
        list.add(.fill, .init(1, 2), resource: Int32(round % 2), color: .black)
      }
      if let record = record(&encoder, list) { mirror.apply(record) }
      expect(mirror, shows: list)
    }
  }

  @Test("a colour that animates travels in the item, a path that animates as a new resource")
  func paints() throws {
    var encoder = makeEncoder()
    var mirror = Mirror()
    var list = list([1])
    mirror.apply(try #require(record(&encoder, list)))
    list.paints[0] = .color(ResolvedColor(red: 0, green: 1, blue: 0))
    let change = try #require(record(&encoder, list))
    mirror.apply(change)
    expect(mirror, shows: list)
    #expect(change.count < 32)
    #expect(mirror.resources.isEmpty)
  }

  @Test("numbers that are none arrive as they are and end nothing")
  func nonsense() throws {
    var encoder = makeEncoder()
    var mirror = Mirror()
    var list = list([1, 2])
    list.items[0].values.a = .infinity
    list.items[1].values.c = -.infinity
    mirror.apply(try #require(record(&encoder, list)))
    expect(mirror, shows: list)
    list.items[0].values.a = .nan
    mirror.apply(try #require(record(&encoder, list)))
    #expect(mirror.items[0].values[0].isNaN)
  }
}
