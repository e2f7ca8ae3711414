import InbetweenRiveWriter

/// Things with something on them: a laptop, a card, a thought, a speech bubble, waves of sound.
extension Props {
  static func addLaptop(_ rig: Rig, _ palette: Palette) {
    let place = rig.artboard.add(Node("Laptop", x: 250, y: 548, opacity: 0))
    rig.bind(.laptop, place, .opacity) { min(1, max(0, $0)) }
    rig.bind(.laptop, place, .y) { 548 - 110 * $0 }
    place.add(Shape.ellipse("Mark", y: -52, width: 24, height: 24, Fill(palette.gills)))
    place.add(Shape.card("Base", y: 2, width: 196, height: 13, radius: 6.5, Fill(0xFFB9BE_CF)))
    place.add(
      Shape.card(
        "Lid", y: -52, width: 166, height: 104, radius: 12,
        Fill(
          Gradient(
            .linear, from: (0, -52), to: (0, 52), [(0xFFF0F1_F7, 0), (0xFFD3D6_E2, 1)]))))
  }

  static func addCard(_ rig: Rig, _ palette: Palette) {
    let place = group(rig, "Card", .card, 420, 92)
    let float = place.add(Node("Float"))
    rig.animate(float, .y, (0, -4), (1.5, 4), (3, -4), (4.5, 4), (6, -4))
    for (index, height) in [26.0, 44, 60].enumerated() {
      let bar = float.add(
        Shape("Bar", x: Float(-34 + 30 * Double(index)), y: 34, scaleY: 1))
      bar.add(
        Rectangle(width: 20, height: Float(height), cornerRadius: 6, y: Float(-height / 2)))
      bar.add(Fill(index == 2 ? palette.gills : palette.body))
      let delay = Double(index) * 0.25
      rig.animate(
        bar, .scaleY, (0.2 + delay, 0.15), (0.75 + delay, 1.06), (1.0 + delay, 1),
        (2.6 + delay * 0.4, 1),
        (3, 0.15), (3.2 + delay, 0.15), (3.75 + delay, 1.06), (4.0 + delay, 1),
        (5.6 + delay * 0.4, 1), (5.98, 0.15))
    }
    float.add(
      Shape.card("Paper", width: 124, height: 100, radius: 16, Fill(0xFFFF_FFFF)))
    float.add(
      Shape.card(
        "Edge", y: 3, width: 130, height: 107, radius: 18,
        Fill(palette.shade & 0x00FF_FFFF | 0x5A00_0000)))
  }

  static func addThought(_ rig: Rig, _ palette: Palette) {
    let place = group(rig, "Thought", .dots, 392, 84)
    let dots: [(Double, Double, Double)] = [(-44, 52, 15), (-22, 28, 24), (14, -10, 58)]
    for (index, (x, y, size)) in dots.enumerated().reversed() {
      let dot = place.add(Node("Thought", x: Float(x), y: Float(y)))
      let delay = 0.25 * Double(index)
      let curve = Curve([
        (delay, 0.0), (delay + 0.4, 1.08), (delay + 0.6, 1), (2.55, 1), (2.95, 0), (3 + delay, 0),
        (3.4 + delay, 1.08),
        (3.6 + delay, 1), (5.55, 1), (5.95, 0),
      ])
      rig.animate(dot, .scaleX, curve)
      rig.animate(dot, .scaleY, curve)
      if index == 2 {
        for (step, x) in [-15.0, 0, 15].enumerated() {
          let point = dot.add(Shape.ellipse("Point", x: x, width: 9, height: 9, Fill(palette.deep)))
          let begin = 0.9 + 0.2 * Double(step)
          rig.animate(
            point, .y, (begin, 0), (begin + 0.18, -7), (begin + 0.36, 0), (begin + 0.8, 0),
            (begin + 0.98, -7), (begin + 1.16, 0),
            (begin + 3, 0), (begin + 3.18, -7), (begin + 3.36, 0), (begin + 3.8, 0),
            (begin + 3.98, -7), (begin + 4.16, 0))
        }
      }
      dot.add(
        Shape.ellipse(
          "Dot", width: size, height: size * (index == 2 ? 0.78 : 1), Fill(palette.belly)))
      dot.add(
        Shape.ellipse(
          "Edge", y: 1.5, width: size + 6, height: size * (index == 2 ? 0.78 : 1) + 6,
          Fill(palette.shade & 0x00FF_FFFF | 0x5A00_0000)))
    }
  }

  static func addBubble(_ rig: Rig, _ palette: Palette) {
    let place = group(rig, "Speech", .bubble, 416, 74)
    for index in 0..<3 {
      let dot = place.add(
        Shape.ellipse(
          "Word", x: -24 + 24 * Double(index), width: 14, height: 14, Fill(palette.gills)))
      var points: [(Double, Double)] = []
      for round in 0..<6 {
        let begin = Double(round) + 0.15 * Double(index)
        points += [(begin, 0), (begin + 0.2, -9), (begin + 0.4, 0)]
      }
      rig.animate(dot, .y, Curve(points))
    }
    for (grow, color) in [(0.0, 0xFFFF_FFFF), (6, palette.shade & 0x00FF_FFFF | 0x5A00_0000)] {
      let shape = place.add(Shape("Bubble", y: Float(grow / 3)))
      let (width, height) = (Float(112 + grow), Float(70 + grow))
      shape.add(Rectangle(width: width, height: height, cornerRadius: height / 2))
      shape.add(
        PointsPath(
          "",
          [
            Vertex(-6, 24), Vertex(Float(-54 - grow), Float(52 + grow), .straight(radius: 4)),
            Vertex(-36, 14),
          ]))
      shape.add(Fill(UInt32(color)))
    }
  }

  static func addArcs(_ rig: Rig, _ palette: Palette) {
    let place = group(rig, "Sound", .arcs, 462, 214)
    for index in 0..<3 {
      let radius = 20 + 17 * Double(index)
      let arc = place.add(Node("Arc", opacity: 0.2))
      // A quarter of a circle that opens to the right; its handle makes it round to a thousandth.
      let handle = radius * 0.2652 * 2
      let (x, y) = (radius * 0.7071, radius * 0.7071)
      let line = arc.add(
        Shape.line(
          "Arc",
          [
            smooth(x, -y, 45, handle * 0.5), smooth(radius, 0, 90, handle * 0.5),
            smooth(x, y, 135, handle * 0.5),
          ],
          palette.gills, thickness: 8))
      line.x = -26
      // From outside to the ear.
      var points: [(Double, Double)] = []
      for round in 0..<4 {
        let begin = Double(round) * 1.5 + 0.3 * Double(2 - index)
        points += [(begin, 0.15), (begin + 0.25, 1), (begin + 0.7, 0.15)]
      }
      rig.animate(arc, .opacity, Curve(points))
    }
  }
}
