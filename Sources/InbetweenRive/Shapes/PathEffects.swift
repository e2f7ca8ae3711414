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
  /// Where each contour begins.
  private let starts: [Float]
  let length: Float

  init(_ contours: [ContourMeasure]) {
    self.contours = contours
    var starts: [Float] = []
    var sum: Float = 0
    for contour in contours {
      starts.append(sum)
      sum += contour.length
    }
    self.starts = starts
    length = sum.isFinite ? sum : 0
  }

  /// The contour that a distance of the first round lies on.
  private func contour(at distance: Float) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= distance { low = middle } else { high = middle }
    }
    return low
  }

  /// Adds what lies between two distances, the first of them on the first round; a part that goes on
  /// from the end of a closed contour to its own start is one line.
  func append(from: Float, to: Float, closes: Bool, into result: inout Outline) {
    guard length > 0, from.isFinite, to.isFinite else { return }
    var number = contour(at: max(0, from))
    var round: Float = 0
    var last = -1
    // Once round at most after the start.
    for _ in 0...contours.count {
      let contour = contours[number]
      let begin = starts[number] + round
      guard to > begin else { return }
      let (a, b) = (max(0, from - begin), min(contour.length, to - begin))
      if a < b {
        let goesOn = last == number && contour.isClosed
        contour.appendSegment(from: a, to: b, moving: !goesOn, into: &result)
        let isWhole = a <= 0 && b >= contour.length && contour.isClosed
        let comesRound = contours.count == 1 && contour.isClosed && to > begin + contour.length
        if closes && !comesRound || isWhole && !goesOn { result.close() }
        last = number
      }
      number += 1
      if number == contours.count {
        number = 0
        round += length
      }
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
