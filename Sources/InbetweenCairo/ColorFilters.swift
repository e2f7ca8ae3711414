import Foundation
import InbetweenDrawing

/// A change of every pixel's colour, as an affine map of straight components or of opacity.
struct ColorFilterMap {
  /// Rows red, green, blue, opacity; columns red, green, blue, opacity, 1. Components 0...1.
  private var rows: [SIMD4<Float>]
  private var offsets: SIMD4<Float>
  private var threshold: (low: Float, high: Float, color: SIMD4<Float>)?

  /// The luminance of linear light that CSS and SVG filters use, applied to encoded components.
  private static let luminance = SIMD3<Double>(0.213, 0.715, 0.072)

  init?(_ filter: ColorFilter, amount: Double, upper: Double, color: ResolvedColor?) {
    rows = [SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(0, 0, 0, 1)]
    offsets = SIMD4()
    let color = color ?? .white
    let components = SIMD4(
      Float(color.red), Float(color.green), Float(color.blue), Float(color.opacity))
    guard amount.isFinite else { return nil }
    switch filter {
    case .brightness:
      let shift = Float(min(1, max(-1, amount)))
      offsets = SIMD4(shift, shift, shift, 0)
    case .contrast:
      let factor = Float(amount)
      for row in 0..<3 { rows[row] *= factor }
      offsets = SIMD4(repeating: 0.5 - 0.5 * factor)
      offsets.w = 0
    case .saturation: setSaturation(amount)
    case .grayscale: setSaturation(1 - min(1, max(0, amount)))
    case .hueRotation: setHueRotation(amount)
    case .invert:
      for row in 0..<3 { rows[row] *= -1 }
      offsets = SIMD4(1, 1, 1, 0)
    case .multiply:
      for row in 0..<4 { rows[row] *= components[row] }
    case .luminanceToAlpha:
      rows = [SIMD4(), SIMD4(), SIMD4(), SIMD4(0.2126, 0.7152, 0.0722, 0)]
    case .alphaThreshold:
      threshold = (Float(amount), Float(upper.isNaN ? 1 : upper), components)
    }
  }

  private mutating func setSaturation(_ amount: Double) {
    for row in 0..<3 {
      for column in 0..<3 {
        let grey = Self.luminance[column] * (1 - amount)
        rows[row][column] = Float(grey + (row == column ? amount : 0))
      }
    }
  }

  /// The rotation of chroma about the grey axis that keeps luminance (SVG 1.1, feColorMatrix
  /// hueRotate).
  private mutating func setHueRotation(_ angle: Double) {
    let (cosine, sine) = (cos(angle), sin(angle))
    let turned: [[Double]] = [
      [-0.213, -0.715, 0.928], [0.143, 0.140, -0.283], [-0.787, 0.715, 0.072],
    ]
    for row in 0..<3 {
      for column in 0..<3 {
        let grey = Self.luminance[column]
        let own = (row == column ? 1 : 0) - grey
        rows[row][column] = Float(grey + own * cosine + turned[row][column] * sine)
      }
    }
  }

  /// Changes premultiplied pixels in place.
  func apply(_ canvas: Canvas) {
    canvas.finishDrawing()
    let columns = (0..<4).map { column in
      SIMD4(rows[0][column], rows[1][column], rows[2][column], rows[3][column])
    }
    let (red, green, blue, alpha) = (columns[0], columns[1], columns[2], columns[3])
    let zero = SIMD4<Float>()
    let one = SIMD4<Float>(repeating: 1)
    for index in 0..<canvas.count {
      let pixel = canvas.pixels[index]
      if pixel == 0 && threshold == nil { continue }
      let opacity = Float(pixel >> 24) / 255
      if let threshold {
        let inside = opacity >= threshold.low && opacity <= threshold.high && pixel != 0
        canvas.pixels[index] = inside ? Self.pack(threshold.color) : 0
        continue
      }
      let straight = opacity > 0 ? 1 / (255 * opacity) : 0
      let (r, g, b) = (
        Float((pixel >> 16) & 255) * straight, Float((pixel >> 8) & 255) * straight,
        Float(pixel & 255) * straight
      )
      var result: SIMD4<Float> = red * r + green * g
      result = result + blue * b + alpha * opacity
      result = result + offsets
      result = pointwiseMin(one, pointwiseMax(zero, result))
      // Luminance that becomes opacity counts a half-transparent white as half bright.
      if rows[3].w == 0 { result.w *= opacity }
      canvas.pixels[index] = Self.pack(result)
    }
    canvas.pixelsChanged()
  }

  /// Straight components to a premultiplied pixel.
  static func pack(_ color: SIMD4<Float>) -> UInt32 {
    let opacity = min(1, max(0, color.w))
    func byte(_ value: Float) -> UInt32 { UInt32(min(1, max(0, value)) * opacity * 255 + 0.5) }
    return UInt32(opacity * 255 + 0.5) << 24 | byte(color.x) << 16 | byte(color.y) << 8
      | byte(color.z)
  }
}
