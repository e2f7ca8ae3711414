import InbetweenRiveWriter

/// What rises and fades: letters of sleep, hearts.
extension Props {
  static func addSleep(_ rig: Rig, _ palette: Palette) {
    let place = group(rig, "Sleep", .zs, 356, 132)
    for index in 0..<3 {
      let letter = place.add(Node("Z"))
      let size = [15.0, 20, 26][index]
      letter.add(
        Shape.line(
          "Z",
          [
            Vertex(Float(-size / 2), Float(-size / 2)), Vertex(Float(size / 2), Float(-size / 2)),
            Vertex(Float(-size / 2), Float(size / 2)), Vertex(Float(size / 2), Float(size / 2)),
          ], palette.deep, thickness: size * 0.26))
      // Each rises for three seconds, one second after the other.
      rise(rig, letter, from: (0, 10), to: (78, -104), seconds: 3, delay: Double(index), sway: 9)
    }
  }

  static func addHearts(_ rig: Rig, _ palette: Palette) {
    let place = group(rig, "Hearts", .hearts, 250, 150)
    for (index, x) in [-150.0, 152, -118, 128].enumerated() {
      let heart = place.add(Node("Heart"))
      let size = [15.0, 19, 12, 13][index]
      let shape = heart.add(Shape("Heart"))
      shape.add(heartOutline(size))
      shape.add(Fill(palette.cheeks))
      rise(
        rig, heart, from: (x, 60), to: (x * 1.08, -104), seconds: 3,
        delay: [0, 0.8, 1.6, 2.3][index],
        sway: 10)
    }
  }

  private static func heartOutline(_ size: Double) -> PointsPath {
    PointsPath(
      "",
      [
        Vertex(0, Float(-size * 0.42)), smooth(size * 0.56, -size * 0.86, 0, size * 0.3),
        smooth(size * 1.05, -size * 0.3, 90, size * 0.34),
        Vertex(0, Float(size), .straight(radius: Float(size * 0.18))),
        smooth(-size * 1.05, -size * 0.3, -90, size * 0.34),
        smooth(-size * 0.56, -size * 0.86, 0, size * 0.3),
      ])
  }

  /// Lets a thing rise and fade, again and again.
  private static func rise(
    _ rig: Rig, _ part: Node, from start: (Double, Double), to end: (Double, Double),
    seconds: Double, delay: Double, sway: Double
  ) {
    (part.x, part.y, part.opacity) = (Float(start.0), Float(start.1), 0)
    let span = Rig.ambientSpan.seconds
    var x: [(Double, Double)] = []
    var (y, shown, size): ([(Double, Double)], [(Double, Double)], [(Double, Double)]) = (
      [], [], []
    )
    for round in 0..<Int((span / seconds).rounded()) {
      let begin = delay + Double(round) * seconds
      func at(_ share: Double) -> Double {
        (begin + share * seconds).truncatingRemainder(dividingBy: span)
      }
      // It returns unseen, in the last tenth.
      y += [(at(0), start.1), (at(0.9), end.1)]
      x += [
        (at(0), start.0), (at(0.3), start.0 + (end.0 - start.0) * 0.3 + sway),
        (at(0.6), start.0 + (end.0 - start.0) * 0.6 - sway), (at(0.9), end.0),
      ]
      shown += [(at(0), 0), (at(0.15), 1), (at(0.6), 1), (at(0.88), 0)]
      size += [(at(0), 0.5), (at(0.3), 1), (at(0.9), 1.1)]
    }
    func sorted(_ points: [(Double, Double)]) -> Curve { Curve(points.sorted { $0.0 < $1.0 }) }
    rig.animate(part, .x, sorted(x))
    rig.animate(part, .y, sorted(y))
    rig.animate(part, .opacity, sorted(shown))
    rig.animate(part, .scaleX, sorted(size))
    rig.animate(part, .scaleY, sorted(size))
  }
}
