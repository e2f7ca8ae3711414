/// An object as it was read: its type and where its cells are in its scope.
public struct ObjectRecord: Sendable {
  /// nil: a type that is not known, of which only the place is kept.
  public let type: ObjectType?
  /// Where it starts in the file, in bytes.
  public let byte: Int
  /// The first of its cells.
  let cells: Int
}

/// Objects with their values: those of one artboard, or those that stand before the first.
///
/// A property is one cell of 32 bits. Numbers are its bits; a text or a run of bytes is an index
/// into a table whose entry 0 is empty.
struct RecordScope {
  var records: [ObjectRecord] = []
  var cells: [UInt32] = []
  var strings: [String] = [""]
  var blobs: [ArraySlice<UInt8>] = [[]]

  func uint(_ record: Int, _ slot: Int) -> UInt32 { cells[records[record].cells + slot] }

  /// The value as an index: -1 for none.
  func index(_ record: Int, _ slot: Int) -> Int { Int(Int32(bitPattern: uint(record, slot))) }

  func float(_ record: Int, _ slot: Int) -> Float { Float(bitPattern: uint(record, slot)) }

  func bool(_ record: Int, _ slot: Int) -> Bool { uint(record, slot) != 0 }

  func string(_ record: Int, _ slot: Int) -> String { strings[Int(uint(record, slot))] }

  func blob(_ record: Int, _ slot: Int) -> ArraySlice<UInt8> { blobs[Int(uint(record, slot))] }

  /// The ids of a path, which is written as numbers in a run of bytes.
  func path(_ record: Int, _ slot: Int) -> [Int] { Self.numbers(blob(record, slot)) }

  static func numbers(_ bytes: ArraySlice<UInt8>) -> [Int] {
    var reader = ByteReader(Array(bytes))
    var result: [Int] = []
    while !reader.isAtEnd, let id = try? reader.varuint() {
      result.append(Int(truncatingIfNeeded: id))
    }
    return result
  }
}
