/// Softens what a paint paints: a blur whose standard deviation is half the strength.
final class Feather: Component {
  var strength: Float { float(Slot.Feather.strength) }
  var offset: Point { Point(float(Slot.Feather.offsetX), float(Slot.Feather.offsetY)) }
  var isInner: Bool { bool(Slot.Feather.inner) }
  private var isInWorld: Bool { uint(Slot.Feather.spaceValue) == 0 }
  private let inverse = RivePath()
  private var inverseOf: (revision: Int, strength: Float, offset: Point)?

  override func changed(_ slot: Int) { artboard.markDrawn() }

  /// Draws the soft paint; the canvas is in the space of the outline.
  func draw(
    _ canvas: RiveCanvas, _ path: RivePath, _ paint: inout RivePaint, host: any PaintHost,
    isFill: Bool
  ) {
    paint.feather = strength
    let shift = shift(host)
    if isInner, isFill {
      var rule = FillRule.nonZero
      if case .fill(let own) = paint.style { rule = own }
      canvas.clip(path, rule: rule)
      canvas.draw(inverse(of: path, shift), paint)
    } else {
      if shift != .zero { canvas.transform(.translation(shift.x, shift.y)) }
      canvas.draw(path, paint)
    }
  }

  /// The offset in the space of the outline.
  private func shift(_ host: any PaintHost) -> Point {
    guard isInWorld, offset != .zero, let back = host.paintTransform.inverse else { return offset }
    return back.direction(offset)
  }

  /// A frame around the outline with the moved outline as its hole: what casts a shadow inwards.
  private func inverse(of path: RivePath, _ shift: Point) -> RivePath {
    let key = (path.revision, strength, shift)
    if let known = inverseOf, known == key { return inverse }
    inverseOf = key
    // Three standard deviations.
    let margin = strength * 1.5
    inverse.edit { outline in
      outline.rewind()
      let box = path.outline.tightBox
      outline.addRect((box.isEmpty ? Box(0, 0, 0, 0) : box).padded(margin))
      let move = Matrix.translation(shift.x, shift.y)
      if path.outline.signedArea >= 0 {
        outline.appendReversed(path.outline, move)
      } else {
        outline.append(path.outline, move)
      }
    }
    return inverse
  }
}
