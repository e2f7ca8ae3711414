import Foundation
import InbetweenMedia
import InbetweenViewGraph
import Testing

@Suite("Curves as numbers")
struct CurveTableTests {
  @Test("the table of a linear second and a hand-worked keyframe track")
  func text() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 0.5)
      LinearKeyframe(0, duration: 0.5)
    }
    let table = CurveTable(
      [
        CurvePlot.Curve("linear", .linear(duration: 1)),
        CurvePlot.Curve("there and back", timeline),
      ], step: 0.25)
    #expect(
      table.text == """
        seconds  linear  there and back
              0       0               0
           0.25    0.25               5
            0.5     0.5              10
           0.75    0.75               5
              1       1               0
        """)
    #expect(
      table.csv == """
        seconds,linear,there and back
        0,0,0
        0.25,0.25,5
        0.5,0.5,10
        0.75,0.75,5
        1,1,0

        """)
  }

  @Test("a spring's curve is the integrator's, worked out by hand for some steps")
  func spring() {
    // Semantics 3.4: semi-implicit Euler in steps of 1/300 s; at t the position of step
    // ceil(300 t) - 1.
    func expected(_ time: Double) -> Double {
      let omega = 2 * Double.pi / 0.5
      var (x, v) = (0.0, 0.0)
      for _ in 0..<max(0, Int((300 * time - 1e-9).rounded(.up)) - 1) {
        v += (omega * omega * (1 - x) - 2 * omega * v) / 300
        x += v / 300
      }
      return x
    }
    let curve = CurvePlot.Curve("s", .spring(duration: 0.5, bounce: 0))
    for time in [0.1, 0.2, 0.3, 0.5] {
      #expect(abs(curve.value(at: time) - expected(time)) < 1e-9, "at \(time)")
    }
    #expect(curve.samples.last!.time > 0.5)
  }

  @Test("rows are at round times, and the end is one of them")
  func rows() {
    let table = CurveTable([CurvePlot.Curve("a", .linear(duration: 0.37))])
    #expect(table.times.first == 0 && table.times.last == 0.37)
    #expect(table.times.count <= 42 && table.times[1] == 0.02)
  }

  /// Stands for half the time, then is over.
  struct Held: CustomAnimation {
    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      time < 0.5 ? value.scaled(by: 0.25) : nil
    }
  }

  @Test("animations of one's own are asked in order, and last as long as they say")
  func custom() {
    let curve = CurvePlot.Curve("held", Animation(Held()), distance: 40)
    #expect(abs(curve.samples.last!.time - 0.5) < 1 / 299.0)
    #expect(curve.value(at: 0.25) == 0.25 && curve.value(at: 2) == 1)
  }

  @Test("endless animations show three rounds; nonsense shows something and ends")
  func extremes() {
    let loop = CurvePlot.Curve("l", .linear(duration: 1).repeatForever(autoreverses: true))
    #expect(abs(loop.samples.last!.time - 6) < 1e-9)
    for animation in [
      Animation.spring(duration: .nan), .linear(duration: -1), .linear(duration: .infinity),
      .linear.speed(0), .linear.delay(.infinity), .spring(duration: 1e300),
    ] {
      let curve = CurvePlot.Curve("x", animation, distance: .nan)
      #expect((1...2000).contains(curve.samples.count))
      let table = CurveTable([curve], step: .nan)
      #expect(table.text.utf8.count < 100_000)
    }
    #expect(CurveTable([], step: 0.1).text == "seconds\n      0")
  }

  @Test("names with commas and quotes are quoted in CSV")
  func quoting() {
    let curve = CurvePlot.Curve(name: "spring(duration: 1, \"b\")", samples: [(0, 1)])
    #expect(CurveTable([curve]).csv.hasPrefix("seconds,\"spring(duration: 1, \"\"b\"\")\"\n"))
  }
}
