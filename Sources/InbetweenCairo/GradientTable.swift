import Foundation
import InbetweenDrawing

/// The colours of a gradient at evenly spaced places, as premultiplied pixels: fine enough that the
/// nearest entry is within 1/255 of the gradient wherever it does not jump.
struct GradientTable {
  static let count = 2048
  let pixels: [UInt32]

  init(_ gradient: ResolvedGradient) {
    let stops = Self.sorted(gradient.stops)
    guard let first = stops.first, let last = stops.last else {
      pixels = Array(repeating: 0, count: Self.count)
      return
    }
    var segment = 0
    pixels = (0..<Self.count).map { index in
      let location = Double(index) / Double(Self.count - 1)
      if location < first.location { return Self.pixel(first.color) }
      if location >= last.location { return Self.pixel(last.color) }
      while stops[segment + 1].location <= location { segment += 1 }
      let (from, to) = (stops[segment], stops[segment + 1])
      let amount = (location - from.location) / (to.location - from.location)
      return Self.pixel(
        gradient.mixesEncoded
          ? Self.mixEncoded(from.color, to.color, amount)
          : ResolvedColor.mix(from.color, to.color, amount))
    }
  }

  /// The entry for a location; what is outside 0...1 has the colour of the nearest end.
  @inline(__always)
  static func index(_ location: Double) -> Int {
    let scaled = location * Double(count - 1) + 0.5
    return scaled > 0 ? Int(min(scaled, Double(count - 1))) : 0
  }

  /// Stops whose locations never fall: one that lies before its predecessor is moved up to it.
  private static func sorted(_ stops: [ResolvedGradient.Stop]) -> [ResolvedGradient.Stop] {
    var reached = -Double.infinity
    return stops.map { stop in
      var stop = stop
      stop.location = stop.location.isNaN ? max(0, reached) : max(reached, stop.location)
      reached = stop.location
      return stop
    }
  }

  static func mixEncoded(_ a: ResolvedColor, _ b: ResolvedColor, _ amount: Double)
    -> ResolvedColor
  {
    let opacity = a.opacity + (b.opacity - a.opacity) * amount
    guard opacity > 0 else { return .clear }
    func mix(_ x: Double, _ y: Double) -> Double {
      let (from, to) = (x * a.opacity, y * b.opacity)
      return (from + (to - from) * amount) / opacity
    }
    return ResolvedColor(
      red: mix(a.red, b.red), green: mix(a.green, b.green), blue: mix(a.blue, b.blue),
      opacity: opacity)
  }

  /// A colour as a premultiplied pixel.
  static func pixel(_ color: ResolvedColor) -> UInt32 {
    ColorFilterMap.pack(
      SIMD4(Float(color.red), Float(color.green), Float(color.blue), Float(color.opacity)))
  }
}
