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
      for contour in contours { trim([contour], from, to, closes, &result) }
    } else {
      trim(contours, from, to, closes, &result)
    }
    return result
  }

  /// Adds a part of contours that follow one another in a ring, whose length is 1.
  private func trim(
    _ contours: [ContourMeasure], _ from: Float, _ to: Float, _ closes: Bool,
    _ result: inout Outline
  ) {
    let ring = ContourRing(contours)
    guard ring.length > 0 else { return }
    var from = ring.length * from
    var to = ring.length * to
    if from > ring.length {
      let turns = (from / ring.length).rounded(.down) * ring.length
      from -= turns
      to -= turns
    }
    // More than once round shows no more than once round.
    ring.append(from: from, to: min(to, from + ring.length), closes: closes, into: &result)
  }
}

/// Contours that follow one another; after the last comes the first again.
struct ContourRing {
  let contours: [ContourMeasure]
  let length: Float

  init(_ contours: [ContourMeasure]) {
    self.contours = contours
    let sum = contours.reduce(0) { $0 + $1.length }
    length = sum.isFinite ? sum : 0
  }

  /// Adds what lies between two distances; a part that goes on from the end of a closed contour to
  /// its own start is one line.
  func append(from: Float, to: Float, closes: Bool, into result: inout Outline) {
    var begin: Float = 0
    var last = -1
    // Twice round at most: `to` is at most one length behind `from`, which is on the first round.
    for round in 0..<2 * contours.count where to > begin {
      let number = round % contours.count
      let contour = contours[number]
      if from < begin + contour.length {
        let (a, b) = (max(0, from - begin), min(contour.length, to - begin))
        let goesOn = last == number && contour.isClosed
        contour.appendSegment(from: a, to: b, moving: !goesOn, into: &result)
        let isWhole = a <= 0 && b >= contour.length && contour.isClosed
        if closes && !(contour.isClosed && contours.count == 1 && to > begin + contour.length)
          || isWhole && !goesOn
        {
          result.close()
        }
        last = number
      }
      begin += contour.length
    }
  }
}

/// Breaks an outline into dashes.
final class DashPath: PathEffect {
  private var dashes: [Dash] = []
  /// More dashes than this are a line to any eye.
  private static let most = 20_000

  override func added() { dashes = children.compactMap { $0 as? Dash } }

  override func apply(_ outline: Outline, closes: Bool) -> Outline {
    guard !closes, !dashes.isEmpty else { return outline }
    let ring = ContourRing(ContourMeasure.all(outline))
    func distance(_ value: Float, _ isPercentage: Bool) -> Float {
      isPercentage ? value * ring.length : value
    }
    let lengths = dashes.map {
      min(
        ring.length,
        max(0, distance($0.float(Slot.Dash.length), $0.bool(Slot.Dash.lengthIsPercentage))))
    }
    let offset = distance(
      float(Slot.DashPath.offset), bool(Slot.DashPath.offsetIsPercentage))
    guard ring.length > 0, offset.isFinite, lengths.contains(where: { $0 > 0 }) else {
      return outline
    }
    var result = Outline()
    var at = AnimationDefinition.remainder(offset, ring.length)
    var dashed: Float = 0
    var number = 0
    while dashed < ring.length, number < Self.most {
      let length = lengths[number % lengths.count]
      if number % 2 == 0, length > 0 {
        ring.append(from: at, to: at + length, closes: false, into: &result)
      }
      at += length
      if at >= ring.length { at -= ring.length }
      dashed += length
      number += 1
    }
    return result
  }
}

final class Dash: Component {
  override func changed(_ slot: Int) {
    (parent?.parent as? ShapePaint)?.effectChanged()
  }
}
