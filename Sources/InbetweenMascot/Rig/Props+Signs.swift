import InbetweenRiveWriter

/// A question mark, an exclamation mark, a badge with a check.
extension Props {
  static func addQuestion(_ rig: Rig, _ palette: Palette) {
    let place = group(rig, "Question", .question, 404, 96)
    let sway = place.add(Node("Sway"))
    rig.animate(
      sway, .rotation, (0, (-9).radians), (1.5, 9.0.radians), (3, (-9).radians), (4.5, 9.0.radians),
      (6, (-9).radians))
    rig.animate(
      sway, .y, (0, 0), (0.75, -7), (1.5, 0), (2.25, -7), (3, 0), (3.75, -7), (4.5, 0), (5.25, -7),
      (6, 0))
    sway.add(Shape.ellipse("Dot", y: 36, width: 17, height: 17, Fill(palette.gills)))
    let hook = sway.add(Shape("Hook"))
    hook.add(
      PointsPath(
        "",
        [
          Vertex(-20, -24), smooth(0, -42, 0, 13), smooth(20, -22, 90, 11), smooth(8, -3, 140, 7),
          Vertex(0, 14),
        ],
        isClosed: false))
    hook.add(Stroke(palette.gills, thickness: 15))
  }

  static func addExclamation(_ rig: Rig, _ palette: Palette) {
    let place = group(rig, "Exclamation", .exclamation, 352, 50)
    let shake = place.add(Node("Shake", rotation: Float(10.0.radians)))
    var points: [(Double, Double)] = []
    for index in 0..<24 {
      points.append((Double(index) * 0.25, (index % 2 == 0 ? 7.0 : 13).radians))
    }
    rig.animate(shake, .rotation, Curve(points))
    shake.add(Shape.ellipse("Dot", y: 34, width: 18, height: 18, Fill(palette.gills)))
    let bar = shake.add(Shape("Bar"))
    bar.add(
      PointsPath(
        "",
        [
          smooth(0, -44, 0, 8), smooth(12, -34, 97, 7), smooth(5, 14, 100, 4),
          smooth(0, 18, 180, 3), smooth(-5, 14, -100, 4), smooth(-12, -34, -97, 7),
        ]))
    bar.add(Fill(palette.gills))
  }

  static func addBadge(_ rig: Rig) {
    let place = rig.artboard.add(Node("Badge", x: 100, y: 104, scaleX: 0, scaleY: 0))
    rig.bind(act: .badge, place, .scaleX)
    rig.bind(act: .badge, place, .scaleY)
    let check = place.add(Shape("Check"))
    check.add(PointsPath("", [Vertex(-17, 2), Vertex(-5, 15), Vertex(19, -13)], isClosed: false))
    let stroke = check.add(Stroke(0xFFFF_FFFF, thickness: 10))
    let trim = stroke.add(TrimPath(end: 0))
    rig.bind(act: .check, trim, .trimEnd)
    place.add(Shape.ellipse("Badge", width: 84, height: 84, Fill(0xFF2F_C97A)))
    place.add(Shape.ellipse("Edge", width: 96, height: 96, Fill(0xFFFF_FFFF)))
  }
}
