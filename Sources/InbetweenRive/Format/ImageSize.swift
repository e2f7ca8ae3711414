/// The pixels of an encoded picture, as its header says; nil where it is none that is known.
struct ImageSize: Equatable {
  let width: Int
  let height: Int

  init?(_ bytes: ArraySlice<UInt8>) {
    let b = Array(bytes.prefix(64 << 10))
    func big(_ at: Int, _ count: Int) -> Int {
      b[at..<at + count].reduce(0) { $0 << 8 | Int($1) }
    }
    func little(_ at: Int, _ count: Int) -> Int {
      b[at..<at + count].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    if b.count >= 24, b.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      (width, height) = (big(16, 4), big(20, 4))
    } else if b.count >= 30, b.starts(with: Array("RIFF".utf8)), b[8...11] == [87, 69, 66, 80] {
      switch String(decoding: b[12...15], as: UTF8.self) {
      case "VP8 ": (width, height) = (little(26, 2) & 0x3FFF, little(28, 2) & 0x3FFF)
      case "VP8L":
        let bits = little(21, 4)
        (width, height) = (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
      case "VP8X": (width, height) = (little(24, 3) + 1, little(27, 3) + 1)
      default: return nil
      }
    } else if b.starts(with: [0xFF, 0xD8]) {
      // JPEG: the first frame header says the size.
      var at = 2
      while at + 9 < b.count {
        guard b[at] == 0xFF else { return nil }
        let marker = b[at + 1]
        if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
          (height, width) = (big(at + 5, 2), big(at + 7, 2))
          return
        }
        at += 2 + big(at + 2, 2)
      }
      return nil
    } else {
      return nil
    }
  }
}
