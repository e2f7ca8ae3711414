import InbetweenRiveWriter

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Sparkles and confetti.
extension Props {
  static func addSparkles(_ rig: Rig) {
    let place = group(rig, "Sparkles", .sparkles, 250, 200)
    let places: [(Double, Double, Double, Double)] = [
      (-192, -60, 20, 0), (196, -70, 22, 0.5), (-150, -146, 15, 1), (150, -158, 17, 0.25),
      (-206, 60, 14, 0.75), (208, 50, 13, 1.2),
    ]
    for (x, y, size, delay) in places {
      let star = place.add(Shape("Sparkle", x: Float(x), y: Float(y)))
      star.add(sparkle(size))
      star.add(Fill(0xFFFF_C53D))
      var points: [(Double, Double)] = []
      for round in 0..<4 {
        let begin = Double(round) * 1.5 + delay
        points += [(begin, 0.15), (begin + 0.45, 1.1), (begin + 0.75, 0.9)].map {
          ($0.0.truncatingRemainder(dividingBy: 6), $0.1)
        }
      }
      let curve = Curve(points.sorted { $0.0 < $1.0 })
      rig.animate(star, .scaleX, curve)
      rig.animate(star, .scaleY, curve)
    }
  }

  private static func sparkle(_ size: Double) -> PointsPath {
    var vertices: [Vertex] = []
    for index in 0..<4 {
      let angle = Double(index) * .pi / 2
      vertices.append(
        Vertex(
          Float(cos(angle) * size), Float(sin(angle) * size), .straight(radius: Float(size * 0.12)))
      )
      let between = angle + .pi / 4
      vertices.append(
        Vertex(
          Float(cos(between) * size * 0.36), Float(sin(between) * size * 0.36),
          .straight(radius: Float(size * 0.14))))
    }
    return PointsPath("", vertices)
  }

  static func addConfetti(_ rig: Rig, _ palette: Palette) {
    let place = rig.artboard.add(Node("Confetti", x: 250, y: 190))
    let colors: [UInt32] = [palette.gills, 0xFFFF_C53D, 0xFF2F_C97A, palette.body, 0xFF4D_B8FF]
    for index in 0..<16 {
      let angle = (Double(index) / 16 * 360 - 90 + (index % 2 == 0 ? 6 : -7)).radians
      let reach = index % 2 == 0 ? 205.0 : 162
      let piece = place.add(Node("Piece", opacity: 0))
      let shape =
        index % 3 == 0
        ? Shape.ellipse("Piece", width: 15, height: 15, Fill(colors[index % 5]))
        : Shape.card("Piece", width: 20, height: 11, radius: 3.5, Fill(colors[index % 5]))
      piece.add(shape)
      // 0 unseen in the middle, 1 far out, fallen and gone.
      rig.bind(act: .confetti, piece, .x) { cos(angle) * reach * min(1, $0 * 1.35) }
      rig.bind(act: .confetti, piece, .y) { sin(angle) * reach * min(1, $0 * 1.35) + 120 * $0 * $0 }
      rig.bind(act: .confetti, piece, .rotation) { (index % 2 == 0 ? 1 : -1) * $0 * 7 }
      rig.bind(act: .confetti, piece, .opacity) { $0 <= 0 ? 0 : min(1, max(0, (1 - $0) * 2.5)) }
    }
  }
}
