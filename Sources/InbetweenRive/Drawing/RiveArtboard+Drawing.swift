extension RiveArtboard {
  /// Draws the artboard with its origin at the canvas's, clipped to its size if it says so.
  public func draw(on canvas: RiveCanvas) {
    draw(on: canvas, translatesToOrigin: true)
  }

  func draw(on canvas: RiveCanvas, translatesToOrigin: Bool) {
    canvas.save()
    let origin =
      translatesToOrigin
      ? Matrix.translation(width * originX, height * originY) : .identity
    if translatesToOrigin || host == nil { canvas.transform(origin) }
    if root.clipsToBox { canvas.clip(root.backgroundPath, rule: .nonZero) }
    for paint in root.paints { paint.draw(canvas, on: root, blend: root.blendMode) }
    for drawable in drawables where !drawable.isHidden {
      if drawable.hasActiveClips {
        canvas.save()
        if drawable.clip(canvas) { drawable.draw(canvas) }
        canvas.restore()
      } else {
        drawable.draw(canvas)
      }
    }
    canvas.restore()
  }
}
