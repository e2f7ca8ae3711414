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
    let longest = max(width, height)
    if channels == 4 {
      bytes.withMemoryRebound(to: SIMD4<UInt8>.self, capacity: width * height) { pixels in
        withLines(of: SIMD4<Int32>.self, longest, extendsEdges) { lines in
          for y in 0..<height { lines.blur(pixels + y * width, count: width, step: 1) }
          for x in 0..<width { lines.blur(pixels + x, count: height, step: width) }
        }
      }
    } else {
      withLines(of: Int32.self, longest, extendsEdges) { lines in
        for y in 0..<height { lines.blur(bytes + y * width, count: width, step: 1) }
        for x in 0..<width { lines.blur(bytes + x, count: height, step: width) }
      }
    }
  }

  private func withLines<Sum>(
    of type: Sum.Type, _ longest: Int, _ extendsEdges: Bool, _ body: (BlurLines<Sum>) -> Void
  ) {
    let lines = BlurLines<Sum>(deviation: deviation, longest: longest, extendsEdges: extendsEdges)
    defer { lines.free() }
    body(lines)
  }
}

/// Work space for blurring lines of one picture.
private struct BlurLines<Sum> {
  let kernel: [Int32]
  let boxes: [Int]
  let margin: Int
  let extendsEdges: Bool
  let first: UnsafeMutablePointer<Sum>
  let second: UnsafeMutablePointer<Sum>

  init(deviation: Double, longest: Int, extendsEdges: Bool) {
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
    first = .allocate(capacity: longest + 2 * margin)
    second = .allocate(capacity: longest + 2 * margin)
  }

  func free() {
    first.deallocate()
    second.deallocate()
  }
}

extension BlurLines<Int32> {
  func blur(_ line: UnsafeMutablePointer<UInt8>, count: Int, step: Int) {
    let before = extendsEdges ? Int32(line[0]) : 0
    let after = extendsEdges ? Int32(line[(count - 1) * step]) : 0
    for index in 0..<margin {
      first[index] = before
      first[margin + count + index] = after
    }
    for index in 0..<count { first[margin + index] = Int32(line[index * step]) }
    if !kernel.isEmpty {
      for index in 0..<count {
        var sum: Int32 = 32768
        for tap in kernel.indices { sum &+= first[index + tap] &* kernel[tap] }
        line[index * step] = UInt8(truncatingIfNeeded: sum >> 16)
      }
      return
    }
    var (source, target) = (first, second)
    var length = count + 2 * margin
    for (pass, box) in boxes.enumerated() {
      var sum: Int32 = 0
      for index in 0..<(box - 1) { sum &+= source[index] }
      length -= box - 1
      // Between the passes 6 more bits are kept, so that rounding does not add up.
      let shift: Int32 = pass == 0 ? 64 : 1
      let divisor = Int32(box)
      for index in 0..<length {
        sum &+= source[index + box - 1]
        target[index] = (sum &* shift &+ divisor / 2) / divisor
        sum &-= source[index]
      }
      swap(&source, &target)
    }
    for index in 0..<count { line[index * step] = UInt8(min(255, (source[index] + 32) / 64)) }
  }
}

extension BlurLines<SIMD4<Int32>> {
  func blur(_ line: UnsafeMutablePointer<SIMD4<UInt8>>, count: Int, step: Int) {
    typealias Sum = SIMD4<Int32>
    let before = extendsEdges ? Sum(truncatingIfNeeded: line[0]) : Sum()
    let after = extendsEdges ? Sum(truncatingIfNeeded: line[(count - 1) * step]) : Sum()
    for index in 0..<margin {
      first[index] = before
      first[margin + count + index] = after
    }
    for index in 0..<count { first[margin + index] = Sum(truncatingIfNeeded: line[index * step]) }
    if !kernel.isEmpty {
      for index in 0..<count {
        var sum = Sum(repeating: 32768)
        for tap in kernel.indices {
          let part: Sum = first[index + tap] &* Sum(repeating: kernel[tap])
          sum = sum &+ part
        }
        line[index * step] = SIMD4<UInt8>(truncatingIfNeeded: sum &>> Sum(repeating: 16))
      }
      return
    }
    var (source, target) = (first, second)
    var length = count + 2 * margin
    for (pass, box) in boxes.enumerated() {
      var sum = Sum()
      for index in 0..<(box - 1) { sum = sum &+ source[index] }
      length -= box - 1
      // A multiplication by the reciprocal in place of a division: exact enough, since 6 more bits
      // are kept between the passes.
      let factor = SIMD4<Float>(repeating: (pass == 0 ? 64 : 1) / Float(box))
      let half = SIMD4<Float>(repeating: 0.5)
      for index in 0..<length {
        sum = sum &+ source[index + box - 1]
        let mean: SIMD4<Float> = SIMD4<Float>(sum) * factor + half
        target[index] = Sum(mean)
        sum = sum &- source[index]
      }
      swap(&source, &target)
    }
    for index in 0..<count {
      let rounded: Sum = (source[index] &+ Sum(repeating: 32)) &>> Sum(repeating: 6)
      line[index * step] = SIMD4<UInt8>(truncatingIfNeeded: rounded)
    }
  }
}
