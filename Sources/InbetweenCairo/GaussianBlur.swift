import Foundation

/// A Gaussian blur of interleaved bytes.
///
/// Wide blurs are three box blurs in a row (the usual approximation, within 3 % of the curve), so
/// that their time does not grow with the radius; narrow ones are convolved with the sampled curve,
/// because boxes of one to three pixels are too coarse.
struct GaussianBlur {
  /// Pixels.
  let deviation: Double

  init(deviation: Double) {
    self.deviation = deviation.isFinite ? min(Self.largestDeviation, max(0, deviation)) : 0
  }

  /// Wider blurs are not told apart from this one, and would take layers without end.
  static let largestDeviation = 300.0

  /// How many pixels the blur spreads beyond what it blurs.
  var reach: Int { deviation < 0.05 ? 0 : Int((deviation * 3).rounded(.up)) + 1 }

  /// Blurs `width` x `height` pixels of `channels` (1 or 4) bytes in place.
  ///
  /// - Parameter extendsEdges: what lies outside is like the nearest pixel, not transparent.
  func apply(
    _ bytes: UnsafeMutablePointer<UInt8>, width: Int, height: Int, channels: Int,
    extendsEdges: Bool = false
  ) {
    if deviation < 0.05 || width == 0 || height == 0 { return }
    let lines = BlurLines(
      deviation: deviation, longest: max(width, height), channels: channels,
      extendsEdges: extendsEdges)
    defer { lines.free() }
    let row = width * channels
    for y in 0..<height { lines.blur(bytes + y * row, count: width, step: channels) }
    for x in 0..<width { lines.blur(bytes + x * channels, count: height, step: row) }
  }
}

/// Work space for blurring lines of one picture.
private struct BlurLines {
  let kernel: [Int32]
  let boxes: [Int]
  let margin: Int
  let channels: Int
  let extendsEdges: Bool
  let first: UnsafeMutablePointer<Int32>
  let second: UnsafeMutablePointer<Int32>

  init(deviation: Double, longest: Int, channels: Int, extendsEdges: Bool) {
    self.channels = channels
    self.extendsEdges = extendsEdges
    if deviation < 2.5 {
      let reach = Int((deviation * 3).rounded(.up))
      let weights = (-reach...reach).map {
        exp(-Double($0 * $0) / (2 * deviation * deviation))
      }
      let sum = weights.reduce(0, +)
      var whole = weights.map { Int32(($0 / sum * 65536).rounded()) }
      whole[reach] += 65536 - whole.reduce(0, +)
      kernel = whole
      boxes = []
      margin = reach
    } else {
      // Three odd boxes whose variances add up to that of the Gaussian.
      let wanted = 12 * deviation * deviation
      var low = Int((wanted / 3 + 1).squareRoot())
      if low % 2 == 0 { low -= 1 }
      let width = Double(low)
      let narrow = Int(
        ((wanted - 3 * width * width - 12 * width - 9) / (-4 * width - 4)).rounded())
      kernel = []
      boxes = (0..<3).map { $0 < narrow ? low : low + 2 }
      margin = boxes.reduce(0) { $0 + $1 / 2 }
    }
    first = .allocate(capacity: (longest + 2 * margin) * channels)
    second = .allocate(capacity: (longest + 2 * margin) * channels)
  }

  func free() {
    first.deallocate()
    second.deallocate()
  }

  /// Blurs a line of `count` pixels that lie `step` bytes apart.
  func blur(_ line: UnsafeMutablePointer<UInt8>, count: Int, step: Int) {
    let last = line + (count - 1) * step
    for channel in 0..<channels {
      let before = extendsEdges ? Int32(line[channel]) : 0
      let after = extendsEdges ? Int32(last[channel]) : 0
      for index in 0..<margin {
        first[index * channels + channel] = before
        first[(margin + count + index) * channels + channel] = after
      }
    }
    for index in 0..<count {
      let target = first + (margin + index) * channels
      for channel in 0..<channels { target[channel] = Int32(line[index * step + channel]) }
    }
    let result = kernel.isEmpty ? averageThrice(count) : convolve(count)
    for index in 0..<count {
      for channel in 0..<channels {
        line[index * step + channel] = UInt8(clamping: result[index * channels + channel])
      }
    }
  }

  private func convolve(_ count: Int) -> UnsafeMutablePointer<Int32> {
    let length = count * channels
    for index in 0..<length { second[index] = 32768 }
    for (tap, weight) in kernel.enumerated() {
      let source = first + tap * channels
      for index in 0..<length { second[index] &+= source[index] &* weight }
    }
    for index in 0..<length { second[index] >>= 16 }
    return second
  }

  private func averageThrice(_ count: Int) -> UnsafeMutablePointer<Int32> {
    var (source, target) = (first, second)
    var length = count + 2 * margin
    for (pass, box) in boxes.enumerated() {
      length -= box - 1
      // Between the passes 6 more bits are kept, so that rounding does not add up. A division is a
      // multiplication by the reciprocal, scaled by 2^32.
      let reciprocal = (Int64(pass == 0 ? 64 : 1) << 32) / Int64(box)
      let half: Int64 = 1 << 31
      for channel in 0..<channels {
        var sum: Int64 = 0
        var leaving = source + channel
        var entering = leaving
        for _ in 0..<(box - 1) {
          sum &+= Int64(entering.pointee)
          entering += channels
        }
        var place = target + channel
        for _ in 0..<length {
          sum &+= Int64(entering.pointee)
          place.pointee = Int32(truncatingIfNeeded: (sum &* reciprocal &+ half) >> 32)
          sum &-= Int64(leaving.pointee)
          entering += channels
          leaving += channels
          place += channels
        }
      }
      swap(&source, &target)
    }
    for index in 0..<(count * channels) { source[index] = (source[index] &+ 32) >> 6 }
    return source
  }
}
