import Foundation

extension Path {
  /// The part of the outline between two fractions of its length.
  ///
  /// - Parameters:
  ///   - from: 0...1; what is outside is taken as the nearest end.
  ///   - to: 0...1; where it is not greater than `from` nothing is left.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let first = max(0, from.isNaN ? 0 : from)
    let last = min(1, to.isNaN ? 1 : to)
    if first >= last { return Path() }
    if first == 0, last == 1 { return self }
    let segments = segments
    let lengths = segments.map(\.length)
    let total = lengths.reduce(0, +)
    guard total > 0 else { return Path() }
    let (begin, end) = (first * total, last * total)
    var result = Path()
    var position: CGFloat = 0
    var isJoined = false
    for (segment, length) in zip(segments, lengths) {
      defer { position += length }
      if segment.startsSubpath { isJoined = false }
      if position + length <= begin || position >= end || length == 0 { continue }
      let cutsStart = position < begin
      let cutsEnd = position + length > end
      let t0 = cutsStart ? segment.parameter(atLength: begin - position, of: length) : 0
      let t1 = cutsEnd ? segment.parameter(atLength: end - position, of: length) : 1
      let part = segment.part(from: t0, to: t1)
      if !isJoined { result.move(to: part.start) }
      isJoined = true
      result.append(part)
    }
    return result
  }

  private mutating func append(_ segment: PathSegment) {
    let points = segment.points
    switch points.count {
    case 2: elements.append(.line(to: points[1]))
    case 3: elements.append(.quadCurve(to: points[2], control: points[1]))
    default: elements.append(.curve(to: points[3], control1: points[1], control2: points[2]))
    }
  }
}
