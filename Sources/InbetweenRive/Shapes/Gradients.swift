/// A linear or radial gradient; its points are in the space of what it paints.
final class Gradient: PaintMutator {
  private var stops: [GradientStop] = []
  private var sorted: [RivePaint.Stop]?
  private var sortedOpacity: Float = -1

  override func added() { stops = children.compactMap { $0 as? GradientStop } }

  override func changed(_ slot: Int) { artboard.markComponents(from: place) }

  func stopsChanged() {
    sorted = nil
    artboard.markComponents(from: place)
  }

  var start: Point { Point(float(Slot.LinearGradient.startX), float(Slot.LinearGradient.startY)) }
  var end: Point { Point(float(Slot.LinearGradient.endX), float(Slot.LinearGradient.endY)) }
  var opacity: Float { float(Slot.LinearGradient.opacity) }

  override func shade(opacity: Float, moved: Matrix?) -> RivePaint.Shade {
    let opacity = opacity * self.opacity
    if sorted == nil || opacity != sortedOpacity {
      sortedOpacity = opacity
      // Stable: stops at one place keep the order of the file.
      sorted = stops.enumerated().sorted { a, b in
        (a.element.position, a.offset) < (b.element.position, b.offset)
      }.map { _, stop in
        RivePaint.Stop(
          position: min(1, max(0, stop.position)),
          color: ColorMath.faded(stop.color, opacity))
      }
    }
    let stops = sorted ?? []
    let (from, to) = (moved.map { $0 * start } ?? start, moved.map { $0 * end } ?? end)
    return type == .radialGradient
      ? .radial(center: from, radius: (to - from).length, stops: stops)
      : .linear(start: from, end: to, stops: stops)
  }
}

final class GradientStop: Component {
  var color: UInt32 { uint(Slot.GradientStop.colorValue) }
  var position: Float { float(Slot.GradientStop.position) }

  override func changed(_ slot: Int) { (parent as? Gradient)?.stopsChanged() }

  override func computed(_ key: UInt16) -> Float? { ColorChannel(key)?.value(of: color) }

  override func setComputed(_ key: UInt16, _ value: Float) {
    if let channel = ColorChannel(key) {
      set(Slot.GradientStop.colorValue, channel.set(value, in: color))
    }
  }
}
