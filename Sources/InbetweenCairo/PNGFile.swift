import CPango
import Foundation

/// Writes PNG data: the chunks of a picture or, as APNG, of an animation.
///
/// Opaque pictures have three bytes a pixel, others four (straight). Each row is filtered by
/// whichever of Sub, Up and Paeth leaves the smallest numbers, as the PNG specification advises.
public enum PNGFile {
  /// The whole file of a picture.
  ///
  /// - Parameter level: zlib's effort, 1 (fast) to 9.
  public static func data(_ bitmap: Bitmap, level: Int = 6) -> [UInt8] {
    let opaque = bitmap.isOpaque
    var bytes = signature
    bytes += header(width: bitmap.width, height: bitmap.height, opaque: opaque)
    let whole = PixelArea(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    bytes += chunk("IDAT", compress(filtered(bitmap, whole, opaque: opaque), level: level))
    return bytes + chunk("IEND", [])
  }

  package static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// A part of a picture in pixels.
  package struct PixelArea: Equatable {
    package var x, y, width, height: Int

    package init(x: Int, y: Int, width: Int, height: Int) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
  }

  package static func header(width: Int, height: Int, opaque: Bool) -> [UInt8] {
    // 8 bits a component, colour type 2 (RGB) or 6 (RGBA).
    chunk("IHDR", big(width) + big(height) + [8, opaque ? 2 : 6, 0, 0, 0])
  }

  package static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + data
    let sum = body.withUnsafeBufferPointer { crc32(0, $0.baseAddress, UInt32($0.count)) }
    return big(data.count) + body + big(Int(sum))
  }

  package static func big(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  package static func compress(_ data: [UInt8], level: Int) -> [UInt8] {
    var length = compressBound(UInt(data.count))
    var result = [UInt8](repeating: 0, count: Int(length))
    _ = compress2(&result, &length, data, UInt(data.count), Int32(min(9, max(1, level))))
    result.removeLast(result.count - Int(length))
    return result
  }

  /// The rows of an area, each after the number of its filter.
  package static func filtered(_ bitmap: Bitmap, _ area: PixelArea, opaque: Bool) -> [UInt8] {
    let channels = opaque ? 3 : 4
    let length = area.width * channels
    var above = [UInt8](repeating: 0, count: length)
    var row = above
    var candidates = Filter.allCases.map { _ in above }
    var result: [UInt8] = []
    result.reserveCapacity((length + 1) * area.height)
    for y in area.y..<(area.y + area.height) {
      bitmap.copyStraight(y, from: area.x, count: area.width, channels: channels, into: &row)
      let sums = Filter.allCases.enumerated().map { index, filter in
        apply(filter, row, above, channels, into: &candidates[index])
      }
      let best = sums.indices.min { sums[$0] < sums[$1] } ?? 0
      result.append(Filter.allCases[best].rawValue)
      result += candidates[best]
      swap(&above, &row)
    }
    return result
  }

  private enum Filter: UInt8, CaseIterable {
    case sub = 1
    case up = 2
    case paeth = 4
  }

  /// Filters a row; the answer is the sum of the sizes of what is left.
  private static func apply(
    _ filter: Filter, _ row: [UInt8], _ above: [UInt8], _ channels: Int, into target: inout [UInt8]
  ) -> Int {
    let count = row.count
    return target.withUnsafeMutableBufferPointer { target in
      row.withUnsafeBufferPointer { row in
        above.withUnsafeBufferPointer { above in
          var sum = 0
          for index in 0..<count {
            let isFirst = index < channels
            let guess: UInt8 =
              switch filter {
              case .sub: isFirst ? 0 : row[index - channels]
              case .up: above[index]
              case .paeth:
                isFirst
                  ? above[index]
                  : predict(row[index - channels], above[index], above[index - channels])
              }
            target[index] = row[index] &- guess
            sum += size(target[index])
          }
          return sum
        }
      }
    }
  }

  /// How far a byte is from 0 as a signed number.
  @inline(__always)
  private static func size(_ byte: UInt8) -> Int { Int(min(byte, 0 &- byte)) }

  /// The neighbour nearest to left + up - corner (PNG specification, 9.4).
  @inline(__always)
  private static func predict(_ left: UInt8, _ up: UInt8, _ corner: UInt8) -> UInt8 {
    let guess = Int(left) + Int(up) - Int(corner)
    let (a, b, c) = (abs(guess - Int(left)), abs(guess - Int(up)), abs(guess - Int(corner)))
    return a <= b && a <= c ? left : b <= c ? up : corner
  }
}

extension Bitmap {
  /// Whether no pixel lets anything through.
  public var isOpaque: Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var index = 3
      while index < bytes.count {
        if bytes[index] != 255 { return false }
        index += 4
      }
      return true
    }
  }

  /// A part of a row as straight RGB or RGBA.
  fileprivate func copyStraight(
    _ y: Int, from x: Int, count: Int, channels: Int, into row: inout [UInt8]
  ) {
    bytes.withUnsafeBufferPointer { source in
      var from = (y * width + x) * 4
      var to = 0
      for _ in 0..<count {
        let opacity = source[from + 3]
        row[to] = Bitmap.straight(source[from + 2], opacity)
        row[to + 1] = Bitmap.straight(source[from + 1], opacity)
        row[to + 2] = Bitmap.straight(source[from], opacity)
        if channels == 4 { row[to + 3] = opacity }
        from += 4
        to += channels
      }
    }
  }
}
