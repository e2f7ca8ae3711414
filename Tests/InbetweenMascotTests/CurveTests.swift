import InbetweenRiveWriter
import Testing

@testable import InbetweenMascot

@Suite("Curves")
struct CurveTests {
  static let curves: [(Curve, Span)] = [
    (Curve([(0, 0), (0.5, 10), (1, 4), (1.5, 4), (2, -3)]), Span(seconds: 2, loops: false)),
    (Curve([(0.2, 0), (0.5, 10), (0.9, 12), (1.5, 4)]), Span(seconds: 2, loops: true)),
    (Curve([(0, 1), (0.3, 2), (0.4, 8), (1.9, 9)]), Span(seconds: 2, loops: true)),
  ]

  /// The value of a key's segment, by the definition of its Bézier curve.
  private func value(_ keys: [Key], at frame: Double) -> Double {
    func number(_ key: Key) -> Double {
      if case .number(let value) = key.value { Double(value) } else { .nan }
    }
    guard let next = keys.firstIndex(where: { Double($0.frame) > frame }), next > 0 else {
      return number(keys[keys.count - 1])
    }
    let (a, b) = (keys[next - 1], keys[next])
    let t = (frame - Double(a.frame)) / Double(b.frame - a.frame)
    let (start, end) = (number(a), number(b))
    let (first, second): (Double, Double) =
      switch a.easing {
      case .values(let first, let second): (Double(first), Double(second))
      // Handles at thirds, level with their ends: Easing.rest.
      default: (start, end)
      }
    let s = 1 - t
    return s * s * s * start + 3 * s * s * t * first + 3 * s * t * t * second + t * t * t * end
  }

  @Test("pass their points and never swing beyond them", arguments: curves)
  func passes(curve: Curve, span: Span) {
    let keys = curve.keys(span)
    let (points, values) = (curve.points.map(\.value), curve.values(span))
    for point in curve.points {
      #expect(abs(value(keys, at: point.time * 60) - point.value) < 1e-4)
    }
    for step in 0...480 {
      let here = value(keys, at: Double(step) / 480 * 120)
      #expect(here >= points.min()! - 1e-4 && here <= points.max()! + 1e-4)
      #expect(abs(here - values(Double(step) / 240)) < 1e-3)
    }
  }

  @Test("have no jump in speed, in loops not even from the end to the beginning", arguments: curves)
  func smooth(curve: Curve, span: Span) {
    let keys = curve.keys(span)
    let step = 1e-3
    for key in keys {
      let frame = Double(key.frame)
      let isEnd = frame == 0 || frame == 120
      guard span.loops || !isEnd else { continue }
      let before = frame == 0 ? 120 : frame
      let after = frame == 120 ? 0 : frame
      let arriving = (value(keys, at: before - 1e-9) - value(keys, at: before - step)) / step
      let leaving = (value(keys, at: after + step) - value(keys, at: after)) / step
      #expect(abs(arriving - leaving) < 0.02, "at frame \(frame)")
    }
  }
}
