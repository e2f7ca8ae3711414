/// Changes the outline that a paint paints.
class PathEffect: Component {
  /// - Parameter closes: the paint is a fill, whose pieces are closed.
  func apply(_ outline: Outline, closes: Bool) -> Outline { outline }

  override func changed(_ slot: Int) { (parent as? ShapePaint)?.effectChanged() }
}

/// Shows a part of an outline.
final class TrimPath: PathEffect {
  var start: Float { float(Slot.TrimPath.start) }
  var end: Float { float(Slot.TrimPath.end) }
  var offset: Float { float(Slot.TrimPath.offset) }
  /// 1: over all contours as one line, 2: of each contour
  var mode: UInt32 { uint(Slot.TrimPath.modeValue) }

  override func apply(_ outline: Outline, closes: Bool) -> Outline {
    var result = Outline()
    let offset = AnimationDefinition.remainder(offset, 1)
    var from = start + offset
    var to = end + offset
    if from > to { swap(&from, &to) }
    guard from.isFinite, to.isFinite else { return outline }
    let contours = ContourMeasure.all(outline)
    if mode == 2 {
      for contour in contours {
        trim([contour], contour.length * from, contour.length * to, closes, &result)
      }
    } else {
      let total = contours.reduce(0) { $0 + $1.length }
      trim(contours, total * from, total * to, closes, &result)
    }
    return result
  }

  /// Adds the part between two distances of contours that follow one another in a ring.
  private func trim(
    _ contours: [ContourMeasure], _ from: Float, _ to: Float, _ closes: Bool,
    _ result: inout Outline
  ) {
    let total = contours.reduce(0) { $0 + $1.length }
    guard total > 0, total.isFinite else { return }
    var from = from
    var to = to
    if from >= total {
      let turns = (from / total).rounded(.down) * total
      from -= turns
      to -= turns
    }
    if to - from >= total {
      from = 0
      to = total
    }
    // Twice round at most: the end is less than one length behind the start.
    var begin: Float = 0
    for contour in contours + contours where to > begin {
      if from < begin + contour.length {
        add(contour, from - begin, to - begin, closes, &result)
      }
      begin += contour.length
    }
  }

  private func add(
    _ contour: ContourMeasure, _ from: Float, _ to: Float, _ closes: Bool, _ result: inout Outline
  ) {
    contour.appendSegment(from: from, to: to, moving: true, into: &result)
    let isWhole = from <= 0 && to >= contour.length
    if closes || isWhole && contour.isClosed { result.close() }
  }
}

/// Breaks an outline into dashes.
final class DashPath: PathEffect {
  private var dashes: [Dash] = []
  /// More dashes than this are a line to any eye.
  private static let most = 20_000

  override func added() { dashes = children.compactMap { $0 as? Dash } }

  private func distance(_ value: Float, _ isPercentage: Bool, of length: Float) -> Float {
    isPercentage ? value * length : value
  }

  override func apply(_ outline: Outline, closes: Bool) -> Outline {
    guard !closes, !dashes.isEmpty else { return outline }
    var result = Outline()
    var count = 0
    for contour in ContourMeasure.all(outline) {
      let lengths = dashes.map {
        max(
          0,
          distance(
            $0.float(Slot.Dash.length), $0.bool(Slot.Dash.lengthIsPercentage), of: contour.length))
      }
      let pattern = lengths.reduce(0, +) * (lengths.count % 2 == 1 ? 2 : 1)
      guard pattern > 0, pattern.isFinite else { return outline }
      let shift = distance(
        float(Slot.DashPath.offset), bool(Slot.DashPath.offsetIsPercentage), of: contour.length)
      guard shift.isFinite else { return outline }
      var number = 0
      var isDrawn = true
      var at = AnimationDefinition.remainder(shift, pattern)
      // Goes back to where the pattern that holds the start begins.
      at = at > 0 ? at - pattern : 0
      while at < contour.length, count < Self.most {
        let length = lengths[number % lengths.count]
        if isDrawn, length > 0 {
          contour.appendSegment(from: at, to: at + length, moving: true, into: &result)
        }
        at += length
        number += 1
        isDrawn.toggle()
        count += 1
      }
    }
    return result
  }
}

final class Dash: Component {
  override func changed(_ slot: Int) {
    (parent?.parent as? ShapePaint)?.effectChanged()
  }
}
